/**
 * The phrases of a language run backwards. Each file of `rules/` undoes the file of `../tell` that has its name: its patterns,
 * the case and the count that each argument stands in.
 */
import type { Symbols } from '../../semantics/symbols.ts';
import type { CostNode, EffectNode } from '../../syntax/ast.ts';
import type { Language } from '../languages/language.ts';
import type { Wordings } from './accepted-wordings.ts';
import type { Rule } from './chart.ts';
import type { Vocabulary } from './vocabulary.ts';
import { bodyRule, partRule } from './rules/effects.ts';
import { rulesFrom, type Rules } from './rules/rules.ts';
import { framedRule, itsPriceRule, remarkRule } from './rules/wordings.ts';

export class Grammar {
  private readonly rules: Rules;
  constructor(language: Language, forms: Vocabulary, symbols: Symbols, also: Wordings) {
    this.rules = rulesFrom(language, forms, symbols, also);
  }

  /** A sentence: one part. */
  get part(): Rule<EffectNode> {
    return partRule(this.rules);
  }
  /** Parts with the last one open: what stands inside an `if` or a `when`. */
  get body(): Rule<EffectNode> {
    return bodyRule(this.rules);
  }
  /** A sentence of its own that tells the price of what stands before it. */
  get itsPrice(): Rule<CostNode> {
    return itsPriceRule(this.rules);
  }
  /** What only repeats what holds anyway: why it says nothing more. */
  get remark(): Rule<string> {
    return remarkRule(this.rules);
  }
  /** A sentence, with the program whose sentence it is where it says so. */
  get framed(): Rule<{ effect?: EffectNode; program: string }> {
    return framedRule(this.rules);
  }
}
