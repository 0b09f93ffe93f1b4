/** Trying, seeing and sharing: the lab beside `fathom try`, the gallery, the boards, the audit, links and files. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadPack, PROVENANCE_CODES } from '../../dsl/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { changeText } from '../../interpreter/scenario/difference.ts';
import { runScenarios, tryEffect } from '../../interpreter/scenario/index.ts';
import { startBrowser } from './support/browser.ts';
import { openBench, openPage, visit, type Bench, type Watched } from './support/workbench.ts';

let browser: Browser, bench: Bench, opened: Watched, page: Page;
beforeAll(async () => { browser = await startBrowser(); bench = await openBench({ packs: ['underwater-cities'] }); opened = await openPage(browser, bench.server.address); page = opened.page; });
afterAll(async () => { await opened.context.close(); await bench.close(); await browser.close(); });

const pack = () => { const { model, sources } = loadPack(nodeFiles, 'cards/underwater-cities'); return { model: model!, sources }; };
const region = (name: string) => page.getByRole('region', { name });

async function tryIn(effect: string, at = 'start'): Promise<void> {
  await visit(page, `#/lab?effect=${encodeURIComponent(effect)}&at=${encodeURIComponent(at)}`);
  await region('What changes').waitFor();
}
const changes = async (): Promise<string[][]> => Promise.all((await region('What changes').getByRole('row').all()).map(async (row) => [await row.getByRole('rowheader').innerText(), await row.getByRole('cell').innerText()]));

it('an effect, its decisions, its trace and what changes are those of fathom try', async () => {
  const effect = 'build 2 tunnels\ngain 1 card';
  await tryIn(effect, 'rich');
  const wanted = tryEffect(pack(), effect, { at: 'rich', players: 2 });
  expect(await changes()).toEqual(wanted.changes.map(({ what, was, is }) => [what, changeText(was, is)]));
  const decisions = region('Decisions').getByRole('group');
  expect(await decisions.count()).toBe(wanted.decisions.length);
  expect(await decisions.nth(1).getByRole('button').allInnerTexts()).toEqual(wanted.decisions[1].options.map(({ label }) => label));
  // another choice, another end
  const other = wanted.decisions[1].options[1];
  await decisions.nth(1).getByRole('button', { name: other.label }).click();
  await decisions.nth(1).getByRole('button', { name: other.label, pressed: true }).waitFor();
  const then = tryEffect(pack(), effect, { at: 'rich', players: 2, choices: [wanted.decisions[0].chosen, other.key] });
  await expect.poll(changes).toEqual(then.changes.map(({ what, was, is }) => [what, changeText(was, is)]));
});

it('steps go back to the beginning and on to the end, and what is not offered says why', async () => {
  await tryIn('build tunnel', '{me: {credit: 0}}');
  await page.getByText(/Nothing of it can be done/).waitFor();
  await tryIn('pay 1 credit: gain 2 kelp');
  const trace = region('What happens'), so = trace.locator('.so-far');
  const end = await so.innerText();
  await trace.getByRole('button', { name: 'First step' }).click();
  expect(await so.innerText()).toContain('step 0: –');
  while (await trace.getByRole('button', { name: 'Step forward', disabled: false }).count()) await trace.getByRole('button', { name: 'Step forward' }).click();
  expect(await so.innerText()).toBe(end);
  expect(end).toMatch(/\+2 kelp/);
  await tryIn('gain 1 credit or build laboratory or build farm', '{me: {steelplast: 0, kelp: 1}}');
  await region('Decisions').getByText(/Not offered/).first().click();
  expect(await region('Decisions').getByRole('listitem').filter({ hasText: 'laboratory' }).first().innerText()).toMatch(/steelplast/);
});

it('all outcomes are those of the engine', async () => {
  await tryIn('gain 1 kelp or gain 1 credit');
  await page.getByRole('button', { name: 'All outcomes' }).click();
  await page.getByRole('heading', { name: '2 outcomes' }).waitFor();
  const wanted = tryEffect(pack(), 'gain 1 kelp or gain 1 credit', { outcomes: true, players: 2 }).outcomes!;
  expect(await region('All outcomes').getByRole('listitem').count()).toBe(wanted.list.length);
});

it('what was tried becomes a scenario beside the card, which passes', async () => {
  await visit(page, '#/author/underwater-cities/cards-era-1.yaml?line=60');
  await page.getByRole('img', { name: /^Face of/ }).waitFor();
  const card = (await page.getByRole('complementary', { name: 'Preview' }).getByRole('heading', { level: 2 }).innerText()).trim();
  await tryIn('gain 2 credits');
  await page.getByRole('button', { name: 'Make a scenario' }).click();
  await page.getByRole('button', { name: `Put it beside ${card}` }).click();
  await visit(page, '#/author/underwater-cities/cards-era-1.yaml?line=60');
  await page.getByRole('textbox', { name: /^Editor/ }).focus();
  await page.keyboard.press('Control+s');
  await page.getByText(/^Saved: /).waitFor();
  const loaded = loadPack(nodeFiles, `${bench.folder}/underwater-cities`), { results } = runScenarios(loaded, { filter: (scenario) => scenario.name === 'gain 2 credits' });
  expect(results.map(({ failures }) => failures)).toEqual([[]]);
});

it('the gallery shows what its filters say, and a link of it shows the same', async () => {
  await visit(page, '#/gallery?deck=era-2&color=green');
  const { model } = pack(), wanted = model.cards.filter(({ deck, color }) => deck === 'era-2' && color === 'green');
  await page.getByText(`${wanted.length} components`).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: /^Face of/ }).count()).toBe(wanted.length);
  await page.getByLabel('Search').fill(wanted[0].name);
  await page.getByText('1 component', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('1 component', { exact: true }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^Face of ${wanted[0].name}`) }).press('Enter');
  await page.getByRole('complementary', { name: 'Preview' }).getByRole('heading', { name: wanted[0].name, level: 2 }).waitFor();
});

it('a sheet of faces is printed at their true size, nine on a page', async () => {
  await visit(page, '#/gallery?deck=era-1&color=red');
  const faces = page.getByRole('main').getByRole('listitem');
  await faces.nth(20).waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const box = (await faces.first().boundingBox())!, MM = 96 / 25.4;
  expect([box.width / MM, box.height / MM].map((n) => Math.round(n * 10) / 10)).toEqual([63, 88]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(Math.ceil(await faces.count() / 9));
  await page.emulateMedia({ media: 'screen' });
});

it('a board shows all its sites and links and what each costs, gives and multiplies; each is named, within reach of the keys, and its line one key away', async () => {
  await visit(page, '#/boards/board-5');
  const { model } = pack(), board = model.boards.find(({ id }) => id === 'board-5')!, drawing = page.getByRole('group', { name: 'Sites of Board 5' }), sites = drawing.getByRole('button');
  await sites.first().waitFor();
  expect([await sites.count(), await drawing.locator('.link').count()]).toEqual([board.sites.length, board.sites.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2]);
  const has = (kind: string, of: (site: typeof board.sites[number]) => boolean): Promise<void> => expect.poll(() => drawing.locator(`.site:has(.badge.${kind})`).evaluateAll((all) => all.map((one) => one.getAttribute('data-site')).sort())).toEqual(board.sites.filter(of).map(({ id }) => id).sort());
  await has('surcharge', ({ surcharge }) => surcharge.length > 0);
  await has('bonus', ({ bonus }) => bonus !== null);
  await has('program', ({ programs }) => Object.keys(programs).length > 0);
  await has('attribute', ({ attributes }) => (attributes['multiplier'] ?? 1) !== 1);
  await drawing.getByRole('button', { name: 'city site c5. Surcharge: 3 steelplast and 3 credits. multiplier: ×3', exact: true }).waitFor();
  await drawing.getByRole('button', { name: 'metropolis m1. brown metropolis space', exact: true }).waitFor();
  const label = drawing.locator('[data-label]');
  await drawing.getByRole('button', { name: /^building site b1b\./ }).hover();
  expect(await label.innerText()).toMatch(/building site b1b\s+Surcharge: 2 credits\s+multiplier: ×3/);
  await page.mouse.move(2, 2);
  await expect.poll(() => label.count()).toBe(0);
  await sites.first().focus();
  for (const [key, site] of [['End', board.sites.at(-1)!.id], ['Home', board.sites[0].id]] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-site'))).toBe(site);
    await expect.poll(() => label.innerText()).toContain(site);
  }
  await page.keyboard.press('Escape');
  await expect.poll(() => label.count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.hash)).toContain(`boards-advanced.yaml?line=${board.sites[0].origin.line}`);
});

it('the audit lists what the checks of provenance find', async () => {
  const own = await openBench({ packs: ['underwater-cities'] }), file = 'underwater-cities/cards-era-1.yaml';
  own.write(file, own.read(file).replace('    status: original\n', ''));
  const other = await openPage(browser, own.server.address);
  await visit(other.page, '#/audit');
  const { diagnostics } = loadPack(nodeFiles, `${own.folder}/underwater-cities`), findings = diagnostics.filter(({ code }) => PROVENANCE_CODES.includes(code));
  expect(findings.length).toBeGreaterThan(0);
  for (const { message } of findings) await other.page.getByRole('region', { name: 'Worklist' }).getByText(message).first().waitFor();
  await other.context.close();
  await own.close();
});

it('a link opens the same pack elsewhere, and only there; a bad one is said to be bad', async () => {
  const own = await openBench({ files: { 'trial.yaml': 'pack: trial\nextends: underwater-cities\n' } }), one = await openPage(browser, own.server.address);
  await visit(one.page, '#/author/trial.yaml');
  const link = async (): Promise<string> => { await one.page.getByRole('button', { name: 'Settings' }).click(); await one.page.getByRole('button', { name: 'Link to share' }).click(); await one.page.getByText(/^The link is copied/).waitFor(); await one.page.keyboard.press('Escape'); return one.page.evaluate(() => navigator.clipboard.readText()); };
  const first = await link(), fragment = new URL(first).hash;
  expect(await link()).toBe(first);
  const before = readFileSync(`${own.folder}/trial.yaml`, 'utf8'), two = await openPage(browser, own.server.address);
  await visit(two.page, fragment);
  await two.page.getByText(/^From a link: “trial-2.yaml”/).waitFor();
  await two.page.getByRole('textbox', { name: 'Editor: trial-2.yaml' }).waitFor();
  expect(readFileSync(`${own.folder}/trial.yaml`, 'utf8')).toBe(before);
  for (const [bad, why] of [[fragment.slice(0, -12), 'damaged'], [fragment.replace('s=1.', 's=9.'), 'another version'], [`#/author?s=1.${await bomb(two.page)}`, 'too large']]) {
    await visit(two.page, bad);
    await two.page.getByText(new RegExp(`^This link cannot be read: .*${why}`)).waitFor();
  }
  expect(two.faults).toEqual([]);
  await one.context.close();
  await two.context.close();
  await own.close();
});

/** Little in the link, much when it is unpacked. */
const bomb = (on: Page): Promise<string> => on.evaluate(async () => {
  const packed = new Uint8Array(await new Response(new Blob(['x'.repeat(30_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
  let text = '';
  for (const byte of packed) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
});
