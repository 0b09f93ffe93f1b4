/** Trying, seeing and sharing: the lab beside `fathom try`, the gallery, the boards, the audit, links and files. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { BUILT_IN_FOLDER, PRESETS } from '../../dsl/internal.ts';
import { loadPack, PROVENANCE_CODES } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { changeText } from '../../interpreter/scenario/difference.ts';
import { newGame } from '../../interpreter/index.ts';
import { EFFECT, runScenarios, type TryResult } from '../../interpreter/scenario/index.ts';
import { fathom } from '../../cli/scripted-io.ts';
import { ENDLESS } from '../support/endless.ts';
import { CITIES, pack } from '../support/packs.ts';
import { SHOP } from '../support/shop.ts';
import { axeFindings } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { openPage, openWorkbench, visit, type WatchedPage } from './support/workbench.ts';

const TRIAL = `pack: trial
extends: test-shapes
status: original
cards:
  - {id: pearl, name: Pearl, deck: trickery, type: trick, color: blue, effect: gain 1 coin}
  - {id: coral, name: Coral, deck: trickery, type: trick, color: blue, effect: gain 1 stone}
`;
const the = session(['underwater-cities'], {
  'endless.yaml': ENDLESS,
  'trial.yaml': TRIAL,
  // the setup of the game says nothing of where it comes from
  'unsaid.yaml': SHOP.replace('    status: derived\n    why: somebody must play\n', ''),
});
let opened: WatchedPage;
let page: Page;
beforeAll(async () => {
  opened = await the.shared({ view: '#/lab' });
  page = opened.page;
});
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

const CITIES_PACK = 'pack=underwater-cities';
const region = (name: string) => page.getByRole('region', { name });

async function tryIn(effect: string, at = 'start'): Promise<void> {
  await visit(page, `#/lab?${CITIES_PACK}&effect=${encodeURIComponent(effect)}&at=${encodeURIComponent(at)}`);
  await region('What changes').waitFor();
}
const ours = 'by this step';
const changes = async (): Promise<string[][]> =>
  Promise.all(
    (await region('What changes').getByRole('row').all()).map(async (row) => [
      await row.getByRole('rowheader').innerText(),
      (await row.getByRole('cell').innerText()).replace(`(${ours})`, '').trim(),
    ]),
  );
/** What `fathom try --json` prints. */
async function fathomTry(...args: string[]): Promise<TryResult> {
  return JSON.parse((await fathom(['try', ...args, '--json'])).out) as TryResult;
}

it('shows the decisions, the trace and the changes of fathom try', async () => {
  const effect = 'build 2 tunnels\ngain 1 card';
  await tryIn(effect, 'rich');
  const wanted = await fathomTry(effect, '--at', 'rich');
  expect(await changes()).toEqual(wanted.changes.map(({ what, was, is }) => [what, changeText(was, is)]));
  const decisions = region('Decisions').locator('.options');
  expect(await decisions.count()).toBe(wanted.decisions.length);
  expect(await decisions.nth(1).getByRole('button').allInnerTexts()).toEqual(
    wanted.decisions[1].options.map(({ label }) => label),
  );
  expect(await region('What happens').getByRole('listitem').count()).toBe(
    wanted.trace.filter(({ type }) => type !== 'enter' && type !== 'leave').length,
  );
  // events of the acting player, caused by the effect itself, are shown without player and cause
  expect(await page.getByRole('main').innerText()).not.toMatch(/\bme:|by the rules/);
  // another choice, another end
  const other = wanted.decisions[1].options[1];
  await decisions.nth(1).getByRole('button', { name: other.label }).click();
  await decisions.nth(1).getByRole('button', { name: other.label, pressed: true }).waitFor();
  const then = await fathomTry(effect, '--at', 'rich', '--choose', `${wanted.decisions[0].chosen},${other.key}`);
  await expect.poll(changes).toEqual(then.changes.map(({ what, was, is }) => [what, changeText(was, is)]));
});

it('each step has its position and marks exactly its words; steps that did not happen have a reason', async () => {
  const effect = 'gain 1 credit\nif credit > 50: gain 1 kelp\nadvance 2';
  const trace = region('What happens');
  await tryIn(effect);
  const wanted = await fathomTry(effect);
  const count = wanted.trace.filter(({ type }) => type !== 'enter' && type !== 'leave').length;
  expect(
    await trace
      .getByRole('button', { name: /^not: if credit > 50: gain 1 kelp – only if you have more than 50 credits/ })
      .count(),
  ).toBe(1);
  const seen = async (): Promise<[string | null, string, string]> => [
    await region('What changes').getAttribute('data-position'),
    (await trace.locator('mark').allInnerTexts()).join('\n'),
    (await changes()).map((row) => row.join(' ')).join('; '),
  ];
  const walk = async (key: string): Promise<Awaited<ReturnType<typeof seen>>[]> => {
    const all = [await seen()];
    for (let i = 0; i < count; i++) {
      await page.keyboard.press(key);
      all.push(await seen());
    }
    return all;
  };
  await trace.getByRole('button', { name: 'First step' }).click();
  const forth = await walk('ArrowRight');
  const back = await walk('ArrowLeft');
  expect(back.reverse()).toEqual(forth);
  expect(forth.map(([hash]) => hash)).toEqual(
    wanted.steps
      .filter((_, i) => i === 0 || !['enter', 'leave'].includes(wanted.trace[i - 1].type))
      .map(({ hash }) => hash),
  );
  const covered = ({ file, line, column, length }: NonNullable<TryResult['steps'][number]['origin']>): string => {
    const text = file === EFFECT ? effect : the.workbench.read(file);
    const start =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length +
      (line > 1 ? 1 : 0) +
      column -
      1;
    return text.slice(start, start + length!);
  };
  expect(forth.map(([, words]) => words)).toEqual(['', ...wanted.steps.slice(1).map(({ origin }) => covered(origin!))]);
  expect(new Set(forth.map(([, words]) => words)).size).toBeGreaterThan(4);
  expect(forth[0][2]).not.toMatch(/→|was/);
  await page.keyboard.press('End');
  expect((await seen())[2]).toMatch(/credit \+\d/);
  await tryIn('build tunnel', '{me: {credit: 0}}');
  await page.getByText(/Nothing of it can be done/).waitFor();
  await tryIn('gain 1 credit or build laboratory or build farm', '{me: {steelplast: 0, kelp: 1}}');
  await region('Decisions')
    .getByText(/Not offered/)
    .first()
    .click();
  expect(await region('Decisions').getByRole('listitem').filter({ hasText: 'laboratory' }).first().innerText()).toMatch(
    /steelplast/,
  );
});

it('the board shows the pieces at the step, and marks by shape and name those that the step placed', async () => {
  await tryIn('build tunnel', 'rich');
  const wanted = await fathomTry('build tunnel', '--at', 'rich');
  const site = wanted.changes.flatMap(({ what }) => /^me site (.+)$/.exec(what)?.slice(1) ?? [])[0];
  const at = region('On the board').getByRole('button', { name: new RegExp(`\\b${site}\\b`) });
  const name = async (): Promise<string | null> => at.first().getAttribute('aria-label');
  const built = region('What happens').getByRole('button', { name: /^builds .*tunnel on/ });
  await built.click();
  expect(await name()).toContain(`tunnel (${ours})`);
  expect(await at.first().locator('.burst').count()).toBe(1);
  await region('What happens').getByRole('button', { name: 'Step back' }).click();
  expect(await name()).toContain('nothing');
});

it('lists the outcomes of fathom try, and says if there are more than the limit', async () => {
  const outcomesOf = async (effect: string, at = 'start'): Promise<string[]> => {
    await tryIn(effect, at);
    await page.getByRole('button', { name: 'All outcomes' }).click();
    await region('All outcomes').waitFor();
    return region('All outcomes').getByRole('listitem').allInnerTexts();
  };
  const few = 'gain 1 kelp or gain 1 credit';
  const wanted = (await fathomTry(few, '--outcomes')).outcomes!;
  expect((await outcomesOf(few)).map((text) => text.split(' (in ')[0])).toEqual(
    wanted.list.map(({ changes }) => changes.map(({ what, was, is }) => `${what} ${changeText(was, is)}`).join(', ')),
  );
  await outcomesOf('build 2 structures\nbuild 2 tunnels', 'rich');
  await page.getByText('There are more outcomes than were searched.').waitFor();
});

it('takes a position from the form and from a recorded game', async () => {
  await tryIn('gain 1 kelp');
  const position = page.getByRole('combobox', { name: /^Position/ });
  expect(await position.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    ...PRESETS,
    'own',
    'record',
  ]);
  await position.selectOption('zero');
  await expect.poll(changes).toEqual([['me kelp', '+1 (0 → 1)']]);
  await position.selectOption('own');
  await page.getByRole('spinbutton', { name: 'kelp', exact: true }).fill('7');
  await page.keyboard.press('Tab');
  await expect.poll(changes).toEqual([['me kelp', '+1 (7 → 8)']]);
  expect(await page.getByRole('textbox', { name: /^Position in YAML/ }).inputValue()).toBe(
    '{preset: zero, me: {kelp: 7}}',
  );
  const model = pack(CITIES);
  const game = newGame(model, { players: 2, seed: 4 });
  const kelp: number[] = [];
  for (let i = 0; i <= 40; i++) {
    kelp.push(game.everything().players[game.everything().acting ?? 0].counters['kelp']);
    game.choose(game.decision!.options[0].key);
  }
  await position.selectOption('record');
  await page
    .getByLabel('File of a recorded game')
    .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{"format": "other"}') });
  await page.getByText(/“wrong.json” is not the record of a game/).waitFor();
  await page.getByLabel('File of a recorded game').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(game.save())),
  });
  const slider = page.getByRole('slider');
  await slider.waitFor();
  for (const step of [20, 40]) {
    await slider.fill(String(step));
    await expect.poll(changes).toEqual([['me kelp', `+1 (${kelp[step]} → ${kelp[step] + 1})`]]);
  }
});

it('boards and cards are set by clicking and by keys: the try runs with them, a scenario has them, and they are taken back', async () => {
  await tryIn('gain 1 credit per city');
  const before = await changes();
  await page.getByText('Board and hand', { exact: true }).click();
  const setting = page.locator('fathom-setting');
  const fields = setting.getByRole('group', { name: 'What is on a site', exact: true });
  const yaml = page.getByRole('textbox', { name: /^Position in YAML/ });
  // one click at a site and one at what lies there
  const site = setting.locator('[data-site="c2"]');
  const place = (): Promise<number[]> =>
    setting.locator('svg.board').evaluate((board) => {
      const { left, top, width, height } = board.getBoundingClientRect();
      return [left, top + scrollY, width, height];
    });
  const first = await place();
  await site.click();
  await fields.getByRole('button', { name: 'symbiotic city', exact: true }).click();
  await expect.poll(changes).toEqual([['me credit', '+2 (2 → 4)']]);
  // the board has not moved under the pointer, though the position has become one in YAML
  expect(await place()).toEqual(first);
  expect(await yaml.inputValue()).toBe('{preset: start, me: {sites: {c2: symbiotic-city}}}');
  // by keys: to the next site, to what may lie there, and back
  await site.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('nothing');
  await fields.getByRole('button', { name: 'tunnel', exact: true }).press('Enter');
  await expect.poll(() => yaml.inputValue()).toMatch(/: tunnel/);
  await page.keyboard.press('Control+z');
  await expect.poll(() => yaml.inputValue()).toBe('{preset: start, me: {sites: {c2: symbiotic-city}}}');
  // cards: found, added by Enter without moving, and taken away
  await setting.getByLabel('Find a card to add').fill('embassy');
  await page.keyboard.press('Enter');
  const hand = setting.getByRole('group', { name: 'Cards in hand' });
  await hand.getByRole('button', { name: 'Remove Embassy' }).waitFor();
  await expect
    .poll(() => yaml.inputValue())
    .toBe('{preset: start, me: {sites: {c2: symbiotic-city}, hand: [embassy]}}');
  await setting.getByRole('button', { name: 'other', exact: true }).click();
  await hand.getByRole('button', { name: 'Remove Embassy' }).waitFor({ state: 'detached' });
  await setting.getByRole('button', { name: 'me', exact: true }).click();
  expect(await axeFindings(page)).toEqual([]);
  await page.locator('.lab-out[aria-busy=false]').waitFor();
  await page.getByRole('button', { name: 'Make a scenario' }).click();
  await expect
    .poll(() => page.getByRole('textbox', { name: /^The scenario/ }).inputValue())
    .toContain('position: {preset: start, me: {sites: {c2: symbiotic-city}, hand: [embassy]}}');
  await hand.getByRole('button', { name: 'Remove Embassy' }).click();
  await hand.getByText('No cards here.').waitFor();
  for (let i = 0; i < 3; i++) await setting.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(changes).toEqual(before);
  // on a narrow page nothing is wider than it
  await page.setViewportSize({ width: 390, height: 844 });
  await site.click();
  await fields.getByRole('button', { name: 'symbiotic city', exact: true }).click();
  await expect.poll(changes).not.toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('names an endless loop, and the page continues', async () => {
  const wheels = encodeURIComponent('{me: {display: [wheel, mill]}}');
  await visit(page, `#/lab?pack=endless.yaml&effect=gain+1+stone&at=${wheels}`);
  const alert = page.getByRole('alert').filter({ hasText: 'no end in sight' });
  await alert.getByRole('button', { name: 'Wheel (endless.yaml:14)' }).waitFor();
  await alert.getByRole('button', { name: 'Mill (endless.yaml:15)' }).waitFor();
  await region('What happens').getByRole('button', { name: 'Step back' }).waitFor();
  await visit(page, '#/lab?pack=endless.yaml&effect=gain+1+coin');
  await region('What changes')
    .getByRole('row', { name: /me coin \+1/ })
    .waitFor();
});

it('lenses: Try marks the line in the file, the last try is shown beside the text, and scenarios show their results', async () => {
  await visit(page, '#/author/underwater-cities/cards-era-1.yaml?line=65');
  await page.getByRole('button', { name: 'Try', exact: true }).last().click();
  await region('What changes').waitFor();
  const source = region('What happens').getByRole('group', { name: 'The words of this step' });
  await region('What happens')
    .getByRole('button', { name: /^moves to/ })
    .first()
    .click();
  const [, file, line] = /^(.+):(\d+)$/.exec(await source.getByRole('button').innerText())!;
  expect(the.workbench.read(file).split('\n')[Number(line) - 1].trim()).toBe(await source.locator('mark').innerText());
  await source.getByRole('button').click();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain(`cards-era-1.yaml?line=${line}`);
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const last = preview.getByRole('region', { name: 'Last try' });
  expect(await last.innerText()).toMatch(/me federation/);
  await visit(page, '#/author/underwater-cities/cards-era-1.yaml?line=65');
  await page
    .getByRole('button', { name: /^\d+ scenarios?$/ })
    .last()
    .click();
  const scenarios = preview.getByRole('region', { name: 'Scenarios' });
  await expect
    .poll(async () => (await scenarios.getByText('passes').count()) === (await scenarios.getByRole('listitem').count()))
    .toBe(true);
  await last.getByRole('button', { name: 'Open it in the lab' }).click();
  await region('What changes').waitFor();
});

it('turns a try into a scenario of the card, which passes', async () => {
  await visit(page, '#/author/underwater-cities/cards-era-1.yaml?line=60');
  await page.getByRole('img', { name: /^Face of/ }).waitFor();
  const card = (
    await page.getByRole('complementary', { name: 'Preview' }).getByRole('heading', { level: 2 }).innerText()
  ).trim();
  await tryIn('gain 2 credits');
  await page.getByRole('button', { name: 'Make a scenario' }).click();
  await page.getByRole('button', { name: `Add it to ${card}` }).click();
  await visit(page, '#/author/underwater-cities/cards-era-1.yaml?line=60');
  await page.getByRole('textbox', { name: /^Editor/ }).focus();
  await page.keyboard.press('Control+s');
  await page.getByText(/^Saved: /).waitFor();
  const loaded = loadPack(nodeFiles, `${the.workbench.folder}/underwater-cities`);
  const { results } = runScenarios(loaded, { filter: (scenario) => scenario.name === 'gain 2 credits' });
  expect(results.map(({ failures }) => failures)).toEqual([[]]);
});

it('offers to put a scenario beside the card that was tried, and beside nothing of a pack that cannot be changed', async () => {
  await visit(page, '#/author/underwater-cities/cards-era-1.yaml?line=60');
  await page.getByRole('img', { name: /^Face of/ }).waitFor();
  const add = page.getByRole('button', { name: /^Add it to/ });
  const make = async (query: string): Promise<void> => {
    await visit(page, `#/lab?${CITIES_PACK}&effect=${encodeURIComponent('gain 1 credit')}&at=start&${query}`);
    await page.locator('.lab-out[aria-busy=false] .trace').waitFor();
    await page.getByRole('button', { name: 'Make a scenario' }).click();
  };
  await make('of=cards/embassy/effect');
  expect(await add.allInnerTexts()).toEqual(['Add it to Embassy']);
  const [{ id: counter }] = pack('cards/nim.yaml').counters;
  await visit(
    page,
    `#/lab?pack=${BUILT_IN_FOLDER}/nim.yaml&effect=${encodeURIComponent(`gain 1 ${counter}`)}&at=start`,
  );
  // until the other pack is there, what was tried before stays
  await page.locator('.lab-out[aria-busy=false] .trace').filter({ hasText: counter }).waitFor();
  await page.getByRole('button', { name: 'Make a scenario' }).click();
  await page.getByRole('textbox', { name: /scenario/i }).waitFor();
  expect(await add.count()).toBe(0);
  await visit(page, '#/author/underwater-cities/cards-era-1.yaml?line=60');
  await page.getByRole('img', { name: /^Face of/ }).waitFor();
});

it('the gallery shows the filtered components, and a link to it shows the same', async () => {
  await visit(page, `#/gallery?${CITIES_PACK}&deck=era-2&color=green`);
  const model = pack(CITIES);
  const wanted = model.cards.filter(({ deck, color }) => deck === 'era-2' && color === 'green');
  await page.getByText(`${wanted.length} components`).waitFor();
  const faces = page.getByRole('main').getByRole('link', { name: /^Face of/ });
  await expect.poll(() => faces.count()).toBe(wanted.length);
  await page.getByLabel('Search').fill(wanted[0].name);
  await page.getByText('1 component', { exact: true }).waitFor();
  const link = await page.evaluate(() => location.hash);
  await visit(page, '#/start');
  await visit(page, link);
  await page.getByText('1 component', { exact: true }).waitFor();
  await page.getByRole('link', { name: new RegExp(`^Face of ${wanted[0].name}`) }).press('Enter');
  await page
    .getByRole('complementary', { name: 'Preview' })
    .getByRole('heading', { name: wanted[0].name, level: 2 })
    .waitFor();
});

it('prints a sheet of faces at their true size, nine on a page', async () => {
  await visit(page, `#/gallery?${CITIES_PACK}&deck=era-1&color=red`);
  const faces = page.getByRole('main').getByRole('listitem');
  await faces.nth(20).waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const box = (await faces.first().boundingBox())!;
  const MM = 96 / 25.4;
  expect([box.width / MM, box.height / MM].map((n) => Math.round(n * 10) / 10)).toEqual([63, 88]);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(Math.ceil((await faces.count()) / 9));
  await page.emulateMedia({ media: 'screen' });
});

it(
  'a board shows all its sites and links, with what each costs, gives and multiplies; each has a ' +
    'name and is reached by keys, which also open its line',
  async () => {
    await visit(page, `#/boards/board-5?${CITIES_PACK}`);
    const model = pack(CITIES);
    const board = model.boards.find(({ id }) => id === 'board-5')!;
    const drawing = page.getByRole('group', { name: 'Sites of Board 5' });
    const sites = drawing.getByRole('button');
    await sites.first().waitFor();
    expect([await sites.count(), await drawing.locator('.link').count()]).toEqual([
      board.sites.length,
      board.sites.reduce((sum, { adjacent }) => sum + adjacent.length, 0) / 2,
    ]);
    const has = (kind: string, of: (site: (typeof board.sites)[number]) => boolean): Promise<void> =>
      expect
        .poll(() =>
          drawing
            .locator(`.site:has(.badge.${kind})`)
            .evaluateAll((all) => all.map((one) => one.getAttribute('data-site') ?? '').sort()),
        )
        .toEqual(
          board.sites
            .filter(of)
            .map(({ id }) => id)
            .sort(),
        );
    await has('surcharge', ({ surcharge }) => surcharge.length > 0);
    await has('bonus', ({ bonus }) => bonus !== null);
    await has('program', ({ programs }) => Object.keys(programs).length > 0);
    await has('attribute', ({ attributes }) => (attributes['multiplier'] ?? 1) !== 1);
    await drawing
      .getByRole('button', { name: 'city site c5. Surcharge: 3 steelplast and 3 credits. multiplier: ×3', exact: true })
      .waitFor();
    await drawing.getByRole('button', { name: 'metropolis m1. brown metropolis space', exact: true }).waitFor();
    const label = drawing.locator('[data-label]');
    await drawing.getByRole('button', { name: /^building site b1b\./ }).hover();
    expect(await label.innerText()).toMatch(/building site b1b\s+Surcharge: 2 credits\s+multiplier: ×3/);
    await page.mouse.move(2, 2);
    await expect.poll(() => label.count()).toBe(0);
    await sites.first().focus();
    for (const [key, site] of [
      ['End', board.sites.at(-1)!.id],
      ['Home', board.sites[0].id],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-site'))).toBe(site);
      await expect.poll(() => label.innerText()).toContain(site);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => label.count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => location.hash))
      .toContain(`boards-advanced.yaml?line=${board.sites[0].origin.line}`);
  },
);

it('the audit lists the findings of the provenance checks', async () => {
  const { diagnostics } = loadPack(nodeFiles, `${the.workbench.folder}/unsaid.yaml`);
  const findings = diagnostics.filter(({ code }) => PROVENANCE_CODES.some((one) => one === code));
  expect(findings.length).toBeGreaterThan(0);
  await visit(page, '#/audit?pack=unsaid.yaml');
  for (const { message } of findings) await region('Worklist').getByText(message).first().waitFor();
});

it('a link opens the same pack elsewhere, and only there, on the card that it was made at; reports a broken link', async () => {
  await visit(page, '#/author/trial.yaml?line=6');
  // the pack of the file is open, which the link is of
  const chosen = page.getByRole('combobox', { name: 'Pack', exact: true });
  await expect.poll(() => chosen.inputValue()).toBe('trial.yaml');
  const face = (on: Page) => on.locator('fathom-preview').getByRole('img', { name: /^Face of Coral/ });
  await face(page).waitFor();
  const link = async (): Promise<string> => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Link to share' }).click();
    await page.getByText(/^The link is copied/).waitFor();
    await page.keyboard.press('Escape');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const first = await link();
  const fragment = new URL(first).hash;
  expect(await link()).toBe(first);
  // somebody else, who has a pack of this name, too
  const theirs = `${TRIAL}# another one\n`;
  const other = await openWorkbench({ packs: [], files: { 'trial.yaml': theirs } });
  const two = await openPage(the.browser, other.server.address, { view: fragment });
  await two.page.getByText(/^From a link: “trial-2.yaml”/).waitFor();
  await two.page.getByRole('textbox', { name: 'Editor: trial-2.yaml' }).waitFor();
  await face(two.page).waitFor();
  expect(await two.page.evaluate(() => location.hash)).toBe('#/author/trial-2.yaml?line=6');
  expect(readFileSync(`${other.folder}/trial.yaml`, 'utf8')).toBe(theirs);
  for (const [bad, why] of [
    [fragment.slice(0, -12), 'damaged'],
    [fragment.replace('s=1.', 's=9.'), 'another version'],
    [`#/author?s=1.${await bomb(two.page)}`, 'too large'],
  ]) {
    await visit(two.page, bad);
    await two.page.getByText(new RegExp(`^This link cannot be read: .*${why}`)).waitFor();
  }
  expect(two.faults).toEqual([]);
  await two.context.close();
  await other.close();
});

/** Little in the link, much when it is unpacked. */
const bomb = (on: Page): Promise<string> =>
  on.evaluate(async () => {
    const packed = new Uint8Array(
      await new Response(
        new Blob(['x'.repeat(30_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
      ).arrayBuffer(),
    );
    let text = '';
    for (const byte of packed) text += String.fromCharCode(byte);
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  });
