/** What must be found follows from the rules of the fixture: a gift to the second player, and how many turns there are. */
import { describe, expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';
import type { Tuned } from '../../study/tune/tune.ts';

const LINE = 'tune study/balance/fixtures/bazaar.yaml --store none';

async function tuned(more: string): Promise<Tuned> {
  const { code, out, err } = await fathom(`${LINE} ${more} --json`);
  // on a slow machine it says how long it will take
  expect([code, err.replace(/^\d+ games will take .*\n/, '')]).toEqual([0, '']);
  return JSON.parse(out) as Tuned;
}

describe('fathom tune', () => {
  test('who is first is ahead: the gift of four coins comes nearest to nobody being ahead', async () => {
    const { changes, best, check, search } = await tuned('--toward first-score=0 --games 40');
    const of = (values: object): Tuned['changes'][number] =>
      changes.find((change) => JSON.stringify(change.values) === JSON.stringify(values))!;
    expect(changes).toHaveLength(3);
    expect(of({ gift: 4 }).tail).toBeLessThan(0.05);
    // one coin more for the second is one less ahead, but for purses
    expect(of({ gift: 1 }).difference.mean).toBeLessThan(0);
    expect(best).toMatchObject({ gift: 4 });
    expect(Math.abs(check!.best.mean)).toBeLessThan(Math.abs(check!.usual.mean));
    expect(search!.combinations).toBeGreaterThan(1);
  });
  test('as few decisions as can be: the shorter game', async () => {
    const { best, changes } = await tuned('--toward rounds=low --games 10');
    expect(best).toEqual({ length: 3 });
    expect(changes.find(({ values }) => 'length' in values)).toMatchObject({ difference: { mean: -1 }, tail: 0 });
  });
  test('a constant', async () => {
    const { changes, best } = await tuned('--toward slots/middle=high --vary middle-coins=1,9 --games 12');
    expect(changes.map(({ values }) => values)).toEqual([{ 'middle-coins': 1 }, { 'middle-coins': 9 }]);
    // the same as it is, and one that is better than the corner
    expect(changes[0].difference.mean).toBe(0);
    expect(changes[1].difference.low).toBeGreaterThan(3);
    expect(best).toEqual({ 'middle-coins': 9 });
  });
  test('equal seeds, equal figures; what is named with --option stays', async () => {
    const line = '--toward score=30 --games 12 --option length=3';
    const first = await tuned(line);
    expect(await tuned(line)).toEqual(first);
    expect(first.changes.every(({ values }) => !('length' in values))).toBe(true);
  });
  test('in words', async () => {
    const { code, out } = await fathom(`${LINE} --toward first-score=0 --games 20`);
    expect(code).toBe(0);
    expect(out).toContain('Bazaar: first player ahead by towards 0, 20 games of each change');
    expect(out).toMatch(/The nearest: .*gift=4/);
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
  test.each([
    ['', 'What should the game come to?'],
    ['--toward scores=5', 'There is no measure "scores". Did you mean "score"?'],
    ['--toward score', '--toward needs a measure and what it should be'],
    ['--toward score=much', 'score=50, score=low or score=high'],
    ['--toward score=5 --vary gifts=1', 'has no option or constant "gifts". Did you mean "gift"?'],
    ['--toward score=5 --vary gift=7', 'The option "gift" may be 0 or 1 or 4, not "7".'],
    ['--toward score=5 --vary middle-coins=many', 'needs whole numbers to be tried'],
  ])('%s', async (more, message) => {
    const { code, err } = await fathom(`${LINE} ${more}`);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
  test('a pack without options', async () => {
    const { code, err } = await fathom('tune nim --toward rounds=low --store none');
    expect([code, err]).toEqual([2, expect.stringContaining('Nim has no options that change a game for 2.')]);
  });
});
