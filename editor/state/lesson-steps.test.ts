import { describe, expect, it } from 'vitest';
import { stepAfter, stepsAt } from './lesson-steps.ts';

const step = (from: number, to: number) => ({ say: '', look: [], sources: [], from, to });
/** says, says, two choices, says, one choice, says */
const STEPS = [step(0, 0), step(0, 0), step(0, 2), step(2, 2), step(2, 3), step(3, 3)];

describe('the steps of a lesson', () => {
  it.each([
    [0, 0, 2],
    [1, 2, 2],
    [2, 3, 4],
    [3, 5, 5],
  ])('after %i choices it is from %i to %i', (made, first, last) =>
    expect(stepsAt(STEPS, made)).toEqual({ first, last }),
  );

  it('a lesson that ends with a choice stays at it', () =>
    expect(stepsAt([step(0, 0), step(0, 1)], 1)).toEqual({ first: 1, last: 1 }));

  it('after a choice the first step is shown, after one that was taken back that with the choice', () => {
    expect(stepAfter(2, STEPS, 0, 2)).toBe(3);
    expect(stepAfter(3, STEPS, 2, 0)).toBe(2);
    expect(stepAfter(1, STEPS, 0, 0)).toBe(1);
    expect(stepAfter(0, STEPS, 2, 2)).toBe(3);
  });
});
