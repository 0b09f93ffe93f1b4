/** All views: nothing breaks, nothing leaves the machine, everybody can use them, and they fit every screen. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../support/width.ts';
import { axeFindings } from './support/axe-findings.ts';
import { session } from './support/session.ts';
import { chooseAppearance, chooseFaceLanguage, choosePageLanguage } from './support/settings.ts';
import { storedDraft } from './support/stored.ts';
import { openPage, openSite, painted, screenshot, visit, type WatchedPage } from './support/workbench.ts';

const CARD = 'underwater-cities/cards-era-1.yaml?line=124';
const PACK = 'pack=underwater-cities';
interface View {
  name: string;
  hash: string;
  /** what is pressed there first */
  press?: string;
  /** what is there when the view is complete, in whatever language; on a telephone the editor gives way to a face */
  ready: string;
}
const VIEWS: View[] = [
  { name: 'start', hash: '#/start', ready: 'main .specimens a' },
  { name: 'author', hash: `#/author/${CARD}`, ready: '.full-editor .view-line' },
  { name: 'cards', hash: `#/cards?${PACK}&deck=era-1&card=black-ops-team`, ready: '.card-side svg.face' },
  { name: 'reference', hash: `#/boards/board-1?${PACK}`, press: 'F1', ready: '.reference-link' },
  { name: 'gallery', hash: `#/gallery?${PACK}&deck=era-1&color=red`, ready: '.faces a svg.face' },
  { name: 'rows', hash: `#/gallery?${PACK}&section=slots&layout=rows`, ready: 'main tbody tr:nth-child(3)' },
  { name: 'lab', hash: `#/lab?${PACK}&effect=build%202%20tunnels%0Again%201%20card&at=rich`, ready: '.changes-part' },
  { name: 'boards', hash: `#/boards/board-1?${PACK}`, ready: '.board [data-site]' },
  { name: 'play', hash: `#/play?${PACK}`, ready: '.new-game h2' },
  { name: 'audit', hash: `#/audit?${PACK}`, ready: '.worklist tbody tr:nth-child(3)' },
  {
    name: 'signing',
    hash: `#/audit?${PACK}&todo=everything&open=cards/black-ops-team`,
    ready: '.worklist tbody tr:nth-child(3)',
  },
];
/** For a second sample, which meets others. */
const FROM_THE_END = [...VIEWS].reverse();
const SIZES: [number, number][] = [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [320, 640],
];
const THEMES = ['light', 'dark', 'contrast'] as const;
/** classes of the full editor */
const EDITOR_CLASSES = { light: 'vs', dark: 'vs-dark', contrast: 'hc-light' };
/** A pack of somebody else, with markup in all that is shown of it, and one that would take all memory. */
const EVIL = '<img src=x onerror=alert(1)><script>alert(2)</script>';
const ALIASES = Array.from({ length: 12 }, (_, i) => {
  const ten = Array(10).fill(`*a${i - 1}`);
  return `  a${i}: &a${i} [${i ? ten.join(', ') : 'x'}]`;
}).join('\n');
const FOREIGN = {
  'evil.yaml':
    `pack: evil\nextends: test-shapes\ntitle: "${EVIL}"\ncards:\n  - {id: bad-card, number: 400, ` +
    `name: "${EVIL}", deck: trickery, type: trick, color: blue, effect: gain 1 coin, status: ` +
    `original, note: "[x](javascript:alert(3))"}\n`,
  'bomb.yaml': `pack: bomb\nplayers: [2]\nbomb:\n${ALIASES}\n`,
};

const the = session(['underwater-cities'], FOREIGN);
let opened: WatchedPage;
let page: Page;
const dialogs: string[] = [];
beforeAll(async () => {
  opened = await the.shared({ view: null });
  page = opened.page;
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
});
// no console errors, no foreign requests
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

/** Goes to a view, and waits until it is complete. */
async function open({ hash, press, ready }: View): Promise<void> {
  const reference = page.locator('.reference-head button');
  if ((await reference.count()) > 0) await reference.click();
  await visit(page, hash);
  if (press !== undefined) await page.keyboard.press(press);
  await page.locator(ready).first().waitFor();
  await page.locator('.foot [aria-busy=false]').waitFor();
  await painted(page);
}

describe.each(VIEWS)('$name', (view) => {
  // each theme and size in the same page, as opening a view takes longer than a check of its colours
  it('has no axe violations, and names and room for all controls, in any theme', async () => {
    await open(view);
    for (const theme of THEMES) {
      const isJudged = COLOURED.includes(`${view.name} ${theme}`);
      if (theme !== 'light' && !isJudged) continue;
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
      if (theme === 'contrast') await chooseAppearance(page, 'contrast');
      if (view.name === 'author') await page.locator(`.monaco-editor.${EDITOR_CLASSES[theme]}`).first().waitFor();
      await painted(page);
      expect([theme, isJudged ? await axeFindings(page, theme === 'light' ? 'all' : 'colours') : []]).toEqual([
        theme,
        [],
      ]);
      if (theme !== 'light') await screenshot(page, `${view.name}-${theme}`);
      expect([theme, await narrow(page), await nameless(page)]).toEqual([theme, [], 0]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await chooseAppearance(page, 'auto');
  });

  it('fits every width', () => fitsEveryWidth(view, 'en'));
});

/** Light for a third of the views, with all rules; of the other colours a view each, so that each appearance is met. */
const COLOURED = [
  ...sampleOf(VIEWS, Math.ceil(VIEWS.length / 3)).map(({ name }) => `${name} light`),
  ...sampleOf(VIEWS, 1).map(({ name }) => `${name} dark`),
  ...sampleOf(FROM_THE_END, 1).map(({ name }) => `${name} contrast`),
];

describe.each([
  ['it', 'Italiano'],
  ['uk', 'Українська'],
])('in %s', (code, language) => {
  beforeAll(async () => {
    await chooseFaceLanguage(page, language);
    await choosePageLanguage(page, language);
  });
  afterAll(async () => {
    await choosePageLanguage(page, 'English');
    await chooseFaceLanguage(page, 'English');
  });

  it.each(sampleOf(code === 'it' ? VIEWS : FROM_THE_END, 1))('$name fits every width', async (view) => {
    await open(view);
    await fitsEveryWidth(view, code);
  });
});

/** The view that is open, in each size. */
async function fitsEveryWidth({ name }: View, language: string): Promise<void> {
  for (const [width, height] of sampleOf(SIZES, 2)) {
    await page.setViewportSize({ width, height });
    await painted(page);
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([width, 0]);
    if (name === 'boards') expect([width, await coveredTags(page)]).toEqual([width, []]);
    await screenshot(page, `${name}-${width}${language === 'en' ? '' : `-${language}`}`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
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
          `${one.tagName} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)} ` +
          `${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
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

it('shows a foreign pack as text: its markup does not become part of the page, nothing runs, nothing is requested', async () => {
  await open(VIEWS[0]);
  await visit(page, '#/author/evil.yaml?line=5');
  await page.getByRole('heading', { name: EVIL, level: 2 }).waitFor();
  await visit(page, '#/gallery?pack=evil.yaml&q=400');
  await page
    .getByRole('link', { name: /^Face of/ })
    .first()
    .waitFor();
  await visit(page, '#/author/bomb.yaml?line=1');
  await page.getByRole('region', { name: 'Problems' }).getByRole('button').first().waitFor();
  expect([dialogs, await page.locator('img[src="x"], a[href^="javascript"]').count()]).toEqual([[], 0]);
});

describe('the site of npm run build', () => {
  it('works from any folder of any server, with the packs inside; typed text is stored in the browser', async () => {
    const site = await openSite(the.workbench.site);
    // at this address at once, so that no other pack is opened; narrow, as the plain editor is enough
    const { page, context, faults } = await openPage(the.browser, `${site.address}#/author/test-shapes.yaml?line=82`, {
      width: 700,
      view: null,
    });
    const text = page.getByRole('textbox', { name: 'Editor: test-shapes.yaml' });
    await page.getByRole('img', { name: /^Face of Scaffolding/ }).waitFor({ state: 'attached' });
    const showText = (): Promise<void> => page.locator('.panes button').nth(1).click();
    await showText();
    await text.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('# mine\n');
    await expect.poll(() => storedDraft(page, 'test-shapes.yaml')).toMatch(/^# mine\n/);
    await page.reload();
    await showText();
    await expect.poll(() => text.inputValue()).toMatch(/^# mine\n/);
    expect(faults).toEqual([]);
    await context.close();
    await site.close();
  });
});
