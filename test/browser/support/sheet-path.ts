/**
 * The path of a designer on the page alone: a sheet of twelve texts, a contract and an action slot become a pack that is valid, tried
 * and played against bots. No line of YAML is written by hand, and it takes few activations.
 */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { LanguageCode } from '../../../dsl/internal.ts';
import { browserKind } from './browser-kinds.ts';
import { pageWords } from './page-words.ts';
import { session } from './session.ts';
import { SHEETS } from './sheets.ts';
import { makeChoice } from './table.ts';
import { screenshot } from './workbench.ts';

/** With what controls are used; in turn: by keys, by pointer, and so on. */
export type Manner = 'keys' | 'pointer' | 'in turn';

const MOST_ACTIVATIONS = 100;
/** So many decisions of the person at the table. */
const DECISIONS = 8;

/** The tests of the path, one after the other on one page. */
export function sheetPath(language: LanguageCode, manner: Manner): void {
  const the = session([]);
  const words = pageWords(language);
  const sheet = SHEETS[language];
  let page: Page;
  let activations = 0;
  beforeAll(async () => {
    ({ page } = await the.shared({ view: null, width: 1440, height: 900, language }));
  });

  /** Counts an activation. Returns whether it is by pointer. */
  function isByPointer(): boolean {
    activations++;
    return manner === 'in turn' ? activations % 2 === 0 : manner === 'pointer';
  }
  /** Uses a button or a link. */
  async function activate(control: Locator): Promise<void> {
    if (isByPointer()) {
      await control.click();
      return;
    }
    await control.focus();
    await page.keyboard.press('Enter');
  }
  /** Types a text in place of the one that is there, and has it taken. */
  async function write(field: Locator, text: string): Promise<void> {
    if (isByPointer()) await field.click();
    else await field.focus();
    await browserKind().write(field, text);
    await page.keyboard.press('Enter');
  }
  async function choose(list: Locator, value: string): Promise<void> {
    activations++;
    await list.selectOption(value);
  }
  async function goTo(field: Locator): Promise<void> {
    if (isByPointer()) await field.click();
    else await field.focus();
  }
  const view = (key: Parameters<typeof words.page>[0]): Locator =>
    page.getByRole('navigation').getByRole('link', { name: words.page(key), exact: true });
  const button = (name: string, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name, exact: true });
  const list = (name: string): Locator => page.getByRole('combobox', { name, exact: true });
  const cell = (column: 'text' | 'deck' | 'type', card: string, role: 'textbox' | 'combobox' = 'textbox'): Locator =>
    page.getByRole(role, {
      name: words.cards('cell', { column: words.cards(`column.${column}`), card }),
      exact: true,
    });
  const rowOf = (card: string): Locator => page.locator('.sheet-table tr', { has: cell('text', card) });
  const isUnderstood = (card: string): Promise<void> =>
    expect.poll(() => rowOf(card).getAttribute('class')).toContain('understood');
  /** Until all that was changed is analyzed. */
  const settled = (): Promise<void> => page.locator('.foot [aria-busy=false]').waitFor();
  const nameOf = (row: number): string => sheet.table.split('\n')[row - 1].split(/[,;]/)[0];

  it('a sheet becomes cards, and the word that nobody knows is mended in its cell', async () => {
    await activate(page.getByRole('main').getByRole('link', { name: new RegExp(`^${words.page('start.cards')}`) }));
    activations++;
    await page
      .getByLabel(words.cards('openFile'))
      .setInputFiles({ name: 'mine.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet.table) });
    // what the command has an option for is a list of the page
    const deckFor = words.cards('deckFor');
    await page.getByText(words.cards('helpDeck', { choice: deckFor })).waitFor();
    expect(await page.locator('.import').innerText()).not.toContain('--');
    await choose(list(deckFor), 'era-1');
    // one for all rows that say nothing, one in the cell of a row
    await choose(list(words.cards('typeFor')), 'instant-card');
    await choose(list(words.cards('valueOfRow', { column: words.cards('field.type'), row: 12 })), 'instant-card');
    await page.getByText([words.cards('whole', { n: 11 }), words.cards('partly', { n: 1 })].join(' · ')).waitFor();
    await activate(button(words.cards('addCards', { n: 12 })));
    await page.getByRole('heading', { level: 1, name: words.cards('count', { n: 12 }) }).waitFor();
    const open = nameOf(10);
    await rowOf(open)
      .getByText(new RegExp(`[“«]${sheet.unknownWord}[”»]`))
      .first()
      .waitFor();
    await write(cell('text', open), sheet.mended);
    await isUnderstood(open);
  });

  it('a contract is fulfilled as those of the game are', async () => {
    const { name, text } = sheet.contract;
    await activate(button(words.cards('newCard')));
    await page.keyboard.type(name);
    activations++;
    await page.keyboard.press('Enter');
    await rowOf(name).waitFor();
    // its words first: in the deck of the contracts they mean that it is fulfilled, too
    await write(cell('text', name), text);
    await choose(cell('deck', name, 'combobox'), 'contracts');
    await choose(cell('type', name, 'combobox'), 'contract');
    await expect.poll(() => cell('text', name).inputValue()).toMatch(/, .*, /);
    await isUnderstood(name);
    await settled();
  });

  it('each card is shown with what it does, and tried', async () => {
    const side = page.getByRole('complementary');
    const does = new RegExp([words.page('occasionOwn'), words.page('occasionDeed')].join('|'));
    for (const card of [nameOf(2), nameOf(6), sheet.contract.name]) {
      await goTo(cell('text', card));
      await side.getByRole('heading', { level: 2, name: card }).waitFor();
      await side.getByText(does).first().waitFor();
    }
    // a contract goes to those that are fulfilled
    await side
      .getByText(new RegExp(String.raw`: \+ \[${sheet.contract.name}\]`))
      .first()
      .waitFor();
    await goTo(cell('text', nameOf(2)));
    await activate(button(words.cards('tryIt'), side));
    await side.getByText(words.page('lastTry')).waitFor();
    await screenshot(page, `from-a-sheet-${language}`);
  });

  it('a slot is made beside those of the game, and says its effect in words', async () => {
    const { name, text } = sheet.slot;
    await activate(view('author'));
    const preview = page.getByRole('complementary', { name: words.page('preview') });
    await choose(list(words.page('ofGame')), 'slots/two-desalination-plants');
    await activate(button(words.page('newEntry', { section: words.page('section.slots') }), preview));
    const field = preview.getByRole('textbox', { name: words.nameField, exact: true });
    // the form is that of the new one
    await preview.getByText(words.page('fieldsOfBase').split(':')[0]).waitFor({ state: 'detached' });
    await write(field, name);
    await preview.getByRole('heading', { level: 2, name }).waitFor();
    await write(page.getByRole('textbox', { name: words.page('say') }), text);
    await preview.getByText(text).first().waitFor();
    await settled();
    await activate(button(words.page('tryInLab'), preview));
    await page
      .getByRole('region', { name: words.page('changes') })
      .getByRole('row')
      .first()
      .waitFor();
  });

  it('the pack is valid, stays so on the disk, and is played against a bot', async () => {
    await page
      .locator('.foot')
      .getByText(words.page('errors', { n: 0 }))
      .waitFor();
    if (isByPointer()) await button(words.page('save')).first().click();
    else await page.keyboard.press('Control+s');
    await expect.poll(() => the.workbench.read('my-cards.yaml')).toContain(sheet.contract.name);
    await activate(view('play'));
    const form = page.getByRole('form', { name: words.play('play.newGame') });
    await form.waitFor();
    await activate(form.locator('.game-options summary'));
    await choose(form.locator('select[name="option government-contracts"]'), 'in-play');
    await activate(button(words.play('play.start'), form));
    const decision = page.getByRole('region', { name: words.play('play.decision') });
    await decision.waitFor();
    for (let n = 0; n < DECISIONS; n++) {
      const first = decision.locator('[data-key]').first();
      await makeChoice(page, () => activate(first));
      await decision.waitFor();
    }
    expect(await page.locator('.log li').count()).toBeGreaterThan(DECISIONS);
    expect(activations).toBeLessThan(MOST_ACTIVATIONS);
  });
}
