import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fathom } from './scripted-io.ts';
import type { Figures } from '../study/simulate/figures.ts';
import { splitJob } from '../study/simulate/jobs.ts';
import type { Simulation } from '../study/internal.ts';
import { spread } from '../study/simulate/spread.ts';

const report = async (line: string): Promise<Simulation> =>
  JSON.parse((await fathom(`simulate ${line} --json`)).out) as Simulation;

describe('simulate', () => {
  test('--json has its form', async () => {
    const r = await report('--players 3 --games 12 --seed 5');
    expect(Object.keys(r)).toEqual([
      'pack',
      'version',
      'hash',
      'players',
      'options',
      'bots',
      'firstSeed',
      'games',
      'seconds',
      'gamesPerSecond',
      'decisionsPerGame',
      'choicesPerGame',
      'optionsPerChoice',
      'lookAhead',
      'seats',
      'cards',
      'slots',
    ]);
    expect(r).toMatchObject({
      pack: 'underwater-cities',
      players: 3,
      bots: ['random', 'random', 'random'],
      firstSeed: 5,
      games: 12,
      lookAhead: { givenUp: 0 },
    });
    expect(r.options).toMatchObject({ 'tunnel-supply': 46 });
    expect(Object.keys(r.seats[0].score)).toEqual(['mean', 'min', 'p10', 'p25', 'median', 'p75', 'p90', 'max']);
    expect(r.seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(12, 1);
    // three players, ten rounds, three turns: each turn takes one slot
    expect(r.slots.reduce((sum, { taken }) => sum + taken, 0)).toBe(12 * 3 * 30);
    expect(r.cards.some(({ entered }) => Object.keys(entered).length > 0)).toBe(true);
  });

  test('equal seeds, equal figures; speed aside', async () => {
    const figures = async (): Promise<string> =>
      JSON.stringify({ ...(await report('--games 5')), seconds: 0, gamesPerSecond: 0 });
    expect(await figures()).toBe(await figures());
  });

  test('for people', async () => {
    const { code, out } = await fathom('simulate --games 5 --players 2');
    expect(code).toBe(0);
    for (const words of [
      '5 games for 2, seeds 1 to 5',
      'Wins and points by seat',
      'median',
      'Slots',
      'Cards',
      'No option was refused',
    ]) {
      expect(out).toContain(words);
    }
  });

  test('a game without slots and cards', async () => {
    const r = await report('--pack nim --games 50');
    expect(r).toMatchObject({ games: 50, cards: [], slots: [] });
    expect(r.seats.every(({ score }) => score.max === 1)).toBe(true);
  });

  test('progress only if the terminal shows it', async () => {
    const lines: string[] = [];
    await fathom('simulate --pack nim --games 3000', {
      progress: (line) => {
        lines.push(line);
      },
    });
    expect(lines.every((line) => /^\d+ of 3000 games, \d+\/s, .+ left$/.test(line))).toBe(true);
    expect((await fathom('simulate --pack nim --games 3000')).err).toBe('');
  });
});

test('shares are contiguous and cover all games', () => {
  const job = { players: 2, options: {}, seats: [], seed: 7, games: 11 };
  expect(splitJob(job, 3).map(({ seed, games }) => [seed, games])).toEqual([
    [7, 4],
    [11, 4],
    [15, 3],
  ]);
  expect(splitJob({ ...job, games: 2 }, 8)).toHaveLength(2);
});

test('spread', () => {
  expect(spread([4, 1, 3, 2, 5])).toEqual({ mean: 3, min: 1, p10: 1.4, p25: 2, median: 3, p75: 4, p90: 4.6, max: 5 });
  expect(spread([]).mean).toBe(0);
});

test('what good players never do, though it can be done', async () => {
  const played = async (rest: string): Promise<string> =>
    (await fathom(`simulate --pack study/balance/fixtures/pantry.yaml --games 10 ${rest}`)).out;
  // it takes 5 coins from who plays it: it is held, and not used
  expect(await played('--never --bots quick:20')).toMatch(/Cards that nobody used: [^:]*Spoilt/);
  expect(await played('--never --bots random')).not.toMatch(/never happened[^]*Spoilt/);
  expect(await played('--bots quick:20')).toMatch(/\d of 7 cards were never used\./);
});

describe('statistics', () => {
  const statistics = async (line: string): Promise<Figures> => (await report(`${line} --statistics`)).statistics!;

  test('add nothing to the games, and nothing to the figures where they are not asked for', async () => {
    const plain = await report('--players 2 --games 6 --seed 3');
    const { statistics: more, ...same } = await report('--players 2 --games 6 --seed 3 --statistics');
    expect({ ...same, seconds: 0, gamesPerSecond: 0, lookAhead: 0 }).toEqual({
      ...plain,
      seconds: 0,
      gamesPerSecond: 0,
      lookAhead: 0,
    });
    expect(Object.keys(more!)).toEqual(['score', 'distribution', 'cards', 'programs', 'never']);
  });

  test('their figures agree with one another', async () => {
    const all = await report('--players 3 --games 20 --statistics');
    const { score, distribution, cards, programs, never } = all.statistics!;
    expect(distribution.reduce((sum, { seats }) => sum + seats, 0)).toBe(60);
    expect(distribution.reduce((sum, { score: n, seats }) => sum + n * seats, 0) / 60).toBeCloseTo(score.mean, 1);
    // a slot's effect runs as often as it is performed
    for (const { id, performed } of all.slots) {
      expect([id, programs.find((p) => p.section === 'slots' && p.id === id)!.times]).toEqual([id, performed]);
    }
    // a card in a zone where its continuous effects are in force counts as had by its player
    for (const { id, entered } of all.cards) {
      if ((entered.claimed ?? 0) > 0) expect([id, cards.find((card) => card.id === id)!.seats > 0]).toEqual([id, true]);
    }
    expect(cards.every(({ seats, difference }) => (seats === 0) === (difference === null) && seats <= 60)).toBe(true);
    for (const id of never.cards) expect(cards.find((card) => card.id === id)!.seats).toBe(0);
    expect(never.parts.length).toBeGreaterThan(0);
  });

  test('lists what nobody does, but not what is not in the game', async () => {
    const { cards, programs, never } = await statistics('--pack test-shapes --players 2 --games 40');
    expect([never.slots, never.cards]).toEqual([[], []]);
    expect(cards.length).toBeGreaterThan(5);
    expect(
      programs.some(({ section, program, times }) => section === 'cards' && program === 'once per' && times > 0),
    ).toBe(true);
    const alone = await statistics('--pack test-shapes --players 1 --games 40');
    const blocks = ({ text, aspect }: { text: string; aspect: string }): boolean =>
      aspect === 'true' && text.startsWith('if players = 1: block');
    expect([never.parts.some(blocks), alone.never.parts.some(blocks)]).toEqual([true, false]);
    expect(alone.never.slots).toEqual(['market']); // blocked by the neutral marker
  });

  test('for people', async () => {
    const { out } = await fathom('simulate --games 10 --players 2 --statistics');
    for (const words of [
      'All seats: mean',
      '█',
      'What having a card goes with',
      'Bonuses of sites and tracks',
      'What never happened',
      'never run',
    ]) {
      expect(out).toContain(words);
    }
    const never = (await fathom('simulate --games 10 --players 2 --never')).out;
    expect(never).toContain('What never happened');
    expect(never).not.toContain('All seats');
    expect((await fathom('simulate --pack nim --games 30 --never')).out).toMatch(
      /What never happened\n {2}nim\.yaml\n/,
    );
  });

  test('a page for every number of players, the same each time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fathom-page-'));
    const file = join(folder, 'page.md');
    const page = async (): Promise<string> => {
      expect(await fathom(['simulate', '--pack', 'test-shapes', '--games', '30', '--page', file])).toMatchObject({
        code: 0,
        out: `Written: ${file}\n`,
      });
      return readFileSync(file, 'utf8');
    };
    const first = await page();
    for (const words of [
      '# Shapes: statistics of random games',
      '## Scores',
      '## Slots',
      '## Cards',
      '| 1 pl. | 2 pl. |',
      '## What never happened',
      'and in 2 with each other value of an option',
    ]) {
      expect(first).toContain(words);
    }
    expect(await page()).toBe(first);
    expect(await fathom('simulate --players 2 --page x.md')).toMatchObject({ code: 2 });
    rmSync(folder, { recursive: true });
  });
});
