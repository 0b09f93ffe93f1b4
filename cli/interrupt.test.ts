/** Ctrl-C keeps what there is: every command that plays many games ends with the figures of those that have ended. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EXIT_INTERRUPTED } from './study/progress.ts';
import { type CommandResult, fathom } from './scripted-io.ts';

const BAZAAR = 'study/balance/fixtures/bazaar.yaml';
const folder = mkdtempSync(join(tmpdir(), 'fathom-interrupt-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Interrupted extends CommandResult {
  progress: string[];
}

/** Runs a command in a terminal where somebody presses Ctrl-C once this many games have ended. */
async function interruptedAfter(games: number, line: string): Promise<Interrupted> {
  const progress: string[] = [];
  let press: (() => void) | undefined;
  const ran = await fathom(line, {
    onInterrupt: (heard) => {
      press = heard;
      return () => undefined;
    },
    progress: (text) => {
      progress.push(text);
      if (Number(/^\d+/.exec(text)?.[0]) >= games) press?.();
    },
  });
  return { ...ran, progress };
}

/** What is shown while games are played says how long it takes. */
const LEFT = /^\d+ of \d+ games, .*\d+(?:\.\d)? (?:s|min|h) left$/;

describe('Ctrl-C', () => {
  test.each([
    ['simulate', 'simulate --pack nim --games 1000000 --json', (json: Json) => json['games']],
    ['match', 'match quick:1,random --pack nim --games 1000000 --json', (json: Json) => json['games']],
    ['ladder', 'ladder random,quick:1,quick:2 --pack nim --games 1000000 --json', (json: Json) => json['games']],
  ])('%s: the figures of the games that have ended', async (_name, line, gamesOf) => {
    const { code, out, err, progress } = await interruptedAfter(10, line);
    expect(code).toBe(EXIT_INTERRUPTED);
    const games = gamesOf(JSON.parse(out) as Json) as number;
    expect(games).toBeGreaterThanOrEqual(10);
    expect(games).toBeLessThan(1_000_000);
    expect(err).toMatch(new RegExp(`Stopped: these are the figures of ${games} (?:of 1000000 )?games\\.\\n$`));
    expect(progress.length).toBeGreaterThan(0);
    expect(progress.filter((text) => !LEFT.test(text) && !text.startsWith('0 of'))).toEqual([]);
  });

  test('balance: the figures of whole seeds', async () => {
    const line = `balance goose --pack ${BAZAAR} --bots quick:1 --games 900000 --store none --json`;
    // the games against random that come first are 60 at most
    const { code, out, err, progress } = await interruptedAfter(100, line);
    expect(code).toBe(EXIT_INTERRUPTED);
    const { seeds } = JSON.parse(out) as { seeds: number };
    // three games a seed
    expect(seeds).toBeGreaterThanOrEqual(32);
    expect(err).toContain(`Stopped: these are the figures of ${seeds} of 300000 seeds.`);
    expect(progress.filter((text) => !LEFT.test(text) && !text.startsWith('0 of'))).toEqual([]);
  });

  test('tune: the figures of the changes that were played', async () => {
    const line = `tune ${BAZAAR} --toward first-score=0 --bots random --games 300 --store none`;
    const { code, out, err } = await interruptedAfter(601, line);
    expect(code).toBe(EXIT_INTERRUPTED);
    const [, played, of] = /figures of (\d) of (\d) changes/.exec(err)!.map(Number);
    expect([played > 0, played < of, of]).toEqual([true, true, 3]);
    expect(out).toContain(`Not played: ${of - played} more change`);
    expect(out.match(/gift=\d|length=\d/g)).toHaveLength(played);
  });

  test('tune: before a change was played, nothing is made up', async () => {
    const { code, out, err } = await interruptedAfter(
      1,
      `tune ${BAZAAR} --toward first-score=0 --bots random --games 100000 --store none`,
    );
    expect([code, out]).toEqual([EXIT_INTERRUPTED, '']);
    expect(err).toContain('Stopped before a change had been played.');
  });

  test('train: what was learned until then plays the match', async () => {
    const pack = join(folder, 'mine.yaml');
    writeFileSync(pack, MINE);
    const line = `train ${pack} --fresh --games 100000 --check 1 --lines 1`;
    const { out, err, progress } = await interruptedAfter(200, line);
    // six games to know the usual differences, then steps of 80
    expect(err.match(/games, mean score/g)).toHaveLength(2);
    expect(out).toMatch(/The new weights win \d+\.\d % of 2 games/);
    expect(progress.some((text) => /^\d+ games, \d+(?:\.\d)? (?:s|min|h) left$/.test(text))).toBe(true);
  });

  test('train: before a step has ended there is nothing to keep, and it says so', async () => {
    const pack = join(folder, 'soon.yaml');
    writeFileSync(pack, MINE.replace('pack: mine', 'pack: soon'));
    const { code, out, err } = await interruptedAfter(20, `train ${pack} --fresh --games 100000 --lines 1`);
    expect([code, out]).toEqual([EXIT_INTERRUPTED, '']);
    expect(err).toContain('Nothing was learned');
  });
});

type Json = Record<string, unknown>;

/** Each turn one takes gold, which scores, or mud. */
const MINE = `
pack: mine
title: Mine
version: 1.0.0
players: [2]
score: point
ranking: [most point]
counters: {point: {}, gold: {}, mud: {}}
periods: {turn: {}}
procedures:
  game:
    play: "repeat 6 times: each player: do turn"
    pay-out: "each player: gain (3 * gold) points"
    end: end game
  turn:
    begin: begin turn
    take: gain 1 gold or gain 1 mud
    ready: confirm end-turn
    end: end turn
`;
