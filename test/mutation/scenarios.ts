/**
 * The scenarios of packs as tests of the interpreter, some in a test, so that a mutant runs only those that reach it. `npm test` runs
 * them by packs (`test/scenarios.test.ts`, `test/card-packs.ts`), saved and loaded as well.
 */
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../dsl/internal.ts';
import { compileGame } from '../../interpreter/compile/compile-game.ts';
import { optionValues } from '../../interpreter/index.ts';
import { runScenario } from '../../interpreter/scenario/run.ts';
import { SCENARIO_PACKS, scenariosOf } from './kept-packs.ts';

/** Scenarios in a test: compiling a game for each would take most of the time. */
const IN_A_TEST = 20;

/** Of packs with many scenarios that are much alike only every so manieth. */
const EVERY: Readonly<Record<string, number>> = { 'cards/underwater-cities': 3, 'test/packs/sixty-cards.yaml': 2 };
const someOf = (path: string): Scenario[] => scenariosOf(path).filter((_, i) => i % (EVERY[path] ?? 1) === 0);

/** Scenarios of one game, at most so many. */
function groupsOf(scenarios: readonly Scenario[]): Scenario[][] {
  const open = new Map<string, Scenario[]>();
  const groups: Scenario[][] = [];
  const models = new Map<unknown, number>();
  for (const scenario of scenarios) {
    if (!models.has(scenario.model)) models.set(scenario.model, models.size);
    const game = JSON.stringify([
      models.get(scenario.model),
      scenario.players,
      Object.entries(scenario.options).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]);
    let group = open.get(game);
    if (!group || group.length === IN_A_TEST) {
      groups.push((group = []));
      open.set(game, group);
    }
    group.push(scenario);
  }
  return groups;
}

function runAll(group: readonly Scenario[]): void {
  const { model, players, options } = group[0];
  const programs = group.flatMap(({ run }) => (run ? [run.program] : []));
  const compiled = compileGame(model, players, optionValues(model, options), programs);
  let extra = 0;
  for (const scenario of group) {
    const { file, line, name, run } = scenario;
    const failures = runScenario(compiled, scenario, run ? extra++ : -1, ['plainly']);
    expect(failures, `${file}:${line} ${name}`).toEqual([]);
  }
}

describe.each(SCENARIO_PACKS)('%s', (path) => {
  test.each(groupsOf(someOf(path)).map((group) => [group[0].line, group] as const))(
    'scenarios from line %i on',
    (_, group) => runAll(group),
  );
});
