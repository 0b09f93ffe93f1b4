/** Marks on cards; parses what `render/marks.ts` renders. */
import {
  type BinaryOp,
  type ExprNode,
  type Ident,
  type PhraseNode,
  type Range,
  type Case,
  MARKS,
  type Symbols,
} from '../../../dsl/internal.ts';
import type { Count } from '../../languages/forms.ts';
import { canLieOnCards, canLieOnSites, markForms, placesCount } from '../../render/marks.ts';
import type { Rule } from '../chart.ts';
import { anyOf, map, startingWith, tokenRule } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { tokenTexts } from '../tokens.ts';
import type { Bindings } from '../word-arguments.ts';
import { bareNoun, number } from '../../meaning/nodes.ts';
import { type NameMatch, nameRule } from './names.ts';
import { patternRule } from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';

/** How many marks are meant; without a number, as a text says of things that are not counted. */
export type MarkCount = 'number' | 'each' | 'many' | 'all' | 'bare';

/** `3 markers`: the number; `each marker`, `all markers`, `markers`: 1. */
export function marksRule(ctx: RuleContext, count: MarkCount, grammatical: Case): Rule<number> {
  return cachedRule(ctx, `marks ${count} ${grammatical}`, () => {
    const noun = markForms({ language: ctx.language, lexicon: ctx.vocabulary.lexicon });
    const words = (of: Count): readonly string[] =>
      tokenTexts(
        ctx.language.nounPhrase({ count: of, noun, adjectives: [] }, grammatical),
        ctx.vocabulary.replacements,
      );
    if (count !== 'number') return map(tokenRule(words(count)), () => 1);
    return startingWith(
      (word) => /^\d+$/.test(word) || word === words('one')[0],
      (chart, at, found) => {
        const text = chart.tokens[at]?.text ?? '';
        const n = /^\d+$/.test(text) ? Number(text) : undefined;
        tokenRule(words(n ?? 'one'))(chart, at, (end) => found(end, n ?? 1));
      },
    );
  });
}

/** So many marks, or so much of a counter, or of a class of them. */
export interface Lying {
  noun: string;
  n: number;
  /** the different kinds of a class */
  different?: true;
}

/** The same of what lies on a card: marks, or a counter. */
export const lyingRule = (ctx: RuleContext, count: MarkCount, grammatical: Case): Rule<Lying> =>
  cachedRule(ctx, `lying ${count} ${grammatical}`, () =>
    anyOf(
      map(marksRule(ctx, count, grammatical), (n): Lying => ({ noun: MARKS, n })),
      map(ctx.nouns.rule(count, grammatical), ({ phrase, n }): Lying | undefined => {
        const { noun, adjectives, posts, ordinal } = phrase;
        const different = adjectives.length > 0;
        const areKinds = adjectives.every(({ name, negated }) => name.text === 'different' && !negated);
        if (!areKinds || posts.length > 0 || ordinal || !canLieOnCards(ctx.symbols, noun, different)) return undefined;
        return { noun: noun.text, n: n ?? 1, ...(different ? { different } : {}) };
      }),
    ),
  );

/** So much, or all, of a counter that lies on this card. */
interface LyingCounter {
  ident: Ident;
  n: number | 'all';
}

/** A counter; of all that lies there also a class of them. */
const lyingKindRule = (ctx: RuleContext, count: 'number' | 'all', grammatical: Case): Rule<NameMatch> =>
  map(nameRule(ctx, count, grammatical), (named) =>
    named.kinds.includes('counter') || (count === 'all' && canLieOnCards(ctx.symbols, named.ident, true))
      ? named
      : undefined,
  );

/** `2 kelp`, `all kelp`; `count`: whether there must be a number */
export const lyingCounterRule = (ctx: RuleContext, count: 'number' | 'all', grammatical: Case): Rule<LyingCounter> =>
  map(lyingKindRule(ctx, count, grammatical), ({ ident, n }): LyingCounter | undefined =>
    count === 'all' ? { ident, n: 'all' } : n === undefined || n < 1 ? undefined : { ident, n },
  );

/** What something lies on; `isEach`: each of them. */
export interface PlaceOfThings {
  on: PhraseNode;
  isEach: boolean;
}

/** Each is said of what lies on several sites: a choice of one is not made by taking it away. */
const areSeveral = (symbols: Symbols, counter: Ident, on: PhraseNode): boolean =>
  canLieOnSites(symbols, counter) && placesCount({ symbols }, on) === 'many';

/** `the number of seeds on each pit`, as what is set. */
export const onEachRule = (
  ctx: RuleContext,
  each: (grammatical: Case) => Rule<{ phrase: PhraseNode }>,
): Rule<PhraseNode> =>
  map(
    patternRule(ctx, 'marks of', ([name], c) => (name === 'of' ? each(c) : lyingRule(ctx, 'many', c))),
    ({ marks, of }, chart, at, end) => {
      const { noun, different } = marks as Lying;
      const { phrase: on } = of as { phrase: PhraseNode };
      const range = span(chart, at, end);
      const isMeant = areSeveral(ctx.symbols, { text: noun, range }, on);
      return isMeant ? lyingOn(ctx.symbols, noun, on, range, different) : undefined;
    },
  );

/** `remove 1 kelp from this card`: what is set, and to what; undefined of another thing than this card. */
export function withRemoved({ symbols }: RuleContext, { lying, of }: Bindings, range: Range): Bindings | undefined {
  const { ident, n } = lying as LyingCounter;
  const { on, isEach } = of as PlaceOfThings;
  const what = isEach === areSeveral(symbols, ident, on) ? lyingOn(symbols, ident.text, on, range) : undefined;
  if (!what) return undefined;
  const value: ExprNode =
    n === 'all' ? number(0, range) : { kind: 'binary', op: '-', left: what, right: number(n, range), range };
  return { what: { type: 'phrase', phrase: what }, to: { type: 'value', value } };
}

/** `take all kelp from this card`: as many as lie there. */
export function withAllTaken({ lying }: Bindings, range: Range): Bindings {
  const { ident } = lying as LyingCounter;
  const amount: PhraseNode = {
    ...bareNoun(ident.text, range),
    posts: [{ kind: 'of', of: bareNoun('this', range), range }],
  };
  return {
    items: { type: 'items', items: [{ amount, different: false, what: ident, range }] },
    giver: { type: 'flag', flag: 'from-this', range },
  };
}

/** `marks of X`, `steelplast of this`, `seeds of X` of what may lie on sites; undefined for what lies nowhere else */
export function lyingOn(
  symbols: Symbols,
  noun: string,
  on: PhraseNode,
  range: Range,
  different?: true,
): PhraseNode | undefined {
  // before references are resolved, *this card* is a demonstrative
  const isThis = /^this\b/.test(on.noun.text) && on.adjectives.length === 0 && on.posts.length === 0;
  if (noun !== MARKS && !isThis && (different || !canLieOnSites(symbols, { text: noun, range }))) return undefined;
  return {
    ...bareNoun(noun, range),
    adjectives: different ? [{ name: { text: 'different', range }, negated: false }] : [],
    posts: [{ kind: 'of', of: on, range: on.range }],
  };
}

/** `marks of X` */
const marksOf = (on: PhraseNode, range: Range): PhraseNode => ({
  ...bareNoun(MARKS, range),
  posts: [{ kind: 'of', of: on, range: on.range }],
});

/** `each marker on this card`; `on`: the rule of what they lie on. */
export const countedMarksRule = (
  ctx: RuleContext,
  count: MarkCount,
  grammatical: Case,
  on: (grammatical: Case) => Rule<PhraseNode>,
): Rule<{ phrase: PhraseNode; n?: number }> =>
  map(
    patternRule(ctx, 'counted marks', ([name], c) => (name === 'of' ? on(c) : lyingRule(ctx, count, grammatical))),
    ({ marks, of }, chart, at, end) => {
      const { noun, n, different } = marks as Lying;
      const phrase = lyingOn(ctx.symbols, noun, of as PhraseNode, span(chart, at, end), different);
      return phrase && { phrase, ...(count === 'number' ? { n } : {}) };
    },
  );

const OPS = ['=', '<', '<=', '>', '>='] as const;

/** `there are at least 3 markers on this card` */
export function markedRule(ctx: RuleContext, on: (grammatical: Case) => Rule<PhraseNode>): Rule<ExprNode> {
  const compared = (op: BinaryOp, of: unknown, { noun, n, different }: Lying, range: Range): ExprNode | undefined => {
    const left = lyingOn(ctx.symbols, noun, of as PhraseNode, range, different);
    return left && { kind: 'binary', op, left, right: number(n, range), range };
  };
  const none = (['no marks on', 'no mass on'] as const).filter((key) => ctx.language.phrases[key] !== undefined);
  return anyOf(
    ...none.map((key) =>
      map(
        patternRule(ctx, key, ([name], c) => (name === 'of' ? on(c) : lyingRule(ctx, 'many', c))),
        ({ marks, of }, chart, at, end) => compared('=', of, { ...(marks as Lying), n: 0 }, span(chart, at, end)),
      ),
    ),
    ...(['mark on', 'marks on'] as const).flatMap((key) =>
      OPS.map((op) =>
        map(
          patternRule(ctx, key, ([name], c) =>
            name === 'of' ? on(c) : patternRule(ctx, `with ${op}`, (_, inner) => lyingRule(ctx, 'number', inner)),
          ),
          ({ x, of }, chart, at, end) => {
            const [lying] = Object.values(x as Bindings) as Lying[];
            return compared(op, of, lying, span(chart, at, end));
          },
        ),
      ),
    ),
  );
}

/** `put 2 markers on X`, `remove all markers from X`: what is set, and to what. */
export function withMarks({ marks, of }: Bindings, op: '+' | '-', range: Range): Bindings {
  const what = marksOf(of as PhraseNode, range);
  const value: ExprNode =
    marks === 'all'
      ? number(0, range)
      : { kind: 'binary', op, left: what, right: number(marks as number, range), range };
  return { what: { type: 'phrase', phrase: what }, to: { type: 'value', value } };
}
