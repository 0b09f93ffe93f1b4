/** A seat as an object: it says what a person there may know, and does nothing for another. */
import { expect, test } from 'vitest';
import { loaded } from '../test/support/loaded.ts';
import type { Game } from './game.ts';
import { Seat } from './seat.ts';
import { newGame } from './localized.ts';

const { model } = loaded();
const start = (seed = 4): Game => newGame(model, { players: 3, seed, trace: true });

/** Ids of the cards in hands and decks that a seat does not see, from the open view. */
function hiddenFrom(seat: number, game: Game): string[] {
  const seen = JSON.stringify(game.view(seat));
  const { players } = game.everything();
  const hands = players.filter((_, other) => other !== seat).flatMap(({ zones }) => Object.values(zones));
  return hands.flatMap(({ cards }) => (cards ?? []).map(({ card }) => card)).filter((id) => !seen.includes(`"${id}"`));
}

test('in a whole game of random choices, no seat is told of a card that it does not see', () => {
  const game = start();
  const seats = [0, 1, 2].map((seat) => new Seat(game, seat));
  let looked = 0;
  for (let i = 0; game.decision && i < 250; i++) {
    const { options, player } = game.decision;
    if (i % 10 === 0) {
      for (const seat of seats) {
        const told = JSON.stringify(seat);
        const hidden = hiddenFrom(seat.seat, game);
        looked += hidden.length;
        expect(hidden.filter((id) => told.includes(`"${id}"`))).toEqual([]);
        expect(seat.see()).toMatchObject({ decides: player, step: game.length });
        expect(seat.see().decision === null).toBe(seat.seat !== player);
      }
    }
    seats[player].choose(options[(i * 5) % options.length].key, game.length);
  }
  expect(looked).toBeGreaterThan(50);
});

test('what is sent is a copy, and survives JSON', () => {
  const game = start();
  const seat = new Seat(game, game.decision!.player);
  const view = seat.see();
  expect(JSON.parse(JSON.stringify(view))).toEqual(JSON.parse(JSON.stringify(seat)));
  Reflect.set(view.decision!.options, 'length', 0);
  expect(game.decision!.options.length).toBeGreaterThan(0);
});

test('it chooses for nobody else, and only at the step that is due', () => {
  const game = start();
  const { player, options } = game.decision!;
  const [own, other] = [new Seat(game, player), new Seat(game, (player + 1) % 3)];
  const before = game.hash();
  expect(() => other.choose(options[0].key, game.length)).toThrow(expect.objectContaining({ code: 'not-your-turn' }));
  expect(() => own.choose(options[0].key, game.length - 1)).toThrow(expect.objectContaining({ code: 'too-late' }));
  expect(() => own.choose(options[0].key, undefined as never)).toThrow(expect.objectContaining({ code: 'too-late' }));
  expect(() => own.choose('no such key', game.length)).toThrow(expect.objectContaining({ code: 'not-an-option' }));
  expect(game.hash()).toBe(before);
  own.choose(options[0].key, game.length);
  expect(game.hash()).not.toBe(before);
});

test('it takes back its own last choice only', () => {
  const game = start();
  const player = game.decision!.player;
  const [own, other] = [new Seat(game, player), new Seat(game, (player + 1) % 3)];
  expect(own.undo()).toBe(false);
  const before = game.hash();
  const slot = game.decision!.options[0];
  own.choose(slot.key, game.length);
  expect(own.canUndo).toBe(game.canUndo && game.decision!.player === player);
  expect(other.undo()).toBe(false);
  if (own.canUndo) {
    expect(own.undo()).toBe(true);
    expect(game.hash()).toBe(before);
  }
});

test('events: what others draw is only where it went', () => {
  const game = start(2);
  const seats = [0, 1, 2].map((seat) => new Seat(game, seat));
  for (let i = 0; game.decision && i < 120; i++) game.choose(game.decision.options.at(-1)!.key);
  const told = seats.map((seat) => seat.events());
  const hidden = told.map((events) => events.filter((event) => event.hidden).length);
  expect(Math.min(...hidden)).toBeGreaterThan(0);
  expect(seats[0].events(seats[0].eventCount)).toEqual([]);
});

test.each([-1, 3, 0.5, NaN, '0', undefined, null])('%s is no seat', (seat) => {
  expect(() => new Seat(start(), seat as never)).toThrow(expect.objectContaining({ code: 'no-such-seat' }));
});
