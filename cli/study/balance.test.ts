/** What a thing of the fixture is worth follows from its effect; see fixtures/bazaar.yaml. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fathom } from '../scripted-io.ts';
import type { CriteriaFigures } from '../../study/balance/criteria.ts';
import type { BalanceReport } from '../../study/balance/report.ts';

const PACK = '--pack study/balance/fixtures/bazaar.yaml';
let store: string;
beforeAll(() => {
  store = mkdtempSync(join(tmpdir(), 'fathom-store-'));
});
afterAll(() => rmSync(store, { recursive: true }));

async function ask(what: string, more = '--games 90'): Promise<BalanceReport> {
  const { code, out, err } = await fathom(`balance ${what} ${PACK} --store ${store} ${more} --json`);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as BalanceReport;
}

describe('at the first try', () => {
  test('a card that is far too strong', async () => {
    const { judgement, worth, tail } = await ask('goose');
    expect(judgement!.verdict).toBe('strong');
    // 14 coins, less the 2.3 of what the others give on average: 30 coins of 13 cards
    expect(worth!.low).toBeLessThan(14 - 30 / 13);
    expect(worth!.high).toBeGreaterThan(14 - 30 / 13);
    expect(tail).toBeLessThan(0.001);
  });
  test('a card that is far too weak', async () => {
    expect((await ask('anchor')).judgement!.verdict).toBe('weak');
  });
  test('a contract that is far too generous', async () => {
    const { judgement, rates, worth } = await ask('open-purse');
    expect(judgement!.verdict).toBe('strong');
    expect(rates!.used.mean).toBe(1);
    expect(rates!.round).toBeLessThanOrEqual(2);
    expect(worth!.mean).toBeGreaterThan(8);
  });
  test('a contract that nobody claims', async () => {
    const { rates } = await ask('empty-purse', '--games 60');
    expect([rates!.used.mean, rates!.round, rates!.wins]).toEqual([0, null, null]);
  });
  test.each(['apples', 'bread', 'candles', 'dates', 'eggs'])('%s is not accused', async (card) => {
    expect((await ask(card)).judgement!.verdict).toMatch(/^(?:ordinary|open)$/);
  });
  test('all cards of the deck at once: the two odd ones are at its ends, and no usual one stands out', async () => {
    const { code, out } = await fathom(`balance wares --deck ${PACK} --store ${store} --games 150`);
    expect(code).toBe(0);
    const rows = out.split('\n').filter((line) => /[+−]\d/.test(line) && !line.includes(' to '));
    expect([rows[0], rows.at(-1)].map((row) => row!.trim().split(' ')[0])).toEqual(['Goose', 'Anchor']);
    const starred = rows.filter((row) => row.endsWith('*')).map((row) => row.trim().split(' ')[0]);
    expect(starred.filter((name) => !['Goose', 'Anchor'].includes(name))).toEqual([]);
    expect(starred).toContain('Goose');
  });
  test('the slot that gives more, and one that does not', async () => {
    expect((await ask('corner', '--games 45')).judgement!.verdict).toBe('strong');
    expect((await ask('middle', '--games 45')).judgement!.verdict).not.toMatch(/strong|weak/);
  });
});

describe('cards that need not be played', () => {
  const PANTRY = '--pack study/balance/fixtures/pantry.yaml --store none';
  const said = async (what: string): Promise<string> =>
    (await fathom(`balance ${what} ${PANTRY}`)).out.replace(/\s+/g, ' ');

  test('one that good players hardly use is no ordinary one', async () => {
    expect(await said('spoilt --games 90')).toContain('Hardly used, other than its like');
    expect(await said('beans --games 90')).not.toContain('Hardly used');
  });
  test('the list of a deck shows who is used', async () => {
    const text = await said('stores --deck --games 60');
    expect(text).toMatch(/had used p .*Beans (?:\S+ ){4}100 %/);
    expect(text).toContain('Hardly ever used by who got it: Spoilt');
  });
  test('nobody claims a contract of which none can be met: it is said', async () => {
    expect(await said('full-shelf --games 60')).toContain('Taken where it was laid out: 0 %');
  });
});

test('with few seeds nothing is said of what is usual', async () => {
  for (const card of ['apples', 'dates', 'grapes', 'honey']) {
    const { judgement } = await ask(card, '--games 9');
    expect(judgement!.verdict).toBe('open');
    expect(judgement!.seedsNeeded).toBeGreaterThanOrEqual(20);
  }
});

describe('the store', () => {
  test('a question that was asked before plays nothing, and says the same', async () => {
    const first = await ask('figs', '--games 30');
    const size = (): number[] => readdirSync(store).map((file) => readFileSync(join(store, file)).length);
    const before = size();
    const again = await ask('figs', '--games 30');
    expect(again.games.fromStore).toBe(again.games.natural + again.games.paired);
    expect({ ...again, games: null }).toEqual({ ...first, games: null });
    expect(size()).toEqual(before);
  });
  test('figures do not depend on it, also where a line is damaged', async () => {
    const own = mkdtempSync(join(tmpdir(), 'fathom-store-'));
    const run = async (folder: string): Promise<unknown> => {
      const { out } = await fathom(`balance jars ${PACK} --store ${folder} --games 12 --json`);
      return { ...(JSON.parse(out) as object), games: null };
    };
    const without = await run('none');
    expect(await run(own)).toEqual(without);
    const file = join(own, readdirSync(own)[0]);
    const lines = readFileSync(file, 'utf8').split('\n');
    lines[1] = lines[1].slice(0, 40);
    lines[2] = lines[2].replace('"codes":[', '"codes":[1,');
    lines.push('{"seed":3}', 'null', '');
    writeFileSync(file, lines.join('\n'));
    expect(await run(own)).toEqual(without);
    writeFileSync(file, 'something else\n');
    const { code, err } = await fathom(`balance jars ${PACK} --store ${own} --games 12`);
    expect([code, err]).toEqual([1, expect.stringContaining('is no store of these games')]);
    rmSync(own, { recursive: true });
  });
});

test('alone it is compared with the game as it is', async () => {
  const { worth, games } = await ask('goose', '--games 40 --players 1');
  expect(games).toMatchObject({ natural: 20, paired: 20 });
  expect(worth!.mean).toBeGreaterThan(8);
});

test.each([
  ['balance gose', 'has no card, slot, board or deck "gose". Did you mean "goose"?'],
  ['balance goose --deck', 'has no card, slot, board or deck "decks/goose".'],
  ['balance goose --games 0', '--games must be a whole number from 1'],
  ['balance goose --bots nobody', 'There is no bot "nobody".'],
])('%s', async (line, message) => {
  const { code, err } = await fathom(`${line} ${PACK} --store none`);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
});
test('a pack without anything to ask about', async () => {
  const { code, err } = await fathom('balance pebble --pack nim --store none');
  expect([code, err]).toEqual([2, expect.stringContaining('Nim has no cards, slots or boards')]);
});
test('a folder that cannot be written', async () => {
  const { code, err } = await fathom(`balance goose ${PACK} --games 3 --store package.json/games`);
  expect([code, err]).toEqual([1, expect.stringContaining('use --store none')]);
});

describe('the page', () => {
  test('has the words and the plots, and writes over nothing else', async () => {
    const file = join(store, 'goose.html');
    const line = `balance goose ${PACK} --store ${store} --games 90 --html ${file}`;
    expect((await fathom(line)).out).toBe(`Written: ${file}\n`);
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('Too strong');
    expect(html.match(/<svg /g)).toHaveLength(3);
    expect(html).toContain('aria-label="Worth in points, with intervals of 95 %"');
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    expect((await fathom(line)).code).toBe(0);
    writeFileSync(file, 'mine');
    const { code, err } = await fathom(line);
    expect([code, err]).toEqual([1, expect.stringContaining('is not a page that Fathom wrote')]);
    rmSync(file);
  });
});

describe('criteria of a contract before it is written', () => {
  const criteria = async (text: string): Promise<CriteriaFigures> => {
    const { code, out, err } = await fathom([
      'balance',
      text,
      '--criteria',
      ...PACK.split(' '),
      '--store',
      store,
      '--games',
      '30',
      '--json',
    ]);
    expect([code, err]).toEqual([0, '']);
    return JSON.parse(out) as CriteriaFigures;
  };
  test('what everybody has at once, what nobody can have, and what takes its time', async () => {
    expect(await criteria('coin >= 0')).toMatchObject({ met: { mean: 1 }, round: 1, fromStart: 60, players: 2 });
    expect(await criteria('coin >= 500')).toMatchObject({ met: { mean: 0 }, round: null, wins: null, players: 0 });
    const { byRound, met } = await criteria('coin >= 12');
    // a purse asks for twelve as well, and is taken as soon as somebody has them
    expect(byRound.map(({ round }) => round)).toEqual([1, 2, 3, 4]);
    byRound.forEach(({ share }, i) => expect(share.mean).toBeGreaterThanOrEqual(i > 0 ? byRound[i - 1].share.mean : 0));
    expect(byRound.at(-1)!.share.mean).toBe(met.mean);
  });
  test.each([
    ['coin >', 'Expected a number or a name'],
    ['gold >= 3', 'gold'],
    ['gain 3 coins', '`gain` belongs to the language and is no name.'],
  ])('%s', async (text, message) => {
    const { code, err } = await fathom(['balance', text, '--criteria', ...PACK.split(' '), '--store', 'none']);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });
});
