/** Provenance: statuses and sources of components, disputes between sources, gaps. */
export {
  sourcedComponents,
  fieldsNeedingStatus,
  displayName,
  allowedStatusFields,
  type SourcedComponent,
} from './components.ts';
export { REST, provenanceOf, statusesOf, statusNodes, type FieldStatus, type Provenance } from './status.ts';
export {
  citationsIn,
  disputesNamed,
  disputesOf,
  editionsOf,
  gapsOf,
  disputeState,
  type Citation,
  type Dispute,
  type Edition,
} from './metadata.ts';
export { declaresPlaces, checkLocator, locatorMessage, type LocatorProblem } from './locator.ts';
export { tally, type FieldTally, type KindTally, type Tally } from './tally.ts';
export { componentsNeedingProvenance } from './required.ts';
export { citationNodes, metadataEntries, citedSources } from './cited-sources.ts';
export { SIGN_OFF_FILE, signOffStatus, type Fingerprints, type SignOff, type SignOffStatus } from './sign-off.ts';
export { readSignOffs, withSignOff } from './sign-off-file.ts';
