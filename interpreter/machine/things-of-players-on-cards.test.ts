/** Counters of the players that lie on cards: each has their own there, on cards in zones and on cards on boards. */
import { describe, expect, test } from 'vitest';
import { type PositionView, newGame } from '../index.ts';
import { packOf } from '../../test/support/packs.ts';
import { afterEffect, smallPack } from '../../test/support/small-pack.ts';

const PACK = smallPack(`pack: halls
title: Halls
version: 0.1.0
status: original
players: [2, 3]
score: coin
ranking: [most coin]
counters:
  coin: {}
  worker: {lies-on: [halls, dock]}
  pebble: {of: game, lies-on: [halls]}
  gem: {}
site-kinds: {field: {}, dock: {}}
types: {hall: {}, bauble: {}}
zones:
  hall-stack: {of: game, order: stack, visible: all}
  street: {of: game, visible: all, listening: true}
  shelf: {of: player, visible: all, listening: true}
  pile: {of: game, visible: all}
decks: {halls: {starts: hall-stack}, charms: {starts: pile}}
cards:
  - {id: north-hall, deck: halls, type: hall}
  - {id: south-hall, deck: halls, type: hall}
  - {id: gem-hall, deck: halls, type: hall, effect: "put 1 gem on this then gain (gems of this + workers of this + foreign workers of this) coins"}
  - {id: amulet, deck: charms, type: bauble}
boards:
  valley:
    of: game
    sites: {f1: {kind: field, adjacent: [f2]}, f2: {kind: field}, d1: {kind: dock}}
procedures: {game: {end: end game}}
`);

const after = (position: string, run: string, players = 2, ...choices: string[]): ReturnType<typeof afterEffect> =>
  afterEffect(PACK, position, run, players, ...choices);
const coins = (position: string, value: string): number =>
  after(position, `choose card in street with pebbles = 0 as spot then gain (${value}) coins`, 3).view.players[0]
    .counters['coin'];

/** `worker 2 of 0`: what the players have on the first card of a zone. */
const onFirst = ({ zones }: PositionView, zone: string): string[] =>
  (zones[zone].cards?.[0].lying ?? []).map(({ counter, n, owner }) => `${counter} ${n} of ${owner}`);

const STREET = '{me: {worker: 5}, street: [{card: north-hall, holds: {worker: {me: 2, third: 4}}}]}';

describe('on a card of a zone', () => {
  test.each([
    ['workers of spot', 2],
    ['own workers of spot', 2],
    ['foreign workers of spot', 4],
    ['own workers of spot + foreign workers of spot', 6],
    ['max over other players: workers of spot', 4],
    ['card in street with workers >= 2', 1],
    ['card in street with foreign workers >= 5', 0],
    ['card in street where workers of it = 2', 1],
    ['other players with workers of spot >= 1', 1],
  ])('%s', (value, n) => {
    expect(coins(STREET, value)).toBe(n);
  });

  test.each([
    ['put 1 worker on it', ['worker 3 of 0', 'worker 4 of 2'], 5],
    ['pay 2 workers to it', ['worker 4 of 0', 'worker 4 of 2'], 3],
    ['take 9 workers from it', ['worker 4 of 2'], 7],
    ['set workers of it to 1', ['worker 1 of 0', 'worker 4 of 2'], 5],
    ['each player: put 1 worker on it', ['worker 3 of 0', 'worker 1 of 1', 'worker 5 of 2'], 5],
  ])('%s', (run, there, left) => {
    const named = run.startsWith('each') ? run.replace('on it', 'on spot') : run;
    const { view } = after(STREET, `choose card in street as spot then (${named})`, 3);
    expect([onFirst(view, 'street'), view.players[0].counters['worker']]).toEqual([there, left]);
  });

  test('of that player', () => {
    const run =
      'choose card in street as spot then choose other player then gain (workers of spot of that player) coins';
    expect(after(STREET, run, 3, 'player:3').view.players[0].counters['coin']).toBe(4);
  });

  test('beside what lies there of the card', () => {
    const { view } = after(
      '{me: {shelf: [{card: gem-hall, holds: {worker: {me: 1, other: 2}}}]}}',
      'each card in shelf: (resolve effect of it then put 2 pebbles on it)',
    );
    expect(view.players[0].counters['coin']).toBe(4);
    expect(view.players[0].zones['shelf'].cards).toMatchObject([
      {
        card: 'gem-hall',
        marks: 1,
        holds: 'gem',
        further: { pebble: 2 },
        lying: [
          { counter: 'worker', n: 1, owner: 0 },
          { counter: 'worker', n: 2, owner: 1 },
        ],
      },
    ]);
  });

  test('a card on which anything of anybody lies is not empty', () => {
    const count = 'gain (empty card in street) coins';
    expect(
      after('{street: [{card: north-hall, holds: {worker: {other: 1}}}, south-hall]}', count).view.players[0].counters[
        'coin'
      ],
    ).toBe(1);
  });

  test('nothing of it lies on other cards', () => {
    const { view } = after('{me: {shelf: [amulet], worker: 2}}', 'choose card in shelf then put 1 worker on it');
    expect(view.players[0].zones['shelf'].cards).toEqual([{ card: 'amulet', name: 'Amulet' }]);
  });

  test('it goes with the card, and is gone where the card goes to a zone that does not listen', () => {
    const moved = after(STREET, 'move cards in street to shelf', 3).view.players[0].zones['shelf'].cards![0];
    expect(moved.lying).toHaveLength(2);
    const back = after(
      STREET,
      'move cards in street to hall-stack then move north-hall in hall-stack to street',
      3,
    ).view;
    expect([onFirst(back, 'street'), back.players[0].counters['worker']]).toEqual([[], 5]);
  });

  test('each can take theirs before', () => {
    const run =
      'choose card in street as spot then (each player: take (workers of spot) workers from spot) then move spot to pile';
    const { view } = after(STREET, run, 3);
    expect(view.players.map(({ counters }) => counters['worker'])).toEqual([7, 0, 4]);
  });
});

describe('on a card on a board', () => {
  const LAID =
    '{sites: {f1: {tile: north-hall}}, me: {worker: 3, sites: {f1: {holds: {worker: 2}}, d1: {holds: {worker: 1}}}}, ' +
    'other: {sites: {f1: {holds: {worker: 1}}}}}';
  const onTile = ({ sharedSites }: PositionView, site: string): string[] =>
    (sharedSites[site]?.onTile ?? []).map(({ counter, n, owner }) => `${counter} ${n} of ${owner}`);

  test('is counted there, and goes with it to another site', () => {
    const { view } = after(LAID, 'choose tile of f1 then pay 1 worker to it then place it at f2');
    expect([onTile(view, 'f1'), onTile(view, 'f2')]).toEqual([[], ['worker 3 of 0', 'worker 1 of 1']]);
    expect(view.sharedSites['d1'].lying).toEqual([{ counter: 'worker', n: 1, owner: 0 }]);
  });

  test('of the game, too', () => {
    const { view } = after(LAID, 'choose tile of f1 then put 2 pebbles on it');
    expect(view.sharedSites['f1'].onTile).toContainEqual({ counter: 'pebble', n: 2 });
  });

  test('comes there with it', () => {
    const { view } = after(STREET, 'choose card in street then place it at f2', 3);
    expect(onTile(view, 'f2')).toEqual(['worker 2 of 0', 'worker 4 of 2']);
  });

  test('is gone with the card', () => {
    const { view } = after(LAID, 'choose tile of f1 then move it to street');
    expect(view.sharedSites['f1']).toBeUndefined();
    expect(
      onFirst(
        after(LAID, 'choose tile of f1 then move it to pile then move north-hall in pile to street').view,
        'street',
      ),
    ).toEqual([]);
  });
});

test('what lies on a card face down lies there, whichever card that is', () => {
  const game = newGame(
    packOf(`pack: p
players: [2]
score: coin
counters: {coin: {}, worker: {start: 5, lies-on: [halls]}, pebble: {of: game, lies-on: [halls]}}
site-kinds: {field: {}}
types: {guild: {}}
zones: {hall-stack: {order: stack, visible: none}, ruins: {}}
decks: {halls: {starts: hall-stack}}
cards:
  - {id: one, deck: halls, type: guild, effect: gain 1 coin}
  - {id: two, deck: halls, type: guild, effect: gain 2 coins}
  - {id: three, deck: halls, type: guild, effect: gain 3 coins}
boards: {valley: {of: game, sites: {f1: {kind: field}, f2: {kind: field}}}}
procedures:
  game:
    mix: shuffle hall-stack
    lay: place top card of hall-stack at f1 face down
    put: choose tile of f1 then put 2 pebbles on it
    come: "each player: (choose tile of f1 then pay seat workers to it)"
    ask: "each player: confirm end-turn"
    open: "choose tile of f1 as there then resolve effect of there then move there to ruins"
    end: end game
`),
    { players: 2 },
  );
  const { onTile } = game.view(0).sharedSites['f1'];
  expect(onTile).toEqual([
    { counter: 'pebble', n: 2 },
    { counter: 'worker', n: 1, owner: 0 },
    { counter: 'worker', n: 2, owner: 1 },
  ]);
  const dealt = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const other = game.hypothetical(0, seed);
    expect(other.view(0)).toEqual(game.view(0));
    dealt.add(other.everything().sharedSites['f1'].tile!);
  }
  expect(dealt.size).toBe(3);
});
