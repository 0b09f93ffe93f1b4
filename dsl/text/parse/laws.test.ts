/** What is told is read back as the same effect, in every language: for every effect of every pack, and for effects made at random. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../packs/fields.ts';
import { loadPack, type LoadedPack } from '../../packs/load.ts';
import { nodeFiles } from '../../packs/node-files.ts';
import type { EffectNode } from '../../syntax/ast.ts';
import { parseProgram } from '../../syntax/index.ts';
import { print } from '../../syntax/printer.ts';
import { lexiconOf } from '../lexicon.ts';
import { defaultOptions, selfOf } from '../render/component.ts';
import type { Language } from '../render/language.ts';
import { english } from '../render/languages/english.ts';
import { italian } from '../render/languages/italian.ts';
import { ukrainian } from '../render/languages/ukrainian.ts';
import { Teller } from '../render/teller.ts';
import { underOptions } from '../under-options.ts';
import { alsoIn } from './also/index.ts';
import { arbitraryTold, type Names } from './arbitrary.ts';
import { normalForm } from './normal.ts';
import { TextReader, unsound, type ReadText } from './read.ts';

const LANGUAGES = [
  { name: 'English', language: english },
  { name: 'Italian (tu)', language: italian('tu') },
  { name: 'Italian (voi)', language: italian('voi') },
  { name: 'Ukrainian', language: ukrainian },
];
const PACKS = ['underwater-cities', 'yucata', 'abyssal-trade', 'test-shapes.yaml', 'nim.yaml', 'tic-tac-toe.yaml'];
const TELLING = new Set(['cards', 'slots', 'boards', 'pieces', 'tracks', 'procedures', 'rules', 'types', 'decks']);
const NAMES: Names = {
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

const loaded = new Map<string, LoadedPack>();
function packOf(name: string): LoadedPack {
  const known = loaded.get(name) ?? loadPack(nodeFiles, `cards/${name}`);
  loaded.set(name, known);
  return known;
}
/** As they hold under the usual options. */
function effectsOf(name: string): { id: string; effect: EffectNode; self: string }[] {
  const { model, sources } = packOf(name);
  return sources.effects.flatMap(({ kind, ast, component, path }) => {
    const effect =
      TELLING.has(component.section) &&
      !path.includes('scenarios') &&
      (kind === 'program' || kind === 'standing') &&
      ast
        ? underOptions(ast as EffectNode, defaultOptions(model!))
        : null;
    return effect ? [{ id: component.id, effect, self: selfOf(component) }] : [];
  });
}
interface Speaking {
  teller: Teller;
  reader: Pick<TextReader, 'read'>;
  same(a: unknown, b: unknown): boolean;
}
const speakers = new Map<string, Speaking>();
/** One for each pack and language, who reads a text once: the laws ask about the same texts. */
function speaking(name: string, language: Language): Speaking {
  const key = `${name}: ${LANGUAGES.findIndex((one) => one.language === language)}`;
  const known = speakers.get(key);
  if (known) return known;
  const {
    model,
    sources: { symbols },
  } = packOf(name);
  const lexicon = lexiconOf(model!, language.code as LanguageCode);
  const reader = new TextReader(language, lexicon, symbols);
  const heard = new Map<string, ReadText>();
  const made: Speaking = {
    teller: new Teller(language, lexicon, symbols),
    reader: {
      read(text, self = 'card') {
        const asked = `${self}: ${text}`;
        const read = heard.get(asked) ?? reader.read(text, self);
        heard.set(asked, read);
        return read;
      },
    },
    same: (a, b) => JSON.stringify(normalForm(a, symbols)) === JSON.stringify(normalForm(b, symbols)),
  };
  speakers.set(key, made);
  return made;
}
const line = (effect: EffectNode | null): string => (effect ? print(effect, { layout: 'line' }) : 'nothing');

describe.each(LANGUAGES)('$name', ({ language }) => {
  test.each(PACKS)('every effect of %s', (pack) => {
    const { teller, reader, same } = speaking(pack, language);
    const wrong: string[] = [];
    for (const { id, effect, self } of effectsOf(pack)) {
      const told = teller.effect(effect, self);
      expect(told.missing, id).toEqual([]);
      const read = reader.read(told.text, self);
      if (!same(read.effect, effect) || read.text !== told.text) {
        wrong.push(`${id}: ${told.text} → ${read.effect ? line(read.effect) : JSON.stringify(read.problems)}`);
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
  ])('%s', (effect) => {
    const { teller, reader, same } = speaking('underwater-cities', language);
    const ast = parseProgram(effect).ast as EffectNode;
    const { text } = teller.effect(ast);
    const read = reader.read(text);
    expect(read.problems, text).toEqual([]);
    expect(same(read.effect, ast), `${text} → ${line(read.effect)}`).toBe(true);
  });

  test('effects made at random', () => {
    const { symbols } = packOf('underwater-cities').sources;
    const { teller, reader } = speaking('underwater-cities', language);
    fc.assert(
      fc.property(arbitraryTold(NAMES), (effect) => {
        const told = teller.effect(effect);
        const read = reader.read(told.text);
        if (told.missing.length > 0 || read.problems.some(({ code }) => code === 'too-long')) return;
        expect(read.problems, `${line(effect)}\n${told.text}`).toEqual([]);
        expect(normalForm(read.effect, symbols), told.text).toEqual(normalForm(effect, symbols));
        expect(read.text).toBe(told.text);
      }),
      { numRuns: 150 },
    );
  });

  test('what is no text of the language is refused', () => {
    const { reader } = speaking('underwater-cities', language);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(reader.read(text).effect).toBeNull();
      }),
    );
  });

  test('a word more or less is refused, or says something else, or the same in words that say nothing', () => {
    const { symbols } = packOf('underwater-cities').sources;
    const { teller, reader, same } = speaking('underwater-cities', language);
    const texts = effectsOf('underwater-cities').map(({ effect }) => teller.effect(effect).text.split(' '));
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
          const read = reader.read(changed);
          if (!read.effect) {
            expect(read.problems).not.toEqual([]);
            return;
          }
          // a reading stands for its text: told again and read again it is the same, if it means anything
          if (unsound([read.effect], 'card', symbols) === 0) {
            expect(same(reader.read(read.text).effect, read.effect), changed).toBe(true);
          }
          if (same(read.effect, reader.read(text.join(' ')).effect)) {
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
      { numRuns: 150 },
    );
  });
});

/** One of something, and the article that says so. */
const ONE = /^\(?(1|an?|un[ao]?)[,.)]?$/i;
/** Wordings leave these out; so may be the name of a thing that is never named again. */
const LEFT_OUT = /^(щоразу,?|action|azione|\(?[“«].*[”»]\)*[.,;]?)$/i;
const lettersOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
/** Words of wordings that are read and never told, the language's and the pack's: with them and without them a text may say the same. */
function wordsOfWordings(language: Language): Set<string> {
  const own = Object.values(packOf('underwater-cities').model!.lexicon[language.code as LanguageCode]).map(
    ({ also, tail, remarks }) => [also, tail, remarks],
  );
  return new Set(lettersOf(JSON.stringify([alsoIn(language), own])));
}
/** `this` alone says `this card`. */
const POINTS = /^(this|ц\p{L}+)$/iu;

/** A verb that is said again for another thing may be left out there: `build 2 farms or 2 laboratories`. */
const isRepeated = (text: readonly string[], at: number): boolean =>
  text.some((word, i) => i !== at && word.toLowerCase() === text[at].toLowerCase());

describe('from language to language', () => {
  test.each(PACKS)('through the tree: %s', (pack) => {
    const languages = ['en', 'it', 'uk'].map((code) =>
      speaking(pack, LANGUAGES.find(({ language }) => language.code === code)!.language),
    );
    const wrong: string[] = [];
    for (const { id, effect, self } of effectsOf(pack)) {
      const texts = languages.map(({ teller }) => teller.effect(effect, self).text);
      const read = languages.map(({ reader }, i) => reader.read(texts[i], self).effect!);
      for (const [from, heard] of read.entries()) {
        for (const [to, { teller, reader, same }] of languages.entries()) {
          // what was told straight has been read already
          const text = teller.effect(heard, self).text;
          const again = text === texts[to] ? read[to] : reader.read(text, self).effect;
          if (from !== to && !same(again, effect)) {
            wrong.push(`${id}: ${line(effect)} → ${line(heard)} → ${line(again)}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
