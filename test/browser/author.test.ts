/** Writing a card: what one sees while typing, and that nothing is ever lost. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { LANGUAGES, renderComponent } from '../../texts/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { session } from './support/session.ts';
import { storedDraft, storedRecords } from './support/stored.ts';
import { isFull, rounds } from '../support/width.ts';
import { openPage, visit, type WatchedPage } from './support/workbench.ts';

const cardOf = (pack: string): string => `pack: ${pack}
extends: test-shapes
cards:
  # a card of mine
  - id: tide-mill
    number: 300
    name: Tide Mill
    deck: trickery
    type: trick
    color: white
    effect: gain 2 coins, 1 stone
    status: original
`;
const GOOD = '    effect: gain 3 points';
const BAD = '    effect: gain 3 pointz';
const LINE = 11;

/** The tests share a page, and each has a pack of its own. */
const PACKS = Array.from({ length: 16 }, (_, i) => `trial-${i + 1}`);
const the = session(['nim.yaml'], Object.fromEntries(PACKS.map((pack) => [`${pack}.yaml`, cardOf(pack)])));
let opened: WatchedPage;
let page: Page;
let count = 0;
/** of the test that runs */
let file = '';
let card = '';

beforeAll(async () => {
  opened = await the.shared({ view: `#/author/${PACKS[0]}.yaml?line=${LINE}` });
  page = opened.page;
});
beforeEach(async () => {
  const pack = PACKS[count++];
  file = `${pack}.yaml`;
  card = cardOf(pack);
  await showCard();
});
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

async function showCard(): Promise<void> {
  await visit(page, `#/author/${file}?line=${LINE}`);
  await text().waitFor();
  await face(/^Face of Tide Mill/);
  await page.locator('.problems[aria-busy=false]').waitFor();
}
const text = (): Locator => page.getByRole('textbox', { name: `Editor: ${file}` });
const problems = (): Locator => page.getByRole('region', { name: 'Problems' });
const face = (name: RegExp): Promise<void> => page.getByRole('img', { name }).waitFor();
const onDisk = (): string => the.workbench.read(file);

/** Puts the whole line of the cursor in place of another. */
async function retype(line: string): Promise<void> {
  await text().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText(line);
  await page.keyboard.press('Escape');
}
async function save(): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByText(`Saved: ${file}.`, { exact: true }).waitFor();
}
async function setting(change: (menu: Page) => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await change(page);
  await page.keyboard.press('Escape');
}

it('shows the face and the rendered texts of the card at the cursor, and follows every edit', async () => {
  await retype(GOOD);
  await face(/^Face of Tide Mill \(300\).*Gain 3 points/);
  await save();
  expect(onDisk()).toBe(card.replace('gain 2 coins, 1 stone', 'gain 3 points'));
  const { model, sources } = loadPack(nodeFiles, `${the.workbench.folder}/${file}`, { packs: 'cards' });
  for (const [code, language] of Object.entries(LANGUAGES)) {
    const [rendered] = renderComponent(model!, sources, { section: 'cards', id: 'tide-mill' }, language);
    expect(
      await page.getByRole('complementary', { name: 'Preview' }).locator(`dd[lang=${code}]`).textContent(),
    ).toContain(rendered.text);
  }
});

it('no incomplete card causes an exception', async () => {
  await text().focus();
  await page.keyboard.press('Control+End');
  for (const line of [
    '',
    '  - id: pump',
    '  number: 301',
    'deck: trickery',
    'type: trick',
    'effect: gain 1 card',
    'status: original',
  ]) {
    // letter by letter where it is an effect, in `npm test` its last word
    const [inserted, typed] = isFull ? ['', line] : /^(effect: .* |.*)(.*)$/.exec(line)!.slice(1);
    await page.keyboard.insertText(inserted);
    await page.keyboard.type(typed);
    // the page waits for a pause in which nobody types before it analyzes all of the pack
    if (isFull || typed !== '') await page.locator('.problems[aria-busy=false]').waitFor();
    // not by the key, which would take what is suggested
    await page.keyboard.insertText('\n');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Pump', level: 2 }).waitFor();
  await face(/^Face of Pump \(301\)/);
});

it('reports a mistake once, in its place, and shows the last good face until it is fixed', async () => {
  await retype(BAD);
  const problem = problems().getByRole('button', { name: /error: .*pointz/ });
  await problem.waitFor();
  expect(await problem.textContent()).toContain(`${file}:${LINE}:20`);
  await face(/^As of the last correct text.*Gain 2 coins and 1 stone/);
  await page.locator('.squiggly-error').first().waitFor();
  await problems().getByRole('button', { name: 'Replace with “points”' }).click();
  await face(/^Face of Tide Mill.*Gain 3 points/);
  await expect.poll(() => problems().getByRole('button').count()).toBe(0);
  await text().focus();
  await page.keyboard.press('Control+z');
  await problem.waitFor();
});

it('warns at its component of a text too long for its face, with language and lines; the gallery filters by it', async () => {
  const part = (i: number): string => (i % 2 ? '(if huts >= 2: gain 2 stones)' : 'gain 1 point; gain 2 coins');
  await retype(`    effect: "${Array.from({ length: 12 }, (_, i) => part(i)).join('; ')}"`);
  const warning = problems().getByRole('button', {
    name: /warning: “Tide Mill”: the text is \d lines? too long for its face in Ukrainian/,
  });
  await warning.waitFor();
  expect([
    await problems().getByRole('listitem').count(),
    (await warning.textContent())!.includes(`${file}:5:3 text-too-long`),
  ]).toEqual([1, true]);
  await page.getByRole('contentinfo').getByText('0 errors, 1 warning').waitFor();
  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByText(/too long in Ukrainian/)
    .waitFor();
  await visit(page, `#/gallery?pack=${file}`);
  const fit = page.getByLabel('Fits its face');
  const shown = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Face of/ }) });
  await expect
    .poll(() => fit.locator('option').allTextContents())
    .toEqual([
      'all',
      'too long in English (0)',
      'lacks words in English (0)',
      'too long in Italian (0)',
      'lacks words in Italian (0)',
      'too long in Ukrainian (1)',
      'lacks words in Ukrainian (0)',
    ]);
  await fit.selectOption('long-uk');
  await expect.poll(() => shown.count()).toBe(1);
  await expect.poll(() => shown.innerText()).toMatch(/too long in Ukrainian/);
  await shown.getByRole('link', { name: /^Face of Tide Mill/ }).click();
  await text().waitFor();
  // the line is broken on the screen, where End and Home stop
  await visit(page, `#/author/${file}?line=${LINE}`);
  await text().focus();
  for (const key of ['Control+l', 'Delete', 'ArrowUp', 'End', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.insertText(GOOD.trim());
  await page.keyboard.press('Escape');
  await page
    .getByRole('contentinfo')
    .getByText(/^✓ 0 errors$/)
    .waitFor();
  expect(await warning.count()).toBe(0);
});

it('indents what is pasted into a block', async () => {
  await retype('    effect: |');
  await page.keyboard.press('Enter');
  await page.evaluate(() => navigator.clipboard.writeText('gain 3 points\nbuild hut'));
  await page.keyboard.press('Control+v');
  await face(/^Face of Tide Mill.*Gain 3 points.*Build 1 hut/);
  await save();
  expect(onDisk()).toContain('    effect: |\n      gain 3 points\n      build hut\n');
});

it('the editor completes and fixes by keyboard', async () => {
  await retype(BAD);
  await problems()
    .getByRole('button', { name: /pointz/ })
    .waitFor();
  await page.keyboard.press('Control+.');
  // the problem names the word, too: wait for the menu
  await page
    .locator('.action-widget')
    .getByText(/points/)
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await face(/^Face of Tide Mill.*Gain 3 points/);
  await page.keyboard.press('End');
  await page.keyboard.type(', 1 sto');
  await page.getByRole('option', { name: /stone/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await face(/Gain 3 points and 1 stone/);
});

/** In the middle of the file. */
const MANY = rounds(40, 500);
it(`loses and reorders no letter among ${MANY} components in one file, and reports problems`, async () => {
  const [head] = card.split('  # a card of mine\n');
  const one = (i: number): string =>
    `  - id: card-${i}\n    number: ${i + 300}\n    name: Card ${i}\n    deck: trickery\n    type: ` +
    `trick\n    color: white\n    effect: gain ${(i % 5) + 1} coins\n    status: original\n`;
  const many = head + Array.from({ length: MANY }, (_, i) => one(i)).join('');
  const middle = MANY / 2 - 1;
  // three lines before the first component, of which each has eight, the effect as its seventh
  const line = 3 + 8 * middle + 7;
  const typed = isFull ? ', 7 points and abcdefghijklmnopqrstuvwxyz 0123456789' : ', 7 points and abcd 01';
  the.workbench.write(file, many);
  await page
    .locator('.part')
    .nth(MANY - 1)
    .waitFor({ state: 'attached' });
  await visit(page, `#/author/${file}?line=${line}`);
  await page.locator(`.face[aria-label^="Face of Card ${middle} "]`).waitFor();
  await text().focus();
  await page.keyboard.press('End');
  await page.keyboard.type(typed);
  await problems()
    .getByText(new RegExp(`${file}:${line}:`))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect.poll(() => onDisk() === many).toBe(false);
  expect(onDisk()).toBe(many.replace(one(middle), one(middle).replace('coins', `coins${typed}`)));
});

it('shows changes from outside; if both texts changed, neither is lost', async () => {
  the.workbench.write(file, card.replace('Tide Mill', 'Tide Works'));
  await face(/Face of Tide Works/);
  await retype(GOOD);
  await page.getByTitle('not saved').waitFor();
  const theirs = card.replace('Tide Mill', 'Their Mill');
  the.workbench.write(file, theirs);
  const mark = page.getByRole('region', { name: /was changed on disk while you edited it/ });
  await mark.waitFor();
  await page.keyboard.press('Control+s');
  await page.locator('fathom-live').getByText('was changed on disk while you edited it').waitFor();
  expect(onDisk()).toBe(theirs);
  await mark.getByText('Show the differences').click();
  expect(await mark.getByRole('group').locator('del').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('Their Mill')]),
  );
  await mark.getByRole('button', { name: /Save mine/ }).click();
  await expect.poll(onDisk).toContain('gain 3 points');
  await expect.poll(() => mark.count()).toBe(0);
});

it('shows the effect in words after its line, in the language of the faces, until the setting is off', async () => {
  await effectInWords(/Gain\s2\scoins/)
    .first()
    .waitFor();
  const faces = page.getByRole('combobox', { name: 'Language of the faces' });
  await setting(() => faces.selectOption({ label: 'Italiano' }));
  await effectInWords(/Ottieni\s2\smonete/)
    .first()
    .waitFor();
  await setting(() => page.getByRole('checkbox', { name: 'Effects in words in the text' }).uncheck());
  await expect.poll(() => effectInWords(/Ottieni/).count()).toBe(0);
  await setting(() => faces.selectOption({ label: 'English' }));
  expect(onDisk()).toBe(card);
});
/** Words as they are rendered, of which the effect has the small letters. */
const effectInWords = (words: RegExp): Locator =>
  page.locator('.view-line').filter({ hasText: 'effect:' }).getByText(words);

it('F6 leaves the editor, arrows move in the tree, and letters typed in a field are no shortcuts', async () => {
  await text().focus();
  await page.keyboard.press('F6');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-pane]')?.getAttribute('aria-label')),
  ).not.toBe(`Editor: ${file}`);
  await page.getByRole('treeitem', { name: file }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Tide Mill');
  await text().focus();
  const before = await page.evaluate(() => location.hash.split('?')[0]);
  for (const key of 'abcdefghijklmnopqrstuvwxyz?/.,1234567890') await page.keyboard.press(key);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => location.hash.split('?')[0])).toBe(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys of the workbench' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

it('shows the pack that was chosen last, even if another one is slower', async () => {
  const pack = page.getByRole('combobox', { name: 'Pack' });
  await pack.evaluate(
    (select: HTMLSelectElement, [other, hash]) => {
      select.value = other;
      select.dispatchEvent(new Event('change'));
      location.hash = hash;
    },
    ['nim.yaml', `#/author/${file}?line=${LINE}`],
  );
  // the worker answers in the order of the questions: what it says of this pack comes last
  await page.locator('.problems[aria-busy=false]').waitFor();
  expect(await pack.inputValue()).toBe(file);
  expect(await page.getByRole('treeitem', { level: 1 }).allTextContents()).toEqual([expect.stringContaining(file)]);
});

it('restarts a worker that stops, without changing the text', async () => {
  await retype(GOOD);
  await face(/Gain 3 points/);
  const worker = page.workers().find((one) => one.url().includes('/worker-'))!;
  await worker
    .evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    })
    .catch(() => undefined);
  await page.getByText('The checker stopped and was restarted.').waitFor();
  await retype('    effect: gain 5 stones');
  await face(/Gain 5 stones/);
  // nothing failed but what was planted
  expect(opened.faults.splice(0).filter((fault) => !fault.includes('planted'))).toEqual([]);
});

describe('in a new tab', () => {
  /** Closes the tab, and opens another one, in which what matches comes late or never. */
  async function comeBack(late: RegExp, release: 'later' | 'never'): Promise<() => void> {
    const { context } = opened;
    await page.close({ runBeforeUnload: false });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await context.unrouteAll();
    await context.route(late, async (route) => {
      if (release === 'never') return route.abort();
      await held;
      return route.continue();
    });
    opened = await openPage(the.browser, the.workbench.server.address, { context, view: address() });
    page = opened.page;
    return letGo;
  }
  /** Types a text, of which the browser keeps a draft. */
  async function leaveDraft(effect: string): Promise<void> {
    const saved = onDisk();
    await retype(effect);
    await expect.poll(() => storedDraft(page, file)).toBe(saved.replace(/ {4}effect: .*/, effect));
  }
  const offer = (): Locator => page.getByRole('region', { name: `A draft of “${file}”` });
  const address = (): string => `#/author/${file}?line=${LINE}`;

  it('shows the text and the pack before anything is checked, and says that it checks; offers the draft, to use it', async () => {
    await leaveDraft(GOOD);
    const letGo = await comeBack(/\/worker-[\w-]{8}\.js$/, 'later');
    await text().waitFor();
    const foot = page.getByRole('contentinfo').getByRole('button').first();
    const state = async () => ({
      pack: await page.getByRole('combobox', { name: 'Pack' }).inputValue(),
      checked: await foot.textContent(),
      busy: await foot.getAttribute('aria-busy'),
      problems: await problems().getByRole('paragraph').textContent(),
    });
    expect(await state()).toEqual({ pack: file, checked: 'Checking …', busy: 'true', problems: 'Checking …' });
    letGo();
    await face(/Face of Tide Mill.*Gain 2 coins/);
    expect(await state()).toEqual({
      pack: file,
      checked: '✓ 0 errors',
      busy: 'false',
      problems: 'No problems. This pack can be played.',
    });
    await offer().getByRole('button', { name: 'Use the draft' }).click();
    await face(/Gain 3 points/);
    expect(onDisk()).toBe(card);
  });

  it(
    'returns to the line, to the last good face of a broken text, marked, and to the settings; the plain editor can do ' +
      'everything without the full one; the draft is put aside',
    async () => {
      await setting(() => page.getByRole('checkbox', { name: 'Effects in words in the text' }).uncheck());
      await expect
        .poll(() => storedRecords(page, 'fathom-last-good', 'texts'))
        .toContainEqual(expect.objectContaining({ path: file, text: card }));
      await retype(BAD);
      await save();
      await leaveDraft(GOOD);
      await comeBack(/full-editor|editor\.api/, 'never');
      await page.getByText('The full editor could not be loaded').waitFor();
      await offer()
        .getByRole('button', { name: /Keep the saved text/ })
        .click();
      await face(/^As of the last correct text.*Gain 2 coins and 1 stone/);
      await problems()
        .getByRole('button', { name: /error: .*pointz/ })
        .waitFor();
      expect(await page.evaluate(() => location.hash)).toBe(address());
      await setting(async () => {
        const words = page.getByRole('checkbox', { name: 'Effects in words in the text' });
        expect(await words.isChecked()).toBe(false);
        await words.check();
      });
      const bad = card.replace('gain 2 coins, 1 stone', 'gain 3 pointz');
      expect(onDisk()).toBe(bad);
      const area = page.locator('.plain-editor textarea');
      expect(await area.inputValue()).toBe(bad);
      const good = card.replace('gain 2 coins', 'gain 4 coins');
      await area.fill(good);
      await face(/^Face of Tide Mill.*Gain 4 coins/);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect.poll(onDisk).toBe(good);
      opened.faults.splice(0);
    },
  );

  it('keeps every key that is typed while the full editor takes the place of the plain one', async () => {
    const letGo = await comeBack(/full-editor.*js/, 'later');
    await (await opened.context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: rounds(2, 4) });
    const area = page.locator('.plain-editor textarea');
    await area.waitFor();
    await area.focus();
    await page.keyboard.press('Control+Home');
    let typed = '';
    const type = async (letter: string): Promise<void> => {
      typed += letter;
      await page.keyboard.type(letter);
    };
    await type('#');
    letGo();
    const full = page.locator('.full-editor');
    while (!(await full.isVisible())) await type('abcdefgh'[typed.length % 8]);
    for (const letter of ' and on') await type(letter);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await expect.poll(onDisk).not.toBe(card);
    expect(onDisk()).toBe(`${typed}\n${card}`);
  });
});
