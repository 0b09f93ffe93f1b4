/** Writing a card: what one sees while typing, and that nothing is ever lost. */
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadPack, LANGUAGES, renderComponent } from '../../dsl/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { runningBrowser } from './support/browser.ts';
import { openWorkbench, openPage, visit, type Workbench, type WatchedPage } from './support/workbench.ts';

const CARD = `pack: trial
extends: underwater-cities
cards:
  # a card of mine
  - id: tide-mill
    number: 300
    name: Tide Mill
    deck: era-1
    type: instant-card
    color: green
    effect: gain 2 credits, 1 kelp
    status: original
`;
let browser: Browser;
let workbench: Workbench;
let opened: WatchedPage;
let page: Page;

beforeAll(async () => {
  browser = await runningBrowser();
});
beforeEach(async () => {
  workbench = await openWorkbench({ files: { 'trial.yaml': CARD } });
  await begin();
});
afterEach(async () => {
  await opened.context.close();
  await workbench.close();
});

async function begin(context?: WatchedPage['context']): Promise<void> {
  opened = await openPage(browser, workbench.server.address, context ? { context } : {});
  page = opened.page;
  await visit(page, '#/author/trial.yaml?line=11');
  await text().waitFor();
  await page.getByRole('img', { name: /Face of Tide Mill/ }).waitFor();
}
const text = () => page.getByRole('textbox', { name: 'Editor: trial.yaml' });
const problems = () => page.getByRole('region', { name: 'Problems' });

/** Puts the whole line of the cursor in place of another. */
async function retype(line: string): Promise<void> {
  await text().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText(line);
  await page.keyboard.press('Escape');
}
const GOOD = '    effect: gain 3 science';
const BAD = '    effect: gain 3 sciense';
const saved = () => page.getByText('Saved: trial.yaml.', { exact: true });

it('shows the face and the rendered texts of the card at the cursor, and follows every edit', async () => {
  await retype(GOOD);
  await page.getByRole('img', { name: /Face of Tide Mill \(300\).*Gain 3 science/ }).waitFor();
  await page.keyboard.press('Control+s');
  await saved().waitFor();
  expect(workbench.read('trial.yaml')).toBe(CARD.replace('gain 2 credits, 1 kelp', 'gain 3 science'));
  const { model, sources } = loadPack(nodeFiles, `${workbench.folder}/trial.yaml`, { packs: 'cards' });
  for (const [code, language] of Object.entries(LANGUAGES)) {
    const [rendered] = renderComponent(model!, sources, { section: 'cards', id: 'tide-mill' }, language);
    expect(
      await page.getByRole('complementary', { name: 'Preview' }).locator(`dd[lang=${code}]`).textContent(),
    ).toContain(rendered.text);
  }
  expect(opened.faults).toEqual([]);
});

it('no incomplete card causes an exception', async () => {
  await text().focus();
  await page.keyboard.press('Control+End');
  for (const line of [
    '',
    '  - id: pump',
    '  number: 301',
    'deck: era-2',
    'type: action-card',
    'effect: gain 1 card',
    'status: original',
  ]) {
    await page.keyboard.type(line, { delay: 2 });
    // what is suggested by then is not wanted: Enter would take it
    await page.waitForTimeout(700);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Pump', level: 2 }).waitFor();
  await page.getByRole('img', { name: /^Face of Pump \(301\)/ }).waitFor();
  expect(opened.faults).toEqual([]);
});

it('reports a mistake once, in its place, and shows the last good face until it is fixed', async () => {
  await retype(BAD);
  const problem = problems().getByRole('button', { name: /error: .*sciense/ });
  await problem.waitFor();
  expect(await problem.textContent()).toContain('trial.yaml:11:20');
  await page.getByRole('img', { name: /^As of the last correct text.*Gain 2 credits and 1 kelp/ }).waitFor();
  await page.locator('.squiggly-error').first().waitFor();
  await problems().getByRole('button', { name: 'Replace with “science”' }).click();
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 3 science/ }).waitFor();
  expect(await problems().getByRole('button').count()).toBe(0);
  await text().focus();
  await page.keyboard.press('Control+z');
  await problem.waitFor();
  expect(opened.faults).toEqual([]);
});

it('warns at its component of a text too long for its face, with language and lines; the gallery filters by it', async () => {
  const part = (i: number): string =>
    i % 2 ? '(if connected laboratories >= 2: gain 2 kelp)' : 'advance 1; gain 2 credits';
  await retype(`    effect: "${Array.from({ length: 8 }, (_, i) => part(i)).join('; ')}"`);
  const warning = problems().getByRole('button', {
    name: /warning: “Tide Mill”: the text is \d lines? too long for its face in Ukrainian/,
  });
  await warning.waitFor();
  expect([
    await problems().getByRole('button').count(),
    (await warning.textContent())!.includes('trial.yaml:5:3 text-too-long'),
  ]).toEqual([1, true]);
  await page.getByRole('contentinfo').getByText('0 errors, 1 warning').waitFor();
  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByText(/too long in Ukrainian/)
    .waitFor();
  await visit(page, '#/gallery?pack=trial.yaml');
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
  await visit(page, '#/author/trial.yaml?line=11');
  await text().focus();
  for (const key of ['Control+l', 'Delete', 'ArrowUp', 'End', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.insertText(GOOD.trim());
  await page.keyboard.press('Escape');
  await page
    .getByRole('contentinfo')
    .getByText(/^✓ 0 errors$/)
    .waitFor();
  expect(await warning.count()).toBe(0);
  expect(opened.faults).toEqual([]);
});

it('writes the effect of a sentence, and quotes around a colon, with one button', async () => {
  await retype('    effect: Gain 3 science and 1 kelp.');
  await problems().getByRole('button', { name: 'Write the effect: gain 3 science, 1 kelp' }).click();
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 3 science and 1 kelp/ }).waitFor();
  await retype('    effect: if kelp >= 2: gain 2 science');
  await problems().getByRole('button', { name: 'Put it in quotes', exact: true }).click();
  await page.getByRole('img', { name: /^Face of Tide Mill.*gain 2 science/ }).waitFor();
  await expect.poll(() => problems().getByRole('button').count()).toBe(0);
  await page.keyboard.press('Control+s');
  await saved().waitFor();
  expect(workbench.read('trial.yaml')).toContain('    effect: "if kelp >= 2: gain 2 science"\n');
  expect(opened.faults).toEqual([]);
});

it('indents what is pasted into a block', async () => {
  await retype('    effect: |');
  await page.keyboard.press('Enter');
  await page.evaluate(() => navigator.clipboard.writeText('gain 3 science\nbuild farm'));
  await page.keyboard.press('Control+v');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 3 science.*Build 1 farm/ }).waitFor();
  await page.keyboard.press('Control+s');
  await saved().waitFor();
  expect(workbench.read('trial.yaml')).toContain('    effect: |\n      gain 3 science\n      build farm\n');
});

it('shows the last good face, marked, after a reload with a broken text', async () => {
  await page.waitForTimeout(500);
  await retype(BAD);
  await page.keyboard.press('Control+s');
  await saved().waitFor();
  await page.reload();
  await page.getByRole('img', { name: /^As of the last correct text.*Gain 2 credits and 1 kelp/ }).waitFor();
  await problems()
    .getByRole('button', { name: /error: .*sciense/ })
    .waitFor();
  await retype(GOOD);
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 3 science/ }).waitFor();
});

it('the editor completes and fixes by keyboard', async () => {
  await retype(BAD);
  await problems()
    .getByRole('button', { name: /sciense/ })
    .waitFor();
  await page.keyboard.press('Control+.');
  // the problem names the word, too: wait for the menu
  await page
    .locator('.action-widget')
    .getByText(/science/)
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /^Face of Tide Mill.*Gain 3 science/ }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.type(', 1 bio');
  await page
    .getByRole('option', { name: /biomatter/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: /Gain 3 science and 1 biomatter/ }).waitFor();
});

it('loses and reorders no letter among 500 components in one file, and reports problems', async () => {
  const head = 'pack: trial\nextends: underwater-cities\ncards:\n';
  const card = (i: number): string =>
    `  - id: card-${i}\n    number: ${i + 300}\n    name: Card ${i}\n    deck: era-1\n    type: instant-card\n    color: green\n    effect: gain ${(i % 5) + 1} credits\n    status: original\n`;
  const many = head + Array.from({ length: 500 }, (_, i) => card(i)).join('');
  const typed = ', 7 science and abcdefghijklmnopqrstuvwxyz 0123456789';
  workbench.write('trial.yaml', many);
  await page.locator('.part').nth(499).waitFor({ state: 'attached' });
  await visit(page, '#/author/trial.yaml?line=2002');
  await page.locator('.face[aria-label^="Face of Card 249"]').waitFor();
  await text().focus();
  await page.keyboard.press('End');
  await page.keyboard.type(typed);
  await page
    .locator('.problems')
    .getByText(/trial\.yaml:2002:/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await expect.poll(() => workbench.read('trial.yaml') === many).toBe(false);
  expect(workbench.read('trial.yaml')).toBe(many.replace(card(249), card(249).replace('credits', `credits${typed}`)));
  expect(opened.faults).toEqual([]);
});

it('offers a draft after the tab was closed, to use or to put aside', async () => {
  await retype(GOOD);
  await page.getByText('trial.yaml not saved').waitFor();
  await page.waitForTimeout(1000);
  const { context } = opened;
  await page.close({ runBeforeUnload: false });
  await begin(context);
  const offer = page.getByRole('region', { name: /A draft of “trial.yaml”/ });
  await offer.getByRole('button', { name: 'Use the draft' }).click();
  await page.getByRole('img', { name: /Gain 3 science/ }).waitFor();
  expect(workbench.read('trial.yaml')).toBe(CARD);
  await page.waitForTimeout(1000);
  await page.close();
  await begin(context);
  await page
    .getByRole('region', { name: /A draft of/ })
    .getByRole('button', { name: /Keep the saved text/ })
    .click();
  await page.getByRole('img', { name: /Gain 2 credits/ }).waitFor();
  expect(workbench.read('trial.yaml')).toBe(CARD);
});

it('shows changes from outside; if both texts changed, neither is lost', async () => {
  workbench.write('trial.yaml', CARD.replace('Tide Mill', 'Tide Works'));
  await page.getByRole('img', { name: /Face of Tide Works/ }).waitFor();
  await retype(GOOD);
  await page.getByText('trial.yaml not saved').waitFor();
  const theirs = CARD.replace('Tide Mill', 'Their Mill');
  workbench.write('trial.yaml', theirs);
  const mark = page.getByRole('region', { name: /was changed on disk while you edited it/ });
  await mark.waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForTimeout(400);
  expect(workbench.read('trial.yaml')).toBe(theirs);
  await mark.getByText('Show the differences').click();
  expect(await mark.getByRole('group').locator('del').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('Their Mill')]),
  );
  await mark.getByRole('button', { name: /Save mine/ }).click();
  await expect.poll(() => workbench.read('trial.yaml')).toContain('gain 3 science');
  expect(await mark.count()).toBe(0);
});

it('the plain editor can do everything without the full one', async () => {
  await opened.context.close();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.route(/full-editor|editor\.api/, (route) => route.abort());
  opened = await openPage(browser, workbench.server.address, { context });
  page = opened.page;
  await visit(page, '#/author/trial.yaml?line=11');
  await page.getByText('The full editor could not be loaded').waitFor();
  const area = page.locator('.plain-editor textarea');
  await area.fill(CARD.replace('gain 2 credits', 'gain 2 creditz'));
  await problems()
    .getByRole('button', { name: /creditz/ })
    .waitFor();
  await area.fill(CARD.replace('gain 2 credits', 'gain 4 credits'));
  await page.getByRole('img', { name: /Gain 4 credits/ }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saved().waitFor();
  expect(workbench.read('trial.yaml')).toContain('gain 4 credits');
});

it('keeps every key that is typed while the full editor takes the place of the plain one', async () => {
  await opened.context.close();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await context.route(/full-editor.*js/, async (route) => {
    await held;
    await route.continue();
  });
  opened = await openPage(browser, workbench.server.address, { context });
  page = opened.page;
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await visit(page, '#/author/trial.yaml?line=11');
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
  release();
  const full = page.locator('.full-editor');
  while (!(await full.isVisible())) await type('abcdefgh'[typed.length % 8]);
  for (const letter of ' and on') await type(letter);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await saved().waitFor();
  expect(workbench.read('trial.yaml')).toBe(`${typed}\n${CARD}`);
});

it('restarts a worker that stops, without changing the text', async () => {
  await retype(GOOD);
  await page.getByRole('img', { name: /Gain 3 science/ }).waitFor();
  const worker = page.workers().find((one) => one.url().includes('/worker-'))!;
  await worker
    .evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    })
    .catch(() => undefined);
  await page.getByText('The checker stopped and was restarted.').waitFor();
  await retype('    effect: gain 5 kelp');
  await page.getByRole('img', { name: /Gain 5 kelp/ }).waitFor();
});

it('shows the effect in words after its line, in the language of the faces, until the setting is off', async () => {
  const inLine = (words: string) => page.locator('.view-line').filter({ hasText: 'effect:' }).getByText(words);
  await inLine('Gain 2 credits').first().waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language of the faces' }).selectOption({ label: 'Italiano' });
  await inLine('Ottieni 2 crediti').first().waitFor();
  await page.getByRole('checkbox', { name: 'Effects in words in the text' }).uncheck();
  await expect.poll(() => inLine('Ottieni').count()).toBe(0);
  await page.reload();
  await text().waitFor();
  await page.getByRole('img', { name: /Face of Tide Mill/ }).waitFor();
  expect(await inLine('Ottieni').count()).toBe(0);
  expect(workbench.read('trial.yaml')).toBe(CARD);
});

it('F6 leaves the editor, arrows move in the tree, and letters typed in a field are no shortcuts', async () => {
  await text().focus();
  await page.keyboard.press('F6');
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-pane]')?.getAttribute('aria-label')),
  ).not.toBe('Editor: trial.yaml');
  await page.getByRole('treeitem', { name: 'trial.yaml' }).focus();
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
  await page.getByRole('dialog', { name: 'Keys of the workbench' }).waitFor();
});

it('a reload returns to the file and the line', async () => {
  await page.reload();
  await page.getByRole('img', { name: /Face of Tide Mill/ }).waitFor();
  expect(await page.evaluate(() => location.hash)).toBe('#/author/trial.yaml?line=11');
});

it('shows the pack that was chosen last, even if another one is slower', async () => {
  const pack = page.getByRole('combobox', { name: 'Pack' });
  await pack.evaluate((select: HTMLSelectElement) => {
    select.value = 'nim.yaml';
    select.dispatchEvent(new Event('change'));
    location.hash = '#/author/trial.yaml?line=11';
  });
  await page.waitForTimeout(500);
  expect(await pack.inputValue()).toBe('trial.yaml');
  expect(await page.getByRole('treeitem', { level: 1 }).allTextContents()).toEqual([
    expect.stringContaining('trial.yaml'),
  ]);
});

it('shows the text and the pack before anything is checked, and says that it checks', async () => {
  const { context } = opened;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(/\/worker-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const second = await openPage(browser, workbench.server.address, { context });
  await visit(second.page, '#/author/trial.yaml?line=11');
  const foot = second.page.getByRole('contentinfo');
  const text = second.page.getByRole('textbox', { name: 'Editor: trial.yaml' });
  await text.waitFor();
  const state = async () => ({
    pack: await second.page.getByRole('combobox', { name: 'Pack' }).inputValue(),
    checked: await foot.getByRole('button').first().textContent(),
    busy: await foot.getByRole('button').first().getAttribute('aria-busy'),
    problems: await second.page.getByRole('region', { name: 'Problems' }).getByRole('paragraph').textContent(),
  });
  expect(await state()).toEqual({
    pack: 'trial.yaml',
    checked: 'Checking …',
    busy: 'true',
    problems: 'Checking …',
  });
  letGo();
  await second.page.getByRole('img', { name: /Face of Tide Mill/ }).waitFor();
  expect(await state()).toEqual({
    pack: 'trial.yaml',
    checked: '✓ 0 errors',
    busy: 'false',
    problems: 'No problems. This pack can be played.',
  });
  expect(second.faults).toEqual([]);
});
