/** Printed texts in the Audit view: the typed deck with planted faults, held against the command; and what one does about findings. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fathom } from '../../cli/scripted-io.ts';
import { TIERS } from '../../editor/audit/deck/deck-filters.ts';
import { isFull, sampleOf } from '../support/width.ts';
import { axeFindingsIn } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { choosePageLanguage } from './support/settings.ts';
import { storedDraft } from './support/stored.ts';
import { screenshot, visit, type WatchedPage } from './support/workbench.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/typed-deck');
const DECK = join(FIXTURES, 'deck.csv');
const HEAD = 'Number,Text EN\n';

interface Report {
  texts: { findings: { id: string; position?: unknown }[] }[];
  cards: { id: string }[];
  progress: { deck: string; lang: string; cards: number; states: Record<string, number> }[];
}
interface Fault {
  card: number;
  in: string;
  class: string;
}

const the = session(['underwater-cities']);
let folder: string;
let opened: WatchedPage;
let page: Page;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-deck-page-'));
  opened = await the.shared({ view: '#/audit?pack=underwater-cities&of=texts' });
  page = opened.page;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
// one page for all: what was found before stays until another table is chosen, each test of which has a name of its own
beforeEach(async () => {
  await visit(page, '#/audit?pack=underwater-cities&of=texts');
  await page.locator('fathom-deck .deck-choice').waitFor();
});
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

const file = (name: string, content: string | Buffer): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
/** What is said at the end of a comparison. */
const outcome = (table: string) => page.locator('.deck-run', { hasText: table }).getByRole('status');
async function compare(path: string): Promise<void> {
  await page.locator('.deck-choice input[type=file]').setInputFiles(path);
  await outcome(basename(path)).waitFor({ timeout: 400_000 });
}
/** The tier's button, and the ids of the findings below it. */
const tier = (name: RegExp) => page.getByRole('group', { name: 'Kinds of findings' }).getByRole('button', { name });
async function idsIn(name: RegExp): Promise<string[]> {
  await tier(name).click();
  return page.locator('.deck code.quiet-text').allTextContents();
}

/** The deck as it was typed; in `npm test` some of its cards, as the command reads all of them in its own tests. */
function typedDeck(): { path: string; cards: Set<number> } {
  const [head, ...rows] = readFileSync(DECK, 'utf8')
    .trimEnd()
    .split(/\n(?=\d+;)/);
  const cardOf = (row: string): number => parseInt(row, 10);
  const chosen = new Set(sampleOf(rows.map(cardOf), 1).concat(IN_OTHER_PLACES));
  const typed = rows.filter((row) => chosen.has(cardOf(row)));
  return { path: file('typed.csv', `${[head, ...typed].join('\n')}\n`), cards: chosen };
}
/** Of which a text is in another language, or of another card. */
const IN_OTHER_PLACES = [57, 114, 121];

it('finds what the command finds in the deck with planted faults: all of them, and nothing else', async () => {
  const { path, cards } = typedDeck();
  const { out } = await fathom(['audit', '--texts', path, '--json']);
  const report = JSON.parse(out) as Report;
  await compare(path);
  const tiers = [/^different/, /^could not be told/, /^optional only/, /^not understood/, /^names, types/];
  const ids: string[] = [];
  for (const name of tiers) ids.push(...(await idsIn(name)));
  const expected = [...report.texts.flatMap(({ findings }) => findings), ...report.cards].map(({ id }) => id);
  expect(new Set(ids)).toEqual(new Set(expected));
  expect(ids).toHaveLength(expected.length);
  const planted = parse(readFileSync(join(FIXTURES, 'faults.yaml'), 'utf8')) as Fault[];
  const faults = planted.filter(({ card }) => cards.has(card));
  const found = new Set(
    ids.map((id) =>
      id
        .replace(/^([^./]+)(?:\.[^/]+)?\//, '$1/')
        .split('/')
        .slice(0, 2)
        .join('/'),
    ),
  );
  expect(found).toEqual(new Set(faults.map((fault) => `${fault.card}/${fault.in}`)));
  expect(planted).toHaveLength(40);

  const rows = await page.locator('.deck-progress tbody tr').all();
  const shown = await Promise.all(
    rows.map(async (row) => (await row.locator('td.n').allTextContents()).map((n) => Number(n.replace('·', '0')))),
  );
  const order = ['read', 'waived', 'optional', 'untold', 'different', 'unread', 'open'];
  expect(shown).toEqual(report.progress.map(({ cards, states }) => [cards, ...order.map((state) => states[state])]));

  // which card a text belongs to, and in which language it is
  await tier(/^different/).click();
  await page.getByText('this is the text of card 84 (Fermentation hall)').waitFor();
  await tier(/^not understood/).click();
  await page.getByText('this is Russian').waitFor();
  await page.locator('.deck .todos select').selectOption('it');
  expect(await page.locator('.deck-text').count()).toBeLessThan(ids.length);
  await page.getByText('this is the text in English').waitFor();
  await screenshot(page, 'deck');
}, 400_000);

it('can be stopped, and says what it has found so far', async () => {
  await page.locator('.deck-choice input[type=file]').setInputFiles(DECK);
  const progress = page.locator('.deck-run progress');
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByText(/^Stopped after \d+ of \d+ texts/).waitFor();
  expect(await page.locator('.deck-progress tbody tr').count()).toBeGreaterThan(0);
});

it('opens the Lab where text and effect come to different things, and the card in Author', async () => {
  await compare(file('wrong.csv', `${HEAD}34,Build 1 farm or build 1 desalination plant. Gain 2 cards.\n`));
  const article = page.getByRole('article', { name: /Build Farm or Desalination Plant/ });
  expect(await article.locator('mark').first().textContent()).toBe('2');
  await article.getByText('As scenarios').click();
  const scenario = article.locator('fathom-deck-scenarios pre').first();
  await scenario.waitFor();
  const { out } = await fathom(['audit', '--texts', join(folder, 'wrong.csv'), '--json']);
  const { scenarios } = (
    JSON.parse(out) as { texts: { findings: { scenarios: { text: string; effect: string } }[] }[] }
  ).texts[0].findings[0];
  expect(await article.locator('fathom-deck-scenarios pre').allTextContents()).toEqual(
    [scenarios.text, scenarios.effect].filter((one) => one !== null),
  );
  await article.getByRole('button', { name: 'Try what the text says' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lab' }).waitFor();
  await page.locator('.lab-out').getByText('desalination plant').first().waitFor();
  await page.goBack();
  // what was found is still there
  await article.getByRole('button', { name: 'To the card' }).click();
  await page.locator('main.view-author').waitFor();
  expect(page.url()).toContain('cards-era-1.yaml');
});

it('waives one text or a rule in a file beside the packs', async () => {
  // what was found before is still there
  await outcome('wrong.csv').waitFor();
  await tier(/^different/).click();
  await page.getByRole('button', { name: 'Waive this' }).click();
  // what is nearest is chosen, what reaches far is not
  expect(await page.getByRole('radio', { name: /^This text only/ }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: /^Everywhere: / }).check();
  await page.getByLabel('Reason').fill('a house rule');
  await page.getByRole('button', { name: 'Waive', exact: true }).click();
  await expect.poll(() => tier(/^waived/).textContent()).toMatch(/waived\s+1/);
  await tier(/^waived/).click();
  await page.getByText('Waived: a house rule').waitFor();
  await visit(page, '#/author/wrong.waivers.yaml');
  await page.getByRole('textbox', { name: /^Editor/ }).focus();
  await page.keyboard.press('Control+s');
  await expect.poll(() => existsSync(join(the.workbench.folder, 'wrong.waivers.yaml'))).toBe(true);
  // the command takes the same file
  writeFileSync(join(folder, 'wrong.waivers.yaml'), readFileSync(join(the.workbench.folder, 'wrong.waivers.yaml')));
  expect((await fathom(['audit', '--texts', join(folder, 'wrong.csv')])).code).toBe(0);
});

it('reads UTF-16, says what is wrong with a file, and shows markup as text', async () => {
  const utf16 =
    '\ufeffНазва картки\tТекст\nEmbassy\tЩоразу, коли ви просуваєтеся на поділку 3 треку Федерації, отримайте 1 кредит.\n';
  await compare(file('utf16.csv', Buffer.from(utf16, 'utf16le')));
  expect(await page.locator('.deck-progress tbody tr').count()).toBe(1);
  await compare(file('latin.csv', Buffer.from('Number,Text EN\n34,caf\u00e9\n', 'latin1')));
  await page.getByText('this file is not UTF-8 from here on').waitFor();
  await compare(file('markup.csv', `${HEAD}34,"<img src=x onerror=""document.title='x'""> Gain 1 card."\n`));
  await tier(/^not understood/).click();
  await page.locator('.deck-words').getByText('<img src=x').waitFor();
  expect(await page.locator('.deck img').count()).toBe(0);
});

/** On a page of 1280 pixels in light colours, axe judges each tier in which something is found; of the others some. */
const FIRST = ['en', 'English', 'light', 1280] as const;
const OTHERS = [
  ['it', 'Italiano', 'dark', 320],
  ['uk', 'Українська', 'light', 320],
] as const;
const SMALL =
  'Number,Name,Type,Text EN,Text UK\n34,Wrong,instant,Build 1 farm or build 1 desalination plant. Gain 2 cards.,\n57,,,Swim 4 laps.,\n';

/** What differs, what is not understood, and the name and the type. */
const FILLED = (['different', 'unread', 'facts'] as const).map((one) => TIERS.indexOf(one));

it.each([FIRST, ...sampleOf(OTHERS, 1)])(
  'is accessible in %s (%s), %s, %d pixels wide',
  async (language, name, colorScheme, width) => {
    await choosePageLanguage(page, name);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await compare(file('small.csv', SMALL));
    const buttons = page.locator('.deck .todos button');
    await buttons.nth(Math.max(...FILLED)).waitFor();
    const tiers = await buttons.all();
    const filled = tiers.filter((_, i) => isFull || FILLED.includes(i));
    const judged = width === 1280 ? filled : sampleOf(filled, 1);
    for (const [i, button] of tiers.entries()) {
      await button.click();
      if (judged.includes(button)) expect([i, await violations()]).toEqual([i, []]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await screenshot(page, `deck-${language}-${colorScheme}-${width}-${i}`);
    }
    // what is not understood is said in the language of the page, and what to do about it
    await tiers[TIERS.indexOf('unread')].click();
    const findings = page.locator('.deck-findings');
    const unread = { en: '“swim” is not understood', it: '«swim» qui non si comprende', uk: '«swim» тут не зрозуміло' };
    await findings.getByText(unread[language], { exact: false }).waitFor();
    expect(await findings.locator('[lang=en]').count()).toBe(0);
    const help = { en: 'understood so far', it: 'Compreso finora', uk: 'Досі зрозуміло' };
    await findings.getByText(help[language]).waitFor();
  },
);
afterEach(async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await choosePageLanguage(page, 'English');
});
const violations = (): Promise<string[]> => axeFindingsIn(page, '.audit');

it('writes once what a sentence means, after all of its cards were read with it', async () => {
  const rows = '140,"Whenever you upgrade a building, bag 1 point."\n';
  await page.getByText('Paste a table').click();
  await page.getByLabel('The table as text').fill(`${HEAD}${rows}`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const pasted = page.getByRole('article', { name: /140/ });
  await tier(/^not understood/).click();
  await pasted.waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Say what it means' }).click();
  const [wording, means] = [page.getByLabel('The sentence'), page.getByLabel('What it means')];
  await wording.fill('bag {items}');
  await means.fill('gain {itemz}');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.locator('.deck-form .error').first().waitFor();
  expect(await page.getByRole('button', { name: 'Write it into the lexicon' }).count()).toBe(0);
  await means.fill('gain {items}');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('✓').waitFor();
  await page.getByRole('button', { name: 'Write it into the lexicon' }).click();
  await page.getByText('Written into underwater-cities/lexicon-sentences.yaml').first().waitFor();
  await page.getByText('The pack has changed since').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Compare again' }).click();
  await tier(/^in other words/).click();
  await pasted.waitFor({ timeout: 60_000 });
  // the lexicon is a draft in the browser, which the next visit finds
  await expect.poll(() => storedDraft(page, 'underwater-cities/lexicon-sentences.yaml')).toContain('bag {items}');
});
