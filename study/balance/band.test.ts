/** Planted decks: what each card is worth is known, and so is what must be said of it. */
import { expect, test } from 'vitest';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { effectsOf, type Row, type Spread, spreadOf } from '../statistics/effects.ts';
import { mean, meanInterval } from '../statistics/intervals.ts';
import { bandOf } from './band.ts';
import { judge } from './verdict.ts';

const HAND = 4;
const SEATS = 2;

/** Games in which each seat gets a hand by chance, and has at its end what its cards give, and some luck. */
function games(worths: readonly number[], seeds: number, seed: number): { rows: Row[]; gains: number[] } {
  const chance = new ChoiceSource(seed);
  const luck = (): number => chance.below(7) - 3;
  const gains: number[] = [];
  const rows = Array.from({ length: seeds }, (_, group) => {
    const left = worths.map((_, card) => card);
    const hand = (): number[] => Array.from({ length: HAND }, () => left.splice(chance.below(left.length), 1)[0]);
    // the first card in place of another one, in a game with the same luck
    gains.push(worths[0] - worths[1 + chance.below(worths.length - 1)]);
    return Array.from({ length: SEATS }, () => hand()).map((had): Row => ({
      had,
      group,
      y: had.reduce((sum, card) => sum + worths[card], 0) + luck(),
    }));
  }).flat();
  return { rows, gains };
}

const spreadWithout = (first: number, worths: readonly number[], rows: Row[]): Spread =>
  spreadOf(effectsOf(rows, worths.length).flatMap((effect, card) => (effect && card !== first ? [effect] : [])));

const LEAST = 0.5;
const REPEATS = 150;
/** What is said of the first card of a deck in many studies, as shares. */
function verdicts(worths: readonly number[], seeds: number, least = LEAST): Record<string, number> {
  const said: Record<string, number> = { strong: 0, weak: 0, ordinary: 0, open: 0 };
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const { rows, gains } = games(worths, seeds, repeat + 1);
    const band = bandOf(spreadWithout(0, worths, rows), least);
    said[judge(meanInterval(gains), band, seeds).verdict] += 1 / REPEATS;
  }
  return said;
}

const peers = (n: number): number[] => Array.from({ length: n }, () => 6);

test('among its equals nothing is accused, however few the games', () => {
  for (const seeds of [3, 10, 30, 80]) {
    const { strong, weak } = verdicts(peers(30), seeds, 0);
    expect(strong + weak).toBeLessThanOrEqual(0.05);
  }
});

test('what is planted is found', () => {
  expect(verdicts([18, ...peers(29)], 80).strong).toBeGreaterThan(0.95);
  expect(verdicts([-6, ...peers(29)], 80).weak).toBeGreaterThan(0.95);
});

test('with fewer seeds than it takes nothing is told, and how many it takes is said', () => {
  const { rows, gains } = games([18, ...peers(29)], 9, 1);
  const band = bandOf(spreadWithout(0, peers(30), rows), LEAST);
  const { verdict, seedsNeeded } = judge(meanInterval(gains), band, 9, 20);
  expect(verdict).toBe('open');
  expect(seedsNeeded).toBeGreaterThanOrEqual(20);
});

test('one odd card in the deck does not move the middle away from what the others are worth', () => {
  // who has one of 30 equals has one chance in 30 less of the card that gives 12 more
  const worths = [18, ...peers(30)];
  const middles = Array.from(
    { length: REPEATS },
    (_, repeat) => spreadWithout(-1, worths, games(worths, 30, repeat + 1).rows).middle,
  );
  expect(mean(middles)).toBeGreaterThan(-12 / 30 - 0.06);
  expect(mean(middles)).toBeLessThan(-12 / 30 + 0.06);
});

test('the deviation of a deck is where it is said to be, about 19 times of 20', () => {
  // quantiles of a normal distribution with the deviation 2
  const half = [0.05, 0.16, 0.26, 0.37, 0.49, 0.61, 0.74, 0.89, 1.05, 1.26, 1.53, 2.04];
  const worths = half.flatMap((z) => [6 + 2 * z, 6 - 2 * z]);
  const inside = Array.from({ length: REPEATS }, (_, repeat) => {
    const { deviations } = spreadWithout(-1, worths, games(worths, 120, repeat + 1).rows);
    return deviations.low <= 2 && deviations.high >= 2 ? 1 : 0;
  });
  expect(mean(inside)).toBeGreaterThanOrEqual(0.9);
});
