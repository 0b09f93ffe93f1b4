/**
 * What effects and cards of tests must say, in `test/texts/sentences`: one file for each language, so that it can be read, and
 * changed, as a whole. With UPDATE_TEXTS=1 what is rendered is written there instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { withFileLock } from '../../cli/edit/file-lock.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { LANGUAGES, type Language } from '../../texts/index.ts';

/** By the name of the test's file, then by the effect or card. */
type Sentences = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isUpdating = process.env.UPDATE_TEXTS === '1';
const fileOf = (code: LanguageCode): string => join(import.meta.dirname, '..', 'texts', 'sentences', `${code}.yaml`);

/** The languages that have such a file: a draft needs none. */
export const SAID_LANGUAGES: readonly Language[] = LANGUAGE_CODES.filter((code) => existsSync(fileOf(code))).map(
  (code) => LANGUAGES[code],
);

const read = new Map<LanguageCode, Sentences>();

function sentencesIn(code: LanguageCode): Sentences {
  const known = read.get(code) ?? (parse(readFileSync(fileOf(code), 'utf8')) as Sentences);
  read.set(code, known);
  return known;
}

/** One of the texts is what is to be said of this; `test` is the file of the test, without its ending. */
export function expectSaid({ code }: Language, test: string, key: string, texts: readonly string[]): void {
  const expected = sentencesIn(code)[test]?.[key];
  if (!isUpdating) expect(texts).toContain(expected);
  else if (expected === undefined || !texts.includes(expected)) write(code, [test, key], texts[0]);
}

function write(code: LanguageCode, path: readonly [string, string], text: string): void {
  const file = fileOf(code);
  withFileLock(
    file,
    () => {
      const document = parseDocument(readFileSync(file, 'utf8'));
      document.setIn(path, text);
      writeFileSync(file, document.toString({ lineWidth: 0, singleQuote: true }));
    },
    60_000,
  );
}
