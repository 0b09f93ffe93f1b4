/** `lay` and what is asked about what is laid, by rules of small games and by trying everything. */
import { describe, expect, test } from 'vitest';
import { compile, optionValues } from '../game.ts';
import { Vm, legalOptions, startPosition, STATUS, STATUS_ASKING } from '../internal.ts';
import { deriveAll } from '../machine/board.ts';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';

const field = (columns: number, rows: number): string => `      ${'.'.repeat(columns)}\n`.repeat(rows);

const pack = (more: string, columns = 9, rows = 9): string => `pack: small
players: [2]
counters: {point: {}, glow: {lies-on: [module]}, crumb: {of: game, lies-on: [cell]}}
ranking: [most point]
site-kinds: {cell: {}}
shapes:
  octagon: {cells: ["+#+", "#@#", "+#+"]}
  bar: {cells: ["@#"]}
pieces:
  bar-piece: {of: player, supply: 3, shape: bar}
  stone: {of: player, cost: free, where: empty cell}
zones: {pile: {order: stack, visible: all}, kept: {of: player, visible: all, listening: true}}
decks: {modules: {starts: pile, routes: {sunk: move this to bottom of pile}}}
types: {module: {programs: {effect: steps}}}
cards:
  - {id: hall, deck: modules, type: module, copies: 4, shape: octagon, ports: {north: blue, east: blue, south: blue, west: blue}}
  - {id: dome, deck: modules, type: module, copies: 4, shape: octagon, ports: {north-east: brown, south-east: brown, south-west: brown, north-west: brown}}
boards:
  field:
    of: game
    grid: square
    ways: {corridor: ports}
    rows: |
${field(columns, rows)}    legend: {.: cell}
procedures:
  game: {end: end game}
${more}`;

const small = smallPack(pack(''));
const keys = (position: string, run: string, ...choices: string[]): string[] =>
  afterEffect(small, position, run, 2, ...choices).game.decision?.options.map(({ key }) => key) ?? [];

const NAMES = 'abcdefghi';
const at = (dx: number, dy: number): string => `${NAMES[4 + dx]}${5 + dy}`;

test('where to lay it is asked with what is laid', () => {
  const { game } = afterEffect(small, '{}', 'lay bar-piece');
  expect(game.decision?.question).toMatchObject({ type: 'lay', what: expect.anything() as unknown });
});

describe('octagons of three by three cells', () => {
  const near = Array.from({ length: 81 }, (_, i) => [(i % 9) - 4, Math.floor(i / 9) - 4] as const).filter(
    ([dx, dy]) => Math.abs(dx) <= 3 && Math.abs(dy) <= 3,
  );
  test('overlap where they are nearer than three cells and nearer than four in sum', () => {
    const free = keys('{sites: {e5: {laid: hall}}}', 'choose hall in pile as new then lay new');
    const expected = near.filter(
      ([dx, dy]) => Math.max(Math.abs(dx), Math.abs(dy)) >= 3 || Math.abs(dx) + Math.abs(dy) >= 4,
    );
    expect(free.toSorted()).toEqual(expected.map(([dx, dy]) => `lay:${at(dx, dy)}`).toSorted());
  });
  test.each([
    ['hall', 'hall', ['e2', 'b5', 'h5', 'e8']],
    ['dome', 'dome', ['c3', 'g3', 'c7', 'g7']],
    ['hall', 'dome', []],
  ])('%s and %s are joined at these places', (there, what, expected) => {
    const position = `{sites: {e5: {laid: ${there}}}}`;
    const options = afterEffect(
      small,
      position,
      `choose ${what} in pile as new then lay new so that matched ports of it >= 1`,
      2,
    );
    const offered = options.game.decision?.options.map(({ key }) => key) ?? [];
    expect(offered.filter((key) => key.startsWith('lay:')).toSorted()).toEqual(
      expected.map((id) => `lay:${id}`).toSorted(),
    );
  });
});

test('what is laid is joined by the way of ports, as far as one goes', () => {
  const position = '{sites: {e5: {laid: hall}, b5: {laid: hall}, e8: {laid: hall}, b2: {laid: dome}}}';
  const point = (run: string): number => afterEffect(small, position, run).view.players[0].counters.point;
  expect(point('gain (corridor of e5) points')).toBe(2);
  expect(point('gain (reach(b5, cell, corridor)) points')).toBe(3);
  expect(point('gain (reach(b5, cell, 1, corridor)) points')).toBe(2);
});

test('a piece that is laid fills all its sites, for who has it and for others', () => {
  const position = '{me: {sites: {e5: {piece: bar-piece, turn: 1}}}}';
  const point = (run: string): number => afterEffect(small, position, run).view.players[0].counters.point;
  expect(point('gain (own cell) points')).toBe(2);
  expect(point('gain (bar-piece) points')).toBe(1);
  expect(point('choose bar-piece as thing then gain (footprint of thing) points')).toBe(2);
  expect(point('gain (81 - empty cell) points')).toBe(2);
  expect(point('gain (covered cell) points')).toBe(2);
});

test('below a card a site stays empty, and is covered', () => {
  const point = (run: string): number =>
    afterEffect(small, '{sites: {e5: {laid: hall}}}', run).view.players[0].counters.point;
  expect(point('gain (81 - empty cell) points')).toBe(0);
  expect(point('gain (covered cell) points')).toBe(9);
  expect(point('gain (cover of d4) points')).toBe(1);
  expect(point('gain (cover of a1) points')).toBe(0);
  expect(point('choose cover of e5 as it-there then gain (outlets of it-there) points')).toBe(4);
  expect(point('choose cover of e5 as it-there then gain (anchor of it-there) points')).toBe(1);
});

test('`on` holds for every site that is covered, a piece comes where none stands, and from the supply', () => {
  const position = '{me: {sites: {a1: stone}, supply: {bar-piece: 1}}}';
  const on = keys(position, 'lay bar-piece on cell within 1 of a1');
  expect(on).toEqual([]);
  expect(keys('{}', 'lay bar-piece on cell within 1 of a1').toSorted()).toEqual(['lay:a1/0', 'lay:a1/1']);
});

test('whoever listens hears what is laid', () => {
  const { model, sources } = smallPack(
    pack('rules: ["when you lay bar-piece: gain 1 point", "when you lay hall: gain 2 points"]\n'),
  );
  const after = (run: string, ...choices: string[]): number =>
    afterEffect({ model, sources } as typeof small, '{}', run, 2, ...choices).view.players[0].counters.point;
  expect(after('lay bar-piece', 'lay:a1/0')).toBe(1);
  expect(after('choose hall in pile as new then lay new', 'lay:e5')).toBe(2);
});

test('things go from one laid card to another by corridors', () => {
  const position =
    '{sites: {e5: {laid: hall}, b5: {laid: hall}, e8: {laid: hall}}, me: {sites: {e5: {holds: {glow: 2}}}}}';
  const run = 'transfer 1 glow from e5 up to 1 steps by corridor to cell then gain amount points';
  expect(keys(position, run)).toEqual(['site:b5', 'site:e8']);
  const { view } = afterEffect(small, position, run, 2, 'site:b5');
  expect(view.players[0].counters.point).toBe(1);
  expect([view.sharedSites.b5.onTile, view.sharedSites.e5.onTile]).toEqual([
    [{ counter: 'glow', n: 1, owner: 0 }],
    [{ counter: 'glow', n: 1, owner: 0 }],
  ]);
});

test('without steps they come to any place where they may lie', () => {
  const position = '{sites: {a1: {holds: {crumb: 3}}, b1: {holds: {crumb: 1}}}}';
  const run = 'transfer 2 crumb from cell to cell within 1 of a1';
  expect(keys(position, run)).toEqual(['site:a1', 'site:b1', 'site:a2']);
});

describe('what is derived of what is laid', () => {
  const lively = smallPack(
    pack(`  turn:
    lay: |
      lay bar-piece
    card: "may choose card in pile as new then lay new"
    away: "may choose bar-piece then remove it"
    up: "may choose cover of covered cell as old then move old to kept"
`).replace('{end: end game}', '{play: "repeat 20 times: each player: do turn", end: end game}'),
  );
  test.each([1, 2, 3, 4, 5])('is the same when it is found anew, game %i', (seed) => {
    const vm = new Vm(compile(lively.model, 2, optionValues(lively.model, {})));
    startPosition(vm, seed);
    vm.run();
    let chosen = seed;
    for (let n = 0; n < 60 && vm.cells[STATUS] === STATUS_ASKING; n++) {
      const codes = [...legalOptions(vm)];
      chosen = (chosen * 31 + 7) % 1009;
      vm.choose(codes[chosen % codes.length]);
      vm.run();
      const { perPlayer, valid, occupied, laid, size } = vm.game.derivedLayout;
      // what is kept of predicates and listeners may be found later
      const sets = (): number[] => [
        ...[0, 1].flatMap((p) => [...vm.derived.subarray(p * perPlayer + occupied, p * perPlayer + valid)]),
        ...vm.derived.subarray(laid, size),
      ];
      const before = sets();
      deriveAll(vm);
      expect(sets()).toEqual(before);
    }
  });
});
