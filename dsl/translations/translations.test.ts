/** Every diagnostic and every title of a fix in each language: the words differ from the English ones, and keep what was written. */
import { describe, expect, it } from 'vitest';
import { DIAGNOSTICS } from '../reference/diagnostic-registry.ts';
import { codeActions } from '../service/code-actions.ts';
import { fixTitle } from '../service/fix-titles.ts';
import { CARDS, reef } from '../service/testing.ts';
import { describeProblem, type AnyDeclaration } from '../source/declaration.ts';
import type { Diagnostic } from '../source/diagnostic.ts';
import { translationFor } from './index.ts';
import { PARTIAL } from './words.ts';

const AT = { file: 'a.yaml', line: 1, column: 1, endLine: 1, endColumn: 2 };
const examples = Object.entries<AnyDeclaration>(DIAGNOSTICS).map(([code, declaration]): Diagnostic => ({
  ...AT,
  ...describeProblem(code, declaration, declaration.example),
}));
/** English function words, which no Italian or Ukrainian message has outside of quotes. */
const ENGLISH = /\b(?:the|this|is|are|not|of|and|here|needs?|which|has|have|with|no)\b/i;
const unquoted = (text: string): string => text.replaceAll(/«[^»]*»/g, '');
const LETTERS = { it: /^[\p{Script=Latin}\P{L}]*$/u, uk: /\p{Script=Cyrillic}/u };

describe.each(['it', 'uk'] as const)('%s', (language) => {
  it('has its own words for every code', async () => {
    const translation = (await translationFor(language))!;
    for (const diagnostic of examples) {
      const { message } = translation(diagnostic);
      expect(unquoted(message), diagnostic.code).not.toMatch(ENGLISH);
      expect(message, diagnostic.code).toMatch(/[.?]$/);
      expect(unquoted(message), diagnostic.code).toMatch(LETTERS[language]);
      expect(message, diagnostic.code).not.toMatch(/undefined|\[object/);
    }
  });

  it('quotes every word that the English message quotes, or shows that as well', async () => {
    const translation = (await translationFor(language))!;
    for (const diagnostic of examples.filter(({ code }) => !PARTIAL.has(code as keyof typeof DIAGNOSTICS))) {
      const written = Object.values(diagnostic.data ?? {})
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .map(String)
        .filter((value) =>
          new RegExp(`["\`]${value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}["\`]`).test(diagnostic.message),
        );
      const { message } = translation(diagnostic);
      for (const value of written) expect(message, diagnostic.code).toContain(value);
    }
  });

  it('has its own titles of fixes', () => {
    const uri = 'reef/cards.yaml';
    const workspace = reef({ [uri]: CARDS.replace('gain 2 kelp', 'gain 2 klep') });
    const whole = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
    const titles = (code: 'en' | 'it' | 'uk'): string[] =>
      codeActions(workspace, uri, whole, code).map(({ title }) => title);
    expect(titles('en')[0]).toBe('Write "kelp"');
    expect(titles(language)[0]).toBe({ it: 'Scrivi «kelp»', uk: 'Написати «kelp»' }[language]);
    expect(titles(language)).toHaveLength(titles('en').length);
    expect(fixTitle({ is: 'format' }, language)).not.toBe(fixTitle({ is: 'format' }));
  });
});

it('leaves diagnostics of other tools as they are', async () => {
  const translation = (await translationFor('uk'))!;
  const other: Diagnostic = { ...AT, code: 'of-another-tool', severity: 'error', message: 'As it is.' };
  expect(translation(other)).toEqual({ message: 'As it is.', suggested: '', help: '' });
  expect(await translationFor('en')).toBeNull();
});
