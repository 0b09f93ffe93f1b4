/**
 * Keywords of the language. Every fixed word of a signature is a keyword; most keywords are reserved, so that a noun
 * phrase can never take in the keyword after it.
 */
import { WORDS } from '../words/registry.ts';
import type { SignatureElement } from '../words/signature.ts';

export const DETERMINERS = ['the', 'a', 'an', 'all', 'your'] as const;

/** functions that are written with brackets: `max(a, b)` */
export const FUNCTIONS = ['min', 'max', 'reach', 'beyond'] as const;

/** those of sites, which may be the noun of a phrase: `empty reach(it, empty cell)` */
export const SITE_FUNCTIONS = ['reach', 'beyond'] as const;

/** functions over a set: `sum over cities: …` */
export const AGGREGATES = ['sum', 'min', 'max', 'different'] as const;

const GRAMMAR_WORDS = [
  'or',
  'then',
  'may',
  'else',
  'and',
  'not',
  'is',
  'of',
  'in',
  'with',
  'where',
  'this',
  'per',
  'for',
  'on',
  'to',
  'as',
  'free',
  'usual',
  'less',
  'price',
  'same',
  'top',
  'over',
  'table',
  'mod',
  'adjacent',
  'within',
  'you',
  'another',
  'advances',
  'discards',
  'becomes',
  'enters',
  'gives',
  'begins',
  'ends',
  'time',
  ...DETERMINERS,
  ...FUNCTIONS,
  ...AGGREGATES,
];

/** Keywords that may also be names, because their places are unambiguous. */
const UNRESERVED = new Set([
  'number',
  'time',
  'kind',
  'color',
  'player',
  'players',
  'owner',
  'slots',
  'space',
  'boards',
  'game',
  'building',
  'upgrading',
  'paying',
  'buying',
  'choosing',
  'discards',
  'most',
  'least',
  'pass',
  'left',
  'right',
  'steps',
]);

/** `at-most` is written `at most` */
export const flagWords = (flag: string): string[] => flag.split('-');

function fixedWords(elements: readonly SignatureElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.el) {
      case 'keyword':
        return [element.word];
      case 'flag':
        return element.words.flatMap(flagWords);
      case 'optional':
        return fixedWords(element.elements);
      case 'arg':
      case 'colon':
        return [];
    }
  });
}

export const KEYWORDS: readonly string[] = [
  ...new Set([...GRAMMAR_WORDS, ...WORDS.flatMap((word) => [...word.opening, ...fixedWords(word.signature)])]),
];

/** The noun behind which `to` says where the distance ends: `distance of it to city`. */
export const DISTANCE = 'distance';

/** No pack may use these as names. */
export const RESERVED: ReadonlySet<string> = new Set(KEYWORDS.filter((word) => !UNRESERVED.has(word)));

/** The first words of effects. */
export const OPENINGS: ReadonlySet<string> = new Set(WORDS.map((word) => word.opening[0]));

/** Nouns of the language although an effect or a post begins with the same word. */
export const RESERVED_NOUNS = ['this', 'place'] as const;
