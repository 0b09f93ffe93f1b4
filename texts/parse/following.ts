/** The words that may follow the beginning of a text: of its last sentence, or of another one. */
import type { Language } from '../languages/language.ts';
import { Chart, type Rule } from './chart.ts';
import { CLINGS, Completion } from './completion.ts';
import type { Grammar } from './grammar.ts';
import { sentencesIn, type JoiningWords } from './sentences.ts';
import { isStop, tokensOf, tokenTexts, type Token, type TokenReplacements } from './tokens.ts';

interface Follows {
  /** the tokens of each word that may follow */
  words: ReadonlyMap<string, readonly string[]>;
  /** the place of the last token with which the rules went on */
  furthest: number;
}

/** Marks before which there is no blank, and which end what is before them. */
const MARK = /^[,.;:)]/;

export class Following {
  /** of the tokens that a word becomes, how it is written, and which of them are only its beginning */
  private readonly written = new Map<string, string>();
  private readonly joined = new Set<string>();
  /** before a name */
  private readonly quote: string;

  /**
   * @param verb the verb for gaining, which a line of amounts leaves out
   */
  constructor(
    private readonly language: Language,
    private readonly grammar: Grammar,
    private readonly replacements: TokenReplacements,
    private readonly joining: JoiningWords,
    private readonly verb: readonly string[],
  ) {
    this.quote = language.quoted('').charAt(0);
    for (const [written, parts] of replacements.tokens) {
      const key = parts.join(' ');
      if (!this.written.has(key)) this.written.set(key, written);
      const polished = plain(language.polish(`${parts.join(' ')} x`)).replace(/ ?x$/, '');
      if (parts[0] !== INFINITIVE && polished !== written) continue;
      for (let i = 1; i < parts.length; i++) if (!CLINGS.has(parts[i])) this.joined.add(parts.slice(0, i).join(' '));
    }
  }

  /** The words, as they are written there. */
  after(text: string): string[] {
    const tokens = tokensOf(text, this.replacements);
    const units = this.unitsAfter(tokens);
    const isFirst = tokens.length === 0 || isStop(tokens.at(-1)!);
    const before = /\S+\s*$/u.exec(text)?.[0].trim() ?? '';
    // of *di una* the first word
    const words = [...units.values()].map((unit) => this.asWritten(unit, before).split(' ')[0]);
    return [...new Set(words)].filter((word) => word !== '').map((word) => (isFirst ? capitalized(word) : word));
  }

  /** Words by their tokens; the last answers are kept, as the same beginning is asked for with each letter of a word. */
  unitsAfter(tokens: readonly Token[]): ReadonlyMap<string, readonly string[]> {
    const key = tokens.map(({ text }) => text).join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const units = this.findUnits(tokens);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(key, units);
    return units;
  }
  private readonly known = new Map<string, ReadonlyMap<string, readonly string[]>>();

  private findUnits(tokens: readonly Token[]): ReadonlyMap<string, readonly string[]> {
    const last = sentencesIn(tokens, this.joining).at(-1) ?? [];
    const isEnded = tokens.length > 0 && isStop(tokens.at(-1)!);
    const units = new Map<string, readonly string[]>();
    const add = (follows: Follows): void => {
      for (const [key, unit] of follows.words) units.set(key, unit);
    };
    if (isEnded || tokens.length === 0) add(this.of([]));
    if (isEnded) {
      for (const begin of [...this.joining.goesOn, this.joining.nextStep]) units.set(begin[0], begin.slice(0, 1));
    }
    if (last.length === 0) return units;
    const sentence = isEnded && !isStop(last.at(-1)!) ? [...last, tokens.at(-1)!] : last;
    add(this.of(sentence));
    if (units.size === 0) add(this.of([...this.asTokens(this.verb), ...sentence]));
    if (!isEnded) {
      const whole = this.of(sentence.filter((token) => !isStop(token)));
      if (whole.words.has(END)) units.set('.', ['.']);
    }
    units.delete(END);
    return units;
  }

  /** The first sentence that no rule matches whole: where it begins, and the token at which no rule goes on; null if there is none. */
  stopIn(tokens: readonly Token[]): { first: number; at: number } | null {
    for (const sentence of sentencesIn(tokens, this.joining)) {
      const first = tokens.indexOf(sentence[0]);
      const plain = this.of(sentence);
      if (plain.words.has(END)) continue;
      const gains = this.of([...this.asTokens(this.verb), ...sentence]);
      if (gains.words.has(END)) continue;
      return { first, at: first + Math.max(plain.furthest, gains.furthest - this.verb.length) };
    }
    return null;
  }

  private of(tokens: readonly Token[]): Follows {
    const completion = new Completion(tokens.length, (all) => this.joined.has(all.join(' ')));
    const chart = new Chart(tokens, false, completion);
    let isWhole = false;
    const found = (end: number): void => {
      if (end === tokens.length) isWhole = true;
      else completion.accept(end);
    };
    for (const rule of [this.grammar.part, this.grammar.body, this.grammar.framed] as Rule<unknown>[]) {
      chart.memoized(rule, 0, found);
    }
    if (isWhole && tokens.length > 0) completion.words.set(END, []);
    return { words: completion.words, furthest: chart.furthest };
  }

  private asTokens(texts: readonly string[]): Token[] {
    return texts.map((text) => ({ text, range: { start: 0, end: 0 } }));
  }

  /** Tokens as a text has them: `a il costo` is *al costo*. */
  private asWritten(unit: readonly string[], before: string): string {
    const tokens = unit.join(' ');
    const whole = this.written.get(tokens);
    if (unit.length > 1 && whole !== undefined) return whole.replaceAll("'", '’');
    const spaced = tokens
      .replaceAll('~ ', '~')
      .replace(/ (-|'s) ?/g, '$1')
      .replace(/([(«"“]|') /g, '$1');
    const isAlone = before === '' || MARK.test(spaced) || /[.,;:)]$/.test(before);
    const polished = this.language.polish(isAlone ? spaced : `${before} ${spaced}`);
    const said = isAlone ? polished : polished.slice(polished.lastIndexOf(' ') + 1);
    const ofBoth =
      /^\p{Lu}/u.test(said) && /^\p{Ll}/u.test(spaced) ? said.charAt(0).toLowerCase() + said.slice(1) : said;
    const isSame = (word: string): boolean => tokenTexts(word, this.replacements).join(' ') === tokens;
    const word = spaced.includes('~') ? '' : ([ofBoth, spaced].find(isSame) ?? '');
    return word === '"' ? this.quote : word.replaceAll("'", '’');
  }
}

/** So many beginnings are kept with what may follow them. */
const MOST_KNOWN = 300;

/** In place of a word: the sentence may end. */
const END = '';

/** Before a verb: it is never written alone. */
const INFINITIVE = '~';

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
