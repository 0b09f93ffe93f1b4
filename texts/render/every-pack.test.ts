import { describe, expect, test } from 'vitest';
import { renderComponent, type RenderedText } from './component.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../dsl/packs/fields.ts';
import { LANGUAGES } from '../languages/index.ts';
import { loaded } from '../../test/support/loaded.ts';

const READ = new Set(['cards', 'slots', 'boards', 'pieces', 'tracks', 'procedures', 'rules', 'types', 'decks']);

const PACKS = [
  'underwater-cities',
  'yucata',
  'abyssal-trade',
  'test-shapes.yaml',
  'nim.yaml',
  'tic-tac-toe.yaml',
  'domineering',
  'cram',
  'pentominoes',
  'tracks',
  'nautilus',
];

describe.each(PACKS)('every text of %s', (name) => {
  const { model, sources } = loaded(`cards/${name}`);
  const texts = (code: LanguageCode): RenderedText[] =>
    sources.components
      .filter(({ section }) => READ.has(section))
      .flatMap((component) => renderComponent(model, sources, component, LANGUAGES[code]));

  test.each(LANGUAGE_CODES)('in %s: all words are there, and nothing of the patterns', (code) => {
    const bad = texts(code).filter(
      ({ text, missing }) => missing.length > 0 || text === '' || /[‹›{}[\]~|]|undefined|  | [.,;]/.test(text),
    );
    expect(bad.map(({ source: { component, text: effect }, text }) => `${component.id}: ${effect} → ${text}`)).toEqual(
      [],
    );
  });
  test.each(['it', 'uk'] as const)('in %s: no word of English', (code) => {
    const english = texts(code).filter(({ text }) =>
      (code === 'uk' ? /[a-z]{3}/i : /\b(the|city|card|farm|slot|gain|your)\b/i).test(
        text.replace(/“[^”]*”|«[^»]*»/g, ''),
      ),
    );
    expect(english.map(({ source: { component }, text }) => `${component.id}: ${text}`)).toEqual([]);
  });
});
