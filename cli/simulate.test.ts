import { describe, expect, test } from 'vitest';
import { fathom } from './scripted-io.ts';
import { shares } from './simulate/jobs.ts';
import { spread, type Report } from './simulate/report.ts';

const report = async (line: string): Promise<Report> => JSON.parse((await fathom(`simulate ${line} --json`)).out) as Report;

describe('simulate', () => {
  test('--json has its form', async () => {
    const r = await report('--players 3 --games 12 --seed 5');
    expect(Object.keys(r)).toEqual([
      'pack', 'version', 'hash', 'players', 'options', 'bots', 'firstSeed', 'games', 'seconds', 'gamesPerSecond',
      'decisionsPerGame', 'choicesPerGame', 'optionsPerChoice', 'lookAhead', 'seats', 'cards', 'slots',
    ]);
    expect(r).toMatchObject({ pack: 'underwater-cities', players: 3, bots: ['random', 'random', 'random'], firstSeed: 5, games: 12, lookAhead: { givenUp: 0 } });
    expect(r.options).toMatchObject({ 'tunnel-supply': 46 });
    expect(Object.keys(r.seats[0].score)).toEqual(['mean', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max']);
    expect(r.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(12, 1);
    // three players, ten rounds, three turns: each turn takes one slot
    expect(r.slots.reduce((sum, { taken }) => sum + taken, 0)).toBe(12 * 3 * 30);
    expect(r.cards.some(({ entered }) => Object.keys(entered).length > 0)).toBe(true);
  });

  test('equal seeds, equal figures; speed aside', async () => {
    const figures = async (): Promise<string> => JSON.stringify({ ...(await report('--games 5')), seconds: 0, gamesPerSecond: 0 });
    expect(await figures()).toBe(await figures());
  });

  test('for people', async () => {
    const { code, out } = await fathom('simulate --games 5 --players 2');
    expect(code).toBe(0);
    for (const words of ['5 games for 2, seeds 1 to 5', 'Wins and points by seat', 'median', 'Slots', 'Cards', 'No option was refused']) expect(out).toContain(words);
  });

  test('a game without slots and cards', async () => {
    const r = await report('--pack nim --games 50');
    expect(r).toMatchObject({ games: 50, cards: [], slots: [] });
    expect(r.seats.every(({ score }) => score.max === 1)).toBe(true);
  });

  test('progress only where somebody shows it', async () => {
    const lines: string[] = [];
    await fathom('simulate --pack nim --games 3000', { progress: (line) => { lines.push(line); } });
    expect(lines.every((line) => /^\d+ of 3000 games, \d+\/s$/.test(line))).toBe(true);
    expect((await fathom('simulate --pack nim --games 3000')).err).toBe('');
  });
});

test('shares follow one another and make the whole', () => {
  const job = { players: 2, options: {}, seats: [], seed: 7, games: 11 };
  expect(shares(job, 3).map(({ seed, games }) => [seed, games])).toEqual([[7, 4], [11, 4], [15, 3]]);
  expect(shares({ ...job, games: 2 }, 8)).toHaveLength(2);
});

test('spread', () => {
  expect(spread([4, 1, 3, 2, 5])).toEqual({ mean: 3, min: 1, p10: 1.4, p25: 2, median: 3, p75: 4, p90: 4.6, max: 5 });
  expect(spread([]).mean).toBe(0);
});
