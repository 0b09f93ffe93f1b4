/**
 * The grammar of a language: its phrases run backwards. Each file of `rules/` parses what the file of the same name in
 * `../render` renders: the same patterns, with the grammatical case and count of each argument.
 */
import type { Symbols, CostNode, EffectNode } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';
import type { Wordings } from '../languages/wordings.ts';
import type { Rule } from './chart.ts';
import { anyOf } from './combinators.ts';
import { numberedRule } from './rules/amounts.ts';
import { conditionRule, havingRule, noneRule, qualityRule } from './rules/conditions.ts';
import { createRuleContext, type RecursiveRules, type RuleContext } from './rules/context.ts';
import { alternativesRule, bodyRule, closedRule, frameRule, partRule } from './rules/effects.ts';
import { framedRule, itsPriceRule, remarkRule, wordingRule } from './rules/wordings.ts';
import type { Vocabulary } from './vocabulary.ts';

const RECURSIVE_RULES: RecursiveRules = {
  numbered: numberedRule,
  condition: conditionRule,
  having: havingRule,
  none: noneRule,
  quality: qualityRule,
  wording: wordingRule,
  body: bodyRule,
  closed: closedRule,
  frame: frameRule,
};

/** The rules that a text is parsed with, from a whole sentence down. */
export class Grammar {
  private readonly ctx: RuleContext;
  constructor(language: Language, vocabulary: Vocabulary, symbols: Symbols, wordings: Wordings) {
    this.ctx = createRuleContext(language, vocabulary, symbols, wordings, RECURSIVE_RULES);
  }

  private sentence: Rule<EffectNode> | undefined;
  /** A sentence: one part of an effect. */
  get part(): Rule<EffectNode> {
    return (this.sentence ??= anyOf(partRule(this.ctx), alternativesRule(this.ctx)));
  }
  /** Several parts in one sentence, as inside an `if` or a `when`. */
  get body(): Rule<EffectNode> {
    return bodyRule(this.ctx);
  }
  /** A sentence that names the price of the sentence before it: `This costs 1 kelp`. */
  get itsPrice(): Rule<CostNode> {
    return itsPriceRule(this.ctx);
  }
  /** A sentence that only repeats a rule of the game; the result says why it adds nothing. */
  get remark(): Rule<string> {
    return remarkRule(this.ctx);
  }
  /** A sentence that names the program it belongs to: `During Production, …`. */
  get framed(): Rule<{ effect?: EffectNode; program: string }> {
    return framedRule(this.ctx);
  }
}
