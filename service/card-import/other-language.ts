/** Recognises the language of a text that could not be parsed in the given one. */
import { CASES, LANGUAGE_CODES, type LanguageCode } from '../../dsl/internal.ts';
import { LANGUAGES, scriptOf, scriptOfLanguage, tokensOf } from '../../texts/internal.ts';
import type { PackTextParser, SourcesOfTexts } from '../../texts/card-tables/index.ts';

export interface OtherLanguage {
  code: LanguageCode;
  /** whether the whole text can be parsed in it; otherwise only its words or its script are of that language */
  isParsed: boolean;
}

/** Shorter texts are not recognised by their words. */
const MIN_WORDS = 3;
/** The share of words that a language must know, and how much more than the given language it must know. */
const MIN_SHARE = 0.6;
const MIN_LEAD = 0.3;

/** The language in which `text` is written instead of `code`; null if that is uncertain. */
export function otherLanguage(
  text: string,
  code: LanguageCode,
  pack: PackTextParser<SourcesOfTexts>,
): OtherLanguage | null {
  const script = scriptOf(text);
  // making a parser is expensive, so languages of another script are not tried
  const candidates = LANGUAGE_CODES.filter((other) => other !== code && script === scriptOfLanguage(other));
  const parsedIn = candidates.find((other) => pack.parse(text, other).problems.length === 0);
  if (parsedIn !== undefined) return { code: parsedIn, isParsed: true };
  if (script !== null && script !== scriptOfLanguage(code) && candidates.length === 1) {
    return { code: candidates[0], isParsed: false };
  }
  const byWords = languageOfWords(text, code, candidates, pack);
  return byWords === null ? null : { code: byWords, isParsed: false };
}

/** The candidate that knows most words of the text, if it knows clearly more of them than the given language. */
function languageOfWords(
  text: string,
  code: LanguageCode,
  candidates: readonly LanguageCode[],
  pack: PackTextParser<SourcesOfTexts>,
): LanguageCode | null {
  const words = tokensOf(text)
    .map((token) => token.text)
    .filter((token) => /\p{L}/u.test(token));
  if (words.length < MIN_WORDS) return null;
  const knownShare = (language: LanguageCode): number => {
    const vocabulary = vocabularyOf(language, pack);
    return words.filter((word) => vocabulary.has(word)).length / words.length;
  };
  const [best] = candidates
    .map((candidate) => ({ candidate, share: knownShare(candidate) }))
    .sort((a, b) => b.share - a.share);
  const isClear = best && best.share >= MIN_SHARE && best.share - knownShare(code) >= MIN_LEAD;
  return isClear ? best.candidate : null;
}

/** The words of a language's phrases, without their placeholders. */
const phrasesOf = (code: LanguageCode): string =>
  Object.values(LANGUAGES[code].phrases)
    .join(' ')
    .replace(/\{[^{}]*\}/g, ' ')
    .replace(/[[\]~/]/g, ' ');

const vocabularies = new WeakMap<PackTextParser<SourcesOfTexts>, Map<string, Set<string>>>();

/** Every word of rendered effects in a language: the words of its phrases and the forms of the pack's names. */
function vocabularyOf(code: LanguageCode, pack: PackTextParser<SourcesOfTexts>): Set<string> {
  let byLanguage = vocabularies.get(pack);
  if (!byLanguage) vocabularies.set(pack, (byLanguage = new Map()));
  const cached = byLanguage.get(code);
  if (cached) return cached;
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
  const vocabulary = new Set(tokensOf(texts.join(' ')).map((token) => token.text));
  byLanguage.set(code, vocabulary);
  return vocabulary;
}
