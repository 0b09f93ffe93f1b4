/** What helps somebody who writes a text: the words that may follow, the readings that are near, what was probably meant. */
import type { EffectNode, Symbols } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import { normalForm } from '../meaning/normal.ts';
import type { Renderer } from '../render/renderer.ts';
import { Following } from './following.ts';
import type { Grammar } from './grammar.ts';
import { countSemanticProblems } from './meaning-problems.ts';
import { atWritten, type Correction, type KnownWords } from './misspellings.ts';
import { NearReadings, type NearReading } from './near-readings.ts';
import { NearestProblems } from './nearest-problems.ts';
import { NearestTexts } from './nearest-text.ts';
import type { ParsedText } from './parsed-text.ts';
import type { JoiningWords } from './sentences.ts';
import type { Usage } from './usage.ts';
import type { Vocabulary } from './vocabulary.ts';
import { WordCosts, type Neighbour } from './word-costs.ts';
import type { WordMeaning } from './word-meanings.ts';

/** What it has of the parser. */
interface GuideTools {
  language: Language;
  grammar: Grammar;
  vocabulary: Vocabulary;
  symbols: Symbols;
  renderer: Renderer;
  joining: JoiningWords;
  /** the verb for gaining */
  verb: readonly string[];
  known: () => KnownWords;
  parse: (text: string, self?: string, expected?: EffectNode, explains?: boolean) => ParsedText;
}

/** Of the text for which readings are looked for. */
interface NearText {
  usage: Usage;
  examples: readonly EffectNode[];
  self: string;
  /** of other languages, the names of the game */
  neighbours: Neighbour[];
}

export class Guide {
  private readonly nearest = new WeakMap<readonly EffectNode[], NearestProblems>();
  private readonly textsOf = new WeakMap<readonly EffectNode[], NearestTexts>();
  private costs: WordCosts | undefined;
  private madeFollowing: Following | undefined;

  constructor(private readonly tools: GuideTools) {}

  /** What may follow the beginning of a text. */
  get following(): Following {
    const { language, grammar, vocabulary, joining, verb } = this.tools;
    return (this.madeFollowing ??= new Following(language, grammar, vocabulary.replacements, joining, verb));
  }

  /** The names of the game, for words of this language in a text of another. */
  get neighbour(): Neighbour {
    const { language, vocabulary } = this.tools;
    return { language, vocabulary };
  }

  /** The readings that are nearest to a text: see near-readings.ts. */
  nearReadings(text: string, { usage, examples, self, neighbours }: NearText): NearReading[] {
    const { language, vocabulary, symbols, renderer, known, parse } = this.tools;
    this.costs ??= new WordCosts(language, vocabulary, (word) => known().has(word), neighbours);
    return new NearReadings({
      parse: (other) => parse(other, self, undefined, false),
      isSound: (effect) => countSemanticProblems([effect], self, symbols) === 0,
      formOf: (effect) => JSON.stringify(normalForm(effect, symbols)),
      wordsOf: (effect) => renderer.effect(effect, self).text,
      following: this.following,
      costs: this.costs,
      usage,
      texts: () => this.nearestTexts(examples),
      replacements: vocabulary.replacements,
    }).of(text);
  }

  /** Parses a text that is not understood with its unknown words replaced, if all that can be understood then means the same. */
  parseMisspelt(text: string, self = 'card', expected?: EffectNode): ParsedText | null {
    const { known, parse, symbols } = this.tools;
    const read = known()
      .corrected(text)
      .flatMap((attempt): ParsedText[] => {
        const parsed = parse(attempt.text, self, expected);
        return parsed.effect ? [withCorrections(parsed, attempt.corrections)] : [];
      });
    const meanings = new Set(read.map(({ effect }) => JSON.stringify(normalForm(effect, symbols))));
    return meanings.size === 1 ? read[0] : null;
  }

  /** A text that was not understood with what helps to write it: see nearest-problems.ts. */
  withNearest(text: string, parsed: ParsedText, examples: readonly EffectNode[]): ParsedText {
    const { parse } = this.tools;
    let nearest = this.nearest.get(examples);
    if (!nearest) {
      nearest = new NearestProblems(
        () => this.nearestTexts(examples),
        (other) => parse(other),
        (other) => this.isRead(other),
      );
      this.nearest.set(examples, nearest);
    }
    return { ...parsed, problems: nearest.of(text, parsed.problems) };
  }

  private isRead(text: string): boolean {
    const { effect } = this.tools.parse(text, 'card', undefined, false);
    return effect !== null && countSemanticProblems([effect], 'card', this.tools.symbols) === 0;
  }

  private nearestTexts(examples: readonly EffectNode[]): NearestTexts {
    const { vocabulary, renderer, symbols } = this.tools;
    let texts = this.textsOf.get(examples);
    if (!texts) this.textsOf.set(examples, (texts = new NearestTexts(examples, vocabulary, renderer, symbols)));
    return texts;
  }
}

const byRange = (a: WordMeaning, b: WordMeaning): number => a.range.start - b.range.start || a.range.end - b.range.end;

function withCorrections(parsed: ParsedText, corrections: readonly Correction[]): ParsedText {
  const written = atWritten(parsed, corrections);
  const misspelt = corrections.map(({ range, meant }) => ({ range, means: `“${meant}”, misspelt` }));
  return { ...written, words: [...written.words, ...misspelt].sort(byRange), corrections };
}
