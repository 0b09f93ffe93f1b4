/**
 * Idioms of printed texts that are never rendered: one sentence that takes several words of the effect
 * language. Each language has its wordings (`wordings.ts` in its folder); what they mean is the same for all.
 */
import type {
  Arg,
  BinaryOp,
  EffectNode,
  EventNode,
  ExprNode,
  Ident,
  ItemNode,
  PhraseNode,
  Range,
  WordNode,
} from '../../dsl/internal.ts';
import type { Idiom } from '../languages/wordings.ts';
import { bareNoun, isPlayers, number } from '../meaning/nodes.ts';
import type { Bindings } from './word-arguments.ts';

export const IDIOMS = {
  /** `gain the production of a farm` */
  run: ({ 'n what': counted, program }, range) => {
    const { n, what } = counted as Counted;
    if (n && !isOne(n)) return undefined;
    return then(
      range,
      [word('choose', range, { what: phrase(what) }), false],
      [
        word('resolve', range, {
          what: phrase(programOf(program, bareNoun('it', range), range)),
        }),
        false,
      ],
    );
  },
  /** `one of your laboratories may produce 1 kelp instead of 1 science`: what the production gave is paid back */
  instead: ({ kinds, items, price }, range) =>
    word('if', range, {
      test: value({ kind: 'binary', op: '>=', left: (kinds as Phrased).phrase, right: number(1, range), range }),
      body: effect(word('may', range, { body: effect(exchange(price as Arg, items as Arg, range)) })),
    }),
  /** `for every 3 laboratories gain 1 kelp`: what it goes by comes first */
  'for every': ({ count, kinds, items }, range) => {
    const all = (items as Arg & { type: 'items' }).items;
    const every = (count as Arg & { type: 'value' }).value;
    return all.length > 1
      ? undefined
      : word('gain', range, {
          items: {
            type: 'items',
            items: all.map((item) => ({ ...item, per: { every, of: (kinds as Phrased).phrase } })),
          },
        });
  },
  /** `each city with 2 farms gives 1 point`; of all of them where it is said that each does: `your farms give 1 kelp each` */
  'each gives': ({ each, all, items }, range) => {
    const gain = word('gain', range, { items: items as Arg });
    const over = (each ?? all) as Phrased;
    if (isThatPlayer(over)) {
      return word('take', range, { items: items as Arg, giver: { type: 'flag', flag: 'from-that-player', range } });
    }
    if (isPlayers(over.phrase)) return undefined;
    // of this card there is one
    return isThis(over) ? gain : word('each', range, { over, body: effect(gain) });
  },
  /** `advance 1 space for each farm`; what is gained for each has a form of its own */
  'each does': ({ each, body }, range) =>
    JSON.stringify(body).includes('"word":"gain"')
      ? undefined
      : word('each', range, { over: each as Arg, body: effect(body as EffectNode) }),
  /** `every farm you build gives 1 kelp` */
  'each built': (bound, range) => whenDone('build', bound, range),
  /** `the second farm you build each turn gives 1 kelp` */
  'nth built': (bound, range) => {
    const { ordinal, posts } = (bound.one as Phrased).phrase;
    return ordinal && posts.some(({ kind }) => kind === 'this') ? whenDone('build', bound, range) : undefined;
  },
  'each upgraded': (bound, range) => whenDone('upgrade', bound, range),
  /** `1 point for each farm, up to 5 points` */
  capped: ({ items, count, unit }, range) => {
    const [item, ...more] = (items as Arg & { type: 'items' }).items;
    if (more.length > 0 || !item.per || (item.amount && item.amount.kind !== 'number')) return undefined;
    const { per, amount: each, ...plain } = item;
    // without what it is that there are at most so many of, only where gained and counted are as many
    const named = unit as { ident: Ident; singular: string } | undefined;
    if (named ? ![named.ident.text, named.singular].includes(plain.what.text) : per.every || (each && !isOne(each))) {
      return undefined;
    }
    const counted = per.every ? binary('/', per.of, per.every, range) : per.of;
    const all = each && !isOne(each) ? binary('*', each, counted, range) : counted;
    const amount = call('min', [all, (count as Arg & { type: 'value' }).value], range);
    return word('gain', range, { items: { type: 'items', items: [{ ...plain, amount }] } });
  },
  /** `farms you build this turn cost 1 credit less` */
  'discount this': ({ kinds, period, price }, range) =>
    word('until', range, {
      period: { type: 'name', name: (period as { ident: Ident }).ident },
      body: effect(
        word('discount', range, {
          cost: price as Arg,
          doing: { type: 'flag', flag: 'building', range },
          what: kinds as Arg,
        }),
      ),
    }),
  /** `the next farm you build this turn costs 1 credit less` */
  'discount next': (bound, range) => nextCosts('build', 'building', bound, range),
  'discount next upgraded': (bound, range) => nextCosts('upgrade', 'upgrading', bound, range),
  'discount next bought': (bound, range) => nextCosts('buy', 'buying', bound, range),
  /** `the next farm you build this turn is free` */
  'next is free': (bound, range) => nextCosts('build', 'building', bound, range),
  'next upgraded is free': (bound, range) => nextCosts('upgrade', 'upgrading', bound, range),
  'next bought is free': (bound, range) => nextCosts('buy', 'buying', bound, range),
  /** `unless you have a farm, gain 1 kelp` */
  unless: ({ test, body }, range) =>
    word('if', range, {
      test: value({ kind: 'unary', op: 'not', operand: test as ExprNode, range }),
      body: effect(body as EffectNode),
    }),
  /** `pay 1 kelp to gain 1 credit` */
  'pay to gain': ({ price, items }, range) => exchange(price as Arg, items as Arg, range),
  /** `pay 1 kelp to gain 1 credit, or 1 credit to gain 1 kelp`; without a second exchange it is the first one the other way round */
  'pay either': ({ price, items, other, others }, range) => {
    const reversed = other ? undefined : { price: asPrice(items as Items, range), items: asItems(price as Cost) };
    const second: [Arg, Arg] | undefined = reversed?.items
      ? [reversed.price, reversed.items]
      : other && others
        ? [other as Arg, others as Arg]
        : undefined;
    if (!second) return undefined;
    return { kind: 'or', options: [exchange(price as Arg, items as Arg, range), exchange(...second, range)], range };
  },
  /** `choose between 1 kelp and 1 credit`, where *and* joins what there is to choose from */
  'one of': ({ items }, range) => {
    const all = (items as Items).items;
    const options = all.map((item) => word('gain', range, { items: { type: 'items', items: [item] } }));
    return options.length > 1 ? { kind: 'or', options, range } : undefined;
  },
  /** `build or upgrade a tunnel for free` */
  'build or upgrade': ({ 'n what': counted, charge }, range) => {
    const { n, what } = counted as Counted;
    const args = { n: n && value(n), what: phrase(what), cost: charge as Arg | undefined };
    return { kind: 'or', options: [word('build', range, args), word('upgrade', range, args)], range };
  },
  /** `pay 1 kelp up to 3 times; gain 2 credits each time` */
  'pay up to': ({ price, count, items }, range) =>
    word('up-to', range, { times: count as Arg, body: effect(exchange(price as Arg, items as Arg, range)) }),
  /** `gain its production` */
  'its program': ({ program }, range) =>
    word('resolve', range, { what: phrase(programOf(program, bareNoun('it', range), range)) }),
  /** `upgrade 1, 2 or 3 farms for 1 science each` */
  'upgrade some': ({ some, kinds, price }, range) =>
    word('upgrade', range, {
      limit: { type: 'flag', flag: 'up-to', range },
      n: value(some as ExprNode),
      what: kinds as Arg,
      cost: price as Arg,
    }),
  /** `use one or two of your action cards` */
  'use some': ({ some, kinds }, range) =>
    then(
      range,
      ...Array.from({ length: (some as ExprNode & { kind: 'number' }).value }, (_, i): [WordNode, boolean] => [
        word('use', range, { n: value(number(1, range)), what: kinds as Arg }),
        i > 0,
      ]),
    ),
  /** `points by the number of cities: 4 points for five, 8 points for six or more` */
  steps: ({ unit, on, steps }, range) => {
    const { rows, what } = steps as StepRows;
    const { ident, singular } = unit as { ident: Ident; singular: string };
    const last = rows.at(-1)!.key;
    if (singular !== what.text) return undefined;
    const amount: ExprNode = {
      kind: 'table',
      on: { kind: 'call', fn: { text: 'min', range }, args: [on as ExprNode, number(last, range)], range },
      rows,
      otherwise: number(0, range),
      range,
    };
    return word('gain', range, { items: { type: 'items', items: [{ amount, different: false, what: ident, range }] } });
  },
  /** `the player turns 15 credits into 13 points`, once or up to so many times */
  into: ({ price, items }, range) => word('may', range, { body: effect(exchange(price as Arg, items as Arg, range)) }),
  'into, times': ({ price, items, count }, range) =>
    word('up-to', range, {
      times: count as Arg,
      body: effect(exchange(price as Arg, items as Arg, range)),
    }),
  /** `trade any number of kelp for 1 credit each` */
  'trade any': (bound, range) => {
    const once = trade(bound, range);
    return once && word('any-times', range, { body: effect(once) });
  },
  /** `trade up to 3 kelp for 1 credit each` */
  'trade up to': ({ count, ...bound }, range) => {
    const once = trade(bound, range);
    return once && word('up-to', range, { times: count as Arg, body: effect(once) });
  },
  /** `with at least 3 farms, gain 1 kelp` */
  'with at least': (bound, range) => word('if', range, { test: atLeast(bound, range), body: bodyOf(bound) }),
  /** `as soon as you have 3 farms, gain 1 kelp`: also with more */
  'as soon as at least': (bound, range) =>
    word('as-soon-as', range, { test: atLeast(bound, range), body: bodyOf(bound) }),
  /** `once per turn, when you build a farm, gain 1 kelp` */
  'first in': ({ period, event: arg, ...bound }, range) => {
    const { event } = arg as Arg & { type: 'event' };
    const { ident } = period as { ident: Ident };
    return when({ kind: 'nth', event, n: 1, period: ident, range }, bound);
  },
  /** `at the start of each of your turns, gain 1 kelp` */
  'at the start of each': (bound, range) => atMoment('begins', bound, range),
  'at the end of each': (bound, range) => atMoment('ends', bound, range),
} satisfies Record<Idiom, (bound: Bindings, range: Range) => EffectNode | undefined>;

export interface StepRows {
  rows: { key: number; value: ExprNode }[];
  what: Ident;
}
interface Counted {
  n?: ExprNode;
  what: PhraseNode;
}
type Phrased = Arg & { type: 'phrase' };
type Items = Arg & { type: 'items' };
type Cost = Arg & { type: 'cost' };

const programOf = (program: unknown, of: PhraseNode, range: Range): PhraseNode => ({
  ...named((program as { ident: Ident }).ident),
  posts: [{ kind: 'of', of, range }],
});
const binary = (op: BinaryOp, left: ExprNode, right: ExprNode, range: Range): ExprNode => ({
  kind: 'binary',
  op,
  left,
  right,
  range,
});
const call = (fn: string, args: ExprNode[], range: Range): ExprNode => ({
  kind: 'call',
  fn: { text: fn, range },
  args,
  range,
});
const isThatPlayer = ({ phrase: { noun, posts } }: Phrased): boolean =>
  noun.text.startsWith('that ') && noun.text.split(' ').includes('player') && posts.length === 0;
const isThis = ({ phrase: { noun, posts } }: Phrased): boolean => noun.text.startsWith('this') && posts.length === 0;

const whenDone = (verb: 'build' | 'upgrade', { kind, one, ...bound }: Bindings, range: Range): WordNode =>
  when(
    {
      kind: 'you',
      verb: { text: verb, range: { start: range.start, end: range.start } },
      phrase: ((kind ?? one) as Phrased).phrase,
      range,
    },
    bound,
  );
/** Less, or nothing, until one is built. */
function nextCosts(done: string, doing: string, { kind, period, price }: Bindings, range: Range): WordNode {
  const { phrase } = kind as Phrased;
  const verb = { text: done, range: { start: range.start, end: range.start } };
  const on: Record<string, Arg> = { doing: { type: 'flag', flag: doing, range }, what: { type: 'phrase', phrase } };
  return word('until', range, {
    period: { type: 'name', name: (period as { ident: Ident }).ident },
    event: { type: 'event', event: { kind: 'you', verb, phrase, range } },
    body: effect(price ? word('discount', range, { cost: price as Arg, ...on }) : word('discount-all', range, on)),
  });
}
const atMoment = (moment: 'begins' | 'ends', { period, ...bound }: Bindings, range: Range): WordNode => {
  const { ident } = period as { ident: Ident };
  return when({ kind: 'period', period: ident, moment, range }, bound);
};
const when = (event: EventNode, bound: Bindings): WordNode =>
  word('when', event.range, { event: { type: 'event', event }, body: bodyOf(bound) });
const bodyOf = ({ body, items }: Bindings): Arg =>
  items
    ? effect(word('gain', (items as Arg & { type: 'items' }).items[0].range, { items: items as Arg }))
    : effect(body as EffectNode);
const atLeast = ({ count, kinds }: Bindings, range: Range): Arg =>
  value({
    kind: 'binary',
    op: '>=',
    left: (kinds as Phrased).phrase,
    right: (count as Arg & { type: 'value' }).value,
    range,
  });

/** One of a counter is paid for what is gained; undefined if `into credits, 1 point each` names two things. */
const trade = ({ unit, into, items }: Bindings, range: Range): WordNode | undefined => {
  const { ident } = unit as { ident: Ident };
  const named = into as { ident: Ident; singular: string } | undefined;
  const oneOf = (what: Ident): ItemNode => ({ amount: number(1, range), different: false, what, range });
  // `3 kelp for as many credits`
  const gained = (items as Items | undefined)?.items ?? (named ? [oneOf(named.ident)] : []);
  const [item, ...more] = gained;
  if (!item) return undefined;
  if (named && (more.length > 0 || ![named.ident.text, named.singular].includes(item.what.text))) return undefined;
  const one: Arg = {
    type: 'cost',
    cost: {
      kind: 'amounts',
      alternatives: [[oneOf(ident)]],
      range,
    },
  };
  return exchange(one, { type: 'items', items: gained }, range);
};

/** What is gained as a price, and what is paid as a gain, where there is no choice. */
const asPrice = ({ items }: Items, range: Range): Arg => ({
  type: 'cost',
  cost: { kind: 'amounts', alternatives: [items], range },
});
const asItems = ({ cost }: Cost): Arg | undefined =>
  cost.kind === 'amounts' && cost.alternatives.length === 1
    ? { type: 'items', items: cost.alternatives[0] }
    : undefined;

const exchange = (price: Arg, items: Arg, range: Range): WordNode =>
  word('pay', range, { cost: price, body: effect(word('gain', range, { items })) });
const named = ({ text, range }: Ident): PhraseNode => bareNoun(text, range);
const phrase = (made: PhraseNode): Arg => ({ type: 'phrase', phrase: made });
const value = (made: ExprNode): Arg => ({ type: 'value', value: made });
const effect = (made: EffectNode): Arg => ({ type: 'effect', effect: made });
const word = (name: string, range: Range, args: Record<string, Arg | undefined>): WordNode => ({
  kind: 'word',
  word: name,
  keyword: range,
  args: Object.fromEntries(Object.entries(args).filter((entry): entry is [string, Arg] => entry[1] !== undefined)),
  range,
});
const then = (range: Range, ...steps: [WordNode, boolean][]): EffectNode => ({
  kind: 'then',
  steps: steps.map(([step]) => step),
  may: steps.map(([, may]) => may),
  range,
});
const isOne = (n: ExprNode): boolean => n.kind === 'number' && n.value === 1;
