/** What a game may come to at most: right below and at each limit, an error above it, and never another value. */
import { newGame } from './localized.ts';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../dsl/internal.ts';
import { packOf } from '../test/support/packs.ts';
import type { Game } from './game.ts';
import { FathomError } from './fathom-error.ts';

const COUNTERS = 'counters: {gold: {}, wood: {}, ore: {}, wool: {}, clay: {}}\n';
const play = (turn: string, more = ''): Game =>
  newGame(
    packOf(`
pack: limits
title: Limits
version: 1.0.0
players: [1]
score: gold
ranking: [most gold]
${more.includes('counters:') ? '' : COUNTERS}classes: {good: {of: counter}}
periods: {turn: {}}
procedures:
  game:
    play: "${turn}"
    end: end game
${more}`),
  );
const gold = ({ ranking: [first] }: Game): number => first.by[0].value;
/** What stopped it: the limit, or what was not expected. */
function stoppedBy(run: () => unknown): string {
  try {
    return `not stopped: ${JSON.stringify(run())}`;
  } catch (error) {
    const problem = error instanceof FathomError ? error.data : null;
    return problem?.type === 'beyond-limit' ? problem.limit : String(error);
  }
}

describe('numbers', () => {
  const most = LIMITS.value.most;
  test.each([
    ['gain (1000 * 999999) gold', 999_999_000],
    ['gain (1000 * 1000000) gold', most],
    ['gain (1000 * 1000000) gold then lose 1 gold', most - 1],
    ['gain 1 gold then set gold to gold * 1000000 * 1000', most],
  ])('%s', (turn, value) => {
    expect(gold(play(`each player: (${turn})`))).toBe(value);
  });
  test.each([
    'gain (1000 * 1000000 + 1) gold',
    'gain (1000 * 1000000) gold then gain 1 gold',
    'gain (1000000 * 3000) gold',
    'set gold to 1000000 * 1000000',
    'gain 1 gold then set gold to 0 - gold * 1000000 * 1001',
    'gain 1000000 gold then gain 1001 gold per gold',
    'gain 1 gold then (40 times: gain gold gold)',
  ])('beyond: %s', (turn) => {
    expect(stoppedBy(() => gold(play(`each player: (${turn.replace('40 times', 'repeat 40 times')})`)))).toBe('value');
  });
});

describe('what lies on a site, and on a card', () => {
  const most = LIMITS.lying.most;
  const places = `counters: {gold: {}, coin: {of: game, lies-on: [pit]}, shell: {lies-on: [pouch]}}
types: {pouch: {}}
zones: {shelf: {of: game, visible: all}}
decks: {pouches: {starts: shelf}}
cards: [{id: purse, deck: pouches, type: pouch, effect: gain 1 gold}]
site-kinds: {pit: {}}
boards: {field: {of: game, sites: {west: {kind: pit}, mid: {kind: pit}, east: {kind: pit}}}}
`;
  const end = (turn: string): Game => play(`each player: (${turn})`, places);
  test.each([
    [`set coin of mid to ${most} then set coin of east to 2 then set gold to coin of mid`, most],
    [`set coin of mid to 0 - ${most} then set gold to coin of mid`, 0],
    [`set coin of west to 3 then set coin of east to 0 - ${most} then set gold to coin of west`, 3],
    [`set coin of west to 0 - 1 then set gold to coin of mid`, 0],
    [`choose card in shelf then put ${most} shells on it then set gold to shells of it`, most],
  ])('%s', (turn, value) => {
    expect(gold(end(turn))).toBe(value);
  });
  test.each([
    `set coin of mid to ${most} + 1`,
    `put ${most} coins on west then put 1 coin on west`,
    `choose card in shelf then put ${most + 1} shells on it`,
  ])('beyond: %s', (turn) => {
    expect(stoppedBy(() => end(turn))).toBe('lying');
  });
});

describe('options of a decision', () => {
  const sites = (n: number): string =>
    `site-kinds: {lot: {}}
pieces: {brick: {cost: free, where: empty lot}}
boards: {field: {of: game, sites: {${Array.from({ length: n }, (_, i) => `s${i}: {kind: lot}`).join(', ')}}}}
`;
  test.each([1023, 1024, 1025, 1500, 3000])('%i sites, and as many bricks as were laid', (n) => {
    const game = play('each player: repeat 6 times: build brick', sites(n));
    expect(game.decision!.options.length).toBe(n);
    expect(new Set(game.decision!.options.map(({ key }) => key)).size).toBe(n);
    for (let i = 0; game.decision; i++) {
      game.choose(game.decision.options[(i * 977) % game.decision.options.length].key);
    }
    expect(JSON.stringify(game.everything()).match(/"piece":"brick"/g)?.length).toBe(6);
  });

  test.each([
    ['pick 1 to 1000', 1000],
    ['pick 1 to 100000', LIMITS.options.most],
  ])('%s', (turn, n) => {
    expect(play(`each player: ${turn}`).decision!.options.length).toBe(n);
  });
  test.each(['pick 0 to 100000', 'pick 1 to 1000000'])('beyond: %s', (turn) => {
    expect(stoppedBy(() => play(`each player: ${turn}`))).toBe('options');
  });
});

describe('ways to pay', () => {
  /** So many counters that all stand for each other, 20 of each, and a cost of `n` of two of them. */
  const ways = (counters: number, n: number): Game => {
    const names = ['gold', 'wood', 'ore', 'wool', 'clay'].slice(0, counters);
    const lines = names.flatMap((one) =>
      names.flatMap((other) => (one === other ? [] : [`{do: let ${one} stand for ${other} when paying}`])),
    );
    const gains = names.map((name) => `20 ${name}`).join(', ');
    return play(`each player: (gain ${gains} then pay ${n} gold, ${n} wood)`, `rules: [${lines.join(', ')}]\n`);
  };
  // eight things of four kinds: 11 over 3; of five kinds: 12 over 4
  test.each([
    [4, 4, 165],
    [5, 4, 495],
    [5, 8, 4845],
  ])('%i kinds, %i of two of them: %i', (kinds, n, all) => {
    expect(ways(kinds, n).decision!.options.length).toBe(all);
  });
  // 24 over 4
  test('beyond', () => {
    expect(stoppedBy(() => ways(5, 10).decision)).toBe('payments');
  });
});

describe('what runs and waits at once', () => {
  test('as many effects that last as `check` advises at most', () => {
    expect(
      gold(play('each player: (begin turn then (repeat 1000 times: at end of turn: gain 1 gold) then end turn)')),
    ).toBe(1000);
  });
  test('more than there is room for', () => {
    const nested =
      'each player: (begin turn then (repeat 900 times: repeat 900 times: at end of turn: gain 1 gold) then end turn)';
    expect(stoppedBy(() => play(nested))).toBe('room');
  });
  test('a chain that is only long is not called endless', () => {
    const nested = (times: number) => () =>
      gold(play(`each player: (repeat ${times} times: repeat 1000 times: gain 1 gold)`));
    expect(nested(10)()).toBe(10_000);
    expect(stoppedBy(nested(900))).toBe('steps');
    expect(nested(900)).toThrow(/takes more than 200,000 steps/);
  });
  test('an endless chain is called one', () => {
    const endless = () => play('do more', '  more: {a: gain 1 gold, b: "if gold >= 0: do more"}\n');
    expect(endless).toThrow(/no end in sight/);
    expect(endless).toThrow(expect.objectContaining({ code: 'endless-chain' }));
  });
});

test('a number over numbers over numbers has an end', () => {
  const lots = Array.from({ length: 300 }, (_, i) => `s${i}: {kind: lot}`).join(', ');
  const nested = (n: number): string => (n === 0 ? '1' : `sum over lots: (${nested(n - 1)})`);
  const set = (n: number): Game =>
    play(
      `each player: set gold to (${nested(n)})`,
      `site-kinds: {lot: {plural: lots}}\nboards: {field: {of: game, sites: {${lots}}}}\n`,
    );
  expect(gold(set(2))).toBe(90_000);
  expect(stoppedBy(() => set(6))).toBe('work');
});

test.each([1, 8, 9, 10, LIMITS.limitedLines.most])('%i free abilities of one card, and none of the next', (n) => {
  const abilities = Array.from({ length: n }, (_, i) => `once per turn: gain ${i + 1} gold`).join('\\n');
  const game = play(
    'each player: do turn',
    `  turn: {take: move cards where (number of it = 1) in box to played, begin: begin turn, act: gain 1 wood or gain 1 ore, end: end turn}
zones: {played: {of: player, listening: true}, box: {}}
decks: {main: {starts: box}}
types: {lasting: {programs: {effect: standing}}}
cards:
  - {id: many, number: 1, deck: main, type: lasting, effect: "${abilities}"}
  - {id: next, deck: main, type: lasting, effect: "once per turn: gain 50 wood"}
`,
  );
  const keys = Array.from({ length: n }, (_, i) => (i === 0 ? 'ability:many' : `ability:many-${i + 1}`));
  for (const key of keys) {
    expect(game.decision!.options.map((option) => option.key).filter((one) => one.startsWith('ability'))).toContain(
      key,
    );
    game.choose(key);
  }
  expect(game.decision!.options.filter(({ key }) => key.startsWith('ability'))).toEqual([]);
  expect(gold(game)).toBe((n * (n + 1)) / 2);
});
