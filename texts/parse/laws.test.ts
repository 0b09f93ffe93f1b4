/**
 * A rendered effect parses to the same effect, in every language: for the effects of every pack, and for random effects. Of the
 * packs each run tries what a seed chooses, with every word of the language; the full width tries every effect.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loaded, type Loaded } from '../../test/support/loaded.ts';
import { isFull, rounds, sampleOfKinds, seed } from '../../test/support/width.ts';
import type { EffectNode } from '../../dsl/syntax/ast.ts';
import { parseProgram } from '../../dsl/syntax/index.ts';
import { print } from '../../dsl/syntax/printer.ts';
import { lexiconOf } from '../lexicon/lexicon-of.ts';
import { defaultOptions, selfOf } from '../render/component.ts';
import type { Language } from '../languages/language.ts';
import { english } from '../languages/en/index.ts';
import { wordingsOf } from '../languages/wordings-of.ts';
import { italian } from '../languages/it/index.ts';
import { ukrainian } from '../languages/uk/index.ts';
import { Renderer } from '../render/renderer.ts';
import { applyOptions } from '../meaning/apply-options.ts';
import { packTools, wordsIn } from '../testing.ts';
import { arbitraryEffect, type PackNames } from './arbitrary.ts';
import { whereDrawn } from './drawn-cards.ts';
import { withPayments } from './payments.ts';
import { choosingOne } from './choose-one.ts';
import { normalForm } from '../meaning/normal.ts';
import { countSemanticProblems } from './meaning-problems.ts';
import type { ParsedText } from './parse-text.ts';
import { TextParser } from './text-parser.ts';

const LANGUAGES = [
  { name: 'English', language: english.onCards },
  { name: 'Italian (tu)', language: italian.onCards },
  { name: 'Italian (voi)', language: italian.onBoards! },
  { name: 'Ukrainian', language: ukrainian.onCards },
];
const SHARED = 'underwater-cities';
const PACKS = [SHARED, 'yucata', 'abyssal-trade', 'test-shapes.yaml', 'nim.yaml', 'tic-tac-toe.yaml'];
const RENDERED_SECTIONS = new Set([
  'cards',
  'slots',
  'boards',
  'pieces',
  'tracks',
  'procedures',
  'rules',
  'types',
  'decks',
]);
const NAMES: PackNames = {
  counters: ['credit', 'kelp', 'science', 'steelplast', 'biomatter', 'point'],
  classes: ['structure', 'building'],
  pieces: ['farm', 'laboratory', 'desalination-plant', 'tunnel', 'city', 'metropolis'],
  sites: ['building-site', 'tunnel-site', 'expansion-site'],
  predicates: ['connected', 'network'],
  zones: ['hand', 'claimed'],
  types: ['action-card'],
  periods: ['turn', 'era', 'round'],
  constants: ['hand-limit'],
  colors: ['green', 'red', 'yellow'],
  cardSets: ['card', 'action-card', 'production-card'],
};

const packOf = (name: string): Loaded => loaded(`cards/${name}`);

/** The effects of a pack under the default options. */
function effectsOf(name: string): { id: string; effect: EffectNode; self: string }[] {
  const { model, sources } = packOf(name);
  return sources.effects.flatMap(({ kind, ast, component, path }) => {
    const effect =
      RENDERED_SECTIONS.has(component.section) &&
      !path.includes('scenarios') &&
      (kind === 'program' || kind === 'standing') &&
      ast
        ? applyOptions(ast as EffectNode, defaultOptions(model))
        : null;
    return effect ? [{ id: component.id, effect, self: selfOf(component) }] : [];
  });
}
/** Effects tried of each pack, beside those with words that no other has. */
const SAMPLE = 4;
const met = new Set<string>();
const TRIED = new Map(
  PACKS.map((pack) => [pack, sampleOfKinds(effectsOf(pack), SAMPLE, ({ effect }) => wordsIn(effect), met)]),
);

interface LanguageTools {
  renderer: Renderer;
  parser: Pick<TextParser, 'parse'>;
  same(a: unknown, b: unknown): boolean;
}
const toolsByLanguage = new Map<string, LanguageTools>();
/** Cached by pack and language, with the parsed texts, as the laws ask about the same texts. */
function toolsFor(name: string, language: Language): LanguageTools {
  const key = `${name}: ${LANGUAGES.findIndex((one) => one.language === language)}`;
  const known = toolsByLanguage.get(key);
  if (known) return known;
  const {
    model,
    sources: { symbols },
  } = packOf(name);
  const lexicon = lexiconOf(model, language.code);
  // those of the pack that many tests use are kept for them all
  const parser = name === SHARED ? packTools(language).parser : new TextParser(language, lexicon, symbols);
  const parsedTexts = new Map<string, ParsedText>();
  const made: LanguageTools = {
    renderer: new Renderer(language, lexicon, symbols),
    parser: {
      parse(text, self = 'card') {
        const asked = `${self}: ${text}`;
        const read = parsedTexts.get(asked) ?? parser.parse(text, self);
        parsedTexts.set(asked, read);
        return read;
      },
    },
    same: (a, b) => JSON.stringify(normalForm(a, symbols)) === JSON.stringify(normalForm(b, symbols)),
  };
  toolsByLanguage.set(key, made);
  return made;
}
const line = (effect: EffectNode | null): string => (effect ? print(effect, { layout: 'line' }) : 'nothing');

/** A parser of a pack takes a second to make: beside the one that is shared each language has some of them, another language others. */
function packsFor(language: Language): string[] {
  if (isFull) return PACKS;
  const n = LANGUAGES.findIndex((one) => one.language === language) + seed;
  return PACKS.filter((pack, i) => pack === SHARED || i % 2 === n % 2);
}

describe.each(LANGUAGES)('$name', ({ language }) => {
  test.each(packsFor(language))('effects of %s', (pack) => {
    const { renderer, parser, same } = toolsFor(pack, language);
    const wrong: string[] = [];
    for (const { id, effect, self } of TRIED.get(pack)!) {
      const rendered = renderer.effect(effect, self);
      expect(rendered.missing, id).toEqual([]);
      const read = parser.parse(rendered.text, self);
      if (!same(read.effect, effect) || read.text !== rendered.text) {
        wrong.push(`${id}: ${rendered.text} → ${read.effect ? line(read.effect) : JSON.stringify(read.problems)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    'move top 1 card of era-deck to hand',
    'move top 3 cards of special-deck to hand then shuffle special-deck',
    'move top (special-search) cards of special-deck to special-look',
    'place top 1 card of blue-stack at blue-space',
    'choose card in hand as paper then dispose paper as discarded',
    'choose card in hand as paper then dispose paper as mismatched',
    '(pay price of this: move this to claimed) or dispose this as unpaid',
    'let pay 2 credits instead of 1 steelplast when building tunnels',
    'let pay 2 credits, 1 kelp instead of 1 steelplast, 1 science when upgrading farms of cities',
    'let pay 1 science instead of 3 credits when buying 1st action-card this turn',
    'until end of turn: let pay 1 biomatter instead of 2 science when upgrading 1st structure this turn',
  ])('%s', (effect) => {
    const { renderer, parser, same } = toolsFor('underwater-cities', language);
    const ast = parseProgram(effect).ast as EffectNode;
    const { text } = renderer.effect(ast);
    const read = parser.parse(text);
    expect(read.problems, text).toEqual([]);
    expect(same(read.effect, ast), `${text} → ${line(read.effect)}`).toBe(true);
  });

  test('effects made at random', () => {
    const { symbols } = packOf('underwater-cities').sources;
    const { renderer, parser } = toolsFor('underwater-cities', language);
    fc.assert(
      fc.property(arbitraryEffect(NAMES), (made) => {
        // what no text says: a word that acts on all with a noun for one, cards that are nowhere, a payment that may be left out
        const [effect] = withPayments([choosingOne(whereDrawn(made, 'card', symbols), symbols)], symbols);
        const rendered = renderer.effect(effect);
        const read = parser.parse(rendered.text);
        if (rendered.missing.length > 0 || read.problems.some(({ code }) => code === 'too-long')) return;
        expect(read.problems, `${line(effect)}\n${rendered.text}`).toEqual([]);
        expect(normalForm(read.effect, symbols), rendered.text).toEqual(normalForm(effect, symbols));
        expect(read.text).toBe(rendered.text);
      }),
      { numRuns: rounds(15, 150) },
    );
  });

  test('what is no text of the language is refused', () => {
    const { parser } = toolsFor('underwater-cities', language);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(parser.parse(text).effect).toBeNull();
      }),
      { numRuns: rounds(12, 100) },
    );
  });

  test('a word more or less is refused, or says something else, or the same in words that say nothing', () => {
    const { symbols } = packOf('underwater-cities').sources;
    const { renderer, parser, same } = toolsFor('underwater-cities', language);
    const texts = effectsOf('underwater-cities').map(({ effect }) => renderer.effect(effect).text.split(' '));
    const words = [...new Set(texts.flat())];
    const declared = wordsOfWordings(language);
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.option(fc.constantFrom(...words), { nil: undefined }),
        (text, place, word) => {
          const at = place % text.length;
          const changed = [
            ...text.slice(0, at),
            ...(word === undefined ? [] : [word]),
            ...text.slice(word === undefined ? at + 1 : at),
          ].join(' ');
          const read = parser.parse(changed);
          if (!read.effect) {
            expect(read.problems).not.toEqual([]);
            return;
          }
          // a parsed effect means its text: rendered and parsed again it is the same, if it means anything
          if (countSemanticProblems([read.effect], 'card', symbols) === 0) {
            expect(same(parser.parse(read.text).effect, read.effect), changed).toBe(true);
          }
          if (same(read.effect, parser.parse(text.join(' ')).effect)) {
            expect(
              ONE.test(word ?? text[at]) ||
                LEFT_OUT.test(word ?? text[at]) ||
                lettersOf(word ?? text[at]).every((letters) => declared.has(letters)) ||
                POINTS.test(text[at - 1] ?? '') ||
                (word === undefined && isRepeated(text, at)),
              `${changed} = ${text.join(' ')}`,
            ).toBe(true);
          }
        },
      ),
      { numRuns: rounds(15, 150) },
    );
  });
});

/** One of something, and the article that says so. */
const ONE = /^\(?(1|an?|un[ao]?)[,.)]?$/i;
/** Wordings leave these out, or put them in as *2 of your farms*; so may be the name of a thing that is never named again. */
const LEFT_OUT = /^(щоразу,?|action|azione|dei|degli|delle|\(?[“«].*[”»]\)*[.,;]?)$/i;
const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
/**
 * Words of wordings that are parsed and never rendered, the language's and the pack's: with them and without them a
 * text may say the same.
 */
function wordsOfWordings(language: Language): Set<string> {
  const own = Object.values(packOf(SHARED).model.lexicon[language.code]).map(({ also, tail, remarks }) => [
    also,
    tail,
    remarks,
  ]);
  return new Set(lettersOf(JSON.stringify([wordingsOf(language), own])));
}
/** `this` alone says `this card`. */
const POINTS = /^(this|ц\p{L}+)$/iu;

/** A verb that is said again for another thing may be left out there: `build 2 farms or 2 laboratories`. */
const isRepeated = (text: readonly string[], at: number): boolean =>
  text.some((word, i) => i !== at && word.toLowerCase() === text[at].toLowerCase());

describe('from language to language', () => {
  test.each(PACKS)('through the tree: %s', (pack) => {
    const languages = ['en', 'it', 'uk'].map((code) =>
      toolsFor(pack, LANGUAGES.find(({ language }) => language.code === code)!.language),
    );
    const wrong: string[] = [];
    for (const { id, effect, self } of TRIED.get(pack)!) {
      const texts = languages.map(({ renderer }) => renderer.effect(effect, self).text);
      const read = languages.map(({ parser }, i) => parser.parse(texts[i], self).effect!);
      for (const [from, understood] of read.entries()) {
        for (const [to, { renderer, parser, same }] of languages.entries()) {
          // what was rendered from the effect has been parsed already
          const text = renderer.effect(understood, self).text;
          const again = text === texts[to] ? read[to] : parser.parse(text, self).effect;
          if (from !== to && !same(again, effect)) {
            wrong.push(`${id}: ${line(effect)} → ${line(understood)} → ${line(again)}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
