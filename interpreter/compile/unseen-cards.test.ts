import { newGame } from '../localized.ts';
import { describe, expect, test } from 'vitest';
import { packOf } from '../../test/support/packs.ts';
import type { Game } from '../game.ts';

/** A game in which cards of a hidden pile may be looked at. */
const game = (effect: string, { away = 'top 1 cards of pile', to = 'hand', rules = '', refill = '' } = {}): Game =>
  newGame(
    packOf(`
pack: p
players: [1]
counters: {coin: {}}
score: coin
colors: {red: {}}
zones: {pile: {order: stack, visible: none, draws-to: hand${refill}}, used: {}, seen: {of: player}, hand: {of: player}}
decks: {d: {starts: pile, routes: {gone: move this to seen}}}
types: {t: {}}
cards: [{id: one, deck: d, type: t, copies: 2, effect: gain 1 coin}, {id: other, deck: d, type: t, color: red, effect: gain 1 coin}]
${rules}
procedures:
  game:
    away: move ${away} to ${to}
    play: "(${effect}) or gain 1 coin"
    end: end game
`),
    { players: 1 },
  );
const offered = (game: Game): string[] => (game.decision?.options ?? []).map(({ key }) => key);
const LOOK = 'move top 2 cards of pile to seen then choose card in seen then move it to hand';

describe('a choice among cards that are hidden when it is offered', () => {
  test('is offered, and can be made', () => {
    const played = game(LOOK);
    expect(offered(played)).toHaveLength(2);
    played.choose(offered(played)[0]);
    expect(offered(played).every((key) => key.startsWith('card:'))).toBe(true);
    while (!played.over) played.choose(offered(played)[0]);
    const { zones } = played.everything().players[0];
    expect([zones['hand'].count, zones['seen'].count]).toEqual([2, 1]);
  });
  test.each([
    ['not after cards were moved', `move top 9 cards of pile to hand then ${LOOK}`],
    ['not where not any of them will do', LOOK.replace('choose card', 'choose red card')],
    ['not where it matters which one it is', LOOK.replace('move it to hand', 'resolve it')],
  ])('%s', (_, effect) => expect(offered(game(effect))).toEqual([]));
  test('not where no card is left', () => {
    expect(offered(game(LOOK, { away: 'cards in pile' }))).toEqual([]);
  });
  test('an empty stack that is filled up again has some', () => {
    const filled = (refill: string): Game => game(LOOK, { away: 'cards in pile', to: 'used', refill });
    expect(offered(filled(''))).toEqual([]);
    const played = filled(', refill: used');
    expect(offered(played)).toHaveLength(2);
    played.choose(offered(played)[0]);
    expect(offered(played).every((key) => key.startsWith('card:'))).toBe(true);
  });
  describe('of those that one draws, with an empty hand', () => {
    const DRAW = 'gain 1 card then choose card in hand then dispose it as gone';
    const drawn = (rules = ''): Game => game(DRAW, { away: 'cards in seen', rules });
    test('is offered, and can be made', () => {
      const played = drawn();
      expect(offered(played)).toHaveLength(2);
      while (!played.over) played.choose(offered(played)[0]);
      expect(played.everything().players[0].zones['seen'].count).toBe(1);
    });
    test.each(['gain 1 coin', 'gain 1 coin else: gain 2 coins'])('what its color gives may be asked: %s', (given) => {
      const played = game(`${DRAW} then if it is red: ${given}`, { away: 'cards in seen' });
      expect(offered(played)).toHaveLength(2);
      while (!played.over) played.choose(offered(played)[0]);
      expect(played.everything().players[0].zones['seen'].count).toBe(1);
    });
    test('not what its color takes', () =>
      expect(offered(game(`${DRAW} then if it is red: pay 1 coin`, { away: 'cards in seen' }))).toEqual([]));
    test('not where what is drawn may go on', () =>
      expect(offered(drawn('rules: ["when you draw card: move cards in hand to seen"]'))).toEqual([]));
    test('not where there is none to draw', () =>
      expect(offered(game(DRAW, { away: 'cards in pile', to: 'seen' }))).toEqual([]));
  });
  describe('of which some are kept', () => {
    const KEEP = 'move top 3 cards of pile to seen then move 2 cards in seen to hand';
    const play = (setting: Parameters<typeof game>[1]): { hand: number; look: number; asked: number } => {
      const played = game(KEEP, setting);
      expect(offered(played)).toHaveLength(2);
      played.choose(offered(played)[0]);
      let asked = 0;
      for (; !played.over; asked++) {
        const keys = offered(played);
        expect(keys.every((key) => key.startsWith('card:'))).toBe(true);
        played.choose(keys[0]);
      }
      const { zones } = played.everything().players[0];
      return { hand: zones['hand'].count, look: zones['seen'].count, asked };
    };
    test('as many as it says', () => {
      expect(play({ away: 'cards in used' })).toMatchObject({ hand: 2, look: 1 });
    });
    test('all, where there are fewer', () => {
      expect(play({ away: 'top 2 cards of pile', to: 'used' })).toMatchObject({ hand: 1, look: 0 });
    });
    test('not where no card is left', () => {
      expect(offered(game(KEEP, { away: 'cards in pile' }))).toEqual([]);
    });
    test('not where not any of them will do', () => {
      expect(offered(game(KEEP.replace('2 cards', '2 red cards')))).toEqual([]);
    });
  });
  test('not where something may take them away at once', () => {
    expect(offered(game(LOOK, { rules: 'rules: ["when card enters seen: move it to hand"]' }))).toEqual([]);
  });
});
