/**
 * Printed texts of the rulebooks are parsed and mean what the pack encodes. Those that are not parsed are listed in
 * attested/unread.yaml, which may only shrink. The rulebooks are not part of this repository: without them nothing is tested.
 */
import { describe, expect, test } from 'vitest';
import { parseProgram, print, printItems } from '../dsl/internal.ts';
import type { EffectNode } from '../dsl/syntax/ast.ts';
import { effectsOf } from '../texts/meaning/component-effects.ts';
import { lexiconOf } from '../texts/lexicon/lexicon-of.ts';
import { parseText } from '../texts/parse/parse-text.ts';
import { LANGUAGES, languageOn } from '../texts/languages/index.ts';
import { defaultOptions } from '../texts/render/component.ts';
import { Renderer } from '../texts/render/renderer.ts';
import { applyOptions } from '../texts/meaning/apply-options.ts';
import { attestedTexts, EDITIONS, sourcesAreThere, sumOf, unreadTexts, type Attested } from './attested/load.ts';
import { meaningOf } from './attested/meaning.ts';
import { loaded } from './support/loaded.ts';

const there = sourcesAreThere();
const { model, sources } = loaded();

/** Created once, because each caches its parser. */
const lexicons = { en: lexiconOf(model, 'en'), it: lexiconOf(model, 'it'), uk: lexiconOf(model, 'uk') };
/** Rulebooks and boards speak to all, cards to one. */
const languageOf = ({ kind, language, text }: Attested) =>
  languageOn(
    kind === 'card' || kind === 'beginning' || (kind === 'note' && text === text.toUpperCase()) ? 'cards' : 'slots',
    LANGUAGES[language],
  );

function read(entry: Attested): { effect: EffectNode | null; program: string | null } {
  const language = languageOf(entry);
  const lexicon = lexicons[entry.language];
  const ending =
    entry.ends === undefined
      ? ''
      : `, ${new Renderer(language, lexicon, sources.symbols).effect(effectIn(entry.ends)).text}`;
  return parseText(
    ending ? `${entry.text.replace(/[.\s]+$/, '')}${ending}` : entry.text,
    language,
    sources.symbols,
    lexicon,
  );
}
function effectIn(text: string): EffectNode {
  const { ast, problems } = parseProgram(text);
  if (!ast) throw new Error(`${text}: ${problems.map(({ message }) => message).join(' ')}`);
  return ast;
}
/** The effect in the pack, with all options at their defaults. */
function encoded({ id, component, says }: Attested): EffectNode | null {
  if (says !== undefined) return effectIn(says);
  if (!component) return null;
  const found = effectsOf(sources, component.section, component.id).find(({ key }) => key === component.key)?.source
    .ast;
  if (!found) throw new Error(`${id}: ${component.section}/${component.id} has no ${component.key}`);
  // the surcharge of a site is rendered as a payment
  return Array.isArray(found)
    ? effectIn(`pay ${printItems(found)}`)
    : applyOptions(found as EffectNode, defaultOptions(model));
}

describe.skipIf(!there)('the rulebooks', () => {
  const all = there ? attestedTexts() : [];
  const unread = there
    ? new Map(unreadTexts().flatMap(({ why, texts }) => texts.map((id) => [id, why])))
    : new Map<string, string>();

  test('lie where they did, word for word', () =>
    expect(all.filter(({ text, sum }) => sumOf(text) !== sum).map(({ id }) => id)).toEqual([]));
  test('texts that are not read are texts of theirs', () =>
    expect([...unread.keys()].filter((id) => !all.some((entry) => entry.id === id))).toEqual([]));

  describe.each(EDITIONS)('%s', (edition) => {
    const texts = all.filter((entry) => entry.edition === edition).map((entry) => ({ ...entry, ...read(entry) }));
    test('every text is read, but those of the list', () =>
      expect(texts.filter(({ id, effect }) => !effect && !unread.has(id)).map(({ id }) => id)).toEqual([]));
    test('the list names none that is read', () =>
      expect(texts.filter(({ id, effect }) => effect && unread.has(id)).map(({ id }) => id)).toEqual([]));
    test('where it says of which program it is, it is of that one', () => {
      const key = ({ component }: Attested): string | undefined => component?.key.split('.').at(-1);
      expect(
        texts
          .filter((entry) => entry.program !== null && entry.component && entry.program !== key(entry))
          .map(({ id, program }) => `${id}: ${program}`),
      ).toEqual([]);
    });
    test('a parsed text means what the pack says, unless the corpus says why not', () => {
      const wrong = texts.flatMap((entry) => {
        const expected = encoded(entry);
        const { id, effect, differs } = entry;
        if (!effect || !expected) return [];
        const same = meaningOf(effect, sources.symbols) === meaningOf(expected, sources.symbols);
        return same === (differs === undefined)
          ? []
          : [
              `${id}: ${print(effect, { layout: 'line' })} ${same ? 'is the same as' : 'is not'} ${print(expected, { layout: 'line' })}`,
            ];
      });
      expect(wrong).toEqual([]);
    });
  });
});

test.skipIf(there)('without rulebooks beside this repository, attested texts are not tested', () => {});
