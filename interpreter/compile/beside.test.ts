/** Effects compiled beside a game that is there do the same as those that are compiled with the whole pack. */
import { describe, expect, it, test } from 'vitest';
import { readEffect, readScenarios, type Scenario } from '../../dsl/scenarios/index.ts';
import { loaded } from '../../test/support/loaded.ts';
import { sampleOf } from '../../test/support/width.ts';
import { gameFromCells, stagePosition } from '../scenario/staged-position.ts';
import { tryEffect } from '../scenario/index.ts';
import { compile, compileBeside, optionValues } from './compile-cached.ts';
import { compileGame } from './compile-game.ts';
import type { CompiledGame } from '../machine/compiled-game.ts';

const { model, sources } = loaded();
const all = readScenarios(model, sources).scenarios.filter((one) => one.run !== null && one.model === model);

/** What is offered and what has come of it, with the last option each time. */
function course(compiled: CompiledGame, { position, run }: Scenario): unknown[] {
  const staged = stagePosition(compiled, position, { extra: 0, as: run!.as });
  const game = gameFromCells(compiled, staged.cells, true);
  const met: unknown[] = [staged.problems];
  for (let i = 0; game.decision !== null && i < 20; i++) {
    const keys = game.decision.options.map(({ key }) => key);
    met.push(keys, game.refusals());
    game.choose(keys.at(-1)!);
  }
  return [...met, game.everything(), game.trace];
}

test('there are scenarios with effects of their own', () => {
  expect(all.length).toBeGreaterThan(20);
});

it.each(sampleOf(all, 25).map((one): [string, Scenario] => [one.name, one]))('%s', (_, scenario) => {
  const { players, options, run } = scenario;
  const values = optionValues(model, options);
  const beside = course(compileBeside(model, players, values, [run!.program]), scenario);
  const anew = course(compileGame(model, players, values, [run!.program]), scenario);
  expect(beside).toEqual(anew);
});

describe('what is shared', () => {
  const values = optionValues(model, {});
  const shared = compile(model, 2, values);
  const program = all[0].run!.program;

  it('is shared unless the effect needs cells or lines of its own', () => {
    const beside = compileBeside(model, 2, values, [program]);
    expect(beside.nodes.slice(0, shared.nodes.length)).toEqual(shared.nodes);
    expect(beside.nodes[9]).toBe(shared.nodes[9]);
    expect([shared.extra, beside.extra.length]).toEqual([[], 1]);
  });

  it('is not changed by what is compiled beside it, or followed', () => {
    const before = { nodes: shared.nodes.length, programs: shared.programs.length, constants: shared.constants.length };
    compileBeside(model, 2, values, [program]);
    tryEffect({ model, sources }, 'build farm; gain 1 card', { players: 2 });
    expect(() => tryEffect({ model, sources }, 'build farm', { players: 2, choices: ['nonsense'] })).toThrow(
      'nonsense',
    );
    const { nodes, programs, constants } = shared;
    expect({ nodes: nodes.length, programs: programs.length, constants: constants.length }).toEqual(before);
    const wrapped = nodes.filter((node) =>
      ['run', 'begin', 'step', 'take', 'branch'].some((own) => Object.hasOwn(node, own)),
    );
    expect(wrapped).toEqual([]);
  });
});

it.each([
  'until end of turn: when you build building: gain 1 credit',
  'gain (remaining rounds this era) credits',
  'reveal top 2 cards of era-deck then move them to hand',
])('what needs more is compiled with the whole pack: %s', (effect) => {
  const { program } = readEffect(effect, sources.symbols, 'none', () => ({ file: 'test', line: 1, column: 1 }));
  const values = optionValues(model, {});
  const shared = compile(model, 2, values);
  expect(compileBeside(model, 2, values, [program!]).nodes[9]).not.toBe(shared.nodes[9]);
});
