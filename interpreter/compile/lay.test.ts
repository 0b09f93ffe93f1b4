/**
 * Where what is laid must meet something, only places beside ports are tried. That holds if the condition cannot be true of what
 * meets nothing; else places would be missing.
 */
import { expect, test } from 'vitest';
import { readEffect } from '../../dsl/scenarios/read-scenarios.ts';
import { smallPack } from '../../test/support/small-pack.ts';
import { LayCard } from '../nodes/lay.ts';
import { compileBeside, optionValues } from './compile-cached.ts';

const { model, sources } = smallPack(`pack: small
players: [1]
counters: {point: {}}
ranking: [most point]
site-kinds: {cell: {}}
shapes: {bar: {cells: ["@#"]}}
zones: {pile: {order: stack, visible: all}}
decks: {box: {starts: pile}}
types: {plate: {programs: {effect: steps}}}
cards: [{id: one, deck: box, type: plate, shape: bar, ports: {north: blue}, copies: 3}]
boards:
  field:
    of: game
    grid: square
    rows: |
      ....
      ....
    legend: {.: cell}
procedures:
  game: {place: "each player: choose card in pile as new then lay new", end: end game}
`);

test.each([
  ['matched ports of it >= 1', true],
  ['matched ports of it >= 2', true],
  ['matched ports of it >= 0', false],
  ['matched ports of it > 0', true],
  ['matched ports of it = 1', true],
  ['matched ports of it = 0', false],
  ['matched ports of it != 1', false],
  ['matched ports of it < 2', false],
  ['matched ports of it <= 1', false],
  ['matched ports of it >= point', false],
  ['point >= 1', false],
  ['facing ports of it >= 1', false],
  ['matched ports of it >= 1 and point = 0', true],
  ['point = 0 and matched ports of it >= 1', true],
  ['point = 0 and point < 2', false],
  ['matched ports of it >= 1 or point = 0', false],
  ['not matched ports of it >= 1', false],
])('%s: %s', (condition, isNeeded) => {
  const effect = `choose card in pile as new then lay new so that ${condition}`;
  const { program, problems } = readEffect(effect, sources.symbols, 'none', () => ({ file: 'f', line: 1, column: 1 }));
  expect(problems.map(({ problem }) => problem.message)).toEqual([]);
  const { nodes } = compileBeside(model, 1, optionValues(model, {}), [program!]);
  const laid = nodes.findLast((node) => node instanceof LayCard) as unknown as { laying: { meets: boolean } };
  expect(laid.laying.meets).toBe(isNeeded);
});
