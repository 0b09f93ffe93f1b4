import { newGame } from './localized.ts';
import { expect, test } from 'vitest';
import { loaded } from '../test/support/loaded.ts';
import { codeOf } from '../test/support/fathom-errors.ts';
import type { Game } from './game.ts';
import { Sandbox } from './sandbox.ts';

const cities = loaded().model;
const nim = loaded('cards/nim.yaml').model;

/** What a server without types hands on for somebody whom it does not know. */
const NO_SEATS = [undefined, null, '0', 'everything', NaN, 0.5, 2, -2, true, {}] as unknown as number[];

const hiddenIn = (text: string, game: Game): string[] => {
  const { zones, players } = game.everything();
  const hidden = [zones['era-deck'], ...players.map((player) => player.zones['hand'])];
  return hidden.flatMap(({ cards }) => cards!.map(({ card }) => card)).filter((card) => text.includes(`"${card}"`));
};

test('nothing is shown to what is no seat', () => {
  const game = newGame(cities, { players: 2, seed: 3 });
  const sandbox = new Sandbox(game, { knowing: 'everything' });
  expect(hiddenIn(JSON.stringify(game.everything()), game).length).toBeGreaterThan(20);
  const shows: ((seat: number) => unknown)[] = [
    (seat) => game.view(seat),
    (seat) => sandbox.view(seat),
    (seat) => sandbox.dealAgain(seat, 1),
    (seat) => game.hypothetical(seat, 1),
  ];
  for (const show of shows) {
    for (const seat of NO_SEATS) expect([seat, codeOf(() => show(seat))]).toEqual([seat, 'no-such-seat']);
  }
  expect(codeOf(() => (game.view as () => unknown).call(game))).toBe('no-such-seat');
  expect(() => game.view(2)).toThrow('there is no seat 2; the seats are numbered from 0 to 1');
  // a spectator
  expect(hiddenIn(JSON.stringify(game.view(-1)), game)).toEqual([]);
});

test('a game as JSON is its record, or an error', () => {
  const game = newGame(cities, { players: 2, seed: 3 });
  expect(JSON.parse(JSON.stringify({ game }))).toEqual({ game: game.save() });
  for (const one of [game.fork(), game.hypothetical(0, 1)]) expect(codeOf(() => JSON.stringify(one))).toBe('no-record');
});

test('a choice is of its seat and for its step', () => {
  const game = newGame(nim);
  const { player, options } = game.decision!;
  const { key } = options[0];
  const refused = (by: object): string => codeOf(() => game.choose(key, by));
  expect(refused({ seat: 1 - player })).toBe('not-your-turn');
  expect(refused({ seat: undefined })).toBe('not-your-turn');
  expect(refused({ at: undefined })).toBe('too-late');
  expect(refused({ at: game.length + 1 })).toBe('too-late');
  expect(() => game.choose(key, { seat: 5 })).toThrow('it is seat 0 that chooses now, not seat 5');
  const at = game.length;
  game.choose(key, { seat: player, at });
  // a second click of the same button
  const before = game.hash();
  expect(codeOf(() => game.choose(game.decision!.options[0].key, { at }))).toBe('too-late');
  expect(() => game.choose(key, { at })).toThrow(
    `the choice was for step ${at}, and the game is at step ${game.length}`,
  );
  expect(game.hash()).toBe(before);
  while (game.decision) game.choose(game.decision.options[0].key);
  expect([refused({ seat: 0 }), refused({ at })]).toEqual(['game-over', 'too-late']);
});
