/**
 * What every rule needs: the words of a game in a language, and the rules made so far. Rules are functions of this context,
 * which they call `ctx`.
 */
import type { Symbols, EffectNode, ExprNode, PhraseNode, Case } from '../../../dsl/internal.ts';
import type { Language } from '../../languages/language.ts';
import { wordingsOf } from '../../languages/wordings-of.ts';
import type { Wordings } from '../../languages/wordings.ts';
import { memoized, type Rule } from '../chart.ts';
import { lazy } from '../combinators.ts';
import { NounPhraseMatcher } from '../noun-phrases.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Bindings } from '../word-arguments.ts';

export interface RuleContext {
  readonly language: Language;
  readonly vocabulary: Vocabulary;
  readonly symbols: Symbols;
  readonly wordings: Wordings;
  readonly nouns: NounPhraseMatcher;
  readonly recursive: RecursiveRules;
  readonly made: Map<string, Rule<never>>;
  /** the same about another player, made when a text first speaks of one; itself where it does */
  readonly thirdPerson: () => RuleContext;
  /** of a context about another player: conditions behind *who* */
  readonly afterWho?: RuleContext;
  /** of a context about another player: events behind their subject */
  readonly afterSubject?: RuleContext;
}

/**
 * The rules at which the grammar recurses: a noun phrase may contain a condition, a word an effect. Files call them through the
 * context, so that each imports only what is below it: names, noun phrases, numbers, conditions, amounts, events, wordings,
 * words, effects.
 */
export interface RecursiveRules {
  /** `3 farms`, `that many farms`, `farms equal to …` */
  numbered(ctx: RuleContext, grammatical: Case): Rule<Bindings>;
  condition(ctx: RuleContext): Rule<ExprNode>;
  /** what a thing itself has, after `with` */
  having(ctx: RuleContext): Rule<ExprNode>;
  /** what a thing has none of */
  none(ctx: RuleContext, grammatical: Case, mode: 'many' | 'bare'): Rule<ExprNode>;
  /** `it is upgraded`: what is said of a thing */
  quality(ctx: RuleContext, grammatical: Case): Rule<PhraseNode>;
  /** a wording that is never rendered; its placeholders are filled by name */
  wording(ctx: RuleContext, text: string): Rule<Bindings>;
  /** parts of an effect of which the last may contain an effect */
  body(ctx: RuleContext): Rule<EffectNode>;
  /** an effect that cannot take in what follows it */
  closed(ctx: RuleContext): Rule<EffectNode>;
  /** parts of what waits for an event, to which all that follows belongs */
  frame(ctx: RuleContext): Rule<EffectNode>;
}

export function createRuleContext(
  language: Language,
  vocabulary: Vocabulary,
  symbols: Symbols,
  wordings: Wordings,
  recursive: RecursiveRules,
): RuleContext {
  let others: RuleContext | null = null;
  const ctx: RuleContext = {
    language,
    vocabulary,
    symbols,
    wordings,
    nouns: new NounPhraseMatcher(vocabulary),
    recursive,
    made: new Map(),
    thirdPerson: () => (others ??= language.thirdPerson ? aboutOthers(ctx, language.thirdPerson) : ctx),
  };
  return ctx;
}

function aboutOthers(ctx: RuleContext, third: Language): RuleContext {
  const within = (language: Language): RuleContext =>
    createRuleContext(language, ctx.vocabulary.inLanguage(language), ctx.symbols, wordingsOf(language), ctx.recursive);
  const about: RuleContext = {
    ...within(third),
    thirdPerson: () => about,
    ...(third.afterWho && { afterWho: within(third.afterWho) }),
    ...(third.afterSubject && { afterSubject: within(third.afterSubject) }),
  };
  return about;
}

/**
 * The one rule of a key, made when first needed and memoized by position: so rules may refer to each other, and each place of a
 * text is parsed once per rule. Keys must be unique per rule and its arguments.
 */
export function cachedRule<T>({ made }: RuleContext, key: string, make: () => Rule<T>): Rule<T> {
  const known = made.get(key);
  if (known) return known;
  const rule = memoized<T>(lazy(make));
  made.set(key, rule as unknown as Rule<never>);
  return rule;
}

/** A rule about another player, made when first needed: what is said of others is a grammar of its own. */
export const aboutAnother = <T>(ctx: RuleContext, rule: (about: RuleContext) => Rule<T>): Rule<T> =>
  lazy(() => rule(ctx.thirdPerson()));
