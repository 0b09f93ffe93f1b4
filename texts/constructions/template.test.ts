/** What a template is built of is what it is matched to: all kinds of holes, each by a template that has it. */
import { describe, expect, test } from 'vitest';
import type { EffectNode } from '../../dsl/syntax/ast.ts';
import { stripRanges } from '../../dsl/syntax/strip-ranges.ts';
import { printCost, printExpr, printItems, print } from '../../dsl/syntax/printer.ts';
import { effectOf, form } from '../testing.ts';
import { loaded } from '../../test/support/loaded.ts';
import { effectTemplate, valueTemplate } from './template.ts';

const RANGE = { start: 3, end: 7 };
const { symbols } = loaded().sources;

/** What fills a hole, as it is written. */
const text = (node: unknown): string => {
  const { kind, text: name } = node as { kind?: string; text?: string };
  if (name !== undefined) return name;
  if (Array.isArray(node)) return printItems(node as never);
  if (kind === 'amounts' || kind === 'free') return printCost(node as never);
  if (kind === 'signal' || kind === 'you') return print(effectWhen(node), { layout: 'line' }).slice(5, -10);
  return ['word', 'then', 'or'].includes(kind!)
    ? print(node as EffectNode, { layout: 'line' })
    : printExpr(node as never);
};
const effectWhen = (event: unknown): EffectNode => {
  const effect = effectOf('when you build farm: end game') as EffectNode & { kind: 'word' };
  return { ...effect, args: { ...effect.args, event: { type: 'event', event: event as never } } };
};

const MATCHED: [template: string, effect: string, holes: Record<string, string>][] = [
  ['pay {price}: gain {items}', 'pay 1 kelp: gain 2 credits, 1 card', { price: '1 kelp', items: '2 credits, 1 card' }],
  [
    'pay {price}: gain {items}',
    'pay 1 kelp or 2 science: gain 1 card',
    { price: '1 kelp or 2 science', items: '1 card' },
  ],
  ['gain {items} per ({count}) {kinds}', 'gain 1 point per 2 farms', { items: '1 point', count: '2', kinds: 'farms' }],
  [
    'up to {count} times: pay 1 {unit}: {body}',
    'up to 3 times: pay kelp: end game',
    { count: '3', unit: 'kelp', body: 'end game' },
  ],
  [
    'when {event} for the 1st time this {period}: {body}',
    'when you build farm for the 1st time this turn: end game',
    { event: 'you build farm', period: 'turn', body: 'end game' },
  ],
  ['build ({n?}) {what} for {charge?}', 'build 2 farms free', { n: '2', what: 'farms', charge: 'free' }],
  ['build ({n?}) {what} for {charge?}', 'build farm', { what: 'farm' }],
  ['resolve {program} of it', 'resolve production of it', { program: 'production' }],
  [
    '(pay {price}: gain {items}) or pay {items}: gain {price}',
    '(pay 1 kelp: gain 2 credits) or pay 2 credits: gain 1 kelp',
    { price: '1 kelp', items: '2 credits' },
  ],
  [
    'if built {what} this {period} >= {n}: {body}',
    'if built upgraded farms this turn >= 2: end game',
    { what: 'upgraded farms', period: 'turn', n: '2', body: 'end game' },
  ],
];

describe('matched', () => {
  test.each(MATCHED)('%s in %s', (template, effect, holes) => {
    const bound = effectTemplate(template).match(effectOf(effect));
    expect(Object.fromEntries(Object.entries(bound!).map(([hole, node]) => [hole, text(node)]))).toEqual(holes);
  });

  test.each([
    ['pay {price}: gain {items}', 'pay 1 kelp to that player: gain 2 credits'],
    ['gain {items} per ({count}) {kinds}', 'gain 1 point'],
    ['pay 1 {unit}: {body}', 'pay 2 kelp: end game'],
    [
      '(pay {price}: gain {items}) or pay {items}: gain {price}',
      '(pay 1 kelp: gain 2 credits) or pay 2 credits: gain 2 kelp',
    ],
    [
      '(pay {price}: gain {items}) or pay {items}: gain {price}',
      '(pay 1 kelp or 1 card: gain 2 credits) or pay 2 credits: gain 1 kelp',
    ],
    ['if built {what} this {period} >= {n}: {body}', 'if farms this turn >= 2: end game'],
    ['build {what}', 'build 2 farms'],
  ])('%s is not %s', (template, effect) => {
    expect(effectTemplate(template).match(effectOf(effect))).toBeUndefined();
  });

  test('names of one thing and of several are the same if asked', () => {
    const { match } = valueTemplate('{what} > (max over other players: {what})');
    const { test: value } = (
      effectOf('if farms > (max over other players: farm): end game') as EffectNode & { kind: 'word' }
    ).args;
    const condition = value.type === 'value' ? value.value : null;
    expect(match(condition)).toBeUndefined();
    expect(text(match(condition, symbols)!.what)).toBe('farms');
  });
});

describe('built', () => {
  test.each(MATCHED)('%s as %s', (template, effect) => {
    const { match, build } = effectTemplate(template);
    const built = build(match(effectOf(effect))!, RANGE);
    expect(form(built)).toEqual(form(effectOf(effect)));
    // as it is parsed, but for an amount of 1 that is not written
    expect(stripRanges(match(built))).toEqual(stripRanges(match(effectOf(effect))));
  });

  test('all at one place but for what fills the holes', () => {
    const { match, build } = effectTemplate('pay {price}: gain {items}');
    const written = effectOf('pay 1 kelp: gain 2 credits') as EffectNode & { kind: 'word' };
    const built = build(match(written)!, RANGE) as EffectNode & { kind: 'word' };
    expect([built.range, built.keyword]).toEqual([RANGE, RANGE]);
    expect(built.args.cost).toEqual(written.args.cost);
  });

  test('of arguments, matches of rules and numbers', () => {
    const phrase = { kind: 'phrase', adjectives: [], noun: { text: 'farms', range: RANGE }, posts: [], range: RANGE };
    const build = (fillings: Record<string, unknown>): string =>
      print(effectTemplate('upgrade ({n?}) {kinds} for {price?}').build(fillings, RANGE)!, { layout: 'line' });
    expect(build({ kinds: { type: 'phrase', phrase } })).toBe('upgrade farms');
    expect(build({ kinds: { phrase, n: 2 }, n: 2 })).toBe('upgrade 2 farms');
    expect(build({ 'n kinds': { n: 2, kinds: { ident: phrase.noun } } })).toBe('upgrade 2 farms');
  });

  test('of nothing where a hole is empty, or a choice would be gained', () => {
    const { build, match } = effectTemplate('pay {price}: gain {items}');
    const bound = match(effectOf('pay 1 kelp or 2 science: gain 1 card'))!;
    expect(build({ price: bound.price }, RANGE)).toBeUndefined();
    expect(build({ price: bound.price, items: bound.price }, RANGE)).toBeUndefined();
    const turn = valueTemplate('built {what} this {period} >= 1');
    expect(turn.build({ what: { text: 'farms', range: RANGE } }, RANGE)).toBeUndefined();
  });
});
