/** Where the system chooses the colours every label is seen: by the pixels of the page, as axe does not see the plate behind a text. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { session } from './support/session.ts';
import { screenshot, visit } from './support/workbench.ts';

const CARD = `pack: trial
extends: test-shapes
cards:
  - id: tide-mill
    name: Tide Mill
    deck: trickery
    type: trick
    color: white
    effect: gain 2 coins or gain 1 stone
    status: original
`;
const the = session([], { 'trial.yaml': CARD });
let page: Page;
/** what looks at pictures: a page without a policy of its own */
let eye: Page;
beforeAll(async () => {
  const opened = await the.shared({ view: '#/author/trial.yaml?line=9' });
  page = opened.page;
  eye = await opened.context.newPage();
});

interface Label {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The places of the words of buttons, tabs and links that are in sight; drawings have colours of their own. */
const labels = (): Promise<Label[]> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { text: string; x: number; y: number; width: number; height: number }[] = [];
    while (words.nextNode()) {
      const { currentNode: node } = words;
      const around = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text === '' || !around?.closest('button, [role=tab], a') || around.closest('svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { x, y, width, height } of range.getClientRects()) {
        const isSeen = around.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        if (isSeen && width > 4 && height > 4) found.push({ text, x, y, width, height });
      }
    }
    return found;
  });

/** The greatest contrast between two pixels of each place. */
async function contrasts(places: Label[]): Promise<number[]> {
  const picture = (await page.screenshot()).toString('base64');
  return eye.evaluate(
    async ({ picture, places }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      const linear = (value: number): number =>
        value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return places.map(({ x, y, width, height }) => {
        const { data } = context.getImageData(Math.ceil(x), Math.ceil(y), Math.floor(width), Math.floor(height));
        let [least, most] = [1, 0];
        for (let i = 0; i < data.length; i += 4) {
          const light = 0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]);
          [least, most] = [Math.min(least, light), Math.max(most, light)];
        }
        return (most + 0.05) / (least + 0.05);
      });
    },
    { picture, places },
  );
}

/** The labels with their contrasts, of a page on which nothing moved in the meantime. */
async function seenLabels(): Promise<{ places: Awaited<ReturnType<typeof labels>>; seen: number[] }> {
  for (;;) {
    const places = await labels();
    const seen = await contrasts(places);
    if (JSON.stringify(await labels()) === JSON.stringify(places)) return { places, seen };
  }
}

const VIEWS = [
  '#/start',
  '#/gallery?pack=trial.yaml',
  '#/cards?pack=trial.yaml',
  '#/author/trial.yaml?line=9',
  '#/lab/trial.yaml',
];

it.each(['light', 'dark'] as const)('every label is seen: %s', async (colorScheme) => {
  await page.emulateMedia({ colorScheme, forcedColors: 'active' });
  for (const view of VIEWS) {
    await visit(page, view);
    if (view.startsWith('#/author')) {
      await page.getByRole('textbox', { name: 'Say it in words' }).fill('Gain 3 points.');
      await page.getByRole('button', { name: 'Write it' }).waitFor();
    }
    const { places, seen } = await seenLabels();
    expect(places.length, view).toBeGreaterThan(3);
    await screenshot(page, `forced-${colorScheme}-${/\w+/.exec(view)![0]}`);
    expect(places.filter((_, i) => seen[i] < 3).map(({ text }) => `${view}: ${text}`)).toEqual([]);
  }
});
