/** Amounts and costs; parses what `render/amounts.ts` renders. */
import type { Arg, CostNode, ExprNode, Ident, ItemNode, PhraseNode, Range, Case } from '../../../dsl/internal.ts';
import type { Rule } from '../chart.ts';
import { anyOf, beginningWith, listOf, map, sequence, tokenRule } from '../combinators.ts';
import { type CountMode, span } from '../noun-phrases.ts';
import type { Bindings } from '../word-arguments.ts';
import { adjectiveRule, type NameMatch, nameRule } from './names.ts';
import { amount, bareNoun, number } from '../../meaning/nodes.ts';
import { allRule, phraseRule, oneOrManyRule } from './noun-phrases.ts';
import type { NounMatch } from './posts.ts';
import { digitsRule } from './digits.ts';
import { type Rows, rowsRule, valueRule } from './numbers.ts';
import { moreThanRule } from './players.ts';
import { listRule, literal, patternRule, onlyBinding, separators, spellings } from './patterns.ts';
import { kindsAndNumbersRule } from './kinds-and-numbers.ts';
import { cachedRule, type RuleContext } from './context.ts';

/** `{n what}`, of which something says how many: `farms` alone are not one. */
export function countedRule(ctx: RuleContext, grammatical: Case, onAll = false): Rule<Bindings> {
  return cachedRule(ctx, `counted ${onAll} ${grammatical}`, () =>
    anyOf<Bindings>(
      ...(onAll
        ? [
            map(allRule(ctx, grammatical), ({ phrase }): Bindings => ({ what: phrase, many: true })),
            map(oneOrManyRule(ctx, grammatical), ({ phrase }): Bindings => ({ what: phrase })),
          ]
        : []),
      numberedRule(ctx, grammatical),
      partitiveRule(ctx),
      map(phraseRule(ctx, 'one', grammatical), ({ phrase }): Bindings => ({ what: phrase })),
    ),
  );
}

/** One of several, of which a number before it may say how many: the `laboratories` of `2 farms or laboratories`. */
export const listedRule = (ctx: RuleContext, grammatical: Case): Rule<Bindings> =>
  cachedRule(ctx, `listed ${grammatical}`, () =>
    anyOf<Bindings>(
      countedRule(ctx, grammatical),
      map(phraseRule(ctx, 'many', grammatical), ({ phrase }): Bindings => ({ what: phrase, many: true })),
    ),
  );

/** `two of your farms` */
function partitiveRule(ctx: RuleContext): Rule<Bindings> {
  return cachedRule(ctx, 'partitive', () =>
    anyOf(
      ...ctx.wordings.partitive.flatMap(spellings).map((text) =>
        map(ctx.recursive.wording(ctx, text), ({ count, kinds }): Bindings | undefined => {
          const n = (count as Arg & { type: 'value' }).value;
          if (!kinds) return undefined;
          const { phrase: what } = kinds as Arg & { type: 'phrase' };
          return n.kind === 'number' && n.value > 1 ? { n, what } : undefined;
        }),
      ),
    ),
  );
}

/** The same, where it is said how many. */
export function numberedRule(ctx: RuleContext, grammatical: Case): Rule<Bindings> {
  return cachedRule(ctx, `numbered ${grammatical}`, () =>
    anyOf<Bindings>(
      map(phraseRule(ctx, 'number', grammatical), ({ phrase, n }, chart, at): Bindings => ({
        n: number(n!, span(chart, at, at + 1)),
        what: phrase,
      })),
      map(phraseRule(ctx, 'amount', grammatical), ({ phrase }): Bindings => ({
        n: amount(phrase.range),
        what: phrase,
      })),
      map(
        computedRule(ctx, (c) => phraseRule(ctx, 'many', c)),
        ({ what, n }): Bindings => ({ n, what: what.phrase }),
      ),
    ),
  );
}

/** `points equal to …`, `points by …` */
function computedRule<T>(ctx: RuleContext, what: (grammatical: Case) => Rule<T>): Rule<{ what: T; n: ExprNode }> {
  return anyOf<{ what: T; n: ExprNode }>(
    map(
      patternRule(ctx, 'computed', ([key], c) =>
        key === 'what'
          ? what(c)
          : key === 'kinds'
            ? map(phraseRule(ctx, 'many', c), ({ phrase }): ExprNode => phrase)
            : valueRule(ctx, c),
      ),
      (bound) => ({ what: bound.what as T, n: (bound.n ?? bound.kinds) as ExprNode }),
    ),
    map(
      patternRule(ctx, 'computed table', ([key], c) =>
        key === 'what' ? what(c) : key === 'rows' ? rowsRule(ctx) : valueRule(ctx, c),
      ),
      ({ what: thing, on, rows }, chart, at, end) => ({
        what: thing as T,
        n: { kind: 'table', on: on as ExprNode, ...(rows as Rows), range: span(chart, at, end) },
      }),
    ),
  );
}

/** *1 card per era* says how often there is one, whatever else has the name of the period and could be counted. */
const isRate = ({ symbols }: RuleContext, { noun }: PhraseNode): boolean =>
  symbols.find(noun.text).some(({ kind }) => kind === 'period');

export function itemRule(ctx: RuleContext, grammatical: Case): Rule<ItemNode> {
  return cachedRule(ctx, `item ${grammatical}`, () => {
    const amountRule = amountOf(ctx, grammatical);
    const whole = (bound: Bindings, per: ItemNode['per'], range: Range): ItemNode => ({
      ...(bound.what as ItemNode),
      ...(per ? { per } : {}),
      range,
    });
    return anyOf<ItemNode>(
      amountRule,
      setsRule(ctx, amountRule),
      kindsAndNumbersRule(ctx, amountRule),
      map(
        patternRule(ctx, 'per', ([name], c) =>
          name === 'what'
            ? amountRule
            : name === 'every'
              ? digitsRule(ctx)
              : name === 'kinds'
                ? phraseRule(ctx, 'many', c)
                : countedRule(ctx, c),
        ),
        (bound, chart, at, end) => {
          const { n, what } = (
            bound.every ? { n: bound.every, what: (bound.kinds as NounMatch).phrase } : bound.of
          ) as {
            n?: ExprNode;
            what: PhraseNode;
          };
          return n ? whole(bound, { every: n, of: what }, span(chart, at, end)) : undefined;
        },
      ),
      map(
        patternRule(ctx, 'per-each', ([name], c) =>
          name === 'what'
            ? amountRule
            : name === 'its' || name === 'their'
              ? map(phraseRule(ctx, name === 'its' ? 'bare' : 'many', c), ({ phrase }, chart, at): ExprNode => {
                  const of = bareNoun('it', span(chart, at, at));
                  return { ...phrase, posts: [{ kind: 'of', of, range: of.range }, ...phrase.posts] };
                })
              : name === 'kind' || name === 'kinds'
                ? map(phraseRule(ctx, name === 'kind' ? 'bare' : 'many', c), ({ phrase }): ExprNode | undefined =>
                    isRate(ctx, phrase) ? undefined : phrase,
                  )
                : anyOf<ExprNode>(
                    map(phraseRule(ctx, 'each', c), ({ phrase }) => phrase),
                    moreThanRule(ctx),
                    map(valueRule(ctx, c), (value) => (value.kind === 'phrase' ? undefined : value)),
                  ),
        ),
        (bound, chart, at, end) =>
          whole(
            bound,
            { of: Object.entries(bound).find(([name]) => name !== 'what')![1] as ExprNode },
            span(chart, at, end),
          ),
      ),
      // `for each farm and each laboratory`
      map(
        patternRule(ctx, 'per-either', ([name], c) =>
          name === 'what' ? amountRule : map(phraseRule(ctx, 'each', c), ({ phrase }) => phrase),
        ),
        ({ what, a, b }, chart, at, end) => {
          const range = span(chart, at, end);
          const of: ExprNode = { kind: 'binary', op: '+', left: a as PhraseNode, right: b as PhraseNode, range };
          return whole({ what }, { of }, range);
        },
      ),
      map(
        patternRule(ctx, 'per-sum', ([name], c) =>
          name === 'what'
            ? amountRule
            : name === 'every'
              ? digitsRule(ctx)
              : map(valueRule(ctx, c), (value) => (value.kind === 'phrase' ? undefined : value)),
        ),
        (bound, chart, at, end) =>
          whole(bound, { every: bound.every as ExprNode, of: bound.of as ExprNode }, span(chart, at, end)),
      ),
    );
  });
}

/** `3 points for each set of 1 farm and 1 tunnel` */
const setsRule = (ctx: RuleContext, amountRule: Rule<ItemNode>): Rule<ItemNode> =>
  map(
    patternRule(ctx, 'sets', ([name], c) =>
      name === 'what'
        ? amountRule
        : name === 'shared'
          ? adjectiveRule(ctx, ['predicate', 'core'])
          : listRule(
              ctx,
              map(anyOf(phraseRule(ctx, 'number', c), phraseRule(ctx, 'one', c)), ({ phrase, n }) =>
                (n ?? 1) === 1 ? phrase : undefined,
              ),
              'and',
            ),
    ),
    ({ what, list, shared }, chart, at, end): ItemNode | undefined => {
      const item = what as ItemNode;
      const quality = shared as Ident | undefined;
      const kinds = (list as PhraseNode[]).map((kind) =>
        quality ? { ...kind, adjectives: [{ name: quality, negated: false }, ...kind.adjectives] } : kind,
      );
      const range = span(chart, at, end);
      // what follows the last one may be said of all
      if (kinds.length < 2 || kinds.some(({ posts }) => posts.length > 0)) return undefined;
      if (item.amount && item.amount.kind !== 'number') return undefined;
      const sets: ExprNode = { kind: 'call', fn: { text: 'min', range }, args: kinds, range };
      const isOne = !item.amount || item.amount.value === 1;
      return {
        ...item,
        amount: isOne ? sets : { kind: 'binary', op: '*', left: item.amount!, right: sets, range },
        range,
      };
    },
  );

/** `2 kelp, 1 credit and a card`; in `1 kelp and 1 credit for each farm` the last words may be said of both. */
export function itemsRule(ctx: RuleContext, grammatical: Case): Rule<Arg> {
  return cachedRule(ctx, `items ${grammatical}`, () => {
    const item = itemRule(ctx, grammatical);
    // a line of icons has no *and*
    const list = anyOf(listRule(ctx, item, 'and'), listOf(item, separators(ctx, 'and').between, undefined));
    return beginningWith<Arg>(list, (chart, at, found) =>
      list(chart, at, (end, items) => {
        found(end, { type: 'items', items });
        const all = eachMultiplied(items);
        if (all) found(end, { type: 'items', items: all });
      }),
    );
  });
}

/** The list with what the last one is multiplied by said of all; undefined where that is not another reading. */
function eachMultiplied(items: readonly ItemNode[]): ItemNode[] | undefined {
  const before = items.slice(0, -1);
  const last = items.at(-1)!;
  // "1 credit and 1 credit for each city" would be 2 for each
  const isOther = ({ per, what }: ItemNode): boolean => per === undefined && what.text !== last.what.text;
  if (!last.per || before.length === 0 || !before.every(isOther)) return undefined;
  return [...before.map((item) => ({ ...item, per: last.per! })), last];
}

/** What an amount may be of; of classes only those of counters. */
function isCounted(ctx: RuleContext, { ident, kinds }: NameMatch): boolean {
  const isOneOf = kinds.some((kind) => kind === 'counter' || kind === 'core' || kind === 'deck' || kind === 'type');
  return isOneOf || ctx.symbols.find(ident.text).some(({ kind, of }) => kind === 'class' && of === 'counter');
}

export function amountOf(ctx: RuleContext, grammatical: Case): Rule<ItemNode> {
  return cachedRule(ctx, `amount ${grammatical}`, () => {
    const many = (mode: CountMode, c: Case): Rule<NameMatch> =>
      map(nameRule(ctx, mode, c), (named) => (isCounted(ctx, named) ? named : undefined));
    const made = ({ ident, n }: NameMatch, different: boolean, range: Range): ItemNode => ({
      ...(n !== undefined ? { amount: number(n, range) } : {}),
      different,
      what: ident,
      range,
    });
    const counted = (c: Case, isClass: boolean): Rule<NameMatch> =>
      map(many('number', c), (named) => (named.kinds.includes('class') === isClass ? named : undefined));
    return anyOf<ItemNode>(
      map(counted(grammatical, false), (named, chart, at, end) => made(named, false, span(chart, at, end))),
      ...(ctx.wordings.oneWithoutNumber
        ? [map(many('one', grammatical), (named, chart, at, end) => made(named, false, span(chart, at, end)))]
        : []),
      // `un plastacciaio`: what is not counted has no article where it is rendered
      ...ctx.wordings.ones.map((text) =>
        map(sequence<unknown>([literal(ctx, text), many('bare', grammatical)]), ([, named], chart, at, end) =>
          (named as NameMatch).kinds.includes('counter')
            ? made({ ...(named as NameMatch), n: 1 }, false, span(chart, at, end))
            : undefined,
        ),
      ),
      ...(['choice', 'different-choice', 'same-choice'] as const).map((key) =>
        map(
          patternRule(ctx, key, (_, c) => counted(c, true)),
          (bound, chart, at, end) => ({
            ...made(onlyBinding<NameMatch>(bound), key === 'different-choice', span(chart, at, end)),
            ...(key === 'same-choice' ? { same: true as const } : {}),
          }),
        ),
      ),
      // `2 different resources`, `2 resources of the same kind`
      map(phraseRule(ctx, 'number', grammatical), ({ phrase, n }, chart, at, end): ItemNode | undefined => {
        const { adjectives, posts, noun } = phrase;
        const [how, ...others] = adjectives;
        const isAlike = how?.name.text === 'same';
        const isOnly = others.length === 0 && (isAlike || how?.name.text === 'different') && !how.negated;
        if (!isOnly || posts.length > 0 || ctx.symbols.find(noun.text).every(({ kind }) => kind !== 'class')) {
          return undefined;
        }
        const item = made({ ident: noun, n, kinds: ['class'] }, !isAlike, span(chart, at, end));
        return isAlike ? { ...item, same: true } : item;
      }),
      map(many('amount', grammatical), ({ ident }, chart, at, end): ItemNode => ({
        amount: amount(span(chart, at, end)),
        different: false,
        what: ident,
        range: span(chart, at, end),
      })),
      map(
        computedRule(ctx, (c) => many('many', c)),
        ({ what, n }, chart, at, end): ItemNode => ({
          amount: n,
          different: false,
          what: what.ident,
          range: span(chart, at, end),
        }),
      ),
    );
  });
}

/** A cost; `asCharge`: behind what it is paid for, where it may follow a comma or be in brackets. */
export function costRule(ctx: RuleContext, grammatical: Case, asCharge = false): Rule<CostNode> {
  if (!asCharge) return plainCostRule(ctx, grammatical, false);
  return cachedRule(ctx, `charge ${grammatical} as written`, () => {
    const plain = plainCostRule(ctx, grammatical, true);
    return anyOf(
      plain,
      map(sequence<unknown>([tokenRule([',']), plain]), ([, cost]) => cost as CostNode),
      map(sequence<unknown>([tokenRule(['(']), plain, tokenRule([')'])]), ([, cost]) => cost as CostNode),
    );
  });
}

function plainCostRule(ctx: RuleContext, grammatical: Case, asCharge: boolean): Rule<CostNode> {
  return cachedRule(ctx, `cost of ${grammatical} ${asCharge}`, () => {
    const amounts = (c: Case): Rule<CostNode> =>
      cachedRule(ctx, `cost amounts ${c}`, () =>
        map(
          alternativesRule(ctx, listRule(ctx, itemRule(ctx, c), 'and')),
          (alternatives, chart, at, end): CostNode => ({
            kind: 'amounts',
            alternatives,
            range: span(chart, at, end),
          }),
        ),
      );
    return anyOf<CostNode>(
      ...(['free', 'usual'] as const).map((kind) =>
        map(
          patternRule(ctx, kind, () => undefined),
          (_, chart, at, end): CostNode => ({ kind, range: span(chart, at, end) }),
        ),
      ),
      map(
        patternRule(ctx, 'price', (_, c) => phraseRule(ctx, 'one', c)),
        ({ of }, chart, at, end): CostNode => ({
          kind: 'price',
          of: (of as NounMatch).phrase,
          range: span(chart, at, end),
        }),
      ),
      ...(asCharge
        ? (['for', 'for-each', 'for-less', 'for-less-each'] as const).map((key) =>
            map(
              patternRule(ctx, key, (_, c) => amounts(c)),
              (bound): CostNode => ({
                ...onlyBinding<CostNode & { kind: 'amounts' }>(bound),
                ...(key.endsWith('each') ? { each: true } : {}),
                ...(key.startsWith('for-less') ? { less: true } : {}),
              }),
            ),
          )
        : [amounts(grammatical)]),
    );
  });
}

/** `a, b or c`, or `a and b or c or d` where alternatives have several amounts. */
function alternativesRule(ctx: RuleContext, item: Rule<ItemNode[]>): Rule<ItemNode[][]> {
  const several = (made: ItemNode[][]): boolean => made.some(({ length }) => length > 1);
  const [, or] = ctx.language.list(['{', '|'], 'or').split(/[{|]/);
  return anyOf(
    map(listRule(ctx, item, 'or'), (made) => (made.length > 2 && several(made) ? undefined : made)),
    map(listOf(item, literal(ctx, or)), (made) => (several(made) ? made : undefined)),
  );
}
