/** The pages of figures: the same numbers as the JSON of the same command, drawn, and in one file that needs nothing else. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';
import { plotOf } from './plots.ts';

const BAZAAR = 'study/balance/fixtures/bazaar.yaml';
const folder = mkdtempSync(join(tmpdir(), 'fathom-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the dots of a page say: names with their means. */
const drawn = (html: string): string[] => [...html.matchAll(/<title>([^<]+: -?[\d.]+) \(/g)].map(([, words]) => words);

interface Mean {
  mean: number;
}

const PAGES: [line: string, plots: number, expected: (json: never) => [name: string, mean: number][]][] = [
  [
    `match quick:1,random --pack ${BAZAAR} --games 12`,
    3,
    ({ scores }: { scores: Mean[] }) => [
      ['quick:1', scores[0].mean],
      ['random', scores[1].mean],
    ],
  ],
  [
    `ladder random,quick --pack ${BAZAAR} --games 20`,
    3,
    ({ rungs }: { rungs: { bot: string; wins: Mean }[] }) => rungs.map(({ bot, wins }) => [bot, 100 * wins.mean]),
  ],
  [
    `tune ${BAZAAR} --toward rounds=low --bots random --games 10 --store none`,
    2,
    ({ changes }: { changes: { values: Record<string, unknown>; mean: Mean }[] }) =>
      changes
        .filter(({ values }) => 'gift' in values)
        .map(({ values, mean }) => [`gift=${String(values['gift'])}`, mean.mean]),
  ],
  [
    `simulate --pack ${BAZAAR} --against length=3 --bots random --games 12 --store none`,
    2,
    ({ differences }: { differences: { id: string; name: string; first: number; difference: Mean }[] }) =>
      differences
        .filter(({ id }) => id === 'rounds')
        .map(({ name, first, difference }) => [name, (100 * difference.mean) / first]),
  ],
];

describe.each(PAGES)('%s', (line, plots, expected) => {
  test('draws the figures of the JSON', async () => {
    const file = join(folder, `${line.split(' ')[0]}.html`);
    const { code, out, err } = await fathom(`${line} --html ${file}`);
    expect([code, out, err]).toEqual([0, `Written: ${file}\n`, '']);
    const html = readFileSync(file, 'utf8');
    expect(html.match(/<svg /g)).toHaveLength(plots);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    expect(html).not.toMatch(/(?:src|href)=/);
    expect(html).toContain(`Made by <code>fathom ${line.split(' ')[0]} `);
    const json = JSON.parse((await fathom(`${line} --json`)).out) as never;
    const figures = drawn(html);
    for (const [name, mean] of expected(json)) expect(figures).toContain(`${name}: ${mean.toFixed(1)}`);
  });

  test('replaces only its like', async () => {
    const file = join(folder, 'mine.html');
    writeFileSync(file, 'mine');
    const { code, err } = await fathom(`${line} --html ${file}`);
    expect([code, err]).toEqual([1, expect.stringContaining('is not a page that Fathom wrote')]);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  test('is one of two outputs', async () => {
    const { code, err } = await fathom(`${line} --html ${join(folder, 'both.html')} --json`);
    expect([code, err]).toEqual([2, expect.stringContaining('two outputs')]);
  });
});

test.each([
  [
    `simulate --pack ${BAZAAR} --games 4`,
    ({ seats }: Json) => seats.map(({ bot, score }) => `<td class="words">${bot}</td>.*<td>${score.max}</td>`),
  ],
  [
    `balance coin>=12 --criteria --pack ${BAZAAR} --games 4 --store none`,
    ({ byRound }: Json) => byRound.map(({ round, share }) => `>${round}</th>.*<meter value="${share.mean}">`),
  ],
])('%s: tables without plots', async (line, expected) => {
  const file = join(folder, 'table.html');
  expect((await fathom(`${line} --force --html ${file}`)).out).toBe(`Written: ${file}\n`);
  const html = readFileSync(file, 'utf8');
  const rows = expected(JSON.parse((await fathom(`${line} --json`)).out) as Json);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(html).toMatch(new RegExp(row));
});

interface Json {
  seats: { bot: string; score: { max: number } }[];
  byRound: { round: number; share: Mean }[];
}

test('train: the steps and the match, as a page and as JSON', async () => {
  const pack = join(folder, 'bazaar.yaml');
  writeFileSync(pack, readFileSync(BAZAAR));
  const page = join(folder, 'train.html');
  const line = `train ${pack} --fresh --games 160 --lines 1 --check 2`;
  const { out } = await fathom(`${line} --force --html ${page}`);
  expect(out).toContain(`Written: ${page}`);
  const html = readFileSync(page, 'utf8');
  expect(html.match(/<svg /g)).toHaveLength(3);
  expect(html).not.toMatch(/NaN|Infinity|undefined/);
  rmSync(join(folder, 'bazaar.weights.json'));
  const json = JSON.parse((await fathom(`${line} --force --json`)).out) as {
    steps: { step: number; score: number }[];
    match: { games: number };
    written: string;
  };
  expect(json.steps.map(({ step }) => step)).toEqual([1, 2]);
  expect(json.match.games).toBe(4);
  expect(json.written).toBe(join(folder, 'bazaar.weights.json'));
  for (const { step, score } of json.steps) expect(html).toContain(`<title>${step}: ${score.toFixed(1)}</title>`);
});

test('a curve rises where its values do', () => {
  const [, first, second] = /d="M[\d.]+ ([\d.]+) L[\d.]+ ([\d.]+)"/
    .exec(
      plotOf({
        kind: 'curve',
        title: 'score',
        points: [
          { x: 1, y: 10 },
          { x: 2, y: 30 },
        ],
      }),
    )!
    .map(Number);
  // SVG counts from above
  expect(second).toBeLessThan(first);
});
