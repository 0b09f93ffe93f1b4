import type { Page } from 'playwright-core';
import type { CompleteLanguage } from '../../dsl/internal.ts';
import { headless, type ServedPage } from './headless.ts';
import { hundredPack } from './hundred.ts';
import type { Row } from './measure.ts';
import { painted, paintedRow, twoFrames } from './painted.ts';

const FILE = 'hundred.yaml';
const KEYS = 24;
/** Keys before it counts: the parser of the language is made, and its code is warm. */
const WARM_UP = 24;
/** A usual card, with a number that each key changes; from 5 on, as Ukrainian declines 2 to 4 in another way. */
const SENTENCES: Record<CompleteLanguage, string> = {
  en: 'Pay 1 kelp, then gain # credits; or build 1 city for 1 credit less.',
  it: 'Paga 1 alga, poi ottieni # crediti; oppure costruisci 1 città pagando 1 credito in meno.',
  uk: 'Заплатіть 1 ламінарію, потім отримайте # кредитів; або побудуйте 1 місто на 1 кредит дешевше.',
};

/** From a key in "Say it in words" to the frame with the new effect, in each language, in a file of 100 cards. */
export const say = (packs: string, site: string): Promise<Row[]> =>
  headless('Say it in words in a browser', { packs, site, files: { [FILE]: hundredPack() } }, measured);

async function measured({ address, open }: ServedPage): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [language, sentence] of Object.entries(SENTENCES)) {
    const page = await open();
    await page.goto(`${address}/#/author/${FILE}?line=10`);
    await page.getByRole('textbox', { name: 'Say it in words' }).focus();
    const frames: number[] = [];
    const keys: number[] = [];
    for (let n = 0; n < WARM_UP + KEYS; n++) {
      frames.push(await twoFrames(page));
      keys.push(await typed(page, sentence, 5 + (n % 5)));
    }
    rows.push(paintedRow(`key to "Say it in words" (${language})`, keys.slice(WARM_UP), frames));
  }
  return rows;
}

/** Milliseconds until the effect of the sentence has the number. */
function typed(page: Page, sentence: string, number: number): Promise<number> {
  const action = `const field = document.querySelector('#say-text');
    field.value = ${JSON.stringify(sentence.replace('#', String(number)))};
    field.dispatchEvent(new Event('input', { bubbles: true }))`;
  return painted(
    page,
    action,
    `document.querySelector('fathom-say pre')?.textContent.includes('gain ${number} credits')`,
  );
}
