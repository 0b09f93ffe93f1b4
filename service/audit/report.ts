/**
 * The provenance of a pack for an auditor: sources, disputes, gaps, and components without scenarios. `fathom audit` and the
 * Audit view of the workbench both use it.
 */
import { PROVENANCE_CODES } from '../checks/index.ts';
import type { LoadedPack } from '../analysis/load-pack.ts';
import {
  type OptionDef,
  type PackModel,
  type MetadataSource,
  type ComponentSource,
  type Sources,
  sourcedComponents,
  disputesNamed,
  disputesOf,
  editionsOf,
  gapsOf,
  disputeState,
  tally,
  type Citation,
  type Edition,
  type FieldTally,
  type KindTally,
  type Diagnostic,
  childOf,
  plain,
} from '../../dsl/internal.ts';

/** What is attested, derived or original in a pack, with its disputes and gaps. */
export interface ProvenanceReport {
  pack: string;
  title: string;
  version: string | null;
  hash: string | null;
  /** base packs, which are audited separately */
  extends: string[];
  editions: Edition[];
  kinds: KindTally[];
  fields: FieldTally[];
  disputes: AuditedDispute[];
  gaps: AuditedGap[];
  /** diagnostics of the checks of provenance */
  findings: Diagnostic[];
  /** all other diagnostics of `check` */
  otherFindings: number;
}

/** A dispute, and the components that name it. */
export interface AuditedDispute {
  id: string;
  topic: string;
  severity: string | null;
  plays: boolean;
  state: 'open' | 'option' | 'decided';
  readings: Record<string, string>;
  decision: string | null;
  reason: string | null;
  noOption: string | null;
  option: { id: string; values: (string | number)[]; default: string | number } | null;
  /** components that name it */
  components: string[];
  sources: Citation[];
  file: string;
  line: number;
}

/** A component that is known to exist and missing in the pack. */
export interface AuditedGap {
  id: string;
  name: string | null;
  number: string | null;
  deck: string | null;
  status: string | null;
  known: string;
  unknown: string | null;
  /** the card with its number in this pack */
  inItsPlace: string | null;
  sources: Citation[];
  file: string;
  line: number;
}

/** A component, and the line of its id. */
export interface ComponentLocation {
  section: string;
  id: string;
  file: string;
  line: number;
}

/** Reports where everything in a pack comes from: statuses, sources, disputes, gaps and what lacks them. */
export function provenanceReport(loaded: {
  readonly model: PackModel | null;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
}): ProvenanceReport {
  const { model, sources, diagnostics } = loaded;
  const pack = sources.packs.at(-1);
  const provenance = new Set<string>(PROVENANCE_CODES);
  const findings = diagnostics.filter(({ code }) => provenance.has(code));
  return {
    pack: pack?.id ?? '',
    title: model?.title ?? pack?.id ?? '',
    version: model?.version ?? null,
    hash: model?.hash ?? null,
    extends: pack?.extends ?? [],
    editions: editionsOf(sources),
    ...tally(sources, pack?.name ?? ''),
    disputes: disputesIn(model, sources),
    gaps: gapsIn(sources),
    findings,
    otherFindings: diagnostics.length - findings.length,
  };
}

function disputesIn(model: PackModel | null, sources: Sources): AuditedDispute[] {
  const named = sourcedComponents(sources).flatMap(({ section, id, node }) => {
    const said = childOf(node, 'disputed');
    return disputesNamed(said && plain(said)).map((dispute) => ({ dispute, component: `${section}/${id}` }));
  });
  return disputesOf(sources).map((dispute) => {
    const { id, topic, severity, plays, readings, decision, reason, noOption, option, sources: cited } = dispute;
    return {
      id,
      topic,
      severity: severity ?? null,
      plays,
      state: disputeState(dispute),
      readings,
      decision: decision ?? null,
      reason: reason ?? null,
      noOption: noOption ?? null,
      option: optionIn(model?.options.find((declared) => declared.id === option)),
      components: [...new Set(named.filter((one) => one.dispute === id).map(({ component }) => component))],
      sources: cited,
      ...locationOf(dispute.entry, sources),
    };
  });
}

function optionIn(option: OptionDef | undefined): AuditedDispute['option'] {
  return option ? { id: option.id, values: option.values, default: option.default } : null;
}

function gapsIn(sources: Sources): AuditedGap[] {
  const numbers = new Map(
    sourcedComponents(sources)
      .filter(({ section }) => section === 'cards')
      .flatMap(({ id, node }): [string, string][] => {
        const number = childOf(node, 'number');
        return number?.kind === 'scalar' ? [[number.text, id]] : [];
      }),
  );
  return gapsOf(sources).map(({ id, name, number, deck, status, known, unknown, sources: cited, entry }) => ({
    id,
    name: name ?? null,
    number: number ?? null,
    deck: deck ?? null,
    status: status ?? null,
    known,
    unknown: unknown ?? null,
    inItsPlace: (number !== undefined && numbers.get(number)) || null,
    sources: cited,
    ...locationOf(entry, sources),
  }));
}

/** Components of the pack itself that have an effect but no scenario. */
export function componentsWithoutScenario({ sources }: LoadedPack): ComponentLocation[] {
  const acting = new Set(
    sources.effects
      .filter(({ kind, path }) => (kind === 'program' || kind === 'standing') && !path.includes('scenarios'))
      .map(({ component }) => `${component.section}/${component.id}`),
  );
  return sources.components
    .filter(
      (one) =>
        one.pack === sources.packs.at(-1)?.name &&
        acting.has(`${one.section}/${one.id}`) &&
        !isFilled(one.notes['scenarios']),
    )
    .map((one) => ({ section: one.section, id: one.id, ...locationOf(one, sources) }));
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export const locationOf = (
  { file, idRange }: MetadataSource | ComponentSource,
  { files }: Sources,
): { file: string; line: number } => ({
  file,
  line: files.find(({ path }) => path === file)?.lines.place(idRange.start).line ?? 1,
});
