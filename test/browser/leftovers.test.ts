/** No English word of the page itself is left on an Italian or Ukrainian page, in any view. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SECTION_NAMES, sectionOf } from '../../dsl/packs/fields.ts';
import { en as EN } from '../../texts/languages/en/page.ts';
import { it as IT } from '../../texts/languages/it/page.ts';
import { uk as UK } from '../../texts/languages/uk/page.ts';
import { CITIES, pack } from '../support/packs.ts';
import { isFull, sampleOf } from '../support/width.ts';
import { session } from './support/session.ts';
import { screenshot, visit } from './support/workbench.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The address of each, and what is there as soon as it is complete. */
const VIEWS: Record<string, [hash: string, complete: string]> = {
  author: ['#/author/underwater-cities/cards-era-1.yaml?line=124', '.monaco-editor .view-line'],
  board: ['#/author/underwater-cities/boards-basic.yaml?line=17', '.monaco-editor .view-line'],
  cards: ['#/cards?deck=era-1&card=black-ops-team', '.card-side svg'],
  gallery: ['#/gallery?deck=era-1&color=red', 'a svg'],
  rows: ['#/gallery?section=slots&layout=rows', '.rows tbody tr'],
  'gallery-boards': ['#/gallery?section=boards', '.faces svg'],
  lab: ['#/lab?effect=build%202%20tunnels%0Again%201%20card&at=rich', '.lab-out'],
  'lab-empty': ['#/lab', 'select'],
  boards: ['#/boards/board-1', '[data-site]'],
  audit: ['#/audit', 'tbody tr'],
  signing: ['#/audit?todo=everything&open=cards/black-ops-team', 'tbody .opened'],
};
const LANGUAGES = { it: ['Italiano', IT], uk: ['Українська', UK] } as const;

const { shared } = session(['underwater-cities']);
let page: Page;
beforeAll(async () => {
  ({ page } = await shared({ view: '#/gallery?deck=era-1&color=red' }));
});

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? (value.toLowerCase().match(/\p{L}[\p{L}’']+/gu) ?? [])
    : Object.values(value as Record<string, unknown>).flatMap(wordsOf);

/** Blanks and hyphens are alike, as ids are shown with blanks. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[-\s"]+/g, ' ')
    .trim();

/** What authors wrote: names, notes, sources, names of scenarios. It is shown as it was written. */
const WRITTEN = plain(
  readdirSync(join(ROOT, 'cards'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n'),
);
/** The keys of packs. */
const FIELDS = new Set(SECTION_NAMES.flatMap((section) => Object.keys(sectionOf(section).entry.fields)));
const isWritten = (text: string): boolean => WRITTEN.includes(plain(text));

/** Names that stay as they are: of components, editions, files, keys, languages. The longest first, as they contain others. */
const model = pack(CITIES);
const names = [model.cards, model.slots, model.boards]
  .flat()
  .flatMap(({ id, name }) => [name, id.replaceAll('-', ' ')])
  .concat('yucata', 'ours', 'en1', 'pp.', 'it', 'uk', 'EN')
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
const NAMES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')}|[\w/-]+(?:\.[\w-]+)+|[A-Z]\d+)(?![\p{L}\p{N}])`,
  'giu',
);

/** Parts of a text that authors did not write, with the English words of the page in them. */
const foreignParts = (text: string, english: ReadonlySet<string>): string[] =>
  text
    .replaceAll(NAMES, ';')
    .split(/[:;→·,()“”«»]|\.(?=\s|$)/)
    .filter((part) => !isWritten(part))
    .flatMap((part) => (wordsOf(part).some((word) => english.has(word)) ? [part.trim()] : []));

/** Texts of the page, its labels too: without what authors write, and what is in another language on purpose. */
const shown = (lang: string): Promise<string[]> =>
  page.evaluate((own) => {
    const written =
      'pre, code, textarea, .key, .monaco-editor, .plain-editor, .files, [role=tree], kbd, script, style, noscript';
    const foreign = (element: Element): boolean =>
      element.closest(written) !== null || ![null, own].includes(element.closest('[lang]')!.getAttribute('lang'));
    const out: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (foreign(element)) continue;
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '');
      const labels = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '');
      out.push(...[...own, ...labels].map((text) => text.trim()).filter(Boolean));
    }
    return [...new Set(out)];
  }, lang);

/** A view, when it is complete. */
async function open([hash, complete]: [hash: string, complete: string]): Promise<void> {
  await visit(page, hash);
  await page.getByRole('main').locator(complete).first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Each view in one of the languages; in the full width in both. */
const ITALIAN = sampleOf(Object.keys(VIEWS), Math.ceil(Object.keys(VIEWS).length / 2));
const SHOWN = { it: ITALIAN, uk: Object.keys(VIEWS).filter((view) => isFull || !ITALIAN.includes(view)) };

describe.each(['it', 'uk'] as const)('%s', (code) => {
  const [name, messages] = LANGUAGES[code];
  const own = new Set(wordsOf(messages));
  const english = new Set(wordsOf(EN).filter((word) => !own.has(word)));
  /** whole messages that say something else in this language */
  const whole = new Set<string>(
    Object.entries(EN).flatMap(([key, text]) =>
      typeof text === 'string' && messages[key as keyof typeof EN] !== text && !FIELDS.has(text) ? [text] : [],
    ),
  );
  beforeAll(async () => {
    // in the language before, they have another name
    await page.locator('[popovertarget=settings]').click();
    const [ofPage, ofFaces] = [0, 1].map((n) => page.locator('#settings select').nth(n));
    await ofFaces.selectOption({ label: name });
    await ofPage.selectOption({ label: name });
    await page.keyboard.press('Escape');
    await page.locator(`html[lang=${code}]`).waitFor();
  });

  it.each(SHOWN[code])('%s', async (view) => {
    await open(VIEWS[view]);
    // what another language had said may still be there for a moment
    await expect
      .poll(
        async () =>
          (await shown(code)).flatMap((text) => {
            const parts = whole.has(text) ? [text] : foreignParts(text, english);
            return parts.length > 0 ? [`${text.slice(0, 120)} (${parts.join(' | ')})`] : [];
          }),
        { timeout: 30_000 },
      )
      .toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      if (process.env['SCREENSHOTS']) await page.emulateMedia({ colorScheme });
      await screenshot(page, `left-${view}-${code}-${colorScheme}`);
    }
  });
});
