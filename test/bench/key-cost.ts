import type { CDPSession, Page } from 'playwright-core';
import { headless, type ServedPage } from './headless.ts';
import { hundredPack } from './hundred.ts';
import { figure, median, type Row } from './measure.ts';

const FILE = 'hundred.yaml';
/** Written behind `gain 1 card`; the effect is in error at nearly each key, as it is while somebody writes. */
const EFFECT = '; if kelp >= 3: gain 2 credits else gain 1 kelp';
const SENTENCE = 'Pay 1 kelp, then gain 3 credits; or build 1 city for 1 credit less.';
const KEYS = 40;
/** Typed and taken away before it counts: parsers are made, and code is warm. */
const WARM_UP = 'gain 3';
/** Milliseconds behind each key: at the speed of somebody who thinks of what to write. */
const PAUSE = 250;
/** Milliseconds until what follows a key is over, before the first key and behind the last one. */
const SETTLED = 4000;

/** A built page: the one of now, or an earlier one that `BEFORE` names. */
interface Site {
  name: string;
  folder: string;
}

const sitesOf = (site: string): Site[] => {
  const before = process.env['BEFORE'];
  return [...(before === undefined ? [] : [{ name: 'before', folder: before }]), { name: 'now', folder: site }];
};

type Place = 'author' | 'say';

/**
 * Processor time of all processes of a headless browser for a key in a field of the workbench, in a file of 100 cards of the
 * largest pack, beside a key in a bare text field. Unlike times by the clock it hardly depends on what else the machine does.
 * `BEFORE=DIR`: also of another build of the page, in the same run.
 */
export async function keyCost(
  place: Place,
  { packs, site, quick }: { packs: string; site: string; quick: boolean },
): Promise<Row[]> {
  const bare: number[] = [];
  const sites = sitesOf(site).map((one) => ({ ...one, costs: [] as number[] }));
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    for (const { folder, costs } of sites) {
      const unmeasured = await headless(
        'a key',
        { packs, site: folder, files: { [FILE]: hundredPack() } },
        async (served) => {
          costs.push(await costInPage(served, place));
          if (folder === site) bare.push(await costInBareField(served));
          return [];
        },
      );
      if (unmeasured.length > 0) return unmeasured;
    }
  }
  const least = median(bare);
  const where = place === 'author' ? 'the Author' : '"Say it in words"';
  return sites.map(({ name, costs }) => ({
    what: `processor time of a key in ${where}${sites.length > 1 ? `, ${name}` : ''}`,
    value: figure(median(costs), 'ms'),
    baseline: `${figure(median(costs) / least, '×')} a bare text field, ${figure(least, 'ms')}; ${costs.map((n) => figure(n, 'ms')).join(', ')}`,
  }));
}

async function costInPage({ address, open }: ServedPage, place: Place): Promise<number> {
  const page = await open();
  await page.goto(`${address}/#/author/${FILE}?line=10`);
  await page
    .locator('.view-line', { hasText: /gain.1.card/ })
    .first()
    .waitFor();
  await page.getByRole('img', { name: /Face of/ }).waitFor();
  if (place === 'say') await page.getByRole('textbox', { name: 'Say it in words' }).focus();
  else {
    await page.getByRole('textbox', { name: `Editor: ${FILE}` }).focus();
    await page.keyboard.press('End');
  }
  return costOfKeys(page, place === 'say' ? SENTENCE : EFFECT);
}

async function costInBareField({ open }: ServedPage): Promise<number> {
  const page = await open();
  await page.setContent('<textarea rows="40" cols="80"></textarea>');
  await page.locator('textarea').fill(hundredPack());
  await page.locator('textarea').focus();
  return costOfKeys(page, EFFECT);
}

/** Milliseconds of processor time of the browser for each key, with all that follows. */
async function costOfKeys(page: Page, text: string): Promise<number> {
  const session = await page.context().browser()!.newBrowserCDPSession();
  for (const key of [...WARM_UP, ...Array.from(WARM_UP, () => 'Backspace')]) {
    await press(page, key);
    // also what comes in a pause
    if (key === WARM_UP.at(-1)) await pause(SETTLED);
  }
  await pause(SETTLED);
  const before = await usedBy(session);
  for (const key of text.slice(0, KEYS)) await press(page, key);
  await pause(SETTLED);
  const used = (await usedBy(session)) - before;
  await session.detach();
  return used / KEYS;
}

const pause = (ms: number): Promise<void> =>
  new Promise((later) => {
    setTimeout(later, ms);
  });

async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  await pause(PAUSE);
}

/** Milliseconds of processor time that the processes of the browser have used. */
async function usedBy(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
}
