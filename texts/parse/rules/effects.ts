/** Parts, alternatives and steps; parses what `render/effects.ts` renders. */
import type { Symbols, EffectNode, ExprNode } from '../../../dsl/internal.ts';
import type { PhraseKey, ThenJoin } from '../../languages/phrases.ts';
import { LONG, needsSemicolons } from '../../render/effects.ts';
import { isInSentences } from '../../render/open-effects.ts';
import { isFrame } from '../../render/words.ts';
import type { Chart, Rule } from '../chart.ts';
import { anyOf, beginningWith, listOf, map, never, sequence } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { literal, patternRule, patternsOf, renderedPatterns } from './patterns.ts';
import { hasStop, isStop } from '../tokens.ts';
import { cachedRule, type RuleContext } from './context.ts';
import { eachPlayerRule } from './each-player.ts';
import { conditionRule } from './conditions.ts';
import { idiomRule } from './wordings.ts';
import { doneToEachRule } from './done-to-each.ts';
import { exchangesRule } from './exchanges.ts';
import { ifSomeRule } from './if-some.ts';
import { paidEachRule } from './paid-each.ts';
import { sharedRule } from './shared.ts';
import { upToRule } from './up-to.ts';
import { wordRules } from './words.ts';

/** One part: a sentence, or several of which each goes on with the one before it. */
export function partRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'part', () => anyOf(closedRule(ctx), openRule(ctx), sentencesRule(ctx)));
}

/** Long alternatives as a sentence: what each contains ends before the next. */
export function alternativesRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'alternatives', () => {
    const long = map(openWordRule(ctx), (word) => (word.kind === 'word' && LONG.has(word.word) ? word : undefined));
    const option = anyOf(plainWordRule(ctx), long, thenRule(ctx), openStepsRule(ctx));
    const or = literal(ctx, ctx.language.phrases['or, sentence']);
    return map(listOf(option, or), (options, chart, at, end): EffectNode | undefined => {
      const made = { kind: 'or' as const, options, range: span(chart, at, end) };
      return options.length > 1 && needsSemicolons(made, ctx.symbols) ? made : undefined;
    });
  });
}

/** Several parts, of which the last may have a body: what is inside an `if` or a `when`. */
export function bodyRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'body', () => {
    const part = literal(ctx, ctx.language.phrases.part);
    const item = anyOf(closedRule(ctx), playersRule(ctx));
    const several: Rule<EffectNode[]> = listOf(item, part, undefined);
    const tail = map(sequence<unknown>([part, openRule(ctx)]), ([, last]) => last as EffectNode);
    const withTail = map(
      sequence<unknown>([
        anyOf(
          map(item, (only) => [only]),
          several,
        ),
        tail,
      ]),
      ([before, last]) => [...(before as EffectNode[]), last as EffectNode],
    );
    return anyOf(partRule(ctx), togetherRule(ctx), map(anyOf(several, withTail), blockOf));
  });
}

/** What waits for an event, to which all that follows belongs: long alternatives too. */
export function frameRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'frame', () => anyOf(bodyRule(ctx), alternativesRule(ctx)));
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
      map(listOf(item, joint(between), joint(last)), (all, chart, at, end) => {
        const parts = all.flat();
        return gainedForDiscard(parts, chart, at, end) ?? blockOf(parts, chart, at, end);
      }),
    );
  });
}

/** `discard a card and gain 1 kelp`: what is gained is for the card, so that without one there is nothing to gain. */
function gainedForDiscard(parts: readonly EffectNode[], chart: Chart, at: number, end: number): EffectNode | undefined {
  const [first, ...gains] = parts;
  const { steps, may } = first.kind === 'then' ? first : { steps: [first], may: [false] };
  const last = steps.at(-1)!;
  const isDiscard = last.kind === 'word' && last.word === 'dispose' && !may.includes(true);
  const isGain = (part: EffectNode): boolean => part.kind === 'word' && part.word === 'gain';
  if (!isDiscard || gains.length === 0 || !gains.every(isGain)) return undefined;
  const all = [...steps, ...gains];
  return thenOf({ steps: all, may: all.map(() => false) }, chart, at, end);
}

interface Steps {
  steps: EffectNode[];
  may: boolean[];
  /** the last one ends in its condition, which another step must follow: `gain 1 kelp if you have a farm, then …` */
  endsInIf?: true;
}

function thenRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'then', () =>
    anyOf(
      map(stepsRule(ctx), (so, chart, at, end) =>
        so.steps.length > 1 && !so.endsInIf ? thenOf(so, chart, at, end) : undefined,
      ),
      map(
        stepsBeforeRule(ctx, (all) => map(togetherRule(all), asOneGain)),
        thenOf,
      ),
    ),
  );
}

/** Steps of which the last has a body, which takes in all that follows. */
function openStepsRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'open steps', () => map(openStepsOf(ctx, openWordRule(ctx)), thenOf));
}

function openStepsOf(ctx: RuleContext, open: Rule<EffectNode>): Rule<Steps> {
  const clause = patternsOf(ctx, 'then, clause').map((text) => map(literal(ctx, text), () => false));
  const last = map(open, (step) => (isMay(step) ? undefined : step));
  return stepsBeforeRule(ctx, () => last, clause);
}

/**
 * Steps of which some begin a sentence: *Draw 2 cards. Then each player gains 1 credit. Then gain 1 point.* A full stop ends what a
 * step contains, and behind a step that may be left out only *if you do* goes on.
 */
function sentencesRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'sentences of steps', () => {
    const closed = anyOf(
      map(stepsRule(ctx), (so) => (so.endsInIf ? undefined : so)),
      stepsBeforeRule(ctx, (all) => map(togetherRule(all), asOneGain)),
    );
    const open = openSentenceRule(ctx);
    const twoSentences = openSentenceRule(ctx, true);
    const choice = map(orRule(ctx), (step): Steps => ({ steps: [step], may: [false] }));
    const stop = anyOf(...stops(ctx));
    return (chart, at, found) => {
      if (!chart.tokens.some(isStop)) return;
      const more = (from: number, so: Steps): void => {
        const next = (end: number, all: Steps): void => {
          if (!all.may.includes(true)) stop(chart, end, (mid, may) => more(mid, { ...all, may: [...all.may, may] }));
        };
        const isFirst = so.steps.length === 0;
        const whole = (end: number, sentence: Steps): void => {
          const all = withSentence(so, sentence);
          if (!isFirst) found(end, thenOf(all, chart, at, end));
          next(end, all);
        };
        closed(chart, from, whole);
        choice(chart, from, whole);
        open(chart, from, (end, sentence) => {
          const all = withSentence(so, sentence);
          const last = all.steps.at(-1)!;
          // a last step that may be left out is none of its own
          if (!isFirst && !isMay(last)) found(end, thenOf(all, chart, at, end));
          if (last.kind === 'word' && !isFrame(last)) next(end, all);
        });
        if (!isFirst) {
          twoSentences(chart, from, (end, sentence) => found(end, thenOf(withSentence(so, sentence), chart, at, end)));
        }
      };
      more(at, { steps: [], may: [] });
    };
  });
}

/** The steps of a sentence whose last one has a body; or of two, as it is `if … else …` in sentences. */
function openSentenceRule(ctx: RuleContext, isTwo = false): Rule<Steps> {
  const open: Rule<EffectNode> = map(openWordRule(ctx), (step, chart, at, end) =>
    hasStop(chart.tokens, at, end) === isTwo && (!isTwo || goesOn(step, ctx.symbols)) ? step : undefined,
  );
  return anyOf(
    map(open, (step): Steps => ({ steps: [step], may: [false] })),
    openStepsOf(ctx, open),
  );
}

/** Whether all that follows belongs to it, also behind a full stop. */
const goesOn = (step: EffectNode, symbols: Symbols): boolean =>
  (step.kind === 'word' && isFrame(step)) || isInSentences(step, symbols);

/** Whether the first step of a sentence may be left out is known from what is before it. */
const withSentence = (so: Steps, { steps, may }: Steps): Steps => ({
  steps: [...so.steps, ...steps],
  may: so.may.length > so.steps.length ? [...so.may, ...may.slice(1)] : [...so.may, ...may],
});

const isMay = (step: EffectNode): boolean => step.kind === 'word' && step.word === 'may';

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
  return beginningWith<Steps>(before, (chart, at, found) =>
    before(chart, at, (mid, so) =>
      (so.may.includes(true) ? tailBehindMay : tail)(chart, mid, (end, [may, step]) =>
        found(end, { steps: [...so.steps, step as EffectNode], may: [...so.may, may as boolean] }),
      ),
    ),
  );
}

/** One step, or several. */
function stepsRule(ctx: RuleContext): Rule<Steps> {
  return cachedRule(ctx, 'one or more steps', () => {
    const { usual, behindMay } = joins(ctx);
    // alternatives that share their verb are one step
    const one = anyOf(groupedRule(ctx), sharedRule(ctx, 'or'), playersRule(ctx));
    const tail = sequence<unknown>([anyOf(...usual), one]);
    const tailBehindMay = sequence<unknown>([anyOf(...behindMay), one]);
    const tested = ifLastRule(ctx);
    const testedTail = sequence<unknown>([anyOf(...usual), tested]);
    return beginningWith<Steps>(anyOf(one, tested), (chart, at, found) => {
      const more = (from: number, so: Steps): void => {
        found(from, so);
        const isBehindMay = so.may.includes(true);
        (isBehindMay ? tailBehindMay : tail)(chart, from, (end, [may, step]) =>
          more(end, { steps: [...so.steps, step as EffectNode], may: [...so.may, may as boolean] }),
        );
        if (isBehindMay) return;
        testedTail(chart, from, (end, [may, step]) => {
          const steps = [...so.steps, step as EffectNode];
          if (may === false) more(end, { steps, may: [...so.may, false], endsInIf: true });
        });
      };
      one(chart, at, (end, step) => more(end, { steps: [step], may: [false] }));
      tested(chart, at, (end, step) => more(end, { steps: [step], may: [false], endsInIf: true }));
    });
  });
}

/** A step whose condition is behind it, where one before it would take in what follows. */
const ifLastRule = (ctx: RuleContext): Rule<EffectNode> =>
  cachedRule(ctx, 'if last', () =>
    map(
      patternRule(ctx, 'if last', ([name]) => (name === 'body' ? verbRule(ctx) : conditionRule(ctx))),
      ({ test, body }, chart, at, end): EffectNode => ({
        kind: 'word',
        word: 'if',
        keyword: span(chart, at, at + 1),
        args: {
          test: { type: 'value', value: test as ExprNode },
          body: { type: 'effect', effect: body as EffectNode },
        },
        range: span(chart, at, end),
      }),
    ),
  );

/** What others do, before what somebody is told, whose verb ends it. */
const playersRule = (ctx: RuleContext): Rule<EffectNode> => (ctx.language.thirdPerson ? eachPlayerRule(ctx) : never);

/** What is between steps, with whether the next one may be left out. */
function joins(ctx: RuleContext): { usual: Rule<boolean>[]; behindMay: Rule<boolean>[] } {
  const joint = (key: ThenJoin, may: boolean): Rule<boolean>[] =>
    patternsOf(ctx, key).map((text) => map(literal(ctx, text), () => may));
  const usual = [...joint('then', false), ...joint('then-may', true)];
  return { usual, behindMay: [...usual, ...joint('then-if-so', false), ...joint('then-may-if-so', true)] };
}

/** The same behind a full stop. */
function stops(ctx: RuleContext): Rule<boolean>[] {
  const joint = (key: PhraseKey, may: boolean): Rule<boolean>[] =>
    renderedPatterns(ctx, key)
      .filter((text) => text.startsWith(','))
      .map((text) => map(literal(ctx, text.replace(',', '.')), () => may));
  return [...joint('then', false), ...joint('then, clause', false), ...joint('then-may', true)];
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
  return cachedRule(ctx, 'plain word', () =>
    map(
      anyOf(
        verbRule(ctx),
        ifSomeRule(ctx, verbRule(ctx)),
        idiomRule(ctx),
        upToRule(ctx),
        paidEachRule(ctx),
        exchangesRule(ctx),
        doneToEachRule(ctx),
      ),
      withinSentence(ctx),
    ),
  );
}

/** A word without an effect in it. */
const verbRule = (ctx: RuleContext): Rule<EffectNode> => cachedRule(ctx, 'verb', () => anyOf(...wordRules(ctx, false)));

function openWordRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'open word', () =>
    map(anyOf(...wordRules(ctx, true), eachPlayerRule(ctx)), withinSentence(ctx)),
  );
}

/** A full stop ends what a word contains, unless all that follows belongs to it. */
const withinSentence =
  ({ symbols }: RuleContext) =>
  (effect: EffectNode, chart: Chart, at: number, end: number): EffectNode | undefined =>
    goesOn(effect, symbols) || !hasStop(chart.tokens, at, end) ? effect : undefined;

function openRule(ctx: RuleContext): Rule<EffectNode> {
  return cachedRule(ctx, 'open part', () => anyOf(openWordRule(ctx), openStepsRule(ctx)));
}

const blockOf = (parts: readonly EffectNode[], chart: Chart, at: number, end: number): EffectNode | undefined =>
  parts.length > 1 ? { kind: 'block', parts: [...parts], range: span(chart, at, end) } : undefined;
