/** All views: nothing breaks, nothing leaves the machine, everybody can use them, and they fit every screen. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningBrowser } from './support/browser.ts';
import { openWorkbench, openPage, openSite, painted, screenshot, visit, type Workbench } from './support/workbench.ts';

const CARD = 'underwater-cities/cards-era-1.yaml?line=124';
const VIEWS: Record<string, string> = {
  start: '#/start',
  author: `#/author/${CARD}`,
  gallery: '#/gallery?deck=era-1&color=red',
  rows: '#/gallery?section=slots&layout=rows',
  lab: '#/lab?effect=build%202%20tunnels%0Again%201%20card&at=rich',
  boards: '#/boards/board-1',
  play: '#/play',
  audit: '#/audit',
  signing: '#/audit?todo=everything&open=cards/black-ops-team',
};
const SIZES: [number, number][] = [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 640],
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** what depends on the theme; all else is the same in each */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const THEMES = ['light', 'dark', 'contrast'] as const;
/** classes of the full editor */
const EDITOR_CLASSES = { light: 'vs', dark: 'vs-dark', contrast: 'hc-light' };
/** Of hundreds of rows that are alike a few are enough, from all parts of the table; axe takes a minute for all. */
const ALIKE = '.worklist tbody > tr:nth-child(n + 30):not(:nth-child(12n), .opened, :has([aria-expanded="true"]))';

let browser: Browser;
let workbench: Workbench;
beforeAll(async () => {
  browser = await runningBrowser();
  workbench = await openWorkbench({ packs: ['underwater-cities'] });
});
afterAll(async () => {
  await workbench.close();
});

/** Waits until the view is complete. */
async function complete(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  switch (name) {
    case 'author':
      await (
        page.viewportSize()!.width < 768
          ? main.getByRole('img', { name: /^Face of/ })
          : main.getByRole('textbox', { name: /^Editor/ })
      )
        .first()
        .waitFor();
      break;
    case 'gallery':
      await main
        .getByRole('link', { name: /^Face of .*\. \S/ })
        .first()
        .waitFor();
      break;
    case 'rows':
      await main.getByRole('row').nth(3).waitFor();
      break;
    case 'lab':
      await main.getByRole('region', { name: 'What changes' }).waitFor();
      break;
    case 'boards':
      await main.getByRole('group', { name: /^Sites of/ }).waitFor();
      break;
    case 'start':
      await main.getByRole('link', { name: /^Tic-tac-toe/ }).waitFor();
      break;
    case 'play':
      await main.getByRole('form', { name: /^(?:New game|Nuova partita|Нова гра)/ }).waitFor();
      break;
    default:
      await main.getByRole('row').nth(3).waitFor();
  }
  await page.waitForTimeout(300);
}

it('has no console errors, no foreign requests and no axe violations in any view, in any theme', async () => {
  const { page, context, faults } = await openPage(browser, workbench.server.address);
  for (const [name, hash] of Object.entries(VIEWS)) {
    await visit(page, hash);
    await complete(page, name);
    // each theme in the same page, as opening a view takes longer than a check of its colours
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
      if (theme === 'contrast') await choose(page, 'Appearance', 'high contrast');
      if (name === 'author') await page.locator(`.monaco-editor.${EDITOR_CLASSES[theme]}`).first().waitFor();
      await painted(page);
      expect([name, theme, await violations(page, theme)]).toEqual([name, theme, []]);
      if (theme !== 'light') await screenshot(page, `${name}-${theme}`);
      expect([name, theme, await narrow(page), await nameless(page)]).toEqual([name, theme, [], 0]);
    }
    await choose(page, 'Appearance', 'as the system');
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** The findings of axe: of all rules in the light theme, of those about colours in the others. */
async function violations(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  // the page has no frames, so that axe needs no second page to combine results: its legacy mode, which is faster
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude(ALIKE);
  const runOnly =
    theme === 'light' ? ({ type: 'tag', values: TAGS } as const) : ({ type: 'rule', values: COLOURS } as const);
  const found = await axe.options({ runOnly, resultTypes: ['violations'] }).analyze();
  return found.violations.map(({ id, nodes }) => {
    const examples = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
    return `${id}: ${examples.join(' | ')}`;
  });
}

it.each([
  ['en', 'English'],
  ['it', 'Italiano'],
  ['uk', 'Українська'],
])('fits every width in every view: %s', async (code, language) => {
  const { page, context } = await openPage(browser, workbench.server.address);
  await choose(page, 'Language of the faces', language);
  if (code !== 'en') await choose(page, 'Language of the page', language);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(code);
  for (const [name, hash] of Object.entries(VIEWS)) {
    await visit(page, hash);
    if (code === 'en') await complete(page, name);
    else await page.waitForTimeout(900);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await painted(page);
      expect([name, width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([
        name,
        width,
        0,
      ]);
      if (name === 'boards') expect([width, await coveredTags(page)]).toEqual([width, []]);
      await screenshot(page, `${name}-${width}${code === 'en' ? '' : `-${code}`}`);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  await context.close();
});

/** By the settings, as a person does. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: label }).selectOption({ label: option });
  await page.keyboard.press('Escape');
}

/** Sites of a board whose tags overlap the shape or the name of another site. */
const coveredTags = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sites = [...document.querySelectorAll('[data-site]')];
    const overlaps = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const boxesOf = (site: Element, parts: string): DOMRect[] =>
      [...site.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
    return sites.flatMap((site) => {
      const tags = boxesOf(site, '.tag-line:not(.inside)');
      return sites
        .filter((other) => other !== site)
        .filter((other) => boxesOf(other, '.shape, .id').some((box) => tags.some((tag) => overlaps(tag, box))))
        .map((other) => `${site.getAttribute('data-site')} and ${other.getAttribute('data-site')}`);
    });
  });

/** Controls that are too small to hit; words within a line are exempt. */
const narrow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, select, input, summary, [role="treeitem"], g[role="button"]',
      ),
    ]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest('.monaco-editor, .visually-hidden') &&
          !one.matches('.skip, .visually-hidden') &&
          getComputedStyle(one).display !== 'inline',
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 23.5 || box.height < 23.5))
      .map(
        ({ one, box }) =>
          `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
      ),
  );
const nameless = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('button')].filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest('.monaco-editor') &&
          !(one.getAttribute('aria-label') ?? one.textContent ?? '').trim(),
      ).length,
  );

describe('the site of npm run build', () => {
  it('works from any folder of any server, with the packs inside; typed text is stored in the browser', async () => {
    const site = await openSite(workbench.site);
    const { page, context, faults } = await openPage(browser, site.address);
    await page.getByRole('img', { name: /^Face of/ }).waitFor();
    await visit(page, '#/author/nim.yaml?line=4');
    await page.getByRole('textbox', { name: 'Editor: nim.yaml' }).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('# mine\n');
    await page.waitForTimeout(1200);
    await page.reload();
    await page.getByText('# mine').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
    await site.close();
  });
});

it('shows a foreign pack as text: its markup does not become part of the page, nothing runs, nothing is requested', async () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const aliases = Array.from(
    { length: 12 },
    (_, i) =>
      `  a${i}: &a${i} [${
        i
          ? Array(10)
              .fill(`*a${i - 1}`)
              .join(', ')
          : 'x'
      }]`,
  ).join('\n');
  const own = await openWorkbench({
    files: {
      'evil.yaml': `pack: evil\nextends: underwater-cities\ntitle: "${evil}"\ncards:\n  - {id: bad-card, number: 400, name: "${evil}", deck: era-1, type: instant-card, color: red, effect: gain 1 credit, status: original, note: "[x](javascript:alert(3))"}\n`,
      'bomb.yaml': `pack: bomb\nplayers: [2]\nbomb:\n${aliases}\n`,
    },
  });
  const { page, context, faults } = await openPage(browser, own.server.address);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await visit(page, '#/author/evil.yaml?line=5');
  await page.getByRole('heading', { name: evil, level: 2 }).waitFor();
  await visit(page, '#/gallery?pack=evil.yaml&q=400');
  await page
    .getByRole('link', { name: /^Face of/ })
    .first()
    .waitFor();
  await visit(page, '#/author/bomb.yaml?line=1');
  await page.getByRole('region', { name: 'Problems' }).getByRole('button').first().waitFor();
  expect([dialogs, faults, await page.locator('img[src="x"], a[href^="javascript"]').count()]).toEqual([[], [], 0]);
  await context.close();
  await own.close();
});
