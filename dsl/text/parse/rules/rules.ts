/** What every rule is made from: the words of a game in a language; and the rules themselves, each made once. Functions call it `r`. */
import type { Symbols } from '../../../semantics/symbols.ts';
import type { Language } from '../../languages/language.ts';
import type { Wordings } from '../accepted-wordings.ts';
import { memoized, lazy, type Rule } from '../chart.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { NounPhraseMatcher } from '../noun-phrases.ts';

export interface Rules {
  readonly language: Language;
  readonly forms: Vocabulary;
  readonly symbols: Symbols;
  readonly also: Wordings;
  readonly nouns: NounPhraseMatcher;
  readonly made: Map<string, Rule<never>>;
}

/** No rule is made yet. */
export function rulesFrom(language: Language, forms: Vocabulary, symbols: Symbols, also: Wordings): Rules {
  return { language, forms, symbols, also, nouns: new NounPhraseMatcher(forms), made: new Map() };
}

/** One rule for each key, made when it is first asked for: so rules may need each other, and each place of a text is read once. */
export function cachedRule<T>({ made }: Rules, key: string, make: () => Rule<T>): Rule<T> {
  const known = made.get(key);
  if (known) return known;
  const rule = memoized<T>(lazy(make));
  made.set(key, rule as unknown as Rule<never>);
  return rule;
}
