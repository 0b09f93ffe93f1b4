/** Cards that are looked at or revealed: who sees them, and where they are afterwards. */
import { newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import type { Game } from '../game.ts';
import { seenEvent } from '../view/seen-event.ts';
import type { ZoneView } from '../view/position-view.ts';

const TREES = ['ash', 'bay', 'cork', 'dun', 'elm'];

/** A pile of five cards in this order, ash on top, for two players; `used` is shuffled below it when it runs out. */
function game(effect: string, { pile = 5, prepare = 'shuffle hand', options = 'gain 1 coin' } = {}): Game {
  const made = newGame(
    packOf(`
pack: p
players: [2]
counters: {coin: {}}
score: coin
types: {tree: {}}
zones:
  box: {order: stack}
  pile: {order: stack, visible: none, refill: used, draws-to: hand}
  used: {order: stack}
  hand: {of: player, visible: owner}
decks: {wood: {starts: box, routes: {discarded: move this to used}}}
cards:
${TREES.map((id) => `  - {id: ${id}, deck: wood, type: tree, effect: gain 1 coin}`).join('\n')}
procedures:
  game:
    pile: move top ${pile} cards of box to bottom of pile
    rest: move cards in box to used
    wait: confirm go-on
    prepare: ${prepare}
    part: "each player: if seat = 1: (${effect}) or ${options}"
    end: confirm stop
    over: end game
`),
    { players: 2, seed: 3, trace: true },
  );
  made.choose('go-on');
  return made;
}

const keys = (of: Game): string[] => (of.decision?.options ?? []).map(({ key }) => key);
const ids = (zone: ZoneView): string[] | undefined => zone.cards?.map(({ card }) => card);
const pileOf = (of: Game): string[] | undefined => ids(of.everything().zones['pile']);
const handOf = (of: Game, seat = 0): string[] | undefined => ids(of.everything().players[seat].zones['hand']);
/** Chooses the part, then these. */
function played(effect: string, choices: string[], setting: Parameters<typeof game>[1] = {}): Game {
  const made = game(effect, setting);
  made.choose(keys(made)[0]);
  for (const key of choices) made.choose(key);
  return made;
}

const LOOK = 'look at top 3 cards of pile';
const TAKE = `${LOOK} then move 1 card of them to hand`;

describe('where they are afterwards', () => {
  test('what was only looked at is where it was', () => expect(pileOf(played(LOOK, []))).toEqual(TREES));

  test('what is left goes back on top, in its order', () => {
    const after = played(TAKE, ['card:bay']);
    expect([pileOf(after), handOf(after)]).toEqual([['ash', 'cork', 'dun', 'elm'], ['bay']]);
  });

  test('one on top and one at the bottom', () =>
    expect(
      pileOf(played('look at top 2 cards of pile then move 1 card of them to bottom of pile', ['card:ash'])),
    ).toEqual(['bay', 'cork', 'dun', 'elm', 'ash']));

  test('in the order that the player says', () =>
    expect(pileOf(played(`${LOOK} then move 3 cards of them to top of pile`, ['card:ash', 'card:cork']))).toEqual([
      'bay',
      'cork',
      'ash',
      'dun',
      'elm',
    ]));

  test('all of them', () => {
    const after = played(`${TAKE} then dispose them as discarded`, ['card:cork']);
    expect([pileOf(after), ids(after.everything().zones['used'])]).toEqual([
      ['dun', 'elm'],
      ['bay', 'ash'],
    ]);
  });

  test('`it` is the one that is looked at', () => {
    const effect = 'look at top card of pile then may move it to bottom of pile';
    expect(pileOf(played(effect, ['skip']))).toEqual(TREES);
    expect(pileOf(played(effect, ['do:move-it-to-bottom-of-pile']))).toEqual(['bay', 'cork', 'dun', 'elm', 'ash']);
  });

  test('cards that are drawn meanwhile come from below', () =>
    expect(handOf(played(`${TAKE} then gain 1 card`, ['card:ash']))).toEqual(['ash', 'dun']));

  test('looked at again within, all go back once', () => {
    const again = `${LOOK} then (look at top card of pile then move it to bottom of pile)`;
    expect(pileOf(played(again, []))).toEqual(['ash', 'bay', 'cork', 'elm', 'dun']);
  });

  test('nothing is lost, however many are taken, and what is left keeps its order', () => {
    for (let look = 1; look <= 6; look++) {
      for (let take = 1; take <= 4; take++) {
        for (const to of ['hand', 'top of pile', 'bottom of pile', 'used']) {
          const after = played(`look at top ${look} cards of pile then move ${take} cards of them to ${to}`, []);
          while (keys(after).some((key) => key.startsWith('card:'))) after.choose(keys(after).at(-1)!);
          const pile = pileOf(after)!;
          const all = [...pile, ...handOf(after)!, ...ids(after.everything().zones['used'])!];
          expect([...all].sort()).toEqual(TREES);
          if (to !== 'hand' && to !== 'used') continue;
          expect(pile).toEqual(TREES.filter((id) => pile.includes(id)));
        }
      }
    }
  });
});

describe('alternatives among cards that nobody has seen', () => {
  const or = `${LOOK} then (move 1 card of them to hand or move 2 cards of them to bottom of pile)`;
  const then = `${LOOK} then (choose card of them then move it to hand or gain 1 coin) then gain 1 coin`;

  test('are offered if any card will do', () => {
    expect(keys(game(or))).toHaveLength(2);
    const choosing = played(or, []);
    expect(keys(choosing)).toEqual(['do:move-1-card-of-them-to-hand', 'do:move-2-cards-of-them-to-bottom-of-pile']);
    choosing.choose(keys(choosing)[0]);
    choosing.choose('card:bay');
    expect([pileOf(choosing), handOf(choosing)]).toEqual([['ash', 'cork', 'dun', 'elm'], ['bay']]);
    expect(keys(played(then, []))).toHaveLength(2);
  });

  test('are not where there is no card', () => {
    expect(keys(game(or, { prepare: 'move cards in pile to box' }))).toEqual(['stop']);
  });

  test('are not where what follows cannot be paid', () => {
    expect(keys(game(`${or} then pay 1 coin`))).toEqual(['stop']);
    const paid = `${LOOK} then (move 1 card of them to hand or gain 1 coin) then pay 1 coin`;
    expect(keys(game(paid))).toHaveLength(2);
  });
});

describe('a stack that has too few', () => {
  test('what is used is shuffled below it first', () => {
    const looking = played(TAKE, [], { pile: 2 });
    const seen = keys(looking);
    expect(seen.slice(0, 2)).toEqual(['card:ash', 'card:bay']);
    expect(['card:cork', 'card:dun', 'card:elm']).toContain(seen[2]);
    looking.choose('card:bay');
    const pile = pileOf(looking)!;
    expect([pile[0], `card:${pile[1]}`, pile.length]).toEqual(['ash', seen[2], 4]);
  });

  test('it is not offered where there is none', () => {
    const prepare = 'move cards in pile to box';
    expect(keys(game(TAKE, { prepare }))).toEqual(['stop']);
    expect(keys(game(TAKE))).toHaveLength(2);
  });
});

describe('who sees them', () => {
  const open = (zones: Record<string, ZoneView>): ZoneView[] =>
    Object.keys(zones)
      .filter((id) => id.startsWith('pile/'))
      .map((id) => zones[id]);

  test('looked at: the one who looks', () => {
    const looking = played(TAKE, []);
    const [own, others, all] = [0, 1, null].map(
      (viewer) => open((viewer === null ? looking.everything() : looking.view(viewer)).players[0].zones)[0],
    );
    expect([ids(own), ids(others), others.count, ids(all)]).toEqual([
      ['ash', 'bay', 'cork'],
      undefined,
      3,
      ['ash', 'bay', 'cork'],
    ]);
    expect(looking.view(0).zones['pile']).toEqual({ count: 2 });
  });

  test('revealed: everybody', () => {
    const revealing = played('reveal top 2 cards of pile then move 1 card of them to hand', []);
    for (const viewer of [0, 1]) expect(ids(open(revealing.view(viewer).zones)[0])).toEqual(['ash', 'bay']);
    revealing.choose('card:bay');
    expect(pileOf(revealing)).toEqual(['ash', 'cork', 'dun', 'elm']);
  });

  test('others are told of cards that are looked at, but not of which', () => {
    const looking = played(TAKE, ['card:bay']);
    const { model } = looking;
    const told = (viewer: number): unknown[] =>
      looking.trace
        .filter((event) => event.type === 'move')
        .slice(-6)
        .map((event) => seenEvent(event, viewer, model))
        .map((seen) => seen && (seen.hidden ? seen.to : seen.event.type === 'move' && seen.event.card));
    // three come to be looked at, one is taken, two go back
    expect(told(0)).toEqual(['ash', 'bay', 'cork', 'bay', 'cork', 'ash']);
    expect(told(1)).toEqual(['pile/looked-at', 'pile/looked-at', 'pile/looked-at', 'hand', null, null]);
  });
});
