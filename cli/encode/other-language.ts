/** Whether a text that was not understood is of another language than was said. */
import { CASES, LANGUAGES, LANGUAGE_CODES, type LanguageCode } from '../../dsl/index.ts';
import { scriptOf, scriptOfLanguage, tokensOf } from '../../dsl/text/index.ts';
import type { PackTextParser } from './pack-text-parser.ts';

export interface OtherLanguage {
  code: LanguageCode;
  /** understood whole, or only written in it */ reads: boolean;
}

/** The number of known words that identify a language; with fewer, or if two languages know most of them, it stays undecided. */
const FEWEST_WORDS = 3;
const MOST_OF_THEM = 0.6;
const AHEAD = 0.3;

export function otherLanguage(text: string, code: LanguageCode, pack: PackTextParser): OtherLanguage | null {
  const others = LANGUAGE_CODES.filter((other) => other !== code);
  const script = scriptOf(text);
  const alike = others.filter((other) => script === scriptOfLanguage(other));
  // a text in the script of another language is no text of this one, so no reader need be made for it
  const reads = alike.find((other) => pack.parse(text, other).problems.length === 0);
  if (reads !== undefined) return { code: reads, reads: true };
  if (script !== null && script !== scriptOfLanguage(code) && alike.length === 1) {
    return { code: alike[0], reads: false };
  }
  const words = tokensOf(text)
    .map((token) => token.text)
    .filter((token) => /\p{L}/u.test(token));
  if (words.length < FEWEST_WORDS) return null;
  const known = (other: LanguageCode): number => {
    const all = wordsOf(other, pack);
    return words.filter((word) => all.has(word)).length / words.length;
  };
  const own = known(code);
  const [best] = alike.map((other) => ({ code: other, share: known(other) })).sort((a, b) => b.share - a.share);
  return best && best.share >= MOST_OF_THEM && best.share - own >= AHEAD ? { code: best.code, reads: false } : null;
}

/** The words of the phrases, without the places that something fills. */
const phrasesOf = (code: LanguageCode): string =>
  Object.values(LANGUAGES[code].phrases)
    .join(' ')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/[[\]~/]/g, ' ');

const vocabularies = new WeakMap<PackTextParser, Map<string, Set<string>>>();

/** Every word of rendered effects in a language: the words of its phrases and the forms of the pack's names. */
function wordsOf(code: LanguageCode, pack: PackTextParser): Set<string> {
  const of = vocabularies.get(pack) ?? new Map<string, Set<string>>();
  vocabularies.set(pack, of);
  let words = of.get(code);
  if (words) return words;
  const lexicon = pack.lexicon(code);
  const texts = [phrasesOf(code)];
  for (const { id } of pack.sources.symbols.all()) {
    const noun = lexicon.noun(id);
    const adjective = lexicon.adjective(id);
    for (const count of ['singular', 'plural'] as const) {
      for (const grammatical of CASES) {
        if (noun) texts.push(noun.form(count, grammatical));
        if (adjective) {
          texts.push(...(['m', 'f', 'n'] as const).map((gender) => adjective.form(gender, count, grammatical)));
        }
      }
    }
    texts.push(lexicon.phrase(id) ?? '');
  }
  of.set(code, (words = new Set(tokensOf(texts.join(' ')).map((token) => token.text))));
  return words;
}
