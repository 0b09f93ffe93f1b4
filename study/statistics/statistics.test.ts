/** Judged by printed tables, worked examples and exact enumeration. */
import { describe, expect, test } from 'vitest';
import { effectsOf, spreadOf } from './effects.ts';
import { mean, meanInterval } from './intervals.ts';
import { benjaminiHochberg, holm, incompleteBeta, logGamma, meanTail, studentTail, valuesNeeded } from './tests.ts';

test('tails of Student’s t, from printed tables', () => {
  const table: [t: number, freedom: number, tail: number][] = [
    [12.706, 1, 0.05],
    [2.228, 10, 0.05],
    [3.169, 10, 0.01],
    [1.699, 29, 0.1],
    [2.756, 29, 0.01],
    [1.96, 1e6, 0.05],
  ];
  for (const [t, freedom, tail] of table) {
    expect(studentTail(t, freedom)).toBeCloseTo(tail, 4);
    expect(studentTail(-t, freedom)).toBeCloseTo(tail, 4);
  }
  expect([studentTail(0, 5), studentTail(Infinity, 5)]).toEqual([1, 0]);
});

test('gamma and beta, where they are known', () => {
  expect(Math.exp(logGamma(5))).toBeCloseTo(24, 8);
  expect(Math.exp(logGamma(0.5)) ** 2).toBeCloseTo(Math.PI, 8);
  expect(incompleteBeta(0.3, 1, 1)).toBeCloseTo(0.3, 12);
  // the tail of a binomial: at least 3 of 5 at 0.4
  expect(incompleteBeta(0.4, 3, 3)).toBeCloseTo(10 * 0.064 * 0.36 + 5 * 0.0256 * 0.6 + 0.01024, 10);
});

test('Student’s sleep data: ten differences between two drugs', () => {
  // Student 1908, as printed since: mean 1.58, t = 4.0621 with 9 degrees of freedom, p = 0.00283, interval 0.70 to 2.46
  const differences = [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4];
  const { low, high } = meanInterval(differences);
  expect(mean(differences)).toBeCloseTo(1.58);
  expect(meanTail(differences)).toBeCloseTo(0.002833, 5);
  expect([low, high].map((x) => x.toFixed(2))).toEqual(['0.70', '2.46']);
});

describe('many questions', () => {
  test('Holm, an example of textbooks', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => p.toFixed(2))).toEqual(['0.03', '0.06', '0.06', '0.02']);
  });
  test('Benjamini and Hochberg 1995: four of fifteen are rejected', () => {
    const tails = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];
    expect(benjaminiHochberg(tails).filter((p) => p <= 0.05)).toHaveLength(4);
    // Holm, in the same article as Bonferroni's steps, rejects three
    expect(holm(tails).filter((p) => p <= 0.05)).toHaveLength(3);
  });
});

test('games needed: mean half a deviation, 80 % of the time', () => {
  // (1.96 + 0.84)² / 0.5² = 31.4
  const list = [...Array<number>(500).fill(1.5), ...Array<number>(500).fill(-0.5)];
  expect(valuesNeeded(list)).toBe(32);
  expect(valuesNeeded([1, -1])).toBe(Infinity);
});

describe('effects of what chance deals', () => {
  test('all deals of two of four cards: the effect is what the card gives', () => {
    const worth = [5, 1, 0, -2];
    const rows = [0, 1, 2, 3].flatMap((a) =>
      [0, 1, 2, 3].flatMap((b) => (a < b ? [{ y: worth[a] + worth[b], had: [a, b], group: a * 4 + b }] : [])),
    );
    // with the card, half of the deals; the other card is any of the three others
    const expected = worth.map((own, card) => {
      const others = worth.filter((_, other) => other !== card);
      const without = (2 / 3) * others.reduce((x, y) => x + y, 0);
      return own + others.reduce((x, y) => x + y, 0) / 3 - without;
    });
    expect(effectsOf(rows, 4).map((found) => found!.effect)).toEqual(expected.map((x) => expect.closeTo(x, 10)));
  });

  test('who has more cards may do better without any of them being the reason', () => {
    const rows = [1, 2, 3, 4].flatMap((n) => [
      { y: 10 * n, had: Array.from({ length: n }, (_, i) => i), group: n },
      { y: 10 * n, had: Array.from({ length: n }, (_, i) => 5 - i), group: n + 10 },
    ]);
    for (const effect of effectsOf(rows, 6)) expect(effect!.effect).toBeCloseTo(0, 10);
  });

  test('what nobody had, or everybody, has no effect', () => {
    const rows = [1, 2, 3].map((y) => ({ y, had: [0], group: y }));
    expect(effectsOf(rows, 2)).toEqual([null, null]);
  });

  test('intervals contain the truth as often as they say, though rows of a game share its luck', () => {
    let state = 7;
    const random = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    };
    const normal = (): number => Array.from({ length: 12 }, random).reduce((a, b) => a + b, -6);
    let held = 0;
    const runs = 300;
    for (let run = 0; run < runs; run++) {
      const rows = Array.from({ length: 60 }, (_, group) => {
        const luck = 3 * normal();
        return [0, 1].map(() => {
          const has = random() < 0.4;
          return { y: luck + normal() + (has ? 2 : 0), had: has ? [0, 1] : [2, 3], group };
        });
      }).flat();
      const { low, high } = effectsOf(rows, 4)[0]!;
      if (low <= 2 && high >= 2) held++;
    }
    expect(held / runs).toBeGreaterThan(0.92);
    expect(held / runs).toBeLessThan(0.98);
  });

  test('the spread of a group without the errors, and without its odd ones', () => {
    const effect = (value: number, error: number): Parameters<typeof spreadOf>[0][number] => ({
      effect: value,
      error,
      low: 0,
      high: 0,
      tail: 1,
      rows: 9,
    });
    // median distance 2: 1.4826 × 2 = 2.965, less the error of 1
    const usual = [-4, -2, -1, 0, 1, 2, 4].map((x) => effect(x, 1));
    expect(spreadOf(usual).deviation).toBeCloseTo(Math.sqrt(2.9652 ** 2 - 1), 3);
    expect(spreadOf([...usual, effect(100, 1), effect(-100, 1)]).deviation).toBeLessThan(6);
    expect(spreadOf([-1, 0, 1].map((x) => effect(x, 5))).deviation).toBe(0);
  });
});
