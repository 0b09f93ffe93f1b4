/** A sandbox reads numbers of its position by their words, and what its seat does not know is dealt again. */
import { expect, test } from 'vitest';
import { codeOf } from '../test/support/fathom-errors.ts';
import { loaded } from '../test/support/loaded.ts';
import type { Game } from './game.ts';
import { newGame } from './localized.ts';
import type { FathomError } from './fathom-error.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import { Sandbox } from './sandbox.ts';

const cities = loaded().model;

function gameAfter(choices: number, seed = 5): Game {
  const game = newGame(cities, { players: 2, seed });
  const source = new ChoiceSource(seed);
  for (let i = 0; i < choices && game.decision; i++) {
    game.choose(game.decision.options[source.below(game.decision.options.length)].key);
  }
  return game;
}

test('a value is what the position has, through a game', () => {
  const game = newGame(cities, { players: 2, seed: 3 });
  const sandbox = new Sandbox(game, { knowing: 'everything' });
  const source = new ChoiceSource(3);
  const counters = cities.counters.filter(({ of, liesOn }) => of === 'player' && !liesOn).map(({ id }) => id);
  let compared = 0;
  for (let step = 0; sandbox.player !== null; step++) {
    const options = sandbox.options();
    sandbox.choose(options[source.below(options.length)].code);
    if (step % 9 !== 0) continue;
    sandbox.everything().players.forEach(({ counters: own, zones, sites }, seat) => {
      for (const id of counters) expect(sandbox.value(seat, id)).toBe(own[id]);
      expect(sandbox.value(seat, 'cards in hand')).toBe(zones['hand'].cards!.length);
      const farms = Object.values(sites).filter(({ piece }) => piece === 'farm').length;
      expect(sandbox.value(seat, 'farms')).toBe(farms);
      expect(sandbox.value(seat, '2 * farms + point')).toBe(2 * farms + own['point']);
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(30);
});

test('asking leaves the position, what is offered and the other numbers as they are', () => {
  const sandbox = new Sandbox(gameAfter(60), { knowing: 'everything' });
  const before = [sandbox.hash(), sandbox.options()];
  const asked = [
    'connected cities',
    'upgraded farms',
    'different pieces on connected cities',
    'buildable sites',
    'era',
  ];
  const read = (): (number | string)[] =>
    asked.map((text) => {
      try {
        return sandbox.value(1, text);
      } catch (error) {
        return (error as FathomError).code;
      }
    });
  const first = read();
  expect(first.filter((value) => typeof value === 'number').length).toBeGreaterThan(2);
  expect(read()).toEqual(first);
  expect([sandbox.hash(), sandbox.options()]).toEqual(before);
});

test('what is no number of the pack is an error with a code and a place', () => {
  const sandbox = new Sandbox(gameAfter(5));
  const problemsOf = (text: string): unknown => {
    try {
      sandbox.value(0, text);
    } catch (error) {
      const { code, data } = error as FathomError<'bad-expression'>;
      return [code, data.problems.map(({ start, end }) => text.slice(start, end))];
    }
    return null;
  };
  expect(problemsOf('2 * wheat')).toEqual(['bad-expression', ['wheat']]);
  expect(problemsOf('point +')).toEqual(['bad-expression', ['']]);
  for (const text of ['', ' ', 'gain 1 credit', 'hand', 'it', 'amount', 'this', 'point > 2']) {
    expect([text, codeOf(() => sandbox.value(0, text))]).toEqual([text, 'bad-expression']);
  }
  for (const text of [undefined, null, 3, {}, ['point']] as unknown as string[]) {
    expect(codeOf(() => sandbox.value(0, text))).toBe('bad-expression');
  }
  expect(codeOf(() => sandbox.value(2, 'point'))).toBe('no-such-seat');
  expect(codeOf(() => sandbox.value(0, `${'9999 * '.repeat(6)}(9999 + point)`))).toBe('number-too-large');
});

test('each restore is another deal that the seat cannot tell from the game', () => {
  const game = gameAfter(40);
  const seat = 1;
  const hashes = (seed: number): string[] => {
    const sandbox = new Sandbox(game, { seat, seed });
    return Array.from({ length: 12 }, () => {
      expect(sandbox.view(seat)).toEqual(game.view(seat));
      const hash = sandbox.hash();
      sandbox.restore();
      return hash;
    });
  };
  const dealt = hashes(4);
  expect(new Set([...dealt, game.hash()]).size).toBe(13);
  expect(hashes(4)).toEqual(dealt);
  expect(hashes(5)).not.toEqual(dealt);
});

test('a copy of a deal is put back as it was dealt', () => {
  const sandbox = new Sandbox(gameAfter(40), { seat: 0 });
  const here = sandbox.snapshot();
  const hash = sandbox.hash();
  sandbox.choose(sandbox.options()[0].code);
  sandbox.restore(here);
  expect(sandbox.hash()).toBe(hash);
});

test('it searches for who decides, and does not depend on what that seat does not know', () => {
  const game = gameAfter(40);
  const seat = game.decision!.player;
  const hash = new Sandbox(game).hash();
  expect(new Sandbox(game, { seat }).hash()).toBe(hash);
  expect(new Sandbox(game.hypothetical(seat, 9)).hash()).toBe(hash);
  expect(new Sandbox(game, { knowing: 'everything' }).hash()).toBe(game.hash());
});

test('no seat, no seed: an error with a code', () => {
  const game = gameAfter(5);
  for (const seat of [2, -1, 0.5, NaN, '0', null] as unknown as number[]) {
    expect(codeOf(() => new Sandbox(game, { seat }))).toBe('no-such-seat');
  }
  for (const seed of [-1, 0.5, NaN, 2 ** 32, '1', null] as unknown as number[]) {
    expect(codeOf(() => new Sandbox(game, { seat: 0, seed }))).toBe('bad-seed');
  }
  const ended = gameAfter(10_000);
  expect(ended.over).toBe(true);
  expect(codeOf(() => new Sandbox(ended))).toBe('no-such-seat');
  expect(codeOf(() => new Sandbox(ended, { seat: 0 }))).toBe('none');
});
