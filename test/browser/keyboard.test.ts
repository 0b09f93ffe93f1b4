/** By keyboard, without colours, without motion: every view, walked from the first control to the last. */
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../support/width.ts';
import { session } from './support/session.ts';
import { painted, visit, type WatchedPage } from './support/workbench.ts';

const cardOf = (pack: string, stone: string): string => `pack: ${pack}
extends: test-shapes
cards:
  - {id: tide-mill, number: 300, name: Tide Mill, deck: trickery, type: trick, color: white, effect: "gain 2 coins, 1 ${stone}", status: original}
`;
/** On the base game, as it has more colours and kinds of sites, which are not to differ in colour only. */
const CITIES = `pack: cities
extends: underwater-cities
cards:
  - {id: tide-mill, number: 300, name: Tide Mill, deck: era-1, type: instant-card, color: green, effect: "gain 2 credits, 1 kelp", status: original}
`;

/** At first the folder is empty. */
const the = session([]);
let opened: WatchedPage;
let page: Page;
beforeAll(async () => {
  opened = await the.shared({ view: null });
  page = opened.page;
});
afterEach(() => {
  expect(opened.faults.splice(0)).toEqual([]);
});

describe('a new person', () => {
  /** The effect of the pattern is selected, so that typing replaces it. */
  const inEditor = () =>
    page.waitForFunction(() => document.activeElement?.matches('.native-edit-context, .full-editor textarea'));

  it('tries their own card after two activations, and nothing opens by itself', async () => {
    let activations = 0;
    const activate = async (name: string, role: 'button' | 'link' = 'button'): Promise<void> => {
      activations++;
      await page.getByRole(role, { name }).click();
      expect(await page.getByRole('dialog').count()).toBe(0);
    };
    await activate('Write a card', 'link');
    await page.getByRole('img', { name: /^Face of My First Card/ }).waitFor();
    await inEditor();
    await page.keyboard.type('gain 3 science');
    await page.keyboard.press('Escape');
    await page.getByRole('img', { name: /^Face of My First Card.*3 science/ }).waitFor();
    await activate('Try it in the lab');
    await page.getByRole('region', { name: 'What changes' }).getByText('+3', { exact: false }).first().waitFor();
    expect(activations).toBe(2);
    await visit(page, '#/author/my-cards.yaml');
    await page.getByRole('region', { name: 'Problems' }).getByText('No problems.').waitFor();
    await activate('Save');
    await expect
      .poll(() => the.workbench.read('my-cards.yaml'))
      .toContain('    effect: |\n      gain 3 science\n    status: original\n');
  });

  it('puts the second card under the first; its effect may have a colon, and Enter behind the sign of a block indents', async () => {
    await visit(page, '#/author/my-cards.yaml');
    await page.getByRole('button', { name: 'Write a card', exact: true }).click();
    const editor = page.getByRole('textbox', { name: 'Editor: my-cards.yaml' });
    await page.getByRole('img', { name: /^Face of New card/ }).waitFor();
    await inEditor();
    // back to the sign of the block, so that Enter makes the line of the effect
    await page.keyboard.press('Delete');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Shift+End');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await page.keyboard.type('if credit >= 1: gain 3 science');
    await page.keyboard.press('Escape');
    await page.getByRole('img', { name: /^Face of New card.*3 science/ }).waitFor();
    await page.getByRole('region', { name: 'Problems' }).getByText('No problems.').waitFor();
    await editor.focus();
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => the.workbench.read('my-cards.yaml'))
      .toContain('    effect: |\n      if credit >= 1: gain 3 science\n    status: original\n');
  });
});

it('finds the packs that somebody else puts into the folder', async () => {
  the.workbench.write('trial.yaml', cardOf('trial', 'stonee'));
  the.workbench.write('whole.yaml', cardOf('whole', 'stone'));
  the.workbench.write('cities.yaml', CITIES);
  for (const name of ['trial.yaml', 'whole.yaml', 'cities.yaml']) {
    await page
      .locator('.pack option', { hasText: name.replace('.yaml', '') })
      .first()
      .waitFor({ state: 'attached' });
  }
});

/** Nothing is asked of the worker any more, and all that it said is shown. */
async function settled(): Promise<void> {
  await page.locator('.foot [aria-busy=false]').waitFor();
  await expect.poll(() => page.locator('main [aria-busy=true]').count()).toBe(0);
  await painted(page);
}

it('F6 and Shift+F6 reach every pane, also Problems without problems', async () => {
  for (const hash of [
    '#/author/whole.yaml?line=4',
    '#/gallery?pack=whole.yaml',
    '#/cards?pack=whole.yaml',
    '#/lab?pack=whole.yaml&effect=build%20road%0Again%201%20card&at=rich',
    '#/boards?pack=whole.yaml',
    '#/audit?pack=whole.yaml',
  ]) {
    await visit(page, hash);
    await page.locator('main [data-pane]').first().waitFor();
    if (hash.startsWith('#/author')) await page.getByText('No problems.').waitFor();
    for (const key of ['F6', 'Shift+F6']) {
      await expect.poll(() => missedPanes(page, key), { message: `${hash} ${key}` }).toEqual([]);
    }
  }
});

/** The visible panes that do not have the focus after any of as many presses as there are panes. */
async function missedPanes(page: Page, key: string): Promise<string[]> {
  const reached = new Set<number>();
  const panes = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-pane]')]
      .filter((pane) => pane.checkVisibility())
      .map((pane) => pane.getAttribute('aria-label') ?? pane.className),
  );
  for (const _ of panes) {
    await page.keyboard.press(key);
    reached.add(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-pane]')]
          .filter((pane) => pane.checkVisibility())
          .map((pane) => pane.contains(document.activeElement))
          .lastIndexOf(true),
      ),
    );
  }
  return panes.filter((_, at) => !reached.has(at));
}

it('says of a link to a page of this computer that nobody else can open it', async () => {
  await visit(page, '#/author/whole.yaml?line=4');
  await page.getByRole('img', { name: /Face of Tide Mill/ }).waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Link to share' }).click();
  await page.getByText(/opens for nobody else/).waitFor();
  await page.getByRole('button', { name: /^Export/ }).waitFor();
  await page.keyboard.press('Escape');
});

/** Where a person goes, what is there when it is complete, and what is done there by keyboard. */
const VIEWS: [string, string, string[]][] = [
  ['#/author/trial.yaml?line=4', '.preview .choice', ['Format', 'IT', 'Replace with “stone”', 'Save']],
  ['#/cards?pack=trial.yaml', '.sheet-table textarea', ['Paste a table', 'CSV', 'Add']],
  ['#/gallery?pack=whole.yaml&q=300', '.faces a', ['Rows', 'Faces', 'Clear the filters']],
  [
    '#/lab?pack=whole.yaml&effect=build%20road%0Again%201%20card&at=rich',
    '.stepper',
    ['First step', 'Last step', 'All outcomes', 'Make a scenario'],
  ],
  ['#/boards/board-5?pack=cities.yaml', '.board .site', []],
  ['#/audit?pack=whole.yaml', 'main h2', []],
];

it(
  'reaches every control of every view by keyboard, with a visible focus; names and shapes differ, ' +
    'nothing moves, letters are no shortcuts',
  async () => {
    for (const [hash, ready, actions] of VIEWS) {
      await visit(page, hash);
      await page.locator(ready).first().waitFor();
      await settled();
      // once with the settings open
      if (hash.includes('board')) {
        await page.getByRole('button', { name: 'Settings' }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('combobox', { name: 'Appearance' }).waitFor();
      }
      expect([hash, await page.evaluate(badNames)]).toEqual([hash, []]);
      expect([hash, await walked(page)]).toEqual([hash, { missed: [], unseen: [] }]);
      expect([hash, await page.evaluate(sameShapes)]).toEqual([hash, []]);
      for (const name of sampleOf(actions, Math.min(2, actions.length))) {
        const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
        await button.focus();
        await page.keyboard.press('Enter');
        // a movement begins with the frame in which something changes
        await painted(page);
        expect([hash, name, await page.evaluate(() => document.getAnimations().length)]).toEqual([hash, name, 0]);
        await settled();
        expect([hash, name, await page.evaluate(() => document.activeElement === document.body)]).toEqual([
          hash,
          name,
          false,
        ]);
      }
      for (const field of await page
        .getByRole('main')
        .locator(
          'input[type="search"], input[type="text"], textarea:not(.inputarea, .ime-text-area), .native-edit-context',
        )
        .all()) {
        if (!(await field.isVisible())) continue;
        await field.focus();
        await page.keyboard.type(TYPED);
        await page.keyboard.press('Escape');
        expect([
          hash,
          (await page.evaluate(() => location.hash)).split(/[/?]/)[1],
          await page.getByRole('dialog').count(),
        ]).toEqual([hash, hash.split(/[/?]/)[1], 0]);
      }
    }
  },
);

/** Printable signs, always with those that are shortcuts outside a field. */
const SIGNS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
const TYPED = [...sampleOf(SIGNS, 4), '?', '/'].join('');

/** From the top with Tab; out of the editor with F6. What was not reached, and where one did not see where one was. */
async function walked(page: Page): Promise<{ missed: string[]; unseen: string[] }> {
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-walked]')) one.removeAttribute('data-walked');
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const unseen = new Set<string>();
  for (let i = 0; i < 400; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(stop);
    if (at.end) break;
    if (!at.seen) unseen.add(at.name);
    if (at.editor) {
      await page.keyboard.press('F6');
      expect((await page.evaluate(stop)).editor).toBe(false);
    }
  }
  return {
    missed: await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button:not(:disabled), select:not(:disabled), input:not(:disabled), textarea, summary, [tabindex="0"]',
        ),
      ]
        .filter(
          (one) =>
            one.checkVisibility({ visibilityProperty: true }) &&
            !one.matches('[tabindex="-1"]') &&
            !one.closest('.monaco-editor') &&
            one.dataset['walked'] === undefined &&
            !(one as HTMLInputElement).matches('[type="radio"]'),
        )
        .map((one) => one.outerHTML.slice(0, 120)),
    ),
    unseen: [...unseen],
  };
}

/** Runs in the page: where the focus is, and whether one sees it. */
function stop(): { end: boolean; editor: boolean; seen: boolean; name: string } {
  const now = document.activeElement as HTMLElement | null;
  if (!now || now === document.body || now === document.documentElement || now.dataset['walked'] === 'twice') {
    return { end: true, editor: false, seen: true, name: '' };
  }
  now.dataset['walked'] = now.dataset['walked'] === undefined ? 'once' : 'twice';
  const ring = (one: Element | null): boolean => {
    if (!one) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const editor = now.closest('.monaco-editor') !== null;
  const shape = now.querySelector('.shape');
  const box = now.getBoundingClientRect();
  const seen = editor
    ? now.closest('.monaco-editor')!.matches('.focused')
    : now.closest('svg')
      ? shape !== null && parseFloat(getComputedStyle(shape).strokeWidth) >= 4
      : ring(now) || ring(now.closest('label'));
  return {
    end: false,
    editor,
    seen: seen && (editor || (box.bottom > 0 && box.top < innerHeight)),
    name: now.outerHTML.slice(0, 120),
  };
}

/** Runs in the page: controls without a name, and two of one group with the same. */
function badNames(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (one) => one.checkVisibility() && !one.closest('.monaco-editor'),
  );
  const name = (one: HTMLElement): string =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ');
  const bars = new Map<Element, string[]>();
  for (const one of all) {
    const bar = one.closest('[role="group"], [role="toolbar"], nav, .bar, .stepper, .actions, .title');
    if (bar && one.tagName === 'BUTTON') bars.set(bar, [...(bars.get(bar) ?? []), name(one)]);
  }
  return [
    ...all.filter((one) => !name(one)).map((one) => one.outerHTML.slice(0, 120)),
    ...[...bars.values()].flatMap((names) => names.filter((each, i) => names.indexOf(each) !== i)),
  ];
}

/** Runs in the page: finds elements that differ only in colour. */
function sameShapes(): string[] {
  const found: string[] = [];
  for (const marks of [
    document.querySelectorAll('.files .mark path'),
    document.querySelectorAll('.legend path[fill]'),
    document.querySelectorAll('.board .shape'),
  ]) {
    const colorOf = new Map<string, string>();
    for (const one of marks) {
      const shape = one.getAttribute('d')!;
      const color = one.getAttribute('fill')!;
      const other = colorOf.get(shape);
      if (other !== undefined && other !== color) found.push(`${color} and ${other}`);
      colorOf.set(shape, color);
    }
  }
  const drawn = new Map<string, string>();
  for (const symbol of document.querySelectorAll('.sheet symbol')) {
    const plain = symbol.innerHTML.replace(/(?:fill|stroke|color)="[^"]*"/g, '');
    const other = drawn.get(plain);
    if (other !== undefined) found.push(`${symbol.id} and ${other}`);
    drawn.set(plain, symbol.id);
  }
  return found;
}
