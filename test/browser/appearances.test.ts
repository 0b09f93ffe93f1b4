/**
 * Every phase of the table, and the first screens of the other views, in every appearance: colours, widths, by pointer and by touch. Nothing
 * violates the rules of axe, is cut off, or is too small to be hit. `SCREENSHOTS` shows them all.
 */
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { Game, type GameRecord } from '../../interpreter/index.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { pack } from '../support/packs.ts';
import { session } from './support/session.ts';
import {
  curtain,
  decision,
  leave,
  makeChoice,
  newCards,
  openGame,
  result,
  start,
  unfoldMenu,
} from './support/table.ts';
import { painted, screenshot, visit } from './support/workbench.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** what depends on colours; all else is the same with each */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Of hundreds of rows that are alike a few are enough. */
const ALIKE = '.worklist tbody > tr:nth-child(n + 30):not(:nth-child(12n), .opened, :has([aria-expanded="true"]))';

type Media = Parameters<Page['emulateMedia']>[0];
interface Appearance {
  name: string;
  width: number;
  height: number;
  media: Media;
  /** all rules of axe; else those of colours */
  all: boolean;
}

const LIGHT = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' } as const;
const COLOURS = {
  light: LIGHT,
  dark: { ...LIGHT, colorScheme: 'dark' },
  contrast: { ...LIGHT, contrast: 'more' },
  forced: { ...LIGHT, forcedColors: 'active' },
} as const satisfies Record<string, Media>;

/** One page for each, which goes through all phases once. `least`: how high what can be hit is. */
const DEVICES: Record<string, { context: BrowserContextOptions; least: number; appearances: Appearance[] }> = {
  'by pointer': {
    context: { viewport: { width: 1280, height: 800 } },
    least: 24,
    appearances: Object.entries(COLOURS).map(([name, media]) => ({
      name,
      media,
      width: 1280,
      height: 800,
      all: name === 'light',
    })),
  },
  'by touch': {
    context: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
    least: 44,
    appearances: [
      { name: 'narrow', width: 320, height: 640, media: COLOURS.light, all: true },
      { name: 'narrow-forced', width: 320, height: 640, media: COLOURS.forced, all: false },
      { name: 'tall-dark', width: 412, height: 915, media: COLOURS.dark, all: true },
    ],
  },
};

const table = session(['underwater-cities', 'abyssal-trade']);
const model = pack();

/** A game that chance plays up to where this holds; without an end, to the end of the game. */
function played(holds?: (game: Game) => boolean, options: Record<string, string> = {}, players = 2): GameRecord {
  for (let seed = 1; ; seed++) {
    const game = new Game(model, { players, seed, options });
    const source = new ChoiceSource(seed);
    while (!game.over) {
      if (holds?.(game)) return game.save();
      const offered = game.decision!.options;
      game.choose(offered[source.below(offered.length)].key);
    }
    if (holds === undefined) return game.save();
  }
}

/** In the midst of a game, where there is something of everything. */
const FAR = 40;
const asks =
  (type: string, kind: string) =>
  ({ decision: now, choices }: Game): boolean =>
    choices.length >= FAR && now!.kind === kind && now!.options[0].meaning.type === type;
const othersFollow = (game: Game): boolean => {
  if (!asks('confirm', 'confirm')(game)) return false;
  const next = game.fork();
  next.choose('end-turn');
  return next.decision?.player !== game.decision!.player;
};
const ADVANCED = { 'government-contracts': 'in-play', 'player-boards': 'advanced' };

const open = (record: GameRecord) => (page: Page) => openGame(page, 'underwater-cities', record);
const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click();
const view = (hash: string, complete: string) => async (page: Page) => {
  await visit(page, hash);
  await page.getByRole('main').locator(complete).filter({ visible: true }).first().waitFor();
};

/** In their order: each goes on from the page of the one before. */
const PHASES: Record<string, (page: Page) => Promise<unknown>> = {
  'start page': view('#/start', 'a[href*="tic-tac-toe"], a:has-text("Tic-tac-toe")'),
  'new game': async (page) => {
    await visit(page, '#/play?pack=underwater-cities');
    const form = page.getByRole('form', { name: 'New game' });
    await form.getByRole('combobox', { name: 'Players', exact: true }).selectOption('4');
    await form.getByText('Options', { exact: false }).click();
  },
  lesson: async (page) => {
    await page.getByRole('region', { name: 'New to this game?' }).getByRole('button').first().click();
    await page.getByRole('region', { name: 'Teacher' }).locator('.cited').waitFor();
  },
  'a variant': async (page) => {
    await leave(page);
    await page.getByRole('combobox', { name: 'Pack' }).selectOption('abyssal-trade');
    await page.getByRole('heading', { name: /Abyssal/ }).waitFor();
    await start(page, 'abyssal-trade', [null, 'random'], 3);
  },
  'discarding, alone': async (page) => {
    await leave(page);
    await start(page, 'underwater-cities', [null], 3);
  },
  slots: open(played(asks('slot', 'one'))),
  'played cards': tab(/^Played/),
  overview: async (page) => {
    await tab(/^Overview/)(page);
    await page.locator('table.overview').waitFor();
  },
  scoring: async (page) => {
    await tab(/^Scoring/)(page);
    await page.getByRole('table', { name: 'If the game ended now' }).waitFor();
  },
  replay: async (page) => {
    await tab(/^Board/)(page);
    await page.getByRole('slider', { name: 'Look back' }).press('ArrowLeft');
    await page.getByText('This is an earlier position').waitFor();
  },
  trial: async (page) => {
    await page.keyboard.press('Escape');
    await page.getByText('This is an earlier position').waitFor({ state: 'detached' });
    const tryOut = page.getByRole('button', { name: 'Try out' });
    if (!(await tryOut.isVisible())) await unfoldMenu(page);
    await tryOut.click();
    await page.locator('.play.trying').waitFor();
  },
  'slots of four': open(played(asks('slot', 'one'), ADVANCED, 4)),
  card: open(played(asks('card', 'one'))),
  order: open(played(asks('part', 'order'))),
  site: open(played(asks('site', 'one'))),
  paying: open(played(asks('pay', 'one'))),
  production: open(played(asks('counter', 'some'))),
  'end of turn': open(played(othersFollow)),
  'new cards': async (page) => {
    await makeChoice(page, () => decision(page).locator('[data-key=end-turn]').click());
    await newCards(page).waitFor();
  },
  curtain: async (page) => {
    await newCards(page).getByRole('button').last().click();
    await curtain(page).waitFor();
  },
  end: async (page) => {
    await open(played())(page);
    await result(page).waitFor();
    await page.getByRole('figure').waitFor();
  },
  audit: view('#/audit?todo=everything', 'tbody tr:nth-child(3)'),
  gallery: view('#/gallery?deck=era-1', 'a svg'),
  lab: view('#/lab?effect=build%202%20tunnels%0Again%201%20card&at=rich', 'section'),
  boards: view('#/boards/board-1', '[data-site]'),
  author: view('#/author/underwater-cities/cards-era-1.yaml?line=124', '.monaco-editor .view-line, textarea'),
};

it.each(Object.keys(DEVICES))('nothing is amiss in any phase: %s', { timeout: 600_000 }, async (device) => {
  const { context: options, least, appearances } = DEVICES[device];
  const context = await table.browser.newContext({ ...options, locale: 'en', reducedMotion: 'reduce' });
  const { page, faults } = await table.open({ context });
  for (const [phase, reach] of Object.entries(PHASES)) {
    await reach(page);
    for (const { name, width, height, media, all } of appearances) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia(media);
      await painted(page);
      await screenshot(page, `${phase.replace(/\W+/g, '-')}-${name}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const found = [...(await violations(page, all)), ...(await tooSmall(page, least))];
      expect([phase, name, found, wider]).toEqual([phase, name, [], 0]);
    }
  }
  expect(faults).toEqual([]);
  await context.close();
});

/** The findings of axe. */
async function violations(page: Page, all: boolean): Promise<string[]> {
  // the page has no frames, so that axe needs no second page to combine results: its legacy mode, which is faster
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude(ALIKE);
  const runOnly = all ? ({ type: 'tag', values: TAGS } as const) : ({ type: 'rule', values: COLOUR_RULES } as const);
  const found = await axe.options({ runOnly, resultTypes: ['violations'] }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}

/** Controls that are too small. Words within a line are exempt, such as names that explain themselves; and the sites of a board, which are in the list of options, too. */
const tooSmall = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((px) => {
    const controls = 'main :is(a[href], button, select, input, summary, label:has(> input))';
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          !one.closest('.monaco-editor, .visually-hidden') &&
          !(one.matches('input') && one.closest('label') !== null) &&
          getComputedStyle(one).display !== 'inline',
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < px - 0.5 || box.width < 23.5))
      .map(
        ({ one, box }) =>
          `${one.tagName} ${one.className} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
      );
  }, least);
