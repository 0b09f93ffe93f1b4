import { describe, expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';
import { splitJob } from '../../study/simulate/jobs.ts';
import { emptyTally } from '../../study/simulate/tally.ts';
import { isClear, shareInterval, studentQuantile } from '../../study/statistics/intervals.ts';
import { matchFigures, seatingsOf } from '../../study/match/figures.ts';

describe('figures of a match', () => {
  test('Student’s quantiles, from printed tables', () => {
    const table: [number, number][] = [
      [9, 2.262],
      [29, 2.045],
      [99, 1.984],
    ];
    for (const [freedom, quantile] of table) expect(studentQuantile(freedom)).toBeCloseTo(quantile, 2);
  });

  test('the interval of a share, from the literature', () => {
    // Newcombe 1998: 81 of 263, and none of 20
    const shares = [...Array<number>(81).fill(1), ...Array<number>(182).fill(0)];
    const { low, high } = shareInterval(shares, 263);
    expect([low, high].map((x) => x.toFixed(2))).toEqual(['0.26', '0.37']);
    expect(shareInterval(Array<number>(20).fill(0), 20).high).toBeCloseTo(0.1611, 3);
    expect(shareInterval(Array<number>(20).fill(1), 20).low).toBeCloseTo(0.8389, 3);
  });

  test('looking again and again is seldom wrong where there is no difference', () => {
    // a generator of the test's own
    let state = 12345;
    const coin = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 31;
    };
    let wrong = 0;
    for (let run = 0; run < 400; run++) {
      const shares: number[] = [];
      for (let i = 0; i < 150; i++) {
        shares.push(coin());
        if (isClear(shares, 0.5)) {
          wrong++;
          break;
        }
      }
    }
    expect(wrong / 400).toBeLessThan(0.05);
    expect(isClear(Array<number>(15).fill(1), 0.5)).toBe(true);
  });

  test('games of a seed count together, and a seed that was not finished does not', () => {
    const tally = emptyTally();
    const add = (seed: number, seating: number, scores: number[], places: number[]): void => {
      tally.games++;
      tally.played.push({ seed, seating });
      tally.scores.push(scores);
      tally.places.push(places);
    };
    add(1, 0, [10, 4], [1, 2]); // the first bot is seat 0 here
    add(2, 0, [5, 5], [1, 1]);
    add(1, 1, [7, 3], [1, 2]); // and seat 1 here
    add(2, 1, [1, 9], [2, 1]);
    add(3, 0, [50, 0], [1, 2]);
    const figures = matchFigures(tally, 2);
    expect([figures.games, figures.seeds]).toEqual([4, 2]);
    expect(figures.wins.mean).toBeCloseTo((0.5 + 0.75) / 2);
    expect(figures.scores.map(({ mean }) => mean)).toEqual([(10 + 3 + 5 + 9) / 4, (4 + 7 + 5 + 1) / 4]);
    expect(figures.difference.mean).toBeCloseTo((1 + 4) / 2);
  });

  test('every bot sits in every seat', () => {
    expect(seatingsOf('a', 'b', 3)).toEqual([
      ['a', 'b', 'b'],
      ['b', 'a', 'b'],
      ['b', 'b', 'a'],
    ]);
    expect(seatingsOf('a', 'b', 1)).toEqual([['a'], ['b']]);
  });

  test('threads get whole seeds', () => {
    const seatings = seatingsOf('a', 'b', 2);
    const job = { players: 2, options: {}, seats: seatings[0], seatings, seed: 5, games: 10 };
    expect(splitJob(job, 3).map(({ seed, games }) => [seed, games])).toEqual([
      [5, 4],
      [7, 4],
      [9, 2],
    ]);
  });
});

describe('fathom match', () => {
  test('tic-tac-toe is never lost', async () => {
    const { code, out } = await fathom('match quick,random --pack tic-tac-toe --games 10');
    expect(code).toBe(0);
    expect(out).toContain('Tic-tac-toe: quick against random, 10 games with 5 seeds, each from every seat');
    expect(out).toMatch(/quick wins (?:9\d|100|8\d)\.\d % \(\d+\.\d to \d+\.\d\); by chance it would be 50\.0 %/);
  });
  test('equal seeds, equal figures', async () => {
    const figures = async (): Promise<unknown> => {
      const json = JSON.parse((await fathom('match quick:2,random --games 2 --json')).out) as Record<string, unknown>;
      return { ...json, thinking: null };
    };
    const first = await figures();
    expect(first).toEqual(await figures());
    expect(Object.keys(first as object).join(' ')).toBe(
      'pack version hash first second players firstSeed games seeds wins fair scores difference reached isClear thinking',
    );
  });
  test('it ends when it is clear', async () => {
    const { out } = await fathom('match quick,random --pack nim --games 400 --until-clear');
    expect(out).toContain('That is clear, so the match ended.');
  });
  test.each([
    ['match quick', 'A match is between two bots, such as quick,random; not "quick".'],
    ['match quick,strnog', 'Did you mean "strong"?'],
    ['match quick,usual:0', '"usual:0" has no budget of a bot.'],
    ['match quick,random:9', '"random" does not think, so it has no budget'],
  ])('%s', async (line, message) => {
    const { code, err } = await fathom(line);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('fathom ladder', () => {
  interface Row {
    bot: string;
    against: ({ mean: number } | null)[];
    wins: { mean: number };
  }
  test('every level against the rest: equal seeds, equal figures, and what one wins the other loses', async () => {
    const ladder = async (): Promise<{ rungs: Row[]; games: number }> => {
      const { code, out } = await fathom('ladder random,quick:2,quick --pack nim --games 12 --json');
      expect(code).toBe(0);
      return { ...(JSON.parse(out) as { rungs: Row[]; games: number }), milliseconds: null } as never;
    };
    const { rungs, games } = await ladder();
    expect(await ladder()).toEqual(await ladder());
    expect([games, rungs.length, rungs[2].bot]).toEqual([36, 3, 'random']);
    const bots = ['random', 'quick:2', 'quick'];
    for (const { bot, against } of rungs) {
      bots.forEach((other, i) => {
        const reverse = rungs.find((rung) => rung.bot === other)!.against[bots.indexOf(bot)];
        if (bot === other) expect(against[i]).toBeNull();
        else expect(against[i]!.mean + reverse!.mean).toBeCloseTo(1);
      });
    }
  });
  test('in words', async () => {
    const { code, out } = await fathom('ladder random,quick --pack tic-tac-toe --games 8');
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toBe('Tic-tac-toe: ladder of 2 bots, 8 games for 2; victories in percent, by chance 50');
    expect(lines[2]).toMatch(/^ {2}quick +\d+ \(\d+–\d+\)/);
  });
  test.each([
    ['ladder quick', 'A ladder has two bots at least'],
    ['ladder quick,quick', '"quick" is named twice'],
    ['ladder quick,nobody', 'There is no bot "nobody".'],
  ])('%s', async (line, message) => {
    const { code, err } = await fathom(line);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
