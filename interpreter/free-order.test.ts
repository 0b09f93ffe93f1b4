/** The judge of an order is arithmetic: what is paid, gained and built whichever comes first. */
import { describe, expect, it } from 'vitest';
import { packOf, pack } from '../test/support/packs.ts';
import { gameAt, type PositionInput, type Game, newGame } from './index.ts';
import { freeOrder } from './free-order.ts';

/** Two coins, no shell; then the order of two things. */
const gameOf = (parts: string): Game =>
  newGame(
    packOf(`
pack: orders
title: Orders
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters:
  coin: {start: 2}
  shell: {}
  point: {}
procedures:
  game:
    play: "each player: do turn"
    end: end game
  turn:
    both: "any order: (${parts
      .split(' ; ')
      .map((part) => `(${part})`)
      .join('; ')})"
    last: may gain 1 point
`),
    { faceDown: [0, 1] },
  );

describe('two things of which either may be first', () => {
  it.each([
    // one coin less, one shell and the choice of a point, in both orders
    ['may pay 1 coin: gain 1 point ; gain 1 shell', 'the shell is not needed for it'],
    ['pay 1 coin: gain 1 shell ; may pay 1 coin: gain 1 point', 'there are coins for both'],
    [
      'gain 1 shell or gain 1 coin ; gain 1 point or gain 2 coin',
      'two choices that have nothing to do with each other',
    ],
  ])('%s: not asked, as %s', (parts) => {
    const game = gameOf(parts);
    expect([game.decision?.kind, game.decision?.options.length]).toEqual(['order', 2]);
    expect(game.decision!.options.map(({ key }) => key)).toContain(freeOrder(game));
  });

  it.each([
    ['may pay 1 shell: gain 1 point ; gain 1 shell', 'the shell pays for the point only if it comes first'],
    [
      'pay 2 coin: gain 1 point ; may pay 1 coin: gain 1 shell',
      'a shell that was bought before leaves too little for the point',
    ],
    [
      'if shell = 0: gain 1 point ; may pay 1 coin: gain 1 shell',
      'a shell that was bought before takes the point away',
    ],
  ])('%s: asked, as %s', (parts) => {
    const game = gameOf(parts);
    expect([game.decision?.kind, game.decision?.options.length]).toEqual(['order', 2]);
    expect(freeOrder(game)).toBeNull();
  });

  it('is asked where the choices are too many to be tried', () => {
    const game = gameOf('may pay 1 coin: gain 1 point ; gain 1 shell');
    expect(freeOrder(game, 4)).toBeNull();
  });

  it('takes first what asks nothing', () => {
    const game = gameOf('may pay 1 coin: gain 1 point ; gain 1 shell');
    const key = freeOrder(game)!;
    expect(key).toContain('shell');
    game.choose(key, true);
    expect(game.decision!.kind).not.toBe('order');
    expect(game.everything().players[game.decision!.player].counters['shell']).toBe(1);
  });

  it('changes nothing in the game', () => {
    const game = gameOf('may pay 1 coin: gain 1 point ; gain 1 shell');
    const before = [game.hash(), game.length, game.decision!.options.map(({ key }) => key)];
    freeOrder(game);
    expect([game.hash(), game.length, game.decision!.options.map(({ key }) => key)]).toEqual(before);
  });
});

describe('a slot and a card of its colour', () => {
  /** With another card in the hand, as a single one would be forced. */
  const at = (slot: string, card: string, me: Record<string, unknown> = {}): Game => {
    const position = { me: { hand: [card, 'quay-porters'], ...me } } as PositionInput;
    const game = gameAt(pack(), position, { players: 2, faceDown: [0, 1] });
    game.choose(`slot:${slot}`);
    game.choose(`card:${card}`);
    expect(game.decision!.kind).toBe('order');
    return game;
  };

  it('are not asked for where the card only lies on the table until the end', () => {
    expect(freeOrder(at('steelplast-and-kelp', 'chairs-of-research'))).not.toBeNull();
  });

  it('are not asked for where cards are drawn face down and nothing depends on them', () => {
    expect(freeOrder(at('advance-two', 'seed-vault'))).not.toBeNull();
  });

  it('are asked for where the slot brings what the card needs: steelplast, for a tunnel; not for who has enough', () => {
    const me = { kelp: 0, credit: 0 };
    expect(freeOrder(at('steelplast-and-kelp', 'bore-crew', { ...me, steelplast: 0 }))).toBeNull();
    expect(freeOrder(at('steelplast-and-kelp', 'bore-crew', { ...me, steelplast: 9 }))).not.toBeNull();
  });

  it('are asked for where the card reacts to the slot: it works only if it lies there before', () => {
    expect(freeOrder(at('advance-two', 'standing-envoy'))).toBeNull();
  });

  it('are asked for where something is revealed between them', () => {
    expect(freeOrder(at('special-card', 'chairs-of-research', { credit: 9 }))).toBeNull();
  });
});

describe('a choice that was made in place of a player', () => {
  it('is taken back and made again with the one before it; the record has it as any other', () => {
    const game = gameAt(pack(), { me: { hand: ['chairs-of-research', 'fitters-yard'] } }, { players: 2, trace: true });
    game.choose('slot:steelplast-and-kelp');
    const before = game.hash();
    game.choose('card:chairs-of-research');
    game.choose(freeOrder(game)!, true);
    const after = game.hash();
    expect(game.madeInPlace).toEqual([2]);
    expect(game.choices.length).toBe(3);
    const told = game.trace.flatMap((event) => (event.type === 'choice' ? [[event.auto, event.inPlace]] : []));
    expect(told.filter(([, inPlace]) => inPlace)).toEqual([[true, true]]);
    game.undo();
    expect(game.hash()).toBe(before);
    game.redo();
    expect([game.hash(), game.madeInPlace]).toEqual([after, [2]]);
  });
});
