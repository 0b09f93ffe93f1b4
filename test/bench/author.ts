import { headless, type ServedPage } from './headless.ts';
import { hundredPack } from './hundred.ts';
import { figure, median, type Row } from './measure.ts';

const ROUNDS = 5;
const KEYS = 12;
const FILE = 'hundred.yaml';
/** Whether the text is visible. Until the full editor is loaded, a text field shows it. */
const TEXT_SHOWN = `
  [...document.querySelectorAll('.plain-editor textarea')].some(({ value }) => value.includes('gain 1 card')) ||
  [...document.querySelectorAll('.view-line')].some(({ textContent }) => /gain.1.card/.test(textContent))
`;

/**
 * The Author view in a headless browser, on a file of 100 cards: from navigation to the first text, in whichever editor, and
 * to the full editor; and from a keystroke to the new card face.
 */
export const author = (packs: string, site: string): Promise<Row[]> =>
  headless('Author in a browser', { packs, site, files: { [FILE]: hundredPack() } }, measured);

async function measured({ address, open }: ServedPage): Promise<Row[]> {
  const frame: number[] = [];
  const text: number[] = [];
  const full: number[] = [];
  const face: number[] = [];
  const paint: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await open();
    const start = performance.now();
    await page.goto(`${address}/#/author/${FILE}?line=10`);
    await page.getByRole('main').waitFor();
    frame.push(performance.now() - start);
    while (!(await page.evaluate(TEXT_SHOWN))) {
      await new Promise((later) => {
        setTimeout(later, 5);
      });
    }
    text.push(performance.now() - start);
    await page
      .locator('.view-line', { hasText: /gain.1.card/ })
      .first()
      .waitFor();
    full.push(performance.now() - start);
    if (round === ROUNDS - 1) {
      await page.getByRole('img', { name: /Face of/ }).waitFor();
      await page.getByRole('textbox', { name: `Editor: ${FILE}` }).focus();
      await page.keyboard.press('Home');
      for (let i = 0; i < 'gain '.length; i++) await page.keyboard.press('ArrowRight');
      for (let key = 0; key < KEYS; key++) {
        const digit = String(2 + (key % 7));
        await page.keyboard.press('Shift+ArrowRight');
        const before = performance.now();
        await page.keyboard.insertText(digit);
        await page.getByRole('img', { name: new RegExp(`Face of.*${digit} cards`) }).waitFor();
        face.push(performance.now() - before);
        await page.keyboard.press('ArrowLeft');
        const requested = performance.now();
        await page.evaluate(
          'new Promise((painted) => { requestAnimationFrame(() => requestAnimationFrame(painted)); })',
        );
        paint.push(performance.now() - requested);
      }
    }
  }
  return [
    {
      what: 'first text in Author, file of 100 cards, headless',
      value: figure(median(text), 'ms'),
      baseline: `page frame: ${figure(median(frame), 'ms')}`,
    },
    {
      what: 'the full editor, the same file',
      value: figure(median(full), 'ms'),
      baseline: '',
    },
    {
      what: 'keystroke to new card face, the same file',
      value: figure(median(face), 'ms'),
      baseline: `two animation frames: ${figure(median(paint), 'ms')}`,
    },
  ];
}
