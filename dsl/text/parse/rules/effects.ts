/** Parts, alternatives and steps; parses what `render/effects.ts` renders. */
import type { EffectNode } from '../../../syntax/ast.ts';
import type { ThenJoin } from '../../languages/phrases.ts';
import type { Chart, Rule } from '../chart.ts';
import { anyOf, listOf, map, sequence, withFacts } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { literal, patternRule, patternsOf } from './patterns.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { eachPlayerRule } from './each-player.ts';
import { idiomRule } from './wordings.ts';
import { sharedRule } from './shared.ts';
import { upToRule } from './up-to.ts';
import { wordRules } from './words.ts';

/** A sentence: one part. */
export function partRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'part', () => anyOf(closedRule(ctx), openRule(ctx)));
}

/** Several parts, of which the last may have a body: what is inside an `if` or a `when`. */
export function bodyRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'body', () => {
    const part = literal(ctx, ctx.language.phrases.part);
    const several: Rule<EffectNode[]> = listOf(closedRule(ctx), part, undefined);
    const tail = map(sequence<unknown>([part, openRule(ctx)]), ([, last]) => last as EffectNode);
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
  return cachedRule(ctx, 'closed', () => anyOf(plainWordRule(ctx), orRule(ctx), thenRule(ctx), bracketsRule(ctx)));
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
      ...before.map((text) =>
        map(
          sequence<unknown>([literal(ctx, text), anyOf(options, sharedRule(ctx, 'or'))]),
          ([, made]) => made as EffectNode,
        ),
      ),
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

interface Steps {
  steps: EffectNode[];
  may: boolean[];
}

function thenRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'then', () =>
    anyOf(
      map(stepsRule(ctx), (so, chart, at, end) => (so.steps.length > 1 ? thenOf(so, chart, at, end) : undefined)),
      map(
        stepsBeforeRule(ctx, (all) => map(togetherRule(all), asOneGain)),
        thenOf,
      ),
    ),
  );
}

/** Steps of which the last has a body, which takes in all that follows. */
function openStepsRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'open steps', () => {
    const clause = patternsOf(ctx, 'then, clause').map((text) => map(literal(ctx, text), () => false));
    const last = map(openWordRule(ctx), (step) => (step.kind === 'word' && step.word === 'may' ? undefined : step));
    return map(
      stepsBeforeRule(ctx, () => last, clause),
      thenOf,
    );
  });
}

/** Steps, and a last one of another form. */
function stepsBeforeRule(
  ctx: RuleContext,
  lastRule: (ctx: RuleContext) => Rule<EffectNode>,
  clause: readonly Rule<boolean>[] = [],
): Rule<Steps> {
  const { usual, behindMay } = joins(ctx);
  const last = lastRule(ctx);
  const tail = sequence<unknown>([anyOf(...usual, ...clause), last]);
  const tailBehindMay = sequence<unknown>([anyOf(...behindMay, ...clause), last]);
  const before = stepsRule(ctx);
  return withFacts<Steps>(
    (chart, at, found) =>
      before(chart, at, (mid, so) =>
        (so.may.includes(true) ? tailBehindMay : tail)(chart, mid, (end, [may, step]) =>
          found(end, { steps: [...so.steps, step as EffectNode], may: [...so.may, may as boolean] }),
        ),
      ),
    before.begins ? { begins: before.begins } : {},
  );
}

/** One step, or several. */
function stepsRule(ctx: RuleContext): Rule<Steps> {
  return cachedRule(ctx, 'one or more steps', () => {
    const { usual, behindMay } = joins(ctx);
    const tail = sequence<unknown>([anyOf(...usual), groupedRule(ctx)]);
    const tailBehindMay = sequence<unknown>([anyOf(...behindMay), groupedRule(ctx)]);
    const first = groupedRule(ctx);
    return withFacts<Steps>(
      (chart, at, found) => {
        const more = (from: number, so: Steps): void => {
          found(from, so);
          (so.may.includes(true) ? tailBehindMay : tail)(chart, from, (end, [may, step]) =>
            more(end, { steps: [...so.steps, step as EffectNode], may: [...so.may, may as boolean] }),
          );
        };
        first(chart, at, (end, step) => more(end, { steps: [step], may: [false] }));
      },
      first.begins ? { begins: first.begins } : {},
    );
  });
}

/** What is between steps, with whether the next one may be left out. */
function joins(ctx: RuleContext): { usual: Rule<boolean>[]; behindMay: Rule<boolean>[] } {
  const joint = (key: ThenJoin, may: boolean): Rule<boolean>[] =>
    patternsOf(ctx, key).map((text) => map(literal(ctx, text), () => may));
  const usual = [...joint('then', false), ...joint('then-may', true)];
  return { usual, behindMay: [...usual, ...joint('then-if-so', false), ...joint('then-may-if-so', true)] };
}

/** `draw a card and gain 1 point` as one step is one gain. */
function asOneGain(effect: EffectNode): EffectNode {
  if (effect.kind !== 'block') return effect;
  const items = effect.parts.flatMap((part) =>
    part.kind === 'word' && part.word === 'gain' && part.args.items?.type === 'items' ? [part.args.items.items] : [],
  );
  const [first] = effect.parts;
  if (items.length < effect.parts.length || first.kind !== 'word') return effect;
  return { ...first, args: { items: { type: 'items', items: items.flat() } }, range: effect.range };
}

const thenOf = ({ steps, may }: Steps, chart: Chart, at: number, end: number): EffectNode => ({
  kind: 'then',
  steps,
  may,
  range: span(chart, at, end),
});

function plainWordRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'plain word', () => anyOf(...wordRules(ctx, false), idiomRule(ctx), upToRule(ctx)));
}

function openWordRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'open word', () => anyOf(...wordRules(ctx, true), eachPlayerRule(ctx)));
}

function openRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'open part', () => anyOf(openWordRule(ctx), openStepsRule(ctx)));
}

const blockOf = (parts: readonly EffectNode[], chart: Chart, at: number, end: number): EffectNode | undefined =>
  parts.length > 1 ? { kind: 'block', parts: [...parts], range: span(chart, at, end) } : undefined;
