/** The patterns of a phrase as rules: what is rendered, what normalization adds, and wordings that are only parsed. */
import type { Case } from '../../../dsl/internal.ts';
import { normalizationOf } from '../../languages/wordings-of.ts';
import { type Piece, piecesOf } from '../../languages/pattern.ts';
import type { PhraseKey, ShortKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, listOf, namedParts, never, nothing, type Part, tokenRule } from '../combinators.ts';
import { tokenTexts } from '../tokens.ts';
import type { Bindings } from '../word-arguments.ts';
import type { RuleContext } from './context.ts';

/** The rule for a placeholder, by its names and case; undefined if nothing can fill it. */
export type ArgRule = (names: string[], grammatical: Case) => Rule<unknown> | undefined;

/** A phrase in any of its patterns. */
export function patternRule(ctx: RuleContext, key: PhraseKey | ShortKey, arg: ArgRule): Rule<Bindings> {
  return anyOf(...patternsOf(ctx, key).map((pattern) => compilePattern(ctx, pattern, arg)));
}

export const patternsOf = (ctx: RuleContext, key: PhraseKey | ShortKey): string[] => [
  ...renderedPatterns(ctx, key),
  ...addedPatterns(ctx, key),
];

/** What is only parsed. */
export const addedPatterns = (ctx: RuleContext, key: PhraseKey | ShortKey): string[] =>
  extraPatterns(ctx, key).flatMap((pattern) => spellingsIn(ctx, pattern));

/** What is rendered, and what normalization makes of it. */
export function renderedPatterns(ctx: RuleContext, key: PhraseKey | ShortKey): string[] {
  const { phrases, afterMay } = ctx.language;
  const undone = normalizationOf(ctx.language);
  return [phrases[key] ?? [], undone?.phrases[key as PhraseKey] ?? []]
    .flat()
    .map((pattern) => (afterMay ? pattern.replace('~', '') : pattern))
    .flatMap((pattern) => spellingsIn(ctx, pattern));
}

/** Patterns that are never rendered: of the language and of the pack. */
function extraPatterns(ctx: RuleContext, key: string): readonly string[] {
  return [
    ...((ctx.wordings.patterns as Record<string, readonly string[]>)[key] ?? []),
    ...ctx.vocabulary.wordings(key),
  ];
}

/** One pattern; each placeholder is parsed by the rule that `arg` returns for it. */
export function compilePattern(ctx: RuleContext, pattern: string, arg: ArgRule): Rule<Bindings> {
  const pieces = (list: Piece[]): Rule<Bindings> => namedParts(list.map(part));
  const part = (piece: Piece): Part => {
    if ('literal' in piece) return { rule: literal(ctx, piece.literal) };
    if ('optional' in piece) return { rule: anyOf<Bindings>(nothing({}), pieces(piece.optional)) };
    return { rule: arg(piece.args, piece.grammatical) ?? never, name: piece.args.join(' ') };
  };
  return pieces(piecesOf(pattern));
}

/** The value of the only placeholder of a pattern. */
export const onlyBinding = <T>(bound: Bindings): T => Object.values(bound)[0] as T;

export function literal(ctx: RuleContext, text: string): Rule<null> {
  return tokenRule(tokenTexts(text, ctx.vocabulary.replacements));
}

export function listRule<T>(ctx: RuleContext, item: Rule<T>, word: 'and' | 'or'): Rule<T[]> {
  const { between, last } = separators(ctx, word);
  return listOf(item, between, last);
}

/** What separates the items of a list, and what comes before the last. */
export function separators(ctx: RuleContext, word: 'and' | 'or'): { between: Rule<null>; last: Rule<null> } {
  const [, between, , last] = ctx.language
    .list(['{', '|', '}'], word)
    .split(/([{|}])/)
    .slice(1)
    .map((text) => tokenTexts(text, ctx.vocabulary.replacements));
  return {
    between: tokenRule(between),
    last: anyOf(
      tokenRule(last),
      ...(word === 'or'
        ? [literal(ctx, ctx.language.phrases.or)]
        : ctx.wordings.andAlso.map((text) => literal(ctx, text))),
      ...(ctx.wordings.commaBeforeLast ? [tokenRule([...between, ...last])] : []),
    ),
  };
}

/** A pattern as it may be written in the language of the context. */
export function spellingsIn({ wordings }: RuleContext, pattern: string): string[] {
  const all = spellings(pattern);
  return wordings.commaIsOptional
    ? all.flatMap((one) =>
        one.endsWith(LAST_CLAUSE)
          ? [' {body}', ': {body}'].reduce((list, end) => [...list, one.slice(0, -LAST_CLAUSE.length) + end], [one])
          : [one],
      )
    : all;
}
const LAST_CLAUSE = ', {body}';

/** A pattern as it may be written: with each form of `time|times`; without the comma that ends a clause, where another mark follows. */
export function spellings(pattern: string): string[] {
  const forms = /[\p{L}|]*\|[\p{L}|]*/u.exec(pattern);
  if (forms) {
    return forms[0]
      .split('|')
      .flatMap((form) =>
        spellings(pattern.slice(0, forms.index) + form + pattern.slice(forms.index + forms[0].length)),
      );
  }
  return pattern.length > 1 && pattern.endsWith(',') ? [pattern, pattern.slice(0, -1)] : [pattern];
}
