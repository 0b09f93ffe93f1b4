/** What differs between two versions follows from the rules of the fixture: arithmetic decides what must be found. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';
import type { Comparison } from '../../study/internal.ts';

const BAZAAR = 'study/balance/fixtures/bazaar.yaml';
let folder: string;
const git = (...args: string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
    encoding: 'utf8',
  });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-against-'));
  const text = readFileSync(BAZAAR, 'utf8');
  writeFileSync(join(folder, 'fair.yaml'), text);
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'one');
  // the corner gives two coins less
  writeFileSync(
    join(folder, 'fair.yaml'),
    text.replace('corner, effect: gain 4 coins', 'corner, effect: gain 2 coins'),
  );
  git('commit', '-qam', 'two');
  writeFileSync(join(folder, 'broken.yaml'), 'pack: broken\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function compare(line: string): Promise<Map<string, Comparison['differences'][number]>> {
  const { code, out, err } = await fathom(`simulate ${line} --store none --json`);
  expect([code, err]).toEqual([0, '']);
  return new Map((JSON.parse(out) as Comparison).differences.map((one) => [one.id, one]));
}

describe('simulate --against', () => {
  test('an option: a gift to the second player is found, and what it cannot change is not', async () => {
    const found = await compare(`--pack ${BAZAAR} --against gift=4 --games 80`);
    // four coins for one of two players, and now and then a purse
    expect(found.get('score')!).toMatchObject({ isSure: true });
    expect(found.get('score')!.difference.low).toBeGreaterThan(1);
    expect(found.get('first-score')!.difference.high).toBeLessThan(-2);
    expect(found.get('first-score')!.isSure).toBe(true);
    expect(found.get('rounds')).toMatchObject({ first: 4, second: 4, isSure: false, gamesNeeded: null });
  });
  test('the same again differs in nothing', async () => {
    const found = await compare(`--pack ${BAZAAR} --against ${BAZAAR} --games 10`);
    for (const { difference, tail } of found.values()) expect([difference.mean, tail]).toEqual([0, 1]);
  });
  test('a revision of the repository', async () => {
    const pack = join(folder, 'fair.yaml');
    const found = await compare(`--pack ${pack} --against HEAD~1 --games 60 --bots quick`);
    // quick bots take the corner whenever they can, which gave two more
    expect(found.get('score')!.difference.mean).toBeGreaterThan(0);
    const same = await compare(`--pack ${pack} --against HEAD --games 6`);
    expect(same.get('score')!.difference.mean).toBe(0);
  });
  test('in words, within 80 columns', async () => {
    const { code, out } = await fathom(`simulate --pack ${BAZAAR} --against gift=4 --games 30 --store none`);
    expect(code).toBe(0);
    expect(out).toContain('as it is against gift=4, 30 games of each for 2 (random)');
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
  test.each([
    ['gifts=4', 1, 'Bazaar has no option "gifts".'],
    ['gift=9', 1, '"gift" may be 0 or 1 or 4, not "9".'],
    ['nowhere', 1, 'is neither an option (name=value), nor a pack, nor a revision'],
    ['gift=4 --never', 2, 'it cannot be combined with --never'],
    ['gift=4 --games 1', 2, '--against needs at least 2 games.'],
  ])('%s', async (against, expected, message) => {
    const { code, err } = await fathom(`simulate --pack ${BAZAAR} --store none --against ${against}`);
    expect([code, err]).toEqual([expected, expect.stringContaining(message)]);
  });
  test('a version with errors', async () => {
    const { code, err } = await fathom(
      `simulate --pack ${BAZAAR} --store none --against ${join(folder, 'broken.yaml')}`,
    );
    expect([code, err]).toEqual([1, expect.stringContaining('cannot be used until these errors are fixed')]);
  });
  test('a pack outside of a repository, or one that the revision lacks', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'fathom-outside-'));
    writeFileSync(join(outside, 'p.yaml'), readFileSync(BAZAAR, 'utf8'));
    const { err } = await fathom(`simulate --pack ${join(outside, 'p.yaml')} --store none --against HEAD~1`);
    expect(err).toContain('the pack lies in none');
    rmSync(outside, { recursive: true });
    writeFileSync(join(folder, 'new.yaml'), readFileSync(BAZAAR, 'utf8'));
    const lacking = await fathom(`simulate --pack ${join(folder, 'new.yaml')} --store none --against HEAD`);
    expect([lacking.code, lacking.err]).toEqual([
      1,
      expect.stringContaining('The revision "HEAD" has no pack at "new.yaml".'),
    ]);
  });
});
