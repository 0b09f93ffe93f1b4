/** Several objects of one verb: `build 2 farms or 2 laboratories`, `gain 1 kelp and 2 credits`. */
import type { Arg, EffectNode, ExprNode, ItemNode, PhraseNode, WordNode } from '../../../dsl/internal.ts';
import { mayMean } from '../accepted-wordings.ts';
import type { Chart, Rule } from '../chart.ts';
import { anyOf, beginningWith, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { argumentsFrom, type Bindings } from '../word-arguments.ts';
import { listedRule, itemRule } from './amounts.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { type ArgRule, compilePattern, listRule, patternsOf } from './patterns.ts';
import { argumentRule, wordPhrase, type WordPhrase } from './words.ts';

/** Words of which several objects may follow one verb. */
const SHARING = ['gain', 'build', 'upgrade', 'use'] as const;

/** What joins the objects. */
type Joint = 'and' | 'or';

/** What was counted in a list; `many`: of several, without a number of its own. */
interface Counted {
  n?: ExprNode;
  what?: PhraseNode;
  many?: true;
}

/** A pattern that has matched tokens of a text. */
interface Match {
  ctx: RuleContext;
  joint: Joint;
  pattern: string;
  phrase: WordPhrase;
  bound: Bindings;
  chart: Chart;
  at: number;
  end: number;
}

/**
 * What follows has the same verb. A number before several nouns, and one cost behind several, may be that of each or of all
 * together.
 */
export function sharedRule(ctx: RuleContext, joint: Joint): Rule<EffectNode> {
  return cachedRule(ctx, `shared ${joint}`, () =>
    anyOf(
      ...SHARING.flatMap((name) =>
        patternsOf(ctx, name)
          .filter((pattern) => /\{(?:n what|items)\b/.test(pattern))
          .map((pattern) => sharedPatternRule(ctx, joint, pattern, wordPhrase(name)!)),
      ),
    ),
  );
}

/** Both readings of each match of a pattern: matching twice would cost twice. */
function sharedPatternRule(ctx: RuleContext, joint: Joint, pattern: string, phrase: WordPhrase): Rule<EffectNode> {
  const rule = compilePattern(ctx, pattern, objectsRule(ctx, joint, phrase));
  return beginningWith<EffectNode>(rule, (chart, at, found) =>
    rule(chart, at, (end, bound) => {
      const match: Match = { ctx, joint, pattern, phrase, bound, chart, at, end };
      for (const effect of [ofEach(match), ofAll(match), ofNearest(match), multiplied(match)]) {
        if (effect) found(end, effect);
      }
    }),
  );
}

/** The rules of the placeholders of a pattern: a list where there is one object otherwise. */
const objectsRule =
  (ctx: RuleContext, joint: Joint, phrase: WordPhrase): ArgRule =>
  (names, grammatical) => {
    if (names[0] === 'items') {
      if (joint === 'and') return undefined;
      const together = listRule(ctx, itemRule(ctx, grammatical), 'and');
      return listRule(
        ctx,
        map(together, (items): Arg => ({ type: 'items', items })),
        'or',
      );
    }
    return names.length === 2
      ? listRule(ctx, listedRule(ctx, grammatical), joint)
      : argumentRule(ctx, phrase, names, grammatical);
  };

/** The placeholder that was matched by a list. */
const listKey = (bound: Bindings): string => ('items' in bound ? 'items' : 'n what');

/** The reading in which number and cost are those of each object. */
function ofEach(match: Match): EffectNode | undefined {
  const objects = match.bound[listKey(match.bound)] as Counted[];
  const shared = sharedNumber(objects);
  if (!shared && isUncounted(objects)) return undefined;
  const nodes = nodesOf(match, shared?.each ?? objects, {});
  return nodes && joined(match, nodes);
}

/** The reading in which number and cost are those of all objects together, if there is such a one. */
function ofAll(match: Match): EffectNode | undefined {
  const objects = match.bound[listKey(match.bound)] as Counted[];
  const shared = sharedNumber(objects);
  const price = match.joint === 'and' ? priceOf(match.bound) : undefined;
  if (!shared && (!price || isUncounted(objects))) return undefined;
  const nodes = nodesOf(match, shared?.without ?? objects, price ? { cost: FREE } : {});
  if (!nodes) return undefined;
  const effect = joined(match, nodes);
  const whole = shared ? repeated(shared.n, effect) : effect;
  return price ? paid(price, whole) : whole;
}

/** The amounts of each alternative. */
const alternativesOf = ({ joint, bound }: Match): ItemNode[][] | undefined =>
  joint === 'or' && 'items' in bound
    ? (bound.items as (Arg & { type: 'items' })[]).map(({ items }) => items)
    : undefined;

/**
 * `1 kelp or 1 credit and 1 card`, where only one alternative has several amounts: *or* may join only the amounts beside it. The
 * reading in which it does.
 */
function ofNearest(match: Match): EffectNode | undefined {
  const lists = alternativesOf(match);
  if (!lists) return undefined;
  const several = lists.flatMap(({ length }, i) => (length > 1 ? [i] : []));
  const [at] = several;
  if (several.length !== 1 || (at !== 0 && at !== lists.length - 1)) return undefined;
  const [own, rest] =
    at === 0 ? [lists[0].slice(-1), lists[0].slice(0, -1)] : [lists[at].slice(0, 1), lists[at].slice(1)];
  const asArg = (items: readonly ItemNode[]): Arg => ({ type: 'items', items: [...items] });
  const nodes = nodesOf(
    match,
    lists.map((items, i) => asArg(i === at ? own : items)),
    {},
  );
  const [alone] = nodesOf(match, [asArg(rest), asArg(rest)], {}) ?? [];
  if (!nodes || !alone) return undefined;
  const choice = joined(match, nodes);
  const { range } = choice;
  return { kind: 'block', parts: at === 0 ? [alone, choice] : [choice, alone], range };
}

/** `1 kelp or 1 credit for each farm`: the reading in which the last words are said of every alternative. */
function multiplied(match: Match): EffectNode | undefined {
  const lists = alternativesOf(match);
  if (!lists) return undefined;
  const per = lists.at(-1)?.at(-1)?.per;
  const before = lists.flat().slice(0, -1);
  if (!per || before.length === 0 || before.some((item) => item.per)) return undefined;
  const all = lists.map((items): Arg => ({ type: 'items', items: items.map((item) => ({ ...item, per })) }));
  const nodes = nodesOf(match, all, {});
  return nodes && joined(match, nodes);
}

/** The word once for each object; undefined for a single object, and where the pattern cannot mean one of them. */
function nodesOf(match: Match, objects: readonly unknown[], changed: Bindings): WordNode[] | undefined {
  const { ctx, pattern, phrase, bound, chart, at, end } = match;
  if (objects.length < 2) return undefined;
  const nodes = objects.map((one): WordNode => ({
    kind: 'word',
    word: phrase.word,
    keyword: span(chart, at, at + 1),
    args: argumentsFrom({ ...bound, [listKey(bound)]: one, ...changed }, {}, phrase.kinds),
    range: span(chart, at, end),
  }));
  return nodes.every((node) => mayMean(pattern, false, node, ctx.wordings)) ? nodes : undefined;
}

function joined({ joint, chart, at, end }: Match, nodes: WordNode[]): EffectNode {
  const range = span(chart, at, end);
  return joint === 'or' ? { kind: 'or', options: nodes, range } : { kind: 'block', parts: nodes, range };
}

/**
 * `2 farms or laboratories`: the number may be that of each (`each`), or of all together (`without`), so there are two readings.
 * Undefined where every noun of several has its own number.
 */
function sharedNumber(list: readonly Counted[]): { n: ExprNode; each: Counted[]; without: Counted[] } | undefined {
  const [{ n }] = list;
  if (!n || !list.slice(1).every((one) => one.many)) return undefined;
  return { n, each: list.map(({ what }) => ({ n, what })), without: list.map(({ what }) => ({ what })) };
}

/** Whether nothing says how many of several there are: `farms or laboratories`. */
const isUncounted = (list: readonly Counted[]): boolean => list.some(({ many }) => many === true);

type Price = Arg & { type: 'cost' };

/** The amounts that are paid for what is listed. */
function priceOf({ cost }: Bindings): Price | undefined {
  const price = cost as Price | undefined;
  return price?.cost.kind === 'amounts' ? price : undefined;
}

const FREE: Arg = { type: 'cost', cost: { kind: 'free', range: { start: 0, end: 0 } } };

/** One payment for all of it. */
const paid = (price: Price, effect: EffectNode): WordNode => ({
  kind: 'word',
  word: 'pay',
  keyword: { start: effect.range.start, end: effect.range.start },
  args: { cost: price, body: { type: 'effect', effect } },
  range: effect.range,
});

const repeated = (times: ExprNode, effect: EffectNode): WordNode => ({
  kind: 'word',
  word: 'repeat',
  keyword: { start: effect.range.start, end: effect.range.start },
  args: { times: { type: 'value', value: times }, body: { type: 'effect', effect } },
  range: effect.range,
});
