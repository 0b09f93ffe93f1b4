/** Games that are studied: settings change what they say and nothing else, and choices alone give the game again. */
import { describe, expect, test } from 'vitest';
import { compile, optionValues } from '../../interpreter/index.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { playGame, type PlayedGame } from './play.ts';
import { factsOf } from './replay.ts';
import { NATURAL, type Setting } from './setting.ts';
import { loaded } from '../../test/support/loaded.ts';

const load = (path: string): Vm => {
  const model = loaded(path).model;
  return new Vm(compile(model, 2, optionValues(model)));
};
const bazaar = load('study/balance/fixtures/bazaar.yaml');
const cities = load('cards/underwater-cities');

function play(vm: Vm, seed: number, setting: Setting, natural: PlayedGame | null, bot = 'quick'): PlayedGame | null {
  const base = natural && { game: natural, facts: factsOf(vm, natural)! };
  const playing = playGame(vm, [bot, bot], seed, setting, base);
  for (;;) {
    const { done, value } = playing.next();
    if (done) return value;
  }
}

describe.each([
  ['bazaar', bazaar],
  ['underwater-cities', cities],
])('%s', (_name, vm) => {
  test('choices alone give the game again', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const game = play(vm, seed, NATURAL, null, 'random')!;
      const facts = factsOf(vm, game)!;
      expect(facts.decisions).toBe(game.codes.length);
      expect(facts.wins.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(play(vm, seed, NATURAL, null, 'random')).toEqual(game);
      expect(factsOf(vm, { ...game, codes: game.codes.slice(0, -1) })).toBeNull();
      expect(factsOf(vm, { ...game, seed: seed + 1 })).toBeNull();
    }
  });
});

const idOf = (vm: Vm, def: number): string => vm.game.model.cards[def].id;

test('a given card is the first of its deck that comes to the seat, and its place goes to the one that it replaces', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const natural = play(bazaar, seed, NATURAL, null)!;
    const before = factsOf(bazaar, natural)!;
    for (const seat of [0, 1]) {
      const game = play(bazaar, seed, { kind: 'give', card: 'goose', seat }, natural)!;
      const after = factsOf(bazaar, game)!;
      const dealt = (facts: typeof after): string[] =>
        facts.cards.filter((card) => card.how === 'dealt').map(({ def, seat: to }) => `${to} ${idOf(bazaar, def)}`);
      const own = dealt(after).filter((card) => card.startsWith(`${seat} `));
      expect(own[0]).toBe(`${seat} goose`);
      // every other card lies where it lay, but for the two that changed places
      const expected = dealt(before).map((card) => card.slice(2));
      const first = expected.indexOf(
        dealt(before)
          .find((card) => card.startsWith(`${seat} `))!
          .slice(2),
      );
      const goose = expected.indexOf('goose');
      if (goose >= 0) expected[goose] = expected[first];
      expected[first] = 'goose';
      expect(dealt(after).map((card) => card.slice(2))).toEqual(expected);
    }
  }
});

test('what cannot be known yet changes nothing: games are equal until the card is seen', () => {
  const natural = play(cities, 4, NATURAL, null, 'quick:1')!;
  // a card of the third era comes late
  const game = play(cities, 4, { kind: 'give', card: 'council-seat', seat: 1 }, natural, 'quick:1')!;
  const facts = factsOf(cities, game)!;
  const { pass: round } = facts.cards.find(({ def, how }) => idOf(cities, def) === 'council-seat' && how === 'dealt')!;
  const same = game.codes.findIndex((code, i) => code !== natural.codes[i]);
  expect(round).toBeGreaterThan(5);
  expect(same === -1 || same > game.codes.length / 3).toBe(true);
});

test('a card that is laid out, or is not', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const natural = play(bazaar, seed, NATURAL, null)!;
    const shownIn = (setting: Setting): string[] =>
      factsOf(bazaar, play(bazaar, seed, setting, natural)!)!.cards.flatMap(({ how, def }) =>
        how === 'shown' ? [idOf(bazaar, def)] : [],
      );
    expect(shownIn({ kind: 'show', card: 'red-purse' })).toContain('red-purse');
    expect(shownIn({ kind: 'hide', card: 'red-purse' })).not.toContain('red-purse');
    expect(shownIn({ kind: 'hide', card: 'red-purse' })).toHaveLength(2);
  }
});

test('only one seat chooses the slot', () => {
  const slot = bazaar.game.model.slots.findIndex(({ id }) => id === 'corner');
  for (let seed = 1; seed <= 3; seed++) {
    const natural = play(bazaar, seed, NATURAL, null)!;
    const game = play(bazaar, seed, { kind: 'only', slot: 'corner', seat: 1 }, natural)!;
    const [first, second] = factsOf(bazaar, game)!.slots[slot];
    expect([first, second > 0]).toEqual([0, true]);
  }
});

test('rounds are passes of the loops of the rules', () => {
  expect(factsOf(bazaar, play(bazaar, 1, NATURAL, null)!)!.passes).toBe(4);
  // three eras of 4, 3 and 3 rounds
  for (const seed of [1, 2]) expect(factsOf(cities, play(cities, seed, NATURAL, null, 'quick:1')!)!.passes).toBe(10);
});
