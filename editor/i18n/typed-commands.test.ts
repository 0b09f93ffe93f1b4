/** No text of the page tells a person to type a command: it leads to the page of the reference, or names what the page has in its place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../dsl/internal.ts';
import { diagnosticExample, TOPICS, topicsNamed } from '../../service/reference/index.ts';
import { variantText } from '../../service/language-service/index.ts';
import { diagnosticWords, translationFor } from '../../service/translations/index.ts';
import { loaded } from '../../test/support/loaded.ts';
import { en } from '../../texts/languages/en/page.ts';
import { it as italian } from '../../texts/languages/it/page.ts';
import { uk } from '../../texts/languages/uk/page.ts';
import { CARDS_MESSAGES } from './cards.ts';
import { DECK_MESSAGES } from './deck.ts';
import { IMPORT_MESSAGES } from './import.ts';
import { PLAY_MESSAGES } from './play.ts';
import { REFERENCE_MESSAGES } from './reference.ts';
import { inPage, topicsIn } from './typed-commands.ts';

/** What one would type: a program and its first word. The name of the product has a capital letter. */
const TYPED = /(?<![\w./@-])(?:fathom|npx|npm|node)\s+[\w-]+/;

/** The same in code, where other words may follow a name. */
const TYPED_IN_CODE = /(?<=[`'"])(?:fathom|npx|npm) [a-z-]+/;

const ROOT = join(import.meta.dirname, '../..');
/** The houses whose texts come to the page. */
const HOUSES = ['dsl', 'texts', 'interpreter', 'service', 'table', 'editor'];
/** Texts of the terminal, and of files that are written for whoever reads the repository or the folder. */
const ELSEWHERE =
  /\/command(?:-\w+)?\.ts$|^service\/reference\/(?:write-pages|diagnostics-table)\.ts$|^dsl\/(?:source\/limits-page|provenance\/sign-off-file)\.ts$|\/typed-commands\.ts$/;

const withoutComments = (code: string): string => code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

it.each(HOUSES)('%s names no command that the page has nothing for', (house) => {
  const files = readdirSync(join(ROOT, house), { recursive: true, encoding: 'utf8' })
    .map((name) => `${house}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing/.test(name) && !ELSEWHERE.test(name));
  const left = files.flatMap((name) => {
    const code = withoutComments(readFileSync(join(ROOT, name), 'utf8')).replaceAll('\\`', '`');
    // a command that is broken over two lines of code is one in the text
    const text = inPage(code.replaceAll(/' \+\s*'/g, ''));
    const found = TYPED_IN_CODE.exec(text);
    return found ? [`${name}: ${found[0]}`] : [];
  });
  expect(left).toEqual([]);
});

it('no message of the page does', () => {
  const tables = [
    ...Object.values({ en, italian, uk }),
    ...[CARDS_MESSAGES, DECK_MESSAGES, IMPORT_MESSAGES, PLAY_MESSAGES, REFERENCE_MESSAGES].flatMap((one) =>
      Object.values<object>(one),
    ),
  ];
  expect(tables.length).toBeGreaterThan(10);
  expect(TYPED.exec(JSON.stringify(tables))).toBeNull();
});

it('no problem does, in any language; where its help leads to is a page of the reference', async () => {
  for (const code of LANGUAGE_CODES) {
    const translation = await translationFor(code);
    for (const { name } of TOPICS.diagnostic) {
      const words = diagnosticWords(
        { ...diagnosticExample(name), file: '', line: 1, column: 1, endLine: 1, endColumn: 1 },
        translation,
      );
      expect([name, TYPED.exec(inPage(Object.values(words).join(' ')))]).toEqual([name, null]);
    }
  }
});

it.each(Object.values(TOPICS).flat())('no page of the reference does: $chapter $name', ({ summary, page }) => {
  expect(TYPED.exec(inPage(`${summary} ${page}`))).toBeNull();
  expect(topicsIn(page).filter((topic) => topic === topic.toLowerCase() && topicsNamed(topic).length === 0)).toEqual(
    [],
  );
});

it('no template does', () => {
  expect(TYPED.exec(variantText('my-variant', loaded().model))).toBeNull();
});

it('names what the page has, and leads to the reference', () => {
  expect(inPage('See `fathom help sayings`; `fathom fmt` does it, `fathom nothing` not.')).toBe(
    'See “Reference: sayings”; “Format” does it, `fathom nothing` not.',
  );
  expect(topicsIn('`fathom help costs` and `fathom help up to`')).toEqual(['costs', 'up to']);
});
