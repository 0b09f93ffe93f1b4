/**
 * Idioms of printed texts that are never rendered: one sentence that takes several words of the effect
 * language. Each language has its wordings (`wordings.ts` in its folder); what they mean is the same for all.
 */
import {
  type Arg,
  type EffectNode,
  type ExprNode,
  type Ident,
  type ItemNode,
  type PhraseNode,
  type Range,
  wordTable,
} from '../../dsl/internal.ts';
import { effectTemplate, valueTemplate } from '../constructions/template.ts';
import { EXCHANGES, PAID_EACH } from '../constructions/exchanges.ts';
import { NEXT_ONE } from '../constructions/next-one.ts';
import type { Idiom } from '../languages/wordings.ts';
import { isPlayers, number } from '../meaning/nodes.ts';
import type { Bindings } from './word-arguments.ts';

/** The effect of an idiom; undefined where its words mean nothing. */
export function meaningOfIdiom(idiom: Idiom, bound: Bindings, range: Range): EffectNode | undefined {
  const meaning = MEANINGS[idiom];
  return typeof meaning === 'string' ? build(meaning, bound, range) : meaning(bound, range);
}

/** An effect with holes, or how one is chosen by what fills them. */
type Meaning = string | ((bound: Bindings, range: Range) => EffectNode | undefined);

const MEANINGS: Readonly<Record<Idiom, Meaning>> = wordTable({
  /** `gain the production of a farm` */
  run: (bound, range) => {
    const { n } = bound['n what'] as { n?: ExprNode };
    return n && !isOne(n) ? undefined : build('choose {what} then resolve {program} of it', bound, range);
  },
  /** `one of your laboratories may produce 1 kelp instead of 1 science`: what the production gave is paid back */
  instead: 'if {kinds} >= 1: may (pay {price}: gain {items})',
  /** `for every 3 laboratories gain 1 kelp`: what it goes by comes first */
  'for every': (bound, range) =>
    itemsIn(bound).length > 1 ? undefined : build('gain {items} per ({count}) {kinds}', bound, range),
  /** `each city with 2 farms gives 1 point`; of all of them where it is said that each does: `your farms give 1 kelp each` */
  'each gives': (bound, range) => {
    const { phrase } = (bound.each ?? bound.all) as Phrased;
    if (isPlayers(phrase) || isThatPlayer(phrase)) return undefined;
    // of this card there is one
    return build(isThis(phrase) ? 'gain {items}' : 'each {each}: gain {items}', bound, range);
  },
  /** `that player gives you 1 kelp`: what that player gains is no gift to you */
  'player gives': (bound, range) =>
    isThatPlayer((bound.each as Phrased).phrase) ? build('take {items} from that player', bound, range) : undefined,
  /** `advance 1 space for each farm`; what is gained for each has a form of its own */
  'each does': (bound, range) =>
    JSON.stringify(bound.body).includes('"word":"gain"') ? undefined : build('each {each}: {body}', bound, range),
  /** `every farm you build gives 1 kelp` */
  'each built': 'when you build {kind}: {body}',
  /** `the second farm you build each turn gives 1 kelp` */
  'nth built': (bound, range) => {
    const { ordinal, posts } = (bound.one as Phrased).phrase;
    return ordinal && posts.some(({ kind }) => kind === 'this')
      ? build('when you build {kind}: {body}', bound, range)
      : undefined;
  },
  'each upgraded': 'when you upgrade {kind}: {body}',
  /** `1 point for each farm, up to 5 points` */
  capped: (bound, range) => {
    const [{ per, amount: each, ...plain }, ...more] = itemsIn(bound);
    if (more.length > 0 || !per || (each && each.kind !== 'number')) return undefined;
    const isEach = !each || isOne(each);
    // without what it is that there are at most so many of, only where gained and counted are as many
    if (bound.unit ? !isUnit(bound.unit as Unit, plain.what) : per.every || !isEach) return undefined;
    const means = `min(${isEach ? '' : '{each} * '}{of}${per.every ? ' / {every}' : ''}, {count})`;
    const amount = valueTemplate(means).build({ ...per, each, count: bound.count }, range);
    return build('gain {items}', { items: [{ ...plain, amount }] }, range);
  },
  /** `farms you build this turn cost 1 credit less` */
  'discount this': 'until end of {period}: discount {price} on building {kinds}',
  /** `the next farm you build this turn costs 1 credit less` */
  'discount next': NEXT_ONE['next discounted building'],
  'discount next upgraded': NEXT_ONE['next discounted upgrading'],
  'discount next bought': NEXT_ONE['next discounted buying'],
  /** `the next farm you build this turn is free` */
  'next is free': NEXT_ONE['next free building'],
  'next upgraded is free': NEXT_ONE['next free upgrading'],
  'next bought is free': NEXT_ONE['next free buying'],
  /** `unless you have a farm, gain 1 kelp` */
  unless: 'if not ({test}): {body}',
  /** `pay 1 kelp to gain 1 credit` */
  'pay to gain': 'pay {price}: gain {items}',
  /** `pay 1 kelp to gain 1 credit, or 1 credit to gain 1 kelp`; without a second exchange it is the first one the other way round */
  'pay either': (bound, range) => build(EXCHANGES[bound.other ? 'exchange either' : 'exchange or back'], bound, range),
  /** `choose between 1 kelp and 1 credit`, where *and* joins what there is to choose from */
  'one of': (bound, range) => {
    const options = itemsIn(bound).map((item) => build('gain {items}', { items: [item] }, range)!);
    return options.length > 1 ? { kind: 'or', options, range } : undefined;
  },
  /** `build or upgrade a tunnel for free` */
  'build or upgrade': 'build ({n?}) {what} for {charge?} or upgrade ({n?}) {what} for {charge?}',
  /** `pay 1 kelp up to 3 times; gain 2 credits each time` */
  'pay up to': PAID_EACH,
  /** `gain its production` */
  'its program': 'resolve {program} of it',
  /** `upgrade 1, 2 or 3 farms for 1 science each` */
  'upgrade some': 'upgrade up to ({some}) {kinds} for {price?}',
  /** `use one or two of your action cards` */
  'use some': (bound, range) => {
    const { value: length } = bound.some as ExprNode & { kind: 'number' };
    const steps = Array.from({ length }, () => build('use 1 {kinds}', bound, range)!);
    return { kind: 'then', steps, may: steps.map((_, i) => i > 0), range };
  },
  /** `points by the number of cities: 4 points for five, 8 points for six or more` */
  steps: (bound, range) => {
    const { rows, what } = bound.steps as StepRows;
    if ((bound.unit as Unit).singular !== what.text) return undefined;
    const last = rows.at(-1)!.key;
    const amount: ExprNode = {
      kind: 'table',
      on: { kind: 'call', fn: { text: 'min', range }, args: [bound.on as ExprNode, number(last, range)], range },
      rows,
      otherwise: number(0, range),
      range,
    };
    return build('gain ({amount}) {unit}', { ...bound, amount }, range);
  },
  /** `the player turns 15 credits into 13 points`, once or up to so many times */
  into: 'may (pay {price}: gain {items})',
  'into, times': PAID_EACH,
  /** `trade any number of kelp for 1 credit each` */
  'trade any': (bound, range) => trade('any number of times: pay 1 {unit}: gain {items}', bound, range),
  /** `trade up to 3 kelp for 1 credit each` */
  'trade up to': (bound, range) => trade('up to {count} times: pay 1 {unit}: gain {items}', bound, range),
  /** `with at least 3 farms, gain 1 kelp` */
  'with at least': 'if {kinds} >= {count}: {body}',
  /** `as soon as you have 3 farms, gain 1 kelp`: also with more */
  'as soon as at least': 'as soon as {kinds} >= {count}: {body}',
  /** `once per turn, when you build a farm, gain 1 kelp` */
  'first in': 'when {event} for the 1st time this {period}: {body}',
  /** `at the start of each of your turns, gain 1 kelp` */
  'at the start of each': 'when {period} begins: {body}',
  'at the end of each': 'when {period} ends: {body}',
});

export interface StepRows {
  rows: { key: number; value: ExprNode }[];
  what: Ident;
}
/** A counter as it is written, and by its name for one. */
interface Unit {
  ident: Ident;
  singular: string;
}
type Phrased = Arg & { type: 'phrase' };
type Items = Arg & { type: 'items' };

/** What is of each kind, or of all; what is gained by an effect that says only that. */
const build = (means: string, { one, all, ...bound }: Bindings, range: Range): EffectNode | undefined => {
  const { kind = one, each = all, items } = bound;
  const gained = means.includes('{body}') ? itemsIn(bound) : [];
  const body = bound.body ?? (gained.length > 0 ? build('gain {items}', { items }, gained[0].range) : undefined);
  return effectTemplate(means).build({ ...bound, kind, each, body }, range);
};

const itemsIn = ({ items }: Bindings): readonly ItemNode[] => (items as Items | undefined)?.items ?? [];

const isThatPlayer = ({ noun, posts }: PhraseNode): boolean =>
  noun.text.startsWith('that ') && noun.text.split(' ').includes('player') && posts.length === 0;
const isThis = ({ noun, posts }: PhraseNode): boolean => noun.text.startsWith('this') && posts.length === 0;
const isUnit = ({ ident, singular }: Unit, { text }: Ident): boolean => text === ident.text || text === singular;
const isOne = (n: ExprNode): boolean => n.kind === 'number' && n.value === 1;

/** One of a counter is paid for what is gained; undefined if `into credits, 1 point each` names two things. */
function trade(means: string, { into, ...bound }: Bindings, range: Range): EffectNode | undefined {
  const named = into as Unit | undefined;
  // `3 kelp for as many credits`
  const gained = bound.items
    ? itemsIn(bound)
    : named && [{ amount: number(1, range), different: false, what: named.ident, range }];
  if (!gained || (named && (gained.length > 1 || !isUnit(named, gained[0].what)))) return undefined;
  return build(means, { ...bound, items: gained }, range);
}
