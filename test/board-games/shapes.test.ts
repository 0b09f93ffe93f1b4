/**
 * Games of shapes, by the number of their sequences of turns and by who wins: figures that small programs outside of the project have
 * counted; of Domineering and Cram as is commonly known of them.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile, optionValues } from '../../interpreter/game.ts';
import {
  cellsKey,
  FRAME_PLAYER,
  LENGTH,
  legalOptions,
  ranking,
  Snapshot,
  startPosition,
  STATUS,
  STATUS_ASKING,
  Vm,
} from '../../interpreter/internal.ts';
import { looksOf } from '../../dsl/internal.ts';
import { smallPack } from '../support/small-pack.ts';
import { isFull } from '../support/width.ts';

type Model = ReturnType<typeof smallPack>['model'];

/** The shipped pack on a board of so many cells, without its scenarios. */
function on(pack: string, columns: number, rows: number): Model {
  const text = readFileSync(`cards/${pack}/pack.yaml`, 'utf8')
    .replace(/ {4}scenarios:\n(?: {6,}.*\n)+/g, '')
    .replaceAll(/(?: {6}\.+\n)+/g, `      ${'.'.repeat(columns)}\n`.repeat(rows))
    .replace(/(?<=most-turns: ).*/, String(columns * rows))
    .replace(/^pack: .*/m, '$&\nstatus: original');
  return smallPack(text).model;
}

function begun(model: Model, players: number): Vm {
  const vm = new Vm(compile(model, players, optionValues(model, {})));
  startPosition(vm, 1);
  vm.run();
  return vm;
}

/** How many sequences of so many choices there are; games that are over before do not count. */
function sequences(vm: Vm, choices: number, pool: Snapshot[] = []): number {
  if (vm.cells[STATUS] !== STATUS_ASKING) return 0;
  const codes = [...legalOptions(vm)];
  if (choices === 1) return codes.length;
  const here = (pool[choices] ??= new Snapshot(vm));
  here.save(vm);
  let sum = 0;
  codes.forEach((code, i) => {
    if (i > 0) here.restore(vm);
    vm.choose(code);
    vm.run();
    sum += sequences(vm, choices - 1, pool);
  });
  return sum;
}

/** Who wins if both play for it. */
function winner(vm: Vm, pool: Snapshot[] = [], known = new Map<number, number>(), depth = 0): number {
  if (vm.cells[STATUS] !== STATUS_ASKING) return ranking(vm).find(({ place }) => place === 1)!.player;
  const key = cellsKey(vm.cells, vm.cells[LENGTH]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const player = vm.cells[vm.top + FRAME_PLAYER];
  const here = (pool[depth] ??= new Snapshot(vm));
  here.save(vm);
  let found = 1 - player;
  for (const [i, code] of [...legalOptions(vm)].entries()) {
    if (i > 0) here.restore(vm);
    vm.choose(code);
    vm.run();
    if (winner(vm, pool, known, depth + 1) === player) {
      found = player;
      break;
    }
  }
  known.set(key, found);
  return found;
}

const known = (all: readonly number[], sample: number): [choices: number, expected: number][] =>
  all.slice(0, isFull ? all.length : sample).map((expected, i) => [i + 1, expected]);

describe.each([
  ['domineering', 8, 8, known([56, 2940, 146_580, 6_823_548], 3)],
  ['domineering', 4, 4, known([12, 108, 756, 3628, 11_904, 20_736], 6)],
  ['cram', 4, 4, known([24, 448, 6264, 62_232], 4)],
  ['cram', 3, 3, known([12, 88, 336, 432], 4)],
] as const)('%s on %i × %i', (pack, columns, rows, all) => {
  const vm = begun(on(pack, columns, rows), 2);
  test.each(all)('%i turns: %i', (turns, expected) => {
    startPosition(vm, 1);
    vm.run();
    expect(sequences(vm, turns)).toBe(expected);
  });
});

test.each([
  ['domineering', 2, 2, 0],
  ['domineering', 3, 3, 0],
  ['domineering', 4, 4, 0],
  ...(isFull ? ([['domineering', 5, 5, 1]] as const) : []),
  ['cram', 2, 2, 1],
  ['cram', 3, 3, 1],
  ['cram', 4, 4, 1],
  ['cram', 3, 4, 0],
  ['cram', 3, 5, 0],
  ['cram', 4, 5, 0],
] as const)('%s on %i × %i: with best play seat %i wins', (pack, columns, rows, expected) => {
  expect(winner(begun(on(pack, columns, rows), 2))).toBe(expected);
});

/** Pentominoes on 6 by 10 cells: places of each, and how it looks turned, and turned or turned over. */
const PENTOMINOES: [name: string, places: number, turned: number, flipped: number][] = [
  ['f', 256, 4, 8],
  ['i', 56, 2, 2],
  ['l', 248, 4, 8],
  ['n', 248, 4, 8],
  ['p', 304, 4, 8],
  ['t', 128, 4, 4],
  ['u', 152, 4, 4],
  ['v', 128, 4, 4],
  ['w', 128, 4, 4],
  ['x', 32, 1, 1],
  ['y', 248, 4, 8],
  ['z', 128, 2, 4],
];

test('the places of pentominoes on 6 × 10 cells, 2,056 in all', () => {
  const text = readFileSync('cards/pentominoes/pack.yaml', 'utf8').replace(
    /(?<=lay: lay pentomino) so that \S+ footprint of it >= 1/,
    '',
  );
  const { model } = smallPack(text.replace(/^pack: .*/m, '$&\nstatus: original'));
  const vm = begun(model, 1);
  const start = new Snapshot(vm);
  start.save(vm);
  const places = [...legalOptions(vm)].map((code) => {
    start.restore(vm);
    vm.choose(code);
    vm.run();
    return [...legalOptions(vm)].length;
  });
  expect(places).toEqual(PENTOMINOES.map(([, n]) => n));
  expect(places.reduce((sum, n) => sum + n)).toBe(2056);
  const shapes = PENTOMINOES.map(([name]) => model.shapes.find(({ id }) => id === `${name}-shape`)!);
  expect(shapes.map((shape) => looksOf({ ...shape, flips: false }, [], 'square').length)).toEqual(
    PENTOMINOES.map(([, , turned]) => turned),
  );
  expect(shapes.map((shape) => looksOf(shape, [], 'square').length)).toEqual(
    PENTOMINOES.map(([, , , flipped]) => flipped),
  );
});

/** How often a field is covered whole by tiles of one shape, each upon the first cell that is free. */
function tilings(drawing: string, columns: number, rows: number): number {
  const { model } = smallPack(`pack: small
players: [1]
counters: {point: {}, laid: {}}
score: point
ranking: [most point]
site-kinds: {cell: {}}
shapes: {tile: {cells: [${drawing}]}}
pieces: {tile: {shape: tile}}
boards:
  field:
    of: game
    grid: square
    rows: |
${`      ${'.'.repeat(columns)}\n`.repeat(rows)}    legend: {.: cell}
predicates:
  first-gap: empty cell where empty reach(reach(it, cell, west) or reach(it, cell, east), cell, north) = empty reach(it, cell, east)
procedures:
  game:
    play: "repeat until empty cell = 0 at most ${columns * rows} times: do turn"
    end: end game
  turn:
    begin: set laid to 0
    lay: lay tile so that first-gap footprint of it >= 1 then set laid to 1 then gain 1 point
    stuck: "if laid = 0: end game"
`);
  const vm = begun(model, 1);
  const size = model.shapes[0].cells.length;
  const points = vm.game.tables.counter.get('point')!.at;
  const pool: Snapshot[] = [];
  const count = (depth: number): number => {
    if (vm.cells[STATUS] !== STATUS_ASKING) return vm.cells[points] * size === columns * rows ? 1 : 0;
    const here = (pool[depth] ??= new Snapshot(vm));
    here.save(vm);
    let sum = 0;
    for (const [i, code] of [...legalOptions(vm)].entries()) {
      if (i > 0) here.restore(vm);
      vm.choose(code);
      vm.run();
      sum += count(depth + 1);
    }
    return sum;
  };
  return count(0);
}

test.each([
  ['"@#"', 4, 4, 36],
  ['"@#"', 6, 4, 281],
  ...(isFull ? ([['"@#"', 6, 6, 6728]] as const) : []),
  ['"@#", "#."', 3, 2, 2],
  ['"@#", "#."', 6, 4, 18],
  ['"@#", "#."', 6, 6, 162],
  ...(isFull ? ([['"@#", "#."', 9, 5, 384]] as const) : []),
] as const)('tilings by %s of %i × %i cells: %i', (drawing, columns, rows, expected) => {
  expect(tilings(drawing, columns, rows)).toBe(expected);
});

/** The shipped pack for two, without its second condition or with another one; every turn lays a tile. */
function tracks(condition: string): Vm {
  const text = readFileSync('cards/tracks/pack.yaml', 'utf8')
    .replace(/^pack: .*/m, '$&\nstatus: original')
    .replace(
      /may \(lay track-tile so that .*? then\s+(set laid[^)]*)\)/,
      `lay track-tile so that ${condition} then $1`,
    );
  return begun(smallPack(text).model, 2);
}

/** Each tile is chosen, then where it lies. */
const TRACKS: [condition: string, figures: [choices: number, expected: number][]][] = [
  ['matched ports of it >= 1', known([24, 648, 19_008, 589_680], 3)],
  ['matched ports of it >= 1 and matched ports of it = facing ports of it', known([24, 648, 17_496, 467_424], 3)],
  ['empty site adjacent to footprint of it < cell adjacent to footprint of it', known([40, 2400, 172_000], 2)],
];
describe.each(TRACKS)('tracks on 5 × 5: %s', (condition, all) => {
  const vm = tracks(condition);
  test.each(all)('%i tiles: %i', (tiles, expected) => {
    startPosition(vm, 1);
    vm.run();
    expect(sequences(vm, 2 * tiles)).toBe(expected);
  });
});

test.each(known([64, 4776, 399_568], 2))(
  'tracks beside any tile: after %i tiles, %i are joined to the middle and with it',
  (tiles, expected) => {
    const text = readFileSync('cards/tracks/pack.yaml', 'utf8')
      .replace(/^pack: .*/m, '$&\nstatus: original')
      .replace('counters:\n', 'counters:\n  joined: {of: game}\n')
      .replace(
        /may \(lay track-tile so that [^)]*\)/,
        'lay track-tile so that empty site adjacent to footprint of it < cell adjacent to footprint of it ' +
          // a round in which nothing is laid would be the last
          'then set laid to 1 then set joined to reach(middle cell, cell, track)',
      );
    const vm = begun(smallPack(text).model, 2);
    const joined = vm.game.tables.counter.get('joined')!.at;
    const pool: Snapshot[] = [];
    const sum = (choices: number): number => {
      if (choices === 0) return vm.cells[joined];
      const here = (pool[choices] ??= new Snapshot(vm));
      here.save(vm);
      return [...legalOptions(vm)].reduce((all, code, i) => {
        if (i > 0) here.restore(vm);
        vm.choose(code);
        vm.run();
        return all + sum(choices - 1);
      }, 0);
    };
    expect(sum(2 * tiles)).toBe(expected);
  },
);
