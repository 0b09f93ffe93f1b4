import { newGame } from './localized.ts';
import { expect, test } from 'vitest';
import type { Game } from './game.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import { legalOptions } from './machine/legal-options.ts';
import { restorePosition } from './machine/restore.ts';
import { Vm } from './machine/vm.ts';
import { LENGTH } from './position/layout.ts';
import { Sandbox } from './sandbox.ts';
import { loaded } from '../test/support/loaded.ts';
import { codeOf } from '../test/support/fathom-errors.ts';

const cities = loaded().model;

/** A game some way on, by random choices. */
function gameAfter(choices: number, seed = 5): Game {
  const game = newGame(cities, { seed });
  const source = new ChoiceSource(seed);
  for (let i = 0; i < choices && game.decision; i++) {
    game.choose(game.decision.options[source.below(game.decision.options.length)].key);
  }
  return game;
}

test('it offers what the game offers, and leads where the game would', () => {
  const game = gameAfter(30);
  for (let i = 0; i < 40 && game.decision; i++) {
    const sandbox = new Sandbox(game, { knowing: 'everything' });
    const options = sandbox.options();
    expect(options.map(({ key }) => key)).toEqual(game.decision.options.map(({ key }) => key));
    expect(sandbox.player).toBe(game.decision.player);
    const { code, key } = options[i % options.length];
    sandbox.choose(code);
    const before = game.length;
    game.choose(key);
    // the game has also taken what is forced
    for (let forced = before + 1; forced < game.length; forced++) sandbox.choose(sandbox.options()[0].code);
    expect(sandbox.hash()).toBe(game.hash());
  }
});

test('nothing that is done in it changes the game, nor another sandbox', () => {
  const game = gameAfter(25);
  const before = game.hash();
  const [one, other] = [new Sandbox(game, { knowing: 'everything' }), new Sandbox(game, { knowing: 'everything' })];
  const middle = one.snapshot();
  one.choose(one.options()[0].code);
  one.save(middle);
  const there = one.hash();
  one.dealAgain(0, 3);
  expect(one.hash()).not.toBe(there);
  one.restore(middle);
  expect(one.hash()).toBe(there);
  expect(other.hash()).toBe(before);
  one.restore();
  expect([one.hash(), game.hash()]).toEqual([before, before]);
});

test('a preview is what the procedure would bring, and leaves all as it is', () => {
  const game = gameAfter(60);
  const sandbox = new Sandbox(game, { knowing: 'everything' });
  const before = sandbox.hash();
  const own = game.everything().players[1].counters;
  const { counters } = sandbox.preview('score-leftovers', 1).players[1];
  // the rulebook: a biomatter is two credits, four of what is left are a point
  const left = own.credit + 2 * own.biomatter + own.kelp + own.steelplast + own.science;
  expect(counters.point).toBe(own.point + Math.floor(left / 4));
  expect(sandbox.hash()).toBe(before);
});

test('a procedure that the pack does not have', () => {
  expect(() => new Sandbox(gameAfter(3), { knowing: 'everything' }).preview('harvest', 0)).toThrow(
    /no procedure "harvest"; it has game,/,
  );
});

test('a turn is over when only its end is to be confirmed', () => {
  const game = gameAfter(12);
  const sandbox = new Sandbox(game, { knowing: 'everything' });
  const { player } = sandbox;
  let steps = 0;
  for (; !sandbox.turnOver && steps < 100; steps++) sandbox.choose(sandbox.options()[0].code);
  expect(sandbox.player).toBe(player);
  expect(sandbox.options().map(({ key }) => key)).toContain('end-turn');
});

test('dealing again changes nothing that the seat sees', () => {
  for (const choices of [5, 40, 80]) {
    const game = gameAfter(choices);
    for (const seat of [0, 1]) {
      const sandbox = new Sandbox(game, { knowing: 'everything' });
      const seen = sandbox.view(seat);
      const hashes = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        sandbox.restore();
        sandbox.dealAgain(seat, seed);
        expect(sandbox.view(seat)).toEqual(seen);
        hashes.add(sandbox.hash());
      }
      expect(hashes.size).toBe(20);
    }
  }
});

test('a snapshot holds the position from the beginning, and only for its own game', () => {
  const two = new Sandbox(newGame(cities, { players: 2 }), { knowing: 'everything' });
  const three = new Sandbox(newGame(cities, { players: 3 }), { knowing: 'everything' });
  const before = three.hash();
  expect([codeOf(() => three.restore(two.snapshot())), codeOf(() => three.save(two.snapshot()))]).toEqual([
    'other-game',
    'other-game',
  ]);
  expect(three.hash()).toBe(before);
  const here = two.snapshot();
  const there = two.hash();
  two.choose(two.options()[0].code);
  two.restore(here);
  expect([two.hash(), two.options().length > 0]).toEqual([there, true]);
});

/** The codes of the options at the position of a sandbox, by a machine that knows nothing else. */
function listedAnew({ vm: { game, cells } }: Sandbox): number[] {
  const vm = new Vm(game);
  restorePosition(vm, cells.slice(0, cells[LENGTH]));
  return legalOptions(vm);
}

test('what is not offered cannot be taken, and changes nothing', () => {
  const game = gameAfter(20);
  const [sandbox, other] = [
    new Sandbox(game, { knowing: 'everything' }),
    new Sandbox(gameAfter(45, 6), { knowing: 'everything' }),
  ];
  const place = sandbox.snapshot();
  for (let i = 0; i < 60 && sandbox.player !== null; i++) {
    const codes = sandbox.options().map(({ code }) => code);
    const before = sandbox.hash();
    for (const code of [9999, -1, NaN, 0.5, Math.max(...codes) + 1, Math.min(...codes) - 1]) {
      expect(codeOf(() => sandbox.choose(code))).toBe('not-an-option');
    }
    expect(sandbox.hash()).toBe(before);
    // a place that is used for another position, also of another sandbox, offers what that one offers
    (i % 2 === 0 ? sandbox : other).save(place);
    sandbox.restore(place);
    const offered = listedAnew(sandbox);
    expect(sandbox.options().map(({ code }) => code)).toEqual(offered);
    sandbox.choose(offered[i % offered.length]);
  }
});

test('options are listed once for a place, wherever it is put back', () => {
  const sandbox = new Sandbox(gameAfter(45));
  const place = sandbox.snapshot();
  for (let i = 0; i < 40 && sandbox.player !== null; i++) {
    sandbox.save(place);
    const codes = sandbox.options().map(({ code }) => code);
    sandbox.choose(codes[i % codes.length]);
    sandbox.restore(place);
    expect(place.codes).toEqual(codes);
    sandbox.choose(codes[i % codes.length]);
  }
});

test('a seed deals the same from all positions that the seat cannot tell apart', () => {
  let compared = 0;
  for (const seed of [5, 6, 7]) {
    for (const choices of [5, 40, 80, 120]) {
      const game = gameAfter(choices, seed);
      for (const seat of [0, 1]) {
        const dealtFrom = (from: Game): string => {
          const sandbox = new Sandbox(from, { knowing: 'everything' });
          sandbox.dealAgain(seat, 3);
          return sandbox.hash();
        };
        const dealt = dealtFrom(game);
        for (let other = 0; other < 4; other++) {
          expect(dealtFrom(game.hypothetical(seat, other))).toBe(dealt);
          compared++;
        }
      }
    }
  }
  expect(compared).toBe(96);
});
