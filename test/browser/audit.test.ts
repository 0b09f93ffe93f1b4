/** Working through a pack as its auditor: the worklist, signing off, and how a signature goes stale. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { disputesOf, gapsOf } from '../../dsl/internal.ts';
import { loadPack } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import type { AuditReport } from '../../cli/audit/report.ts';
import { fathom } from '../../cli/scripted-io.ts';
import { SHOP } from '../support/shop.ts';
import { isFull } from '../support/width.ts';
import { session } from './support/session.ts';
import { choosePageLanguage } from './support/settings.ts';
import { openPage, openSite, screenshot, visit, type WatchedPage } from './support/workbench.ts';

const PACK = `pack: trial
extends: test-shapes
cards:
  - {id: tide-mill, number: 300, name: Tide Mill, deck: trickery, type: trick, color: white, effect: 'gain 2 coins, 1 stone', status: original}
  - {id: reef-school, number: 301, name: Reef School, deck: trickery, type: trick, color: white, effect: gain 1 point, status: original}
`;
/** Of which everything is proved, disputed or unknown. */
const [PROVED, OPENED] = isFull ? ['underwater-cities', 'cards/black-ops-team'] : ['shop.yaml', 'cards/small-sale'];
const the = session(isFull ? [PROVED] : [], { 'trial.yaml': PACK, 'shop.yaml': SHOP });
let opened: WatchedPage;
let page: Page;
beforeAll(async () => {
  opened = await the.shared({ view: '#/start' });
  page = opened.page;
});
// one page for all tests: each begins with the same texts, without sign-offs
beforeEach(async () => {
  await visit(page, '#/start');
  rmSync(join(the.workbench.folder, '.fathom'), { recursive: true, force: true });
  the.workbench.write('trial.yaml', PACK);
});
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

const FILE = '.fathom/signoffs.yaml';
const list = () => page.getByRole('region', { name: 'Worklist' });
const row = (name: string) =>
  list()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
async function audit(todo = 'everything', pack = 'trial.yaml'): Promise<void> {
  // opened again, it asks for the sign-offs again
  await visit(page, '#/start');
  await visit(page, `#/audit?pack=${pack}&todo=${todo}`);
  await page.getByRole('heading', { level: 1, name: 'Audit' }).waitFor();
}
/** By keyboard alone. */
async function sign(name: string, who = 'Ann'): Promise<void> {
  await row(name).getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Your name' }).fill(who);
  await page.keyboard.press('Enter');
  await row(name).getByText('signed').waitFor();
}
const onDisk = (): string => readFileSync(join(the.workbench.folder, FILE), 'utf8');

it('stores a sign-off as one line; it is stale while the effect differs from the signed one', async () => {
  await audit();
  await row('Tide Mill').waitFor();
  expect(await page.getByRole('alert').filter({ hasText: 'signoffs.yaml' }).count()).toBe(0);
  await sign('Tide Mill');
  expect(
    onDisk()
      .trim()
      .split('\n')
      .filter((line) => line.includes('component:')),
  ).toHaveLength(1);
  await row('Tide Mill').getByRole('button').click();
  await sign('Reef School');
  const [before] = onDisk()
    .split('\n')
    .filter((line) => line.includes('cards/tide-mill'));
  expect(before).toMatch(
    /who: "Ann", date: "\d{4}-\d\d-\d\d", effect: "[0-9a-f]{12}", text: \{en: "[0-9a-f]{12}", it: "[0-9a-f]{12}", uk: "[0-9a-f]{12}"\}/,
  );
  expect(the.workbench.read('trial.yaml')).toBe(PACK);

  the.workbench.write('trial.yaml', PACK.replace('2 coins', '3 coins'));
  await row('Tide Mill').getByText('out of date').waitFor();
  await row('Tide Mill')
    .getByText('Changed since: Effect, text (English), text (Italiano), text (Українська).')
    .waitFor();
  expect(await row('Reef School').getByText('out of date').count()).toBe(0);
  await page.getByRole('button', { name: /^changed since signed 1$/ }).click();
  await expect.poll(() => list().getByRole('rowheader').allInnerTexts()).toEqual(['Tide Mill']);
  expect(onDisk()).toContain(before);

  the.workbench.write('trial.yaml', PACK.replace('2 coins, 1 stone', '2  coins,  1 stone'));
  await page.getByRole('button', { name: /^signed 2$/ }).click();
  await row('Tide Mill').getByText('signed').waitFor();
});

it('shows the same list for a link to a filter; withdrawing a sign-off leaves the others', async () => {
  await audit();
  await sign('Tide Mill');
  await row('Tide Mill').getByRole('button').click();
  await sign('Reef School', 'Bo');
  const other = await openPage(the.browser, the.workbench.server.address, {
    context: opened.context,
    view: '#/audit?pack=trial.yaml&todo=signed&open=cards/reef-school',
  });
  await other.page.getByRole('region', { name: 'Worklist' }).getByRole('rowheader').nth(1).waitFor();
  // both pages write: neither sign-off is lost
  await other.page.getByRole('button', { name: 'Withdraw the sign-off' }).click();
  await expect.poll(onDisk).not.toContain('cards/reef-school');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Cara');
  await page.keyboard.press('Enter');
  await expect.poll(onDisk).toContain('Cara');
  expect(onDisk()).toContain('cards/tide-mill');
  expect(other.faults).toEqual([]);
  await other.page.close();
});

it('reports a broken file of sign-offs and does not change it', async () => {
  const bad = 'signoffs: [\n';
  mkdirSync(join(the.workbench.folder, '.fathom'));
  the.workbench.write(FILE, bad);
  await audit();
  await page.getByRole('alert').filter({ hasText: 'signoffs.yaml' }).waitFor();
  await row('Tide Mill').getByRole('button').click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Not saved: /)
    .first()
    .waitFor();
  expect(onDisk()).toBe(bad);
});

it('shows the rows of `fathom audit --json`, also for a pack with problems', async () => {
  const names = () => list().getByRole('rowheader').allInnerTexts();
  const shown = (todo: string, expected: string[]) =>
    audit(todo, PROVED).then(() => expect.poll(names).toEqual(expected));
  const auditReport = async (path: string): Promise<AuditReport> =>
    (
      JSON.parse((await fathom(['audit', join(the.workbench.folder, path), '--json', '--games', '0'])).out) as {
        packs: AuditReport[];
      }
    ).packs[0];
  const report = await auditReport(PROVED);
  await shown(
    'disputes',
    report.disputes.map(({ id, topic }) => `${id}: ${topic}`),
  );
  await shown(
    'gaps',
    report.gaps.map(({ id, name }) => name ?? id),
  );
  await shown(
    'scenarios',
    report.scenarios!.without.map(({ id }) => id[0].toUpperCase() + id.slice(1)),
  );
  await page.getByText('Where it comes from').click();
  const cells = await page
    .getByRole('region', { name: 'Where it comes from' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td.n')].map((cell) => Number(cell.textContent.replace('·', '0')))),
    );
  expect(cells).toEqual(
    report.kinds
      .filter(({ of }) => of === null)
      .map(({ byProvenance: { attested, derived, mixed, original, unsaid } }) => [
        attested,
        derived,
        mixed,
        original,
        unsaid,
      ]),
  );

  the.workbench.write(
    'trial.yaml',
    `${PACK.replace('effect: gain 1 point, status: original', 'effect: gain 1 point, status: {effect: attested}')}editions:\n ` +
      ` old: {title: The old rules, pages: 4}\ndisputes:\n  D90: {topic: what it gives, readings: ` +
      `{older: much}}\n`,
  );
  const wrong = await auditReport('trial.yaml');
  expect(wrong.findings.length).toBeGreaterThan(1);
  await audit('finding');
  for (const { message } of wrong.findings) await list().getByText(message).first().waitFor();

  const scenario = (n: number): string =>
    `scenarios: [{name: gives ${n}, run: resolve tide-mill, expect: {me: {coin: +${n}, stone: +1}}}]`;
  the.workbench.write(
    'trial.yaml',
    PACK.replace("1 stone', status: original", `1 stone', status: original, ${scenario(3)}`),
  );
  // with this text nothing is found any more
  await expect.poll(() => list().count()).toBe(0);
  const { scenarios } = await auditReport('trial.yaml');
  expect(scenarios!.failed).toHaveLength(1);
  await audit('fails');
  expect(await list().count()).toBe(0);
  await page.getByRole('button', { name: 'Run the scenarios' }).click();
  await page.getByText('✗ 1 scenario run').waitFor();
  expect(await names()).toEqual(['Tide Mill']);
  await list().getByText(`✗ ${scenarios!.failed[0].name}: `).waitFor();
  the.workbench.write(
    'trial.yaml',
    PACK.replace("1 stone', status: original", `1 stone', status: original, ${scenario(2)}`),
  );
  await page.getByText('There is nothing left to do.').waitFor();
  await page.getByRole('button', { name: 'Run the scenarios' }).click();
  await page.getByText('✓ 1 scenario run').waitFor();
});

it('shows disputes and gaps as rows, with the text of each edition and kinds in the language of the page', async () => {
  const { sources } = loadPack(nodeFiles, join(the.workbench.folder, PROVED));
  const disputes = disputesOf(sources);
  const gaps = gapsOf(sources);
  await audit('disputes', PROVED);
  await expect.poll(() => list().getByRole('rowheader').count()).toBe(disputes.length);
  await list()
    .getByRole('button', { name: `${disputes[0].id}: ${disputes[0].topic}` })
    .click();
  for (const says of Object.values(disputes[0].readings)) {
    await list().getByText(says, { exact: true }).first().waitFor();
  }
  await audit('gaps', PROVED);
  await expect.poll(() => list().getByRole('rowheader').count()).toBe(gaps.length);
  await choosePageLanguage(page, 'Українська');
  await page.getByText('Звідки все взято').click();
  await page.getByRole('rowheader', { name: /^карти/ }).waitFor();
  for (const [width, height] of [
    [1440, 900],
    [320, 640],
  ]) {
    await page.setViewportSize({ width, height });
    await visit(page, `#/audit?pack=${PROVED}&todo=everything&open=${OPENED}`);
    await page.getByRole('button', { name: 'Підписати' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await screenshot(page, `audit-open-${width}-uk`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await choosePageLanguage(page, 'English');
});

it('a page without a disk stores sign-offs in the browser, and exports them to be imported where they are not', async () => {
  const site = await openSite(the.workbench.site);
  // at this address at once, so that no other pack is opened
  const one = await openPage(the.browser, `${site.address}#/audit?pack=nim.yaml&todo=everything`, { view: null });
  const first = one.page.getByRole('region', { name: 'Worklist' }).getByRole('rowheader').first().getByRole('button');
  await first.click();
  await one.page.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await one.page.keyboard.press('Enter');
  await one.page.getByRole('button', { name: /^signed 1$/ }).waitFor();
  const download = one.page.waitForEvent('download');
  await one.page.getByRole('button', { name: 'Export the sign-offs' }).click();
  const exported = await buffer(await (await download).createReadStream());
  await one.page.reload();
  await one.page.getByRole('button', { name: /^signed 1$/ }).waitFor();
  await one.page.getByRole('button', { name: 'Withdraw the sign-off' }).click();
  await one.page.getByRole('button', { name: /^signed 1$/ }).waitFor({ state: 'detached' });
  await one.page
    .getByLabel('Import sign-offs …')
    .setInputFiles({ name: 'signoffs.yaml', mimeType: 'text/yaml', buffer: exported });
  await one.page.getByRole('button', { name: /^signed 1$/ }).waitFor();
  await Promise.all([one.context.close(), site.close()]);
});
