/**
 * Whether a piece can be built at the end of a turn whose site only another piece makes: it is asked for if and only if that one may
 * come before. Where none may come, an option is refused without a trial of what lies between.
 */
import { expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import { startPosition } from '../machine/start.ts';
import { Vm } from '../machine/vm.ts';
import { compile } from './compile-cached.ts';

/** Where piers may stand, each way a piece of its own. */
const WHERE: Readonly<Record<string, string>> = {
  bank: 'empty shore adjacent to hut',
  dock: 'empty shore adjacent to settled',
  ferry: 'empty shore adjacent to joined',
  gate: 'empty near-joined',
  haven: 'empty shore adjacent to upgraded hut',
  inn: 'empty shore adjacent to field with farms >= 1',
  kiln: 'empty shore adjacent to built',
  mole: 'empty shore adjacent to own post',
  edge: 'empty shore adjacent to not empty field',
  lock: 'empty shore adjacent to hut adjacent to farm',
};

/** What may come before; by piece, whether that gives it a site. */
const BETWEEN: readonly [between: string, given: string][] = [
  ['signal wedding', ''],
  ['build hut', 'bank dock ferry gate kiln edge'],
  ['build hut then upgrade it', 'bank dock ferry gate haven kiln edge'],
  ['build cabin', 'edge'],
  ['build farm', 'inn'],
  ['build farm then build hut', 'bank dock ferry gate inn kiln edge lock'],
  ['build tent', ''],
  ['place post at f1', 'mole edge'],
];

/** Where any piece may matter, for all that is known: what is upgraded, what is counted. */
const BY_ANY = new Set(['haven', 'inn']);

const PIERS = Object.keys(WHERE);

const model = packOf(`
pack: piers
title: Piers
version: 1.0.0
players: [1]
score: point
ranking: [most point]
counters: {point: {}, which: {of: game}}
periods: {turn: {}}
signals: {wedding: {}}
site-kinds: {field: {}, shore: {}, hill: {}, camp: {}}
predicates:
  settled: hut
  built: hut or farm
  joined: reach(home, hut)
  near-joined: shore adjacent to joined
pieces:
  hut: {plural: huts, cost: free, where: empty field, upgrade: free}
  farm: {plural: farms, cost: free, where: empty hill}
  cabin: {plural: cabins, cost: free, where: empty f1}
  tent: {plural: tents, cost: free, where: empty camp}
  post: {plural: posts, of: player, cost: free}
${PIERS.map((pier) => `  ${pier}: {plural: ${pier}s, cost: free, where: ${WHERE[pier]}}`).join('\n')}
boards:
  coast:
    of: player
    sites:
      f1: {kind: field, adjacent: [s1, h1]}
      h1: {kind: hill}
      s1: {kind: shore}
      c1: {kind: camp, tags: [home], adjacent: [f1]}
procedures:
  game:
    boards: deal boards
${BETWEEN.flatMap((_, b) => PIERS.map((_pier, p) => `    play-${b}-${p}: "if which = ${b * PIERS.length + p}: each player: do turn-${b}-${p}"`)).join('\n')}
    end: end game
${BETWEEN.flatMap(([between], b) =>
  PIERS.map(
    (pier, p) => `  turn-${b}-${p}:
    begin: begin turn
    first: pick 1 to 2
    second: pick 1 to 2
    between: "${between}"
    pier: must build ${pier}
    end: end turn`,
  ),
).join('\n')}
`);
const vm = new Vm(compile(model, 1, {}));

test.each(BETWEEN)('%s: %s', (between, given) => {
  const b = BETWEEN.findIndex(([one]) => one === between);
  const offered: string[] = [];
  for (const [p, pier] of PIERS.entries()) {
    startPosition(vm, 1);
    vm.cells[vm.game.tables.layout.gameCounters] = b * PIERS.length + p;
    vm.run();
    vm.enumerate();
    const { tried } = vm.search;
    if (vm.search.isLegal(vm, 0)) offered.push(pier);
    else if (given === '' && !BY_ANY.has(pier)) expect(vm.search.tried - tried, pier).toBe(0);
  }
  expect(offered.join(' ')).toBe(given);
});
