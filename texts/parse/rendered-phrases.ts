/** Noun phrases as the language renders them, as tokens: texts have the same ones over and over, and rendering takes long. */
import type { Case } from '../../dsl/internal.ts';
import type { NounPhrase } from '../languages/forms.ts';
import { tokenTexts } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

type Tokens = readonly string[];

interface Rendered {
  plain: Tokens;
  other?: Tokens;
}

/** So many phrases of one noun are kept. */
const MOST_OF_NOUN = 500;

const NO_TOKENS: Tokens = [];

export class RenderedPhrases {
  /** by what is rendered and in which case; nouns and adjectives by their forms */
  private readonly known = new WeakMap<object, Map<string, Rendered>>();
  private readonly numbers = new WeakMap<object, number>();
  private numbered = 0;
  constructor(private readonly forms: Vocabulary) {}

  /** The tokens of a phrase as the language renders it. */
  plain(phrase: NounPhrase, grammatical: Case): Tokens {
    return this.rendered(phrase, grammatical).plain;
  }

  /** The tokens of the form that the language has beside that; none if it has no other. */
  other(phrase: NounPhrase, grammatical: Case): Tokens {
    if (!this.forms.language.otherNounPhrase) return NO_TOKENS;
    const rendered = this.rendered(phrase, grammatical);
    return (rendered.other ??= this.cut(this.forms.language.otherNounPhrase(phrase, grammatical) ?? ''));
  }

  private rendered(phrase: NounPhrase, grammatical: Case): Rendered {
    const { noun, count, ordinal, countText, adjectives } = phrase;
    let ofNoun = this.known.get(noun);
    if (!ofNoun) this.known.set(noun, (ofNoun = new Map()));
    let key = `${grammatical} ${count} ${ordinal} ${countText}`;
    for (const { forms, negated } of adjectives) key += ` ${negated ? '-' : ''}${this.numberOf(forms)}`;
    let rendered = ofNoun.get(key);
    if (!rendered) {
      if (ofNoun.size === MOST_OF_NOUN) ofNoun.clear();
      rendered = { plain: this.cut(this.forms.language.nounPhrase(phrase, grammatical)) };
      ofNoun.set(key, rendered);
    }
    return rendered;
  }

  private cut(text: string): Tokens {
    return tokenTexts(text, this.forms.replacements);
  }

  private numberOf(forms: object): number {
    let number = this.numbers.get(forms);
    if (number === undefined) this.numbers.set(forms, (number = this.numbered++));
    return number;
  }
}
