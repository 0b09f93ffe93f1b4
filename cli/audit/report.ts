/** The report of `fathom audit`: the provenance of the pack, its scenarios, coverage and sign-offs. */
import {
  provenanceReport,
  componentsWithoutScenario,
  type LoadedPack,
  type ComponentLocation,
  type ProvenanceReport,
} from '../../service/index.ts';
import type { JudgedPhrase } from '../../study/index.ts';
import { signOffsOf, type SignOffReport } from './sign-offs.ts';
import type { Coverage, CoveragePart, ScenarioRun } from '../../interpreter/scenario/index.ts';

/** The form of `audit --json`; fields are added, never changed. */
export interface AuditReport extends ProvenanceReport {
  /** null: the pack has errors and cannot be played */
  scenarios: {
    run: number;
    failed: { section: string; id: string; name: string; file: string; line: number }[];
    without: ComponentLocation[];
  } | null;
  coverage: { games: number; parts: number; byScenarios: number; byGames: number; never: CoveragePart[] } | null;
  signOffs: SignOffReport | null;
  /** phrases of its own; null: the pack has errors */
  phrases: PhraseReport | null;
}

/** `unread`: those that the rules of the languages do not read by themselves, so that only people can judge them. */
interface PhraseReport {
  all: number;
  unread: number;
  equal: number;
  same: number;
  different: (JudgedPhrase & { is: 'different' })[];
  unknown: (JudgedPhrase & { is: 'unknown' })[];
}

/** `path`: of the pack. */
export function auditReportOf(
  loaded: LoadedPack,
  path: string,
  run: ScenarioRun | null,
  phrases: readonly JudgedPhrase[] | null,
): AuditReport {
  const { sources } = loaded;
  return {
    ...provenanceReport(loaded),
    scenarios: run && {
      run: run.results.length,
      failed: run.results
        .filter(({ ok }) => !ok)
        .map(({ component, name, file, line }) => ({ ...component, name, file, line })),
      without: componentsWithoutScenario(loaded),
    },
    coverage: run?.coverage ? coverageIn(run.coverage, sources, sources.packs.at(-1)?.name) : null,
    signOffs: signOffsOf(loaded, path),
    phrases: phrases && phraseReport(phrases),
  };
}

function phraseReport(phrases: readonly JudgedPhrase[]): PhraseReport {
  const count = (is: JudgedPhrase['is']): number => phrases.filter((phrase) => phrase.is === is).length;
  return {
    all: phrases.length,
    unread: count('unread'),
    equal: count('equal'),
    same: count('alike'),
    different: phrases.filter((phrase) => phrase.is === 'different'),
    unknown: phrases.filter((phrase) => phrase.is === 'unknown'),
  };
}

/** Of the pack's own files. */
function coverageIn(
  { files, never, games }: Coverage,
  sources: LoadedPack['sources'],
  pack: string | undefined,
): AuditReport['coverage'] {
  const paths = new Set(sources.packs.find(({ name }) => name === pack)?.files);
  const names = new Set(sources.files.filter(({ path }) => paths.has(path)).map(({ name }) => name));
  const own = files.filter(({ file }) => names.has(file));
  const sum = (key: 'parts' | 'byScenarios' | 'byGames'): number => own.reduce((total, file) => total + file[key], 0);
  return {
    games,
    parts: sum('parts'),
    byScenarios: sum('byScenarios'),
    byGames: sum('byGames'),
    never: never.filter(({ file }) => names.has(file)),
  };
}

/** Whether something must be fixed: a finding, a failing scenario, a phrase that says something else, a pack with errors. */
export function hasFindings({ findings, scenarios, phrases }: AuditReport): boolean {
  return (
    findings.length > 0 || (phrases?.different.length ?? 0) > 0 || scenarios === null || scenarios.failed.length > 0
  );
}
