/**
 * Every phase of the table, and the first screens of the other views, in every appearance: colours, widths, by pointer
 * and by touch. Nothing
 * violates the rules of axe, is cut off, or is too small to be hit. `SCREENSHOTS` shows them all.
 */
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Game, GameRecord } from '../../interpreter/index.ts';
import { isFull, sampleOf, seed } from '../support/width.ts';
import { axeFindings } from './support/axe-findings.ts';
import { played } from './support/played.ts';
import { session } from './support/session.ts';
import { curtain, decision, makeChoice, newCards, openGame, result, fromMenu } from './support/table.ts';
import { painted, screenshot, visit } from './support/workbench.ts';

type Media = Parameters<Page['emulateMedia']>[0];
interface Appearance {
  name: string;
  width: number;
  height: number;
  media: Media;
  /** by finger: what can be hit is higher */
  touch: boolean;
  /** all rules of axe; else those of colours */
  all: boolean;
}

const LIGHT = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' } as const;
const DARK = { ...LIGHT, colorScheme: 'dark' } as const;
const CONTRAST = { ...LIGHT, contrast: 'more' } as const;
const FORCED = { ...LIGHT, forcedColors: 'active' } as const;
const WIDE = { width: 1280, height: 800, touch: false };
const NARROW = { width: 320, height: 640, touch: true };
const TALL = { width: 412, height: 915, touch: true };

/** In which nothing may be cut off or too small in any phase; of the first one all rules of axe are tried, too. */
const LIGHTS: Appearance[] = [
  { name: 'light', ...WIDE, media: LIGHT, all: true },
  { name: 'narrow', ...NARROW, media: LIGHT, all: true },
];
const OTHERS: Appearance[] = [
  { name: 'dark', ...WIDE, media: DARK, all: false },
  { name: 'narrow-forced', ...NARROW, media: FORCED, all: false },
  { name: 'contrast', ...WIDE, media: CONTRAST, all: false },
  { name: 'tall-dark', ...TALL, media: DARK, all: true },
  { name: 'forced', ...WIDE, media: FORCED, all: false },
];
/** How high what can be hit is. */
const LEAST = { pointer: 24, finger: 44 };

const { shared } = session(['underwater-cities', 'abyssal-trade']);
let page: Page;
let devices: CDPSession;
beforeAll(async () => {
  const opened = await shared({ view: '#/start' });
  page = opened.page;
  devices = await opened.context.newCDPSession(page);
});

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
const isBegun = (): boolean => true;
const ADVANCED = { 'government-contracts': 'in-play', 'player-boards': 'advanced' };

const open = (record: () => GameRecord) => (): Promise<unknown> => openGame(page, 'underwater-cities', record());
const tab = (name: RegExp) => (): Promise<unknown> => page.getByRole('tab', { name }).click();
const view = (hash: string, complete: string) => async (): Promise<unknown> => {
  await visit(page, hash);
  return page.getByRole('main').locator(complete).filter({ visible: true }).first().waitFor();
};

/** In their order: each goes on from the page of the one before. */
const PHASES: Record<string, () => Promise<unknown>> = {
  'start page': view('#/start', '.specimens a'),
  'new game': async () => {
    await visit(page, '#/play?pack=underwater-cities');
    const form = page.getByRole('form', { name: 'New game' });
    await form.getByRole('combobox', { name: 'Players', exact: true }).selectOption('4');
    await form.getByText('Options', { exact: false }).click();
  },
  lesson: async () => {
    await page.getByRole('region', { name: 'New to this game?' }).getByRole('button').first().click();
    await page.getByRole('region', { name: 'Teacher' }).locator('.cited').waitFor();
  },
  'a variant': () => openGame(page, 'abyssal-trade', played(isBegun, { path: 'cards/abyssal-trade' })),
  'discarding, alone': open(() => played(isBegun, { players: 1 })),
  slots: open(() => played(asks('slot', 'one'))),
  'played cards': tab(/^Played/),
  overview: async () => {
    await tab(/^Overview/)();
    await page.locator('table.overview').waitFor();
  },
  scoring: async () => {
    await tab(/^Scoring/)();
    await page.getByRole('table', { name: 'If the game ended now' }).waitFor();
  },
  replay: async () => {
    await tab(/^Board/)();
    await page.getByRole('slider', { name: 'Look back' }).press('ArrowLeft');
    await page.getByText('This is an earlier position').waitFor();
  },
  trial: async () => {
    await page.keyboard.press('Escape');
    await page.getByText('This is an earlier position').waitFor({ state: 'detached' });
    await fromMenu(page, 'Try out');
    await page.locator('.play.trying').waitFor();
  },
  'slots of four': open(() => played(asks('slot', 'one'), { players: 4, options: ADVANCED })),
  card: open(() => played(asks('card', 'one'))),
  order: open(() => played(asks('part', 'order'))),
  site: open(() => played(asks('site', 'one'))),
  paying: open(() => played(asks('pay', 'one'))),
  production: open(() => played(asks('counter', 'some'))),
  'end of turn': open(() => played(othersFollow)),
  'new cards': async () => {
    await makeChoice(page, () => decision(page).locator('[data-key=end-turn]').click());
    await newCards(page).waitFor();
  },
  curtain: async () => {
    await newCards(page).getByRole('button').last().click();
    await curtain(page).waitFor();
  },
  end: async () => {
    await open(() => played())();
    await result(page).waitFor();
    await page.getByRole('figure').waitFor();
  },
  audit: view('#/audit?todo=everything', 'tbody tr:nth-child(3)'),
  cards: view('#/cards?deck=era-1&card=black-ops-team', '.card-side svg'),
  gallery: view('#/gallery?deck=era-1', 'a svg'),
  lab: view('#/lab?effect=build%202%20tunnels%0Again%201%20card&at=rich', 'section'),
  boards: view('#/boards/board-1', '[data-site]'),
  author: view('#/author/underwater-cities/cards-era-1.yaml?line=124', '.monaco-editor .view-line, textarea'),
};

/** Phases are looked at by axe in turn, as it takes longer than all else. */
const turnOf = (phase: string): number => Object.keys(PHASES).indexOf(phase) + seed;

/** All of them in the full width; else light ones, and in every fourth phase one of the others by turns, so that each is met. */
function appearancesOf(phase: string): Appearance[] {
  if (isFull) return [...LIGHTS, ...OTHERS];
  const n = turnOf(phase);
  return n % 4 === 0 ? [...LIGHTS, OTHERS[(n / 4) % OTHERS.length]] : LIGHTS;
}

/** In the full width always; else in every fourth phase in light, and in every fourth in the other appearance. */
function isForAxe(phase: string, { name }: Appearance): boolean {
  if (isFull || OTHERS.some((other) => other.name === name)) return true;
  return name === 'light' && turnOf(phase) % 4 === 2;
}

/** No phase goes on from these; the views are looked at in `views.test.ts`, too. Of each four one is looked at, by turns. */
const ALONE = [
  'a variant',
  'discarding, alone',
  'slots of four',
  'card',
  'order',
  'site',
  'paying',
  'production',
  'audit',
  'cards',
  'gallery',
  'lab',
  'boards',
];
const PASSED_OVER = isFull ? [] : sampleOf(ALONE, Math.ceil((ALONE.length * 3) / 4));

it.each(Object.keys(PHASES).filter((phase) => !PASSED_OVER.includes(phase)))('nothing is amiss: %s', async (phase) => {
  await take(LIGHTS[0]);
  await PHASES[phase]();
  for (const appearance of appearancesOf(phase)) {
    await take(appearance);
    const { name, touch, all } = appearance;
    await screenshot(page, `${phase.replace(/\W+/g, '-')}-${name}`);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const small = await tooSmall(touch ? LEAST.finger : LEAST.pointer);
    const found = isForAxe(phase, appearance) ? await axeFindings(page, all ? 'all' : 'colours') : [];
    expect([phase, name, found, small, wider]).toEqual([phase, name, [], [], 0]);
  }
});

/** The page as it is then. */
async function take({ width, height, media, touch }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia(media);
  await devices.send('Emulation.setTouchEmulationEnabled', { enabled: touch });
  await page.waitForFunction((coarse) => matchMedia('(pointer: coarse)').matches === coarse, touch);
  await painted(page);
}

/**
 * Controls that are too small. Words within a line are exempt, such as names that explain themselves; and the sites of
 * a board, which are in the list of options, too.
 */
const tooSmall = (least: number): Promise<string[]> =>
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
          `${one.tagName} ${one.className} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 30)} ` +
          `${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
      );
  }, least);
