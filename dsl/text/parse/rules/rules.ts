/** What every rule is made from: the words of a game in a language; and the rules themselves, each made once. Functions call it `r`. */
import type { Symbols } from '../../../semantics/symbols.ts';
import type { Language } from '../../render/language.ts';
import type { Also } from '../also/index.ts';
import { kept, later, type Rule } from '../chart.ts';
import type { Forms } from '../forms.ts';
import { NounPhrases } from '../noun-phrases.ts';

export interface Rules {
  readonly language: Language;
  readonly forms: Forms;
  readonly symbols: Symbols;
  readonly also: Also;
  readonly nouns: NounPhrases;
  readonly made: Map<string, Rule<never>>;
}

/** No rule is made yet. */
export function rulesFrom(language: Language, forms: Forms, symbols: Symbols, also: Also): Rules {
  return { language, forms, symbols, also, nouns: new NounPhrases(forms), made: new Map() };
}

/** One rule for each key, made when it is first asked for: so rules may need each other, and each place of a text is read once. */
export function once<T>({ made }: Rules, key: string, make: () => Rule<T>): Rule<T> {
  const known = made.get(key);
  if (known) return known;
  const rule = kept<T>(later(make));
  made.set(key, rule as unknown as Rule<never>);
  return rule;
}
