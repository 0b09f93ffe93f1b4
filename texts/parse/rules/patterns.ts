/** The patterns of a phrase as rules: what is rendered, what normalization adds, and wordings that are only parsed. */
import type { Case } from '../../../dsl/internal.ts';
import { normalizationOf } from '../../languages/wordings-of.ts';
import { type Piece, piecesOf } from '../../languages/pattern.ts';
import type { PhraseKey, ShortKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, lazy, listOf, namedParts, never, nothing, type Part, tokenRule } from '../combinators.ts';
import { beginningWithWord, type Begins } from '../lookahead.ts';
import { Needs } from '../needs.ts';
import { tokenTexts, type TokenReplacements } from '../tokens.ts';
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

/**
 * One pattern; each placeholder is parsed by the rule that `arg` returns for it. Most patterns are never tried, because a sentence lacks
 * their words. So the rules of a pattern are made when it is first tried; if it begins with a placeholder, all but the rule for that one.
 */
export function compilePattern(ctx: RuleContext, pattern: string, arg: ArgRule): Rule<Bindings> {
  const compiled = (list: readonly Piece[]): Rule<Bindings> => namedParts(list.map(part));
  const part = (piece: Piece): Part => {
    if ('literal' in piece) return { rule: literal(ctx, piece.literal) };
    if ('optional' in piece) return { rule: anyOf<Bindings>(nothing({}), compiled(piece.optional)) };
    return { rule: arg(piece.args, piece.grammatical) ?? never, name: piece.args.join(' ') };
  };
  const { eager, later, facts } = splitPattern(pattern, ctx.vocabulary.replacements);
  if (later.length === 0) return compiled(eager);
  const made = lazy(() => compiled(later), facts);
  if (eager.length === 0) return made;
  const [head] = eager.map(part);
  return head.rule === never ? never : namedParts([head, { rule: made }]);
}

/** The value of the only placeholder of a pattern. */
export const onlyBinding = <T>(bound: Bindings): T => Object.values(bound)[0] as T;

/** What is known of pieces without their rules. */
interface PieceFacts {
  begins?: Begins;
  needs?: Needs;
}

/** A pattern of which some pieces are made at once and the others later, with what is known of those. */
interface SplitPattern {
  eager: readonly Piece[];
  later: readonly Piece[];
  facts: PieceFacts;
}

/** They are the same for all games. */
const split = new WeakMap<TokenReplacements, Map<string, SplitPattern>>();

function splitPattern(pattern: string, replacements: TokenReplacements): SplitPattern {
  let known = split.get(replacements);
  if (!known) split.set(replacements, (known = new Map()));
  let found = known.get(pattern);
  if (!found) {
    const pieces = piecesOf(pattern);
    const [first] = pieces;
    const at = 'literal' in first ? 0 : 'optional' in first ? pieces.length : 1;
    const later = pieces.slice(at);
    known.set(pattern, (found = { eager: pieces.slice(0, at), later, facts: factsOf(later, replacements) }));
  }
  return found;
}

function factsOf(pieces: readonly Piece[], replacements: TokenReplacements): PieceFacts {
  const words = firstWords(pieces, replacements);
  const needed = pieces.flatMap((piece) => ('literal' in piece ? tokenTexts(piece.literal, replacements) : []));
  return {
    ...(words && { begins: words.size === 1 ? beginningWithWord([...words][0]) : (word) => words.has(word) }),
    ...(needed.length > 0 && { needs: Needs.of(needed) }),
  };
}

/** The words with which pieces may begin; undefined where a placeholder may. */
function firstWords([first, ...rest]: readonly Piece[], replacements: TokenReplacements): Set<string> | undefined {
  if (first === undefined || 'args' in first) return undefined;
  if ('literal' in first) {
    const [word] = tokenTexts(first.literal, replacements);
    return word === undefined ? firstWords(rest, replacements) : new Set([word]);
  }
  const within = firstWords(first.optional, replacements);
  const behind = firstWords(rest, replacements);
  return within && behind && new Set([...within, ...behind]);
}

const literals = new WeakMap<readonly string[], Rule<null>>();

/** A text as it stands; the rule is the same for all games. */
export function literal(ctx: RuleContext, text: string): Rule<null> {
  const tokens = tokenTexts(text, ctx.vocabulary.replacements);
  if (tokens.length === 0) return tokenRule(tokens);
  let rule = literals.get(tokens);
  if (!rule) literals.set(tokens, (rule = tokenRule(tokens)));
  return rule;
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
export function spellingsIn({ wordings }: RuleContext, pattern: string): readonly string[] {
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

const spelled = new Map<string, readonly string[]>();

/** A pattern as it may be written: with each form of `time|times`; without the comma that ends a clause, where another mark follows. */
export function spellings(pattern: string): readonly string[] {
  let found = spelled.get(pattern);
  if (!found) spelled.set(pattern, (found = allSpellings(pattern)));
  return found;
}

function allSpellings(pattern: string): string[] {
  const forms = /[\p{L}|]*\|[\p{L}|]*/u.exec(pattern);
  if (forms) {
    return forms[0]
      .split('|')
      .flatMap((form) =>
        allSpellings(pattern.slice(0, forms.index) + form + pattern.slice(forms.index + forms[0].length)),
      );
  }
  return pattern.length > 1 && pattern.endsWith(',') ? [pattern, pattern.slice(0, -1)] : [pattern];
}
