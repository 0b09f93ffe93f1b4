/** Scenarios of packs, run as tests; and effects tried out. */
import {
  type Origin,
  type PackModel,
  type ComponentId,
  type Sources,
  readLessons,
  readScenarios,
  type Scenario,
} from '../../dsl/internal.ts';
import { fieldsOf, FLAG, FUNCTION, having, listOf, oneOf, oneOfTexts, requireArgument, TEXT } from '../arguments.ts';
import { optionValues } from '../game.ts';
import { randomGame } from '../machine/random-run.ts';
import { ranking } from '../view/ranking.ts';
import { coverageOf, ReachedParts, type Coverage } from './coverage.ts';
import { playLesson } from './lesson-keys.ts';
import { variants } from './variants.ts';
import { PLAY_MODES, runScenario, type AskedDecision, type PlayMode } from './run.ts';
import { compileGame } from '../compile/compile-game.ts';
import { Vm } from '../machine/vm.ts';

export {
  EFFECT,
  boardsOfTry,
  describeTryPosition,
  tryEffect,
  type RecordedPosition,
  type Endless,
  type TryDecision,
  type TryResult,
  type WordedChange,
  type TryStep,
  type Outcome,
  type TryOptions,
} from './try-effect.ts';
export { changeWords, playerName, valueWords, type ChangeWords } from './change-words.ts';
export { cardItem, cardOfText } from './card-text.ts';
export { scenarioText, type TriedEffect } from './scenario-text.ts';
export { changeText, changesBetween, factsOf, type Change, type Value } from './difference.ts';
export type { Coverage, FileCoverage, CoveragePart } from './coverage.ts';
export { componentsAt } from './coverage.ts';
export { variants, type Variant } from './variants.ts';
export { instrument, type Aspect, type CoverageGoal } from './instrument.ts';
export { playLesson } from './lesson-keys.ts';
export { factsOfCells, gameFromCells, stagedCells } from './staged-position.ts';
export type { AskedDecision } from './run.ts';

/** What became of a scenario or lesson, and where it is. */
export interface ScenarioResult {
  name: string;
  component: ComponentId;
  pack: string;
  file: string;
  line: number;
  column: number;
  ok: boolean;
  /** expected and actual, by names, one sentence each */
  failures: string[];
  /** @internal what it is asked, where that was wanted */
  asked?: AskedDecision[];
}

/** What became of all that were run. */
export interface ScenarioRun {
  results: ScenarioResult[];
  passed: number;
  failed: number;
  /** @internal */
  coverage: Coverage | null;
}

/** Which scenarios are run, and who hears of them. */
export interface RunOptions {
  /** only scenarios whose component, name, file or pack contains this, or for which it holds */
  filter?: string | ((scenario: Pick<ScenarioResult, 'name' | 'component' | 'file' | 'line'>) => boolean);
  /**
   * @internal also which parts of the programs are reached, by the scenarios and by random games: so many for each number of players,
   * and as many for each further value of an option
   */
  coverage?: { games: number };
  /** @internal also what each is asked, with the keys of the options */
  asked?: boolean;
  /** @internal in which manners each is run; all three unless given */
  manners?: readonly PlayMode[];
  /** called after each */
  onResult?: (result: ScenarioResult) => void;
  /** @internal called after each random game: how many of how many are played */
  onGame?: (played: number, of: number) => void;
}

const RUN_OPTIONS = {
  filter: oneOf(TEXT, FUNCTION),
  coverage: having('how many games are played', 'games'),
  asked: FLAG,
  manners: listOf(oneOfTexts(...PLAY_MODES)),
  onResult: FUNCTION,
  onGame: FUNCTION,
};

/**
 * Runs the scenarios of a loaded pack, and plays its lessons, in the order of the files, as `fathom test` does: what each expects is the
 * whole difference that it makes, so that a change that nobody named is a failure.
 *
 * @returns one result for each, with what was expected and what came, one sentence each; none for a pack without a model
 *
 * @example
 * const { failed, results } = runScenarios(loadPack('nim'));
 * for (const { ok, file, line, failures } of results) if (!ok) console.log(file, line, ...failures);
 */
export function runScenarios(pack: { model: PackModel | null; sources: Sources }, given: RunOptions = {}): ScenarioRun {
  requireArgument('runScenarios', 'the pack', pack, having('a loaded pack', 'model', 'sources'));
  const { model, sources } = pack;
  const {
    filter,
    coverage,
    asked: wantsAsked,
    manners = PLAY_MODES,
    onResult,
    onGame,
  } = fieldsOf('runScenarios', given, RUN_OPTIONS);
  if (model === null) return { results: [], passed: 0, failed: 0, coverage: null };
  const chosen = readScenarios(model, sources).scenarios.filter(typeof filter === 'function' ? filter : passes(filter));
  const reached = new ReachedParts();
  const results = new Map<Scenario, ScenarioResult>();
  for (const group of groups(chosen)) {
    const { model: own, players, options } = group[0];
    const programs = group.flatMap(({ run }) => (run ? [run.program] : []));
    const compiled = compileGame(own, players, optionValues(own, options), programs);
    if (coverage) reached.instrument(compiled);
    let extra = 0;
    for (const scenario of group) {
      const asked: AskedDecision[] | undefined = wantsAsked ? [] : undefined;
      const failures = attempt(() => runScenario(compiled, scenario, scenario.run ? extra++ : -1, manners, asked));
      const { name, component, pack, file, line, column } = scenario;
      const ok = failures.length === 0;
      const result = { name, component, pack, file, line, column, ok, failures, ...(asked && { asked }) };
      results.set(scenario, result);
      onResult?.(result);
    }
  }
  const list = chosen.map((scenario) => results.get(scenario)!);
  for (const result of lessonResults(model, sources, filter)) {
    list.push(result);
    onResult?.(result);
  }
  const passed = list.filter(({ ok }) => ok).length;
  return {
    results: list,
    passed,
    failed: list.length - passed,
    coverage: coverage ? covered(model, sources, chosen, reached, coverage.games, onGame) : null,
  };
}

function passes(
  filter: string | undefined,
): (tested: Pick<Scenario, 'name' | 'component' | 'file' | 'pack'>) => boolean {
  return ({ name, component, file, pack }) =>
    filter === undefined ||
    [name, `${component.section}/${component.id}`, file, pack].some((text) => text.includes(filter));
}

/** Each lesson is played; a function as a filter chooses among scenarios only. */
function lessonResults(model: PackModel, sources: Sources, filter: RunOptions['filter']): ScenarioResult[] {
  if (typeof filter === 'function') return [];
  return readLessons(model, sources).lessons.flatMap((lesson) => {
    const { id, title, pack, file, line, column } = lesson;
    const component: ComponentId = { section: 'lessons', id };
    if (!passes(filter)({ name: title.en, component, file, pack })) return [];
    const failures = attempt(() => {
      const { problem } = playLesson(model, lesson);
      return problem ? [`line ${problem.line}: ${problem.text}`] : [];
    });
    return [{ name: title.en, component, pack, file, line, column, ok: failures.length === 0, failures }];
  });
}

/** Scenarios that share cards, players and options share a compiled game. */
function groups(scenarios: Scenario[]): Scenario[][] {
  const models = new Map<PackModel, Map<string, Scenario[]>>();
  for (const scenario of scenarios) {
    const by = models.get(scenario.model) ?? new Map<string, Scenario[]>();
    models.set(scenario.model, by);
    const key = JSON.stringify([
      scenario.players,
      Object.entries(scenario.options).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]);
    const group = by.get(key);
    if (group) group.push(scenario);
    else by.set(key, [scenario]);
  }
  return [...models.values()].flatMap((by) => [...by.values()]);
}

function attempt(run: () => string[]): string[] {
  try {
    return run();
  } catch (error) {
    return [(error as Error).message];
  }
}

function covered(
  model: PackModel,
  sources: Sources,
  scenarios: Scenario[],
  byScenarios: ReachedParts,
  n: number,
  onGame: RunOptions['onGame'],
): Coverage {
  const byGames = new ReachedParts();
  const lots = n === 0 ? [] : variants(model, n);
  const total = lots.reduce((sum, { games }) => sum + games, 0);
  let played = 0;
  for (const { players, options, games } of lots) {
    const compiled = compileGame(model, players, options);
    byGames.instrument(compiled);
    const vm = new Vm(compiled);
    for (let seed = 1; seed <= games; seed++) {
      randomGame(vm, seed);
      ranking(vm); // which asks for the goals of the game
      played++;
      onGame?.(played, total);
    }
  }
  // effects of the scenarios themselves
  const own = new Set(
    scenarios.flatMap(({ fileName, line, lastLine }) =>
      Array.from({ length: lastLine - line + 1 }, (_, i) => `${fileName}:${line + i}`),
    ),
  );
  const outside = ({ file, line }: Origin): boolean => file !== 'engine' && !own.has(`${file}:${line}`);
  byScenarios.gather(outside);
  byGames.gather(outside);
  return coverageOf(byScenarios, byGames, sources, played);
}
