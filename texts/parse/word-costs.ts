/**
 * What it costs to change a word of a text that is not understood: little where it says
 * the same, and never what would turn its meaning.
 */
import { editDistance } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import type { Vocabulary } from './vocabulary.ts';
import { negationOf } from './negation.ts';
import { tokenTexts } from './tokens.ts';

/** What a language and its game call things, for words of another language. */
export interface Neighbour {
  language: Language;
  vocabulary: Vocabulary;
}

const COST = {
  misspelt: 0.6,
  inflected: 0.3,
  /** of an article, a quantifier, a mark */
  small: 0.4,
  smallChanged: 0.7,
  foreign: 0.5,
  /** of a word that the language does not have */
  unknown: 1.6,
  added: 1.2,
  addedName: 2.2,
} as const;

/** Words whose beginning is alike are forms of one word. */
const STEM = 4;
const NEVER = Infinity;
const MARK = /^[^\p{L}\p{N}]$/u;

export class WordCosts {
  private readonly small = new Set<string>();
  private readonly negations = new Set<string>();
  /** by the word of another language */
  private readonly foreign = new Map<string, Set<string>>();

  /** @param isKnown whether a word is one of the language or the game */
  constructor(
    private readonly language: Language,
    private readonly vocabulary: Vocabulary,
    private readonly isKnown: (word: string) => boolean,
    neighbours: readonly Neighbour[],
  ) {
    for (const word of vocabulary.around) this.small.add(word);
    for (const key of ['is-not', 'not', 'color-is-not'] as const) this.addNegations(key);
    this.negations.add(negationOf(vocabulary));
    for (const word of this.negations) this.small.delete(word);
    for (const neighbour of neighbours) this.addForeign(neighbour);
  }

  /** What is left out when it is only in the negative. */
  private addNegations(key: string): void {
    const phrases = this.language.phrases as Readonly<Record<string, string>>;
    const positive = new Set(wordsOf(phrases[key.replace('-not', '')] ?? ''));
    for (const word of wordsOf(phrases[key] ?? '')) if (!positive.has(word)) this.negations.add(word);
  }

  private addForeign({ language, vocabulary }: Neighbour): void {
    const here = new Map<string, Set<string>>();
    const add = (name: string, word: string, into: Map<string, Set<string>>): void => {
      into.set(name, (into.get(name) ?? new Set<string>()).add(word));
    };
    for (const words of [this.vocabulary.nouns, this.vocabulary.adjectives]) {
      for (const [word, entries] of words) for (const { name } of entries) add(name, word, here);
    }
    const phrases = this.language.phrases as Readonly<Record<string, string>>;
    for (const [key, text] of Object.entries(phrases)) add(`phrase ${key}`, wordsOf(text)[0] ?? '', here);
    for (const words of [vocabulary.nouns, vocabulary.adjectives]) {
      for (const [word, entries] of words) {
        for (const { name } of entries) for (const own of here.get(name) ?? []) add(word, own, this.foreign);
      }
    }
    for (const [key, text] of Object.entries(language.phrases)) {
      const [word] = wordsOf(text);
      if (word !== undefined) for (const own of here.get(`phrase ${key}`) ?? []) add(word, own, this.foreign);
    }
  }

  /** What it costs to leave a word out. What the language knows says something. */
  ofLeavingOut(word: string): number {
    if (this.negations.has(word) || /\d/.test(word)) return NEVER;
    if (MARK.test(word)) return COST.small;
    if (this.isSmall(word)) return COST.small;
    return this.isKnown(word) ? NEVER : COST.unknown;
  }

  ofAdding(word: string): number {
    if (this.negations.has(word) || /\d/.test(word)) return NEVER;
    if (MARK.test(word) || this.small.has(word)) return COST.small;
    return this.isName(word) ? COST.addedName : COST.added;
  }

  ofReplacing(written: string, by: string): number {
    if (written === by) return 0;
    if (/\d/.test(written) || /\d/.test(by) || this.negations.has(written) || this.negations.has(by)) return NEVER;
    if (MARK.test(written) || MARK.test(by)) return MARK.test(written) && MARK.test(by) ? COST.small : NEVER;
    if (this.isForm(written, by)) return COST.inflected;
    if (this.isKnown(written)) return this.isSmall(written) && this.small.has(by) ? COST.smallChanged : NEVER;
    if (this.foreign.get(written)?.has(by)) return COST.foreign;
    const most = written.length >= 8 ? 3 : written.length >= 5 ? 2 : written.length >= 3 ? 1 : 0;
    const distance = editDistance(written, by, most);
    if (distance <= most && distance < by.length) return COST.misspelt + 0.2 * (distance - 1);
    return this.isName(by) ? NEVER : COST.unknown;
  }

  /** Articles and the like; *your* and *all* among them. */
  private isSmall(word: string): boolean {
    return this.small.has(word) && !this.isName(word);
  }

  private isName(word: string): boolean {
    return this.vocabulary.nouns.has(word) || this.vocabulary.adjectives.has(word);
  }

  /** Whether both are forms of the same name, or of the same word by how they begin. */
  private isForm(a: string, b: string): boolean {
    for (const words of [this.vocabulary.nouns, this.vocabulary.adjectives]) {
      const names = words.get(a)?.filter((one) => one.words.length === 1);
      const others = words.get(b)?.filter((one) => one.words.length === 1);
      if (names?.some(({ name }) => others?.some((other) => other.name === name))) return true;
    }
    if (this.isName(a) || this.isName(b)) return false;
    const stem = Math.max(STEM, Math.min(a.length, b.length) - 2);
    return a.length >= STEM && b.length >= STEM && a.slice(0, stem) === b.slice(0, stem);
  }
}

/** The words of a pattern, without its placeholders. */
const wordsOf = (pattern: string): readonly string[] =>
  tokenTexts(
    pattern
      .replace(/\{[^}]*\}/g, ' ')
      .replace(/(\p{L}+)\/\S*/gu, '$1')
      .replace(/\|\p{L}+/gu, ''),
  ).filter((word) => /\p{L}/u.test(word));
