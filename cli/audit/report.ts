/** The state of a pack for somebody who audits it: what is proved how, what is disputed, missing, untried. */
import {
  carriersOf, disputesNamed, disputesOf, editionsOf, gapsOf, PROVENANCE_CODES, stateOf, tally,
  type Citation, type Diagnostic, type Edition, type FieldTally, type KindTally, type LoadedPack, type OptionDef,
} from '../../dsl/index.ts';
import { childOf, plain } from '../../dsl/index.ts';
import type { Coverage, Part, ScenarioRun } from '../../interpreter/scenario/index.ts';

/** The form of `audit --json`; fields are added, never changed. */
export interface AuditReport {
  pack: string; title: string; version: string | null; hash: string | null;
  /** packs whose components it takes over; they are audited by themselves */
  extends: string[];
  editions: Edition[];
  kinds: KindTally[];
  fields: FieldTally[];
  disputes: AuditedDispute[];
  gaps: AuditedGap[];
  /** what the checks of provenance find */
  findings: Diagnostic[];
  /** what `check` finds besides */
  otherFindings: number;
  /** null: the pack has errors and cannot be played */
  scenarios: { run: number; failed: { section: string; id: string; name: string; file: string; line: number }[]; without: Placed[] } | null;
  coverage: { games: number; parts: number; byScenarios: number; byGames: number; never: Part[] } | null;
}

export interface Placed { section: string; id: string; file: string; line: number }

export interface AuditedDispute {
  id: string; topic: string; severity: string | null; plays: boolean;
  state: 'open' | 'option' | 'decided';
  readings: Record<string, string>;
  decision: string | null; reason: string | null; noOption: string | null;
  option: { id: string; values: (string | number)[]; default: string | number } | null;
  /** components that name it */
  components: string[];
  sources: Citation[];
}

export interface AuditedGap {
  id: string; name: string | null; number: string | null; deck: string | null; status: string | null;
  known: string; unknown: string | null;
  /** the card that bears its number here */
  inItsPlace: string | null;
  sources: Citation[];
}

export function reportOf({ model, sources, diagnostics }: LoadedPack, run: ScenarioRun | null): AuditReport {
  const pack = sources.packs.at(-1), { kinds, fields } = tally(sources, pack?.name ?? ''), provenance = new Set(PROVENANCE_CODES);
  const findings = diagnostics.filter(({ code }) => provenance.has(code));
  return {
    pack: pack?.id ?? '', title: model?.title ?? pack?.id ?? '', version: model?.version ?? null, hash: model?.hash ?? null, extends: pack?.extends ?? [],
    editions: editionsOf(sources), kinds, fields, disputes: disputesIn({ model, sources, diagnostics }), gaps: gapsIn(sources),
    findings, otherFindings: diagnostics.length - findings.length,
    scenarios: run && {
      run: run.results.length,
      failed: run.results.filter(({ ok }) => !ok).map(({ component, name, file, line }) => ({ ...component, name, file, line })),
      without: withoutScenario(sources, pack?.name),
    },
    coverage: run?.coverage ? coverageIn(run.coverage, sources, pack?.name) : null,
  };
}

function disputesIn({ model, sources }: LoadedPack): AuditedDispute[] {
  const named = carriersOf(sources).flatMap(({ section, id, node }) => {
    const said = childOf(node, 'disputed');
    return disputesNamed(said && plain(said)).map((dispute) => ({ dispute, component: `${section}/${id}` }));
  });
  return disputesOf(sources).map((dispute) => {
    const { id, topic, severity, plays, readings, decision, reason, noOption, option, sources: cited } = dispute;
    return {
      id, topic, severity: severity ?? null, plays, state: stateOf(dispute), readings, decision: decision ?? null, reason: reason ?? null, noOption: noOption ?? null,
      option: optionIn(model?.options.find((declared) => declared.id === option)), components: [...new Set(named.filter((one) => one.dispute === id).map(({ component }) => component))], sources: cited,
    };
  });
}

function optionIn(option: OptionDef | undefined): AuditedDispute['option'] {
  return option ? { id: option.id, values: option.values, default: option.default } : null;
}

function gapsIn(sources: LoadedPack['sources']): AuditedGap[] {
  const numbers = new Map(carriersOf(sources).filter(({ section }) => section === 'cards').flatMap(({ id, node }): [string, string][] => {
    const number = childOf(node, 'number');
    return number?.kind === 'scalar' ? [[number.text, id]] : [];
  }));
  return gapsOf(sources).map(({ id, name, number, deck, status, known, unknown, sources: cited }) => ({
    id, name: name ?? null, number: number ?? null, deck: deck ?? null, status: status ?? null, known, unknown: unknown ?? null,
    inItsPlace: (number !== undefined && numbers.get(number)) || null, sources: cited,
  }));
}

/** Components that do something and beside which no scenario stands. */
function withoutScenario({ components, effects, files }: LoadedPack['sources'], pack: string | undefined): Placed[] {
  const acting = new Set(effects.filter(({ kind, path }) => (kind === 'program' || kind === 'standing') && !path.includes('scenarios')).map(({ component }) => `${component.section}/${component.id}`));
  return components.filter((one) => one.pack === pack && acting.has(`${one.section}/${one.id}`) && !isFilled(one.notes['scenarios'])).map(({ section, id, file, idRange }) => ({
    section, id, file, line: files.find(({ path }) => path === file)?.lines.place(idRange.start).line ?? 1,
  }));
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** Of the pack's own files. */
function coverageIn({ files, never, games }: Coverage, sources: LoadedPack['sources'], pack: string | undefined): AuditReport['coverage'] {
  const paths = new Set(sources.packs.find(({ name }) => name === pack)?.files), names = new Set(sources.files.filter(({ path }) => paths.has(path)).map(({ name }) => name));
  const own = files.filter(({ file }) => names.has(file)), sum = (key: 'parts' | 'byScenarios' | 'byGames'): number => own.reduce((total, file) => total + file[key], 0);
  return { games, parts: sum('parts'), byScenarios: sum('byScenarios'), byGames: sum('byGames'), never: never.filter(({ file }) => names.has(file)) };
}

/** Whether something must be mended: a finding, a scenario that fails, a pack that cannot be played. */
export function hasFindings({ findings, scenarios }: AuditReport): boolean {
  return findings.length > 0 || scenarios === null || scenarios.failed.length > 0;
}
