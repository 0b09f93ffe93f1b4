/** Parts, alternatives and steps; parses what `render/effects.ts` renders. */
import type { Arg, EffectNode, ExprNode, PhraseNode, WordNode } from '../../../syntax/ast.ts';
import { mayMean } from '../accepted-wordings.ts';
import { anyOf, type Chart, listOf, map, type Rule, sequence } from '../chart.ts';
import { span } from '../noun-phrases.ts';
import { argumentsFrom, type Bindings } from '../word-arguments.ts';
import { countedRule, itemRule } from './amounts.ts';
import { compilePattern, listRule, literal, patternRule, patternsOf } from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { idiomRule } from './wordings.ts';
import { argumentRule, wordPhrase, wordRules } from './words.ts';

/** A sentence: one part. */
export function partRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'part', () => anyOf(closedRule(ctx), openWordRule(ctx)));
}

/** Several parts, of which the last may have a body: what is inside an `if` or a `when`. */
export function bodyRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'body', () => {
    const part = literal(ctx, ctx.language.phrases.part);
    const several: Rule<EffectNode[]> = listOf(closedRule(ctx), part, undefined);
    const tail = map(sequence<unknown>([part, openWordRule(ctx)]), ([, last]) => last as EffectNode);
    const withTail = map(
      sequence<unknown>([
        anyOf(
          map(closedRule(ctx), (only) => [only]),
          several,
        ),
        tail,
      ]),
      ([before, last]) => [...(before as EffectNode[]), last as EffectNode],
    );
    return anyOf(partRule(ctx), togetherRule(ctx), map(anyOf(several, withTail), blockOf));
  });
}

/** An effect that cannot take in what follows it. */
export function closedRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'closed', () => anyOf(orRule(ctx), thenRule(ctx), plainWordRule(ctx), bracketsRule(ctx)));
}

/** What `render/effects.ts` puts in brackets has them. */
function groupedRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'grouped', () => anyOf(plainWordRule(ctx), bracketsRule(ctx)));
}

function bracketsRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'brackets', () =>
    map(
      patternRule(ctx, 'brackets', () => bodyRule(ctx)),
      ({ body }) => body as EffectNode,
    ),
  );
}

function orRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'or', () => {
    const { between, before } = ctx.wordings.or;
    const option = anyOf(groupedRule(ctx), togetherRule(ctx));
    const or = anyOf(...[ctx.language.phrases.or, ...between].map((text) => literal(ctx, text)));
    const options = map(listOf(option, or), (all, chart, at, end): EffectNode | undefined =>
      all.length > 1 ? { kind: 'or', options: all, range: span(chart, at, end) } : undefined,
    );
    return anyOf(
      options,
      sharedRule(ctx, 'or'),
      ...before.map((text) => map(sequence<unknown>([literal(ctx, text), options]), ([, made]) => made as EffectNode)),
    );
  });
}

/** `build a farm, gain 1 kelp and draw a card`, which binds closer than *or*. */
function togetherRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'together', () => {
    const { between, last } = ctx.wordings.and;
    const joint = (texts: readonly string[]): Rule<null> => anyOf(...texts.map((text) => literal(ctx, text)));
    const one = map(groupedRule(ctx), (part) => [part]);
    const several = map(sharedRule(ctx, 'and'), (part) => (part.kind === 'block' ? part.parts : [part]));
    const item = anyOf<readonly EffectNode[]>(one, several);
    return anyOf(
      map(several, (parts, chart, at, end) => (parts.length === 1 ? parts[0] : blockOf(parts, chart, at, end))),
      map(listOf(item, joint(between), joint(last)), (all, chart, at, end) => blockOf(all.flat(), chart, at, end)),
    );
  });
}

/** What was counted in a list; `many`: of several, without a number of its own. */
interface Counted {
  n?: ExprNode;
  what?: PhraseNode;
  many?: true;
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

/**
 * `build 2 farms or 2 laboratories`: what follows has the same verb. A number before several nouns, and one cost behind several, may
 * be that of each or of all together.
 */
function sharedRule(ctx: RuleContext, word: 'and' | 'or'): Rule<EffectNode> {
  return cachedRule(ctx, `shared ${word}`, () =>
    anyOf(
      ...SHARING.flatMap((name) => {
        const phrase = wordPhrase(name)!;
        return patternsOf(ctx, name)
          .filter((text) => /\{(?:n what|items)\b/.test(text))
          .map((text) => {
            const rule = compilePattern(ctx, text, (names, c) => {
              if (names[0] === 'items') {
                return word === 'or'
                  ? listRule(
                      ctx,
                      map(listRule(ctx, itemRule(ctx, c), 'and'), (items): Arg => ({ type: 'items', items })),
                      'or',
                    )
                  : undefined;
              }
              return names.length === 2
                ? listRule(ctx, countedRule(ctx, c), word)
                : argumentRule(ctx, phrase, names, c);
            });
            const read = (bound: Bindings, chart: Chart, at: number, end: number, together: boolean) => {
              const key = 'items' in bound ? 'items' : 'n what';
              const shared = sharedNumber(bound[key] as Counted[]);
              const price = word === 'and' ? priceOf(bound) : undefined;
              if (together && !shared && !price) return undefined;
              const counted = together ? shared?.without : shared?.each;
              const all: readonly unknown[] = counted ?? (bound[key] as unknown[]);
              const range = span(chart, at, end);
              if (all.length < 2) return undefined;
              const nodes = all.map((one): WordNode => ({
                kind: 'word',
                word: name,
                keyword: span(chart, at, at + 1),
                args: argumentsFrom(
                  { ...bound, [key]: one, ...(together && price ? { cost: FREE } : {}) },
                  {},
                  phrase.kinds,
                ),
                range,
              }));
              if (!nodes.every((node) => mayMean(text, false, node, ctx.wordings))) return undefined;
              const joined: EffectNode =
                word === 'or' ? { kind: 'or', options: nodes, range } : { kind: 'block', parts: nodes, range };
              if (!together) return joined;
              const whole = shared ? repeated(shared.n, joined) : joined;
              return price ? paid(price, whole) : whole;
            };
            // both readings of one match: matching twice would cost twice
            return (chart: Chart, at: number, found: (end: number, effect: EffectNode) => void): void =>
              rule(chart, at, (end, bound) => {
                for (const together of [false, true]) {
                  const effect = read(bound, chart, at, end, together);
                  if (effect) found(end, effect);
                }
              });
          });
      }),
    ),
  );
}

function thenRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'then', () => {
    const joint = anyOf<boolean>(
      ...patternsOf(ctx, 'then').map((text) => map(literal(ctx, text), () => false)),
      ...patternsOf(ctx, 'then-may').map((text) => map(literal(ctx, text), () => true)),
    );
    const tail = sequence<unknown>([joint, groupedRule(ctx)]);
    const steps: Rule<{ steps: EffectNode[]; may: boolean[] }> = (chart, at, found) => {
      const more = (from: number, so: { steps: EffectNode[]; may: boolean[] }): void =>
        tail(chart, from, (end, [may, step]) => {
          const next = { steps: [...so.steps, step as EffectNode], may: [...so.may, may as boolean] };
          found(end, next);
          more(end, next);
        });
      groupedRule(ctx)(chart, at, (end, first) => more(end, { steps: [first], may: [false] }));
    };
    return map(steps, ({ steps: all, may }, chart, at, end): EffectNode => ({
      kind: 'then',
      steps: all,
      may,
      range: span(chart, at, end),
    }));
  });
}

function plainWordRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'plain word', () => anyOf(...wordRules(ctx, false), idiomRule(ctx)));
}

function openWordRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'open word', () => anyOf(...wordRules(ctx, true)));
}

const blockOf = (parts: readonly EffectNode[], chart: Chart, at: number, end: number): EffectNode | undefined =>
  parts.length > 1 ? { kind: 'block', parts: [...parts], range: span(chart, at, end) } : undefined;

/** Words of which several objects may follow one verb. */
const SHARING = ['gain', 'build', 'upgrade', 'use'] as const;
