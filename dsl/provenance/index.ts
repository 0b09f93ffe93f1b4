/** Where everything comes from: what is proved how, what the sources dispute, what is missing. */
export { carriersOf, fieldsToProve, nameOf, NAMING, statusable, type Carrier } from './carriers.ts';
export { REST, provenanceOf, statusesOf, statusNodes, type FieldStatus, type Provenance } from './status.ts';
export {
  citationsIn,
  disputesNamed,
  disputesOf,
  editionsOf,
  gapsOf,
  stateOf,
  type Citation,
  type Dispute,
  type Edition,
  type Gap,
} from './about.ts';
export { declaresPlaces, wrongLocator } from './locator.ts';
export { tally, type FieldTally, type KindTally, type Tally } from './tally.ts';
export { judged } from './judged.ts';
export { citationsAt, entriesAt, citedSources, type CitedSource } from './cited-sources.ts';
export { changedSince, type Fingerprints } from './changed-since.ts';
export { readSignOffs, withSignOff, type SignOff, type SignOffsRead } from './sign-offs.ts';
export { SIGN_OFF_FILE } from './sign-off-file.ts';
