/** Words that are no words of a game or its language, and those that they may be misspellings of. */
import { editDistance, type Range } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import { normalizationOf, wordingsOf } from '../languages/wordings-of.ts';
import { tokensOf, tokenTexts, type TokenReplacements } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A word of a text that was taken for another. */
export interface Correction {
  range: Range;
  meant: string;
}

/** Shorter words have too many neighbours. */
const SHORTEST = 4;
/** Texts with more unknown words are not guessed at. */
const MOST_UNKNOWN = 3;
const MOST_NEIGHBOURS = 4;
const SHORTEST_ABBREVIATION = 3;

/** The words of a language and a game, as they are written. */
export class KnownWords {
  private readonly words = new Set<string>();
  private readonly parts = new Set<string>();

  constructor(
    language: Language,
    { allTexts, frames, sentences }: Vocabulary,
    private readonly replacements: TokenReplacements,
  ) {
    const declared = JSON.stringify([
      language.phrases,
      language.upTo,
      wordingsOf(language),
      normalizationOf(language),
      frames,
      sentences.map(({ texts }) => texts),
    ]);
    for (const text of [...allTexts, declared.replace(HOLE, ' ')]) {
      for (const word of text.toLowerCase().match(WORD) ?? []) this.words.add(word.replace(/[’ʼ]/g, "'"));
    }
    // what is said of others is no misspelling of what is told
    const { thirdPerson: others } = language;
    const saidOfOthers = [others, others?.afterSubject].flatMap((said) =>
      said ? Object.values(wordingsOf(said).patterns).flat() : [],
    );
    const other = saidOfOthers.flatMap((text) => text.replace(HOLE, ' ').toLowerCase().match(WORD) ?? []);
    for (const word of [...this.words, ...other, ...replacements.tokens.keys()]) {
      this.parts.add(word);
      for (const part of tokenTexts(word)) this.parts.add(part);
    }
  }

  /**
   * The texts that this one may be, each with what was taken for what; the most likely first. None if it has no unknown word, too
   * many, or one without neighbours.
   */
  corrected(text: string): { text: string; corrections: Correction[] }[] {
    const unknown = tokensOf(text).filter(({ text: word }) => /^\p{L}/u.test(word) && !this.parts.has(word));
    if (unknown.length === 0 || unknown.length > MOST_UNKNOWN) return [];
    let found: { text: string; corrections: Correction[] }[] = [{ text, corrections: [] }];
    // from the end, so that earlier ranges stay those of the text
    for (const { range } of unknown.reverse()) {
      const choices = this.neighbours(text, range);
      found = found.flatMap(({ text: so, corrections }) =>
        choices.map((choice) => ({
          text: so.slice(0, choice.range.start) + choice.meant + so.slice(choice.range.end),
          corrections: [choice, ...corrections],
        })),
      );
    }
    return found;
  }

  /** Whether it is a word of the language or the game. */
  has(word: string): boolean {
    return this.parts.has(word.toLowerCase().replace(/[’ʼ]/g, "'"));
  }

  /** What a word may mean: a word with one letter more, less, changed or swapped; or together with the word beside it. */
  private neighbours(text: string, range: Range): Correction[] {
    const written = text.slice(range.start, range.end).toLowerCase();
    const before = /\p{L}+\s+$/u.exec(text.slice(0, range.start));
    const after = /^\s+\p{L}+/u.exec(text.slice(range.end));
    const joined = [
      ...(before ? [{ start: range.start - before[0].length, end: range.end }] : []),
      ...(after ? [{ start: range.start, end: range.end + after[0].length }] : []),
    ].flatMap((both): Correction[] => {
      const meant = text.slice(both.start, both.end).toLowerCase().replace(/\s+/g, '');
      return this.words.has(meant) ? [{ range: both, meant }] : [];
    });
    const shortened = this.shortened(text, range);
    if (shortened.length > 0 || written.length < SHORTEST) return [...joined, ...shortened];
    const near = [...this.words]
      .filter((word) => word.length >= SHORTEST && !this.isNumber(word) && editDistance(written, word, 1) === 1)
      .slice(0, MOST_NEIGHBOURS);
    return [...joined, ...near.map((meant) => ({ range, meant }))];
  }

  /** What a word with a full stop inside a sentence may be short for: `Fed. track`. */
  private shortened(text: string, range: Range): Correction[] {
    if (!/^\.(?:\s*[\p{Ll},)]|$)/u.test(text.slice(range.end))) return [];
    const written = text.slice(range.start, range.end).toLowerCase();
    if (written.length < SHORTEST_ABBREVIATION) return [];
    return [...this.words]
      .filter((word) => word.length > written.length && word.startsWith(written))
      .slice(0, MOST_NEIGHBOURS)
      .map((meant) => ({ range: { start: range.start, end: range.end + 1 }, meant }));
  }

  private readonly isNumber = (word: string): boolean =>
    tokenTexts(word, this.replacements).some((part) => /^\d/.test(part));
}

/** A tree of the corrected text with the places of the text as it was written. */
export function atWritten<T>(value: T, corrections: readonly Correction[]): T {
  const written = (offset: number): number => {
    let shift = 0;
    for (const { range, meant } of corrections) {
      if (offset + shift <= range.start) break;
      const end = range.start + meant.length;
      if (offset + shift < end) return Math.min(offset + shift, range.end);
      shift += range.end - end;
    }
    return offset + shift;
  };
  const placed = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(placed);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, part]) => [
        key,
        (key === 'start' || key === 'end') && typeof part === 'number' ? written(part) : placed(part),
      ]),
    );
  };
  return placed(value) as T;
}

const HOLE = /\{[^}]*\}/g;

/** Letters, with apostrophes inside. */
const WORD = /\p{L}+(?:['’ʼ]\p{L}+)*/gu;
