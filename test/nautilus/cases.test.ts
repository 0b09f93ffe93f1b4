/**
 * Rules of Nautilus that a scenario cannot say: all offsets of two modules, who holds a "three" in the course of many activations, what
 * each player knows, and who comes when over several rounds. The figures come from hand and from arithmetic without the engine.
 */
import { describe, expect, test } from 'vitest';
import { type Game, newGame } from '../../interpreter/index.ts';
import { seenEvent } from '../../interpreter/view/seen-event.ts';
import { afterEffect } from '../support/small-pack.ts';
import { loaded, NAUTILUS } from '../support/packs.ts';
import { areJoined, cellOf, nameOf, overlap, type Cell } from './sea.ts';

const PACK = loaded(NAUTILUS);
const CARDS: Record<string, string> = { base: 'start-module', green: 'green-habitation', blue: 'blue-habitation' };
const CENTRE: Cell = [12, 12];
const OFFSETS = Array.from({ length: 81 }, (_, i): Cell => [Math.floor(i / 9) - 4, (i % 9) - 4]);

/** The offsets from a module in the middle at which another one may lie. */
function offered(middle: string, laid: string, condition = ''): Cell[] {
  const position = `{sites: {m13: {laid: ${CARDS[middle]}}}, me: {module-store: [${CARDS[laid]}]}}`;
  const { game } = afterEffect(PACK, position, `choose card in module-store as new then lay new${condition}`, 4);
  return game.decision!.options.map(({ key }): Cell => {
    const [row, column] = cellOf(key.slice('lay:'.length));
    return [row - CENTRE[0], column - CENTRE[1]];
  });
}

const moduleAt = (kind: string, [row, column]: Cell) => ({
  kind,
  at: [CENTRE[0] + row, CENTRE[1] + column] as const,
  turn: 0,
});
const sorted = (cells: readonly Cell[]): string[] => cells.map((cell) => cell.join()).toSorted();

describe('offsets of two modules', () => {
  test('21 overlap, whatever the kinds', () => {
    for (const [middle, laid] of [
      ['base', 'green'],
      ['green', 'blue'],
      ['blue', 'blue'],
    ]) {
      const free = new Set(sorted(offered(middle, laid)));
      const overlapping = OFFSETS.filter((offset) => !free.has(offset.join()));
      expect(overlapping).toHaveLength(21);
      const judged = OFFSETS.filter((offset) => overlap(moduleAt(laid, offset), moduleAt(middle, [0, 0])));
      expect(sorted(overlapping)).toEqual(sorted(judged));
    }
  });

  test.each<[middle: string, laid: string, joined: Cell[]]>([
    [
      'green',
      'green',
      [
        [0, 3],
        [3, 0],
        [0, -3],
        [-3, 0],
      ],
    ],
    [
      'blue',
      'blue',
      [
        [2, 2],
        [2, -2],
        [-2, 2],
        [-2, -2],
      ],
    ],
    ['green', 'blue', []],
    [
      'base',
      'green',
      [
        [0, 3],
        [3, 0],
        [0, -3],
        [-3, 0],
      ],
    ],
  ])('%s and %s are joined at %j', (middle, laid, joined) => {
    const judged = OFFSETS.filter((offset) => areJoined(moduleAt(laid, offset), moduleAt(middle, [0, 0])));
    expect(sorted(judged)).toEqual(sorted(joined));
    if (joined.length > 0) {
      expect(sorted(offered(middle, laid, ' so that matched ports of it >= 1'))).toEqual(sorted(joined));
    } else {
      // where nothing can be laid nothing is asked
      expect(() => offered(middle, laid, ' so that matched ports of it >= 1')).toThrow(TypeError);
    }
  });
});

test('what lies on a module is seen once, and stays where its player has put it', () => {
  const position =
    '{sites: {p13: {laid: green-habitation, holds: {fresh-mark: 1}}}, me: {researcher: 11, sites: {p13: {holds: {researcher: 4}}}}}';
  const { view } = afterEffect(PACK, position, 'gain 1 nemo', 4);
  const { lying, onTile } = view.sharedSites['p13'];
  expect(lying).toBeUndefined();
  expect(onTile).toEqual([
    { counter: 'fresh-mark', n: 1 },
    { counter: 'researcher', n: 4, owner: view.order[0] },
  ]);
});

/** By phase, where it begins. */
const FIRST_STEPS: Record<string, string> = { expand: 'begin', walk: 'begin', sail: 'launch' };

/** Each activates one more laboratory of the same type. */
const ACTIVATIONS = [1, 1, 2, 2, 2, 1, 1, 2];

describe('the marker "three"', () => {
  const LAB = '{sites: {m10: {laid: sonar-laboratory, turn: 1}}}';
  const activate = 'each city as lab: if sonar-laboratory cover of lab >= 1: do activate of lab';
  const runs = ACTIVATIONS.map((place) =>
    place === 1 ? `(${activate})` : `(each other player: if place = ${place}: ${activate})`,
  );

  test('stays on a tie, and goes to who has strictly most, two at least', () => {
    const holders = runs.map((_, i) => {
      const { view } = afterEffect(PACK, LAB, runs.slice(0, i + 1).join(' then '), 4);
      return view.order.indexOf(view.counters['sonar-three'] - 1) + 1;
    });
    expect(holders).toEqual([0, 1, 1, 1, 2, 2, 1, 1]);
  });

  test('is worth 3, and two others of that type 1', () => {
    const { view } = afterEffect(PACK, LAB, `${runs.join(' then ')} then (each player: do final-score)`, 4);
    expect(view.order.map((seat) => view.players[seat].counters['research-value'])).toEqual([3, 1, 0, 0]);
  });
});

describe('what a sonar shows', () => {
  /** The map has the spot of [17, 7] one cell to the right. */
  const SEEN: Cell[] = [
    [14, 5],
    [14, 7],
    [16, 6],
    [16, 9],
    [17, 7],
    [18, 6],
  ];
  const POSITION = '{me: {sites: {g16: submarine}}}';
  const known = (game: Game, seat: number): string[] =>
    Object.entries(game.view(seat).sharedSites)
      .filter(([, { tile, faceDown }]) => faceDown !== undefined && tile !== undefined)
      .map(([site]) => site)
      .toSorted();

  test('its player knows, the others do not, and what is known stays known', () => {
    const { game } = afterEffect(PACK, POSITION, 'do sail', 4);
    const [me, ...others] = game.everything().order;
    game.choose('do:pay-1-nemo-do-use-sonar-of-ship');
    const expected = SEEN.map(nameOf).toSorted();
    expect(known(game, me)).toEqual(expected);
    expect(others.map((seat) => known(game, seat))).toEqual([[], [], []]);
    game.choose('again');
    game.choose('site:i14');
    expect(known(game, me)).toEqual(expected);
  });

  test('others see that 1 Nemo is paid and which backs were looked at, and no face', () => {
    const { game } = afterEffect(PACK, POSITION, 'do sail', 4);
    const [me, other] = game.everything().order;
    const before = game.view(other);
    const from = game.trace.length;
    game.choose('do:pay-1-nemo-do-use-sonar-of-ship');
    const after = game.view(other);
    expect(after.players[me].counters).toEqual({
      ...before.players[me].counters,
      nemo: before.players[me].counters.nemo - 1,
    });
    for (const [site, view] of Object.entries(after.sharedSites)) {
      // it is its turn to sail then
      if (view.piece === 'submarine') continue;
      const isSeen = SEEN.some((cell) => nameOf(cell) === site);
      const was = before.sharedSites[site];
      expect([site, view]).toEqual([site, isSeen ? { ...was, faceDown: { ...was.faceDown, knownTo: [me] } } : was]);
    }
    const told = game.trace.slice(from).flatMap((event) => {
      const seen = seenEvent(event, other, PACK.model);
      return seen === null || seen.hidden ? [] : [seen.event];
    });
    const tiles = told.filter(({ type }) => type === 'tile');
    expect(tiles).toHaveLength(SEEN.length);
    expect(tiles.every((event) => event.type === 'tile' && event.card === null)).toBe(true);
  });
});

test('in each phase all come in turn, and the next round begins with the next one', () => {
  const game = newGame(PACK.model, { players: 4, seed: 1, trace: true });
  const { order } = game.everything();
  // whoever is asked first in a round buys a laboratory, so that it is not the last
  let bought = 0;
  const phases = (): { phase: string; place: number }[] =>
    game.trace.flatMap((event) =>
      event.type === 'enter' && event.step === FIRST_STEPS[event.procedure]
        ? [{ phase: event.procedure, place: order.indexOf(event.player) + 1 }]
        : [],
    );
  const ended = (): number =>
    game.trace.filter((event) => event.type === 'enter' && event.procedure === 'end-round').length;
  while (ended() < 2 * 5) {
    const { options } = game.decision!;
    const isFirst = phases().length % 12 === 1;
    const wanted = isFirst
      ? ['do:purchase', 'do:pay-1-nemo-move-top-1-card-of-sonar-pile-to-module-store', 'done']
      : ['skip', 'done'];
    game.choose(wanted.find((key) => options.some((one) => one.key === key)) ?? options[0].key);
    bought++;
  }
  expect(bought).toBeGreaterThan(5);
  const round = (places: number[]): { phase: string; place: number }[] =>
    ['expand', 'walk', 'sail'].flatMap((phase) => places.map((place) => ({ phase, place })));
  expect(phases().slice(0, 60)).toEqual([
    ...round([1, 2, 3, 4]),
    ...round([2, 3, 4, 1]),
    ...round([3, 4, 1, 2]),
    ...round([4, 1, 2, 3]),
    ...round([1, 2, 3, 4]),
  ]);
});
