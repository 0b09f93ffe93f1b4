/** Events; parses what `render/events.ts` renders. */
import {
  isOfSites,
  type EventNode,
  type ExprNode,
  type Ident,
  type PhraseNode,
  type Range,
  type Case,
  kindOfGiver,
} from '../../../dsl/internal.ts';
import type { PhraseKey, ShortKey } from '../../languages/phrases.ts';
import type { Rule } from '../chart.ts';
import { anyOf, listOf, map } from '../combinators.ts';
import { span } from '../noun-phrases.ts';
import { USUAL_ROUTE } from '../../render/own-names.ts';
import { isReferent } from '../resolve-references.ts';
import type { Bindings } from '../word-arguments.ts';
import { bareNoun } from '../../meaning/nodes.ts';
import { adjectiveRule, definiteRule, fixedRule, type NameMatch, nameOf, nameRule, placesRule } from './names.ts';
import { oneOrManyRule, phraseRule } from './noun-phrases.ts';
import type { NounMatch } from './posts.ts';
import { nthRule, valueRule } from './numbers.ts';
import { type ArgRule, compilePattern, listRule, literal, patternRule, patternsOf, spellings } from './patterns.ts';
import { aboutAnother, cachedRule, type RuleContext } from './context.ts';

/** One event that is not counted. */
export const uncountedEventRule = (ctx: RuleContext): Rule<EventNode> => singleRule(ctx);

export function eventRule(ctx: RuleContext): Rule<EventNode> {
  return cachedRule(ctx, 'event', () => {
    const single = anyOf(singleRule(ctx), anotherRule(ctx));
    return alternativesOf(ctx, anyOf(single, nthEventRule(ctx, single)));
  });
}

/** *… or …* */
const alternativesOf = (ctx: RuleContext, one: Rule<EventNode>): Rule<EventNode> =>
  map(listOf(one, literal(ctx, ctx.language.phrases['event or']), undefined), (events, chart, at, end): EventNode =>
    events.length === 1
      ? events[0]
      : {
          kind: 'or',
          events: events.flatMap((event) => (event.kind === 'or' ? event.events : [event])),
          range: span(chart, at, end),
        },
  );

const DONE = [
  ['use', 'event used'],
  ['perform', 'event performed'],
] as const;

/** Behind *after*: what one has used or performed. */
export const doneEventRule = (ctx: RuleContext): Rule<EventNode> =>
  cachedRule(ctx, 'event done', () => {
    const single = anyOf(
      ...DONE.map(([verb, key]) =>
        map(
          patternRule(ctx, key, (_, c) => oneOrManyRule(ctx, c)),
          (bound, chart, from, end): EventNode | undefined =>
            fitsVerb(ctx, verb, phraseOf(bound)) ? you(verb, bound, span(chart, from, end)) : undefined,
        ),
      ),
    );
    return alternativesOf(ctx, anyOf(single, nthEventRule(ctx, single)));
  });

/** … for the 2nd time this turn */
const nthEventRule = (ctx: RuleContext, single: Rule<EventNode>): Rule<EventNode> => {
  const filled: ArgRule = ([name], c) =>
    name === 'event'
      ? single
      : name === 'nth'
        ? nthTimeRule(ctx)
        : nameOf(ctx, 'period', name === 'each' || name === 'one' ? name : 'bare', c);
  return map(
    anyOf(patternRule(ctx, 'event nth', filled), patternRule(ctx, 'event nth another', filled)),
    ({ event, nth, period, each, one }, chart, at, end): EventNode => ({
      kind: 'nth',
      event: event as EventNode,
      n: nth as number,
      period: ((each ?? one ?? period) as NameMatch).ident,
      range: span(chart, at, end),
    }),
  );
};

/** another player builds … */
const anotherRule = (ctx: RuleContext): Rule<EventNode> =>
  cachedRule(ctx, 'event another', () =>
    map(
      patternRule(ctx, 'event another', () => aboutAnother(ctx, (about) => singleRule(about.afterSubject ?? about))),
      ({ event: done }, chart, at, end): EventNode | undefined => ofAnother(done as EventNode, span(chart, at, end)),
    ),
  );

function ofAnother(event: EventNode, range: Range): EventNode | undefined {
  if (event.kind === 'you' || event.kind === 'advance' || event.kind === 'discard') {
    return { kind: 'another', event, range };
  }
  if (event.kind !== 'or') return undefined;
  const events = event.events.map((one) => ofAnother(one, range));
  return events.every((one) => one !== undefined) ? { kind: 'or', events, range } : undefined;
}

/** No text counts further. */
export const MOST_TIMES = 31;

export const nthTimeRule = (ctx: RuleContext): Rule<number> =>
  cachedRule(ctx, 'nth time', () =>
    anyOf(...Array.from({ length: MOST_TIMES }, (_, i) => map(literal(ctx, ctx.language.nthTime(i + 1)), () => i + 1))),
  );

/** Events for which the pack has a sentence of its own, about a `{phrase}`. */
const ownEvents = (
  ctx: RuleContext,
  texts: readonly { name: string; text: string }[],
  make: (phrase: PhraseNode, name: Ident, range: Range) => EventNode,
): Rule<EventNode>[] =>
  texts.flatMap(({ name, text }) =>
    spellings(text).map((one) =>
      map(
        compilePattern(ctx, one, (_, c) => phraseRule(ctx, 'one', c)),
        (bound, chart, from, end) => {
          const range = span(chart, from, end);
          return make(phraseOf(bound), { text: name, range }, range);
        },
      ),
    ),
  );

/** `you connect a city`, `you claim a card` */
const ownEventRules = (ctx: RuleContext): Rule<EventNode>[] => [
  ...ownEvents(ctx, ctx.vocabulary.becomes, (phrase, predicate, range) => ({
    kind: 'becomes',
    phrase,
    predicate,
    range,
  })),
  ...ownEvents(ctx, ctx.vocabulary.lexicon.enters(), (phrase, zone, range) => ({
    kind: 'enters',
    phrase,
    zone,
    range,
  })),
];

/** What an event is about, where it may be about any of several: `a farm or a laboratory`. */
const severalRule =
  (ctx: RuleContext): ArgRule =>
  (_, c) =>
    cachedRule(ctx, `several ${c}`, () => listRule(ctx, phraseRule(ctx, 'one', c), 'or'));

const numberOf = (bound: Bindings): number | undefined => (bound.phrase as NounMatch).n;

const phraseOf = (bound: Bindings): PhraseNode => (bound.phrase as NounMatch).phrase;

const you = (verb: string, bound: Bindings, range: Range): EventNode => ({
  kind: 'you',
  verb: { text: verb, range: { start: range.start, end: range.start } },
  ...(numberOf(bound) === undefined ? {} : { n: numberOf(bound) }),
  phrase: phraseOf(bound),
  range,
});

/** The only track, of which there need be no name: *when the track gives you credits*. */
const onlyTrackRule = (ctx: RuleContext, grammatical: Case): Rule<Ident> =>
  map(nameOf(ctx, 'track', 'the', grammatical), ({ ident }) =>
    ctx.symbols.all('track').length === 1 ? { text: 'track', range: ident.range } : undefined,
  );

/** What gives something, where only its kind is said (*a slot*), or the only track. */
const giverRule = (ctx: RuleContext, grammatical: Case): Rule<NounMatch> =>
  cachedRule(ctx, `giver ${grammatical}`, () => {
    const name = anyOf(
      map(nameRule(ctx, 'one', grammatical), ({ ident }) => ident),
      onlyTrackRule(ctx, grammatical),
    );
    return map(name, ({ text, range }): NounMatch | undefined => {
      const phrase = bareNoun(text, range);
      return kindOfGiver(phrase) ? { phrase } : undefined;
    });
  });

/** Cards are drawn all at once, so no number says which event it is. */
const gives = (by: PhraseNode, { ident, n }: NameMatch, range: Range): EventNode => ({
  kind: 'gives',
  by,
  ...(n === undefined || ident.text === 'card' ? {} : { n }),
  what: ident,
  range,
});

const discardRules = (ctx: RuleContext): Rule<EventNode>[] =>
  (['event discard', 'event discard limit'] as const).map((key) =>
    map(
      patternRule(ctx, key, ([name], c) =>
        name === 'phrase'
          ? oneOrManyRule(ctx, c)
          : name === 'route'
            ? routeRule(ctx)
            : nameOf(ctx, 'constant', name === 'the' ? 'the' : 'bare', c),
      ),
      (bound, chart, from, end) => discardOf(bound, span(chart, from, end)),
    ),
  );

/** A card is discarded: the usual route need not be said. */
const discardOf = (bound: Bindings, range: Range): EventNode => ({
  kind: 'discard',
  phrase: phraseOf(bound),
  ...(bound.limit || bound.the ? { limit: ((bound.limit ?? bound.the) as NameMatch).ident } : {}),
  route: (bound.route as Ident | undefined) ?? { text: USUAL_ROUTE, range: { start: range.end, end: range.end } },
  range,
});

const routeRule = (ctx: RuleContext): Rule<Ident> =>
  map(fixedRule(ctx), (entry, chart, at, end): Ident | undefined =>
    entry.kinds.has('route') ? { text: entry.name, range: span(chart, at, end) } : undefined,
  );

/** *You use a slot* is about its action, *you use a card* about the card: whether a verb of the effect language fits what it is said of. */
function fitsVerb(ctx: RuleContext, verb: string, phrase: PhraseNode): boolean {
  const { text } = phrase.noun;
  const isSlot = text === 'slot' || text === 'slots' || ctx.symbols.find(text).some(({ kind }) => kind === 'slot');
  return verb === 'perform' || verb === 'occupy'
    ? isSlot || isReferent(phrase)
    : verb === 'buy' || verb === 'upgrade' || !isSlot;
}

function singleRule(ctx: RuleContext): Rule<EventNode> {
  return cachedRule(ctx, 'single event', () => {
    const at = <T extends EventNode>(
      key: PhraseKey | ShortKey,
      arg: ArgRule,
      make: (bound: Bindings, range: Range) => T | undefined,
    ): Rule<EventNode> =>
      map(patternRule(ctx, key, arg), (bound, chart, from, end) => make(bound, span(chart, from, end)));
    const one: ArgRule = (_, c) => oneOrManyRule(ctx, c);
    const gained: ArgRule = (_, c) => anyOf(oneOrManyRule(ctx, c), phraseRule(ctx, 'number', c));
    const onSites = patternsOf(ctx, 'event build on').length > 0;
    const onSite = ({ noun }: PhraseNode): boolean => ctx.symbols.find(noun.text).some(isOfSites);
    return anyOf<EventNode>(
      ...(['build', 'upgrade', 'gain', 'draw', 'perform', 'occupy', 'pass', 'use', 'buy', 'lay'] as const).map((verb) =>
        at(`event ${verb}`, verb === 'gain' || verb === 'draw' ? gained : one, (bound, range) =>
          (verb === 'build' && onSites && onSite(phraseOf(bound))) || !fitsVerb(ctx, verb, phraseOf(bound))
            ? undefined
            : you(verb, bound, range),
        ),
      ),
      ...(onSites
        ? [
            at('event build on', one, (bound, range) =>
              onSite(phraseOf(bound)) ? you('build', bound, range) : undefined,
            ),
          ]
        : []),
      ...(['build', 'upgrade', 'perform', 'occupy', 'pass'] as const).map((verb) =>
        at(`event ${verb}`, severalRule(ctx), (bound, range) => {
          const phrases = bound.phrase as NounMatch[];
          return phrases.length < 2 || phrases.some(({ phrase }) => onSites && onSite(phrase))
            ? undefined
            : { kind: 'or', events: phrases.map((phrase) => you(verb, { phrase }, range)), range };
        }),
      ),
      at('event build or upgrade', one, (bound, range) => ({
        kind: 'or',
        events: [you('build', bound, range), you('upgrade', bound, range)],
        range,
      })),
      ...discardRules(ctx),
      at(
        'event advance',
        ([name], c) => (name === 'to' ? valueRule(ctx, c) : name === 'nth' ? nthRule(ctx) : nameRule(ctx, 'the', c)),
        ({ to, nth, track }, range) => ({
          kind: 'advance',
          to: (to ?? nth) as ExprNode,
          ...(track ? { track: (track as NameMatch).ident } : {}),
          range,
        }),
      ),
      at(
        'event advance any',
        (_, c) => nameOf(ctx, 'track', 'the', c),
        ({ track }, range) => ({ kind: 'advance', track: (track as NameMatch).ident, range }),
      ),
      ...(['begins', 'ends'] as const).map((moment) =>
        at(
          `event ${moment}`,
          (_, c) => nameOf(ctx, 'period', 'bare', c),
          ({ period }, range) => ({ kind: 'period', period: (period as NameMatch).ident, moment, range }),
        ),
      ),
      at(
        'event gives',
        ([name], c) =>
          name === 'by'
            ? anyOf(giverRule(ctx, c), phraseRule(ctx, 'one', c))
            : name === 'one'
              ? nameRule(ctx, 'bare', c)
              : anyOf(nameRule(ctx, 'many', c), nameRule(ctx, 'number', c)),
        ({ by, what, one }, range) => gives((by as NounMatch).phrase, (what ?? one) as NameMatch, range),
      ),
      at(
        'event becomes',
        ([name], c) => (name === 'phrase' ? phraseRule(ctx, 'one', c) : adjectiveRule(ctx, ['predicate', 'core'])),
        (bound, range) => ({ kind: 'becomes', phrase: phraseOf(bound), predicate: bound.predicate as Ident, range }),
      ),
      ...ownEventRules(ctx),
      at(
        'event enters',
        ([name], c) => (name === 'phrase' ? phraseRule(ctx, 'one', c) : definiteRule(ctx, c)),
        (bound, range) => ({ kind: 'enters', phrase: phraseOf(bound), zone: (bound.zone as NameMatch).ident, range }),
      ),
      at(
        'event enters place',
        ([name], c) => (name === 'phrase' ? phraseRule(ctx, 'one', c) : placesRule(ctx, 'to')),
        (bound, range) => ({ kind: 'enters', phrase: phraseOf(bound), zone: bound.zone as Ident, range }),
      ),
      map(fixedRule(ctx), (entry, chart, from, end): EventNode | undefined =>
        entry.kinds.has('signal')
          ? { kind: 'signal', name: { text: entry.name, range: span(chart, from, end) }, range: span(chart, from, end) }
          : undefined,
      ),
    );
  });
}
