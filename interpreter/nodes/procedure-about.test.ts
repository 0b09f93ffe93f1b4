import { newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import type { Game } from '../game.ts';

/** Two players with a pond of three sites, and slots; the first player does `play`. */
const game = (play: string, procedures: string): Game =>
  newGame(
    packOf(`
pack: p
players: [2]
counters: {coin: {start: 2}, gem: {}, pebble: {of: game, lies-on: [pond]}}
score: coin
site-kinds: {pond: {}}
pieces: {hut: {of: player, cost: free, where: pond}}
attributes: {worth: {}}
boards: {lake: {of: game, sites: {s1: {kind: pond, adjacent: [s2]}, s2: {kind: pond, adjacent: [s3]}, s3: {kind: pond}}}}
zones: {pile: {}, hand: {of: player}}
decks: {d: {starts: pile}}
types: {t: {}}
cards: [{id: one, deck: d, type: t, worth: 1, effect: gain 1 coin}, {id: five, deck: d, type: t, worth: 5, effect: gain 1 coin}]
slots: [{id: left, effect: gain 3 gems}, {id: right, effect: gain 4 gems}]
procedures:
  game:
    play: "each player: if seat = 1: (${play})"
    after: "each player: confirm end-turn"
    unused: "if players > 9: (put 1 pebble on s1; place hut at s1; move cards in pile to hand; each card in hand: resolve effect of it)"
    end: end game
${procedures}
`),
    { players: 2 },
  );

const keys = ({ decision }: Game): string[] => decision!.options.map(({ key }) => key);
const choose = (of: Game, ...chosen: string[]): Game => {
  for (const key of chosen) of.choose(key);
  return of;
};
const pebbles = (of: Game): number[] => {
  const { sharedSites } = of.everything();
  return ['s1', 's2', 's3'].map((site) => sharedSites?.[site]?.lying?.[0].n ?? 0);
};
const countersOf = (of: Game, seat = 0): Record<string, number> => of.everything().players[seat].counters;

describe('each step begins with what the procedure is about', () => {
  test('a site', () => {
    const at = choose(
      game(
        'choose pond then do settle of it',
        '  settle: {of: site, near: choose pond adjacent to it, here: put 1 pebble on it}',
      ),
      'site:s2',
      'site:s1',
    );
    expect(pebbles(at)).toEqual([0, 1, 0]);
  });

  test('a card', () => {
    const at = choose(
      game(
        'choose card in pile then do sell of it',
        '  sell: {of: card, price: gain (worth of it) coins, away: move it to hand}',
      ),
      'card:five',
    );
    expect(countersOf(at).coin).toBe(7);
    expect(at.everything().players[0].zones.hand.cards).toMatchObject([{ card: 'five' }]);
  });

  test('a slot', () => {
    const at = choose(
      game('choose slot then do act of it', '  act: {of: slot, mark: occupy it, act: perform it}'),
      'slot:right',
    );
    expect(countersOf(at).gem).toBe(4);
  });

  test('a player', () => {
    const at = choose(
      game(
        'choose other player then do tax of that player',
        '  tax: {of: player, take: "take 1 coin from that player", give: "that player: gain 1 gem"}',
      ),
    );
    expect([countersOf(at).coin, countersOf(at, 1).coin, countersOf(at, 1).gem]).toEqual([3, 1, 1]);
  });

  test('the owner of a piece', () => {
    const at = choose(
      game(
        'place hut at s1; each hut as s: do rent of owner of s',
        '  rent: {of: player, get: "that player: gain 5 gems"}',
      ),
    );
    expect(countersOf(at).gem).toBe(5);
  });
});

test('a name of a step is known to the next one, beside what the procedure is about', () => {
  const at = choose(
    game(
      'choose pond then do settle of it',
      '  settle: {of: site, near: choose pond adjacent to it as other, here: put 1 pebble on it, there: put 2 pebbles on other}',
    ),
    'site:s2',
    'site:s3',
  );
  expect(pebbles(at)).toEqual([0, 1, 2]);
});

test('it does itself with another one, and comes back to its own', () => {
  const at = choose(
    game(
      'choose pond then do flood of it',
      '  flood: {of: site, wet: put 1 pebble on it, ' +
        'on: "each pond adjacent to it as next: if pebbles of next = 0: do flood of next", back: put 2 pebbles on it}',
    ),
    'site:s1',
  );
  expect(pebbles(at)).toEqual([3, 3, 3]);
});

test('whether it can be done goes by what it is about', () => {
  const spend = '  spend: {of: card, pay: pay (worth of it) coins}';
  const one = game('choose card in pile with worth = 1 as low then (do spend of low or gain 1 gem)', spend);
  expect(keys(one)).toContain('do:do-spend-of-low');
  const five = game('choose card in pile with worth = 5 as high then (do spend of high or gain 1 gem)', spend);
  expect(keys(five)).not.toContain('do:do-spend-of-high');
});

test('any number of times it is offered as long as it can be done', () => {
  const at = game(
    'choose card in pile with worth = 1 then any number of times: do spend of it',
    '  spend: {of: card, pay: pay (worth of it) coins}',
  );
  expect(keys(at)).toHaveLength(2);
});
