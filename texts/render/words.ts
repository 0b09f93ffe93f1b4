/** One word of the effect language with its arguments: which phrase renders it, and what fills the placeholders. */
import {
  type Symbols,
  type Arg,
  type EffectNode,
  type EventNode,
  type Ident,
  type OrNode,
  type PhraseNode,
  type WordNode,
  type Case,
  argumentOf,
  impliedFlag,
  isCharged,
  phrasedKind,
  subjectOf,
  type Argument,
} from '../../dsl/internal.ts';
import { multipliedFirst } from '../meaning/multiplied-first.ts';
import { drawnCard, lastEvent } from '../meaning/referents.ts';
import { fill } from '../languages/pattern.ts';
import type { PhraseKey, ShortKey } from '../languages/phrases.ts';
import { renderCost, renderCounted, renderItem, renderOnlyItem } from './amounts.ts';
import { renderCondition } from './conditions.ts';
import type { RenderContext } from './context.ts';
import { renderEvent } from './events.ts';
import { nthIn, nthVariant, renderNth } from './nth-event.ts';
import { type MarkChange, markChange, renderMarks, liesOnEach, markedIn } from './marks.ts';
import { renderAdjective, renderName, routeName, trackName } from './names.ts';
import { allOrOne, countOf, isPlural, renderPhrase } from './noun-phrases.ts';
import { renderNextOne } from './next-one.ts';
import { doneToEach } from './done-to-each.ts';
import { rememberHowMany } from './how-many.ts';
import { isIfSome, renderIfSome } from './if-some.ts';
import { hasBody, isInSentences, isListed } from './open-effects.ts';
import { isOfThem } from './opened-cards.ts';
import { OBJECTS, sharedVerb } from './shared-verb.ts';
import { renderPaidEach } from './paid-each.ts';
import { isSaidBehindVerb } from './repeated-verb.ts';
import { isOfBeginning, renderEachPeriod, untilKey } from './period-moments.ts';
import { renderOver, renderSigned, renderValue } from './numbers.ts';
import { numberSet, renderInSet } from './number-set.ts';
import { isReferent, nameDrawn, needsNoName, setAntecedent, wasBuilt } from './references.ts';
import { renderTopOf } from './top-cards.ts';
import { oneOfTop } from '../meaning/among-top.ts';
import { countOfName, isOwner } from '../meaning/count-of-name.ts';
import { ownerOf } from '../meaning/nodes.ts';
import { withLimit } from '../languages/up-to.ts';
import { afterMay, firstWord, isSaidAsClause, renderEachPlayer } from './third-person.ts';
import { idOf, isNumber, missingForm, placeOf } from './word-forms.ts';

/** Fills the phrase of a word; its subject is `it` from there on. `others`: alternatives that share the verb, see `sharedVerb`. */
export function renderWord(
  ctx: RenderContext,
  node: WordNode,
  others: readonly WordNode[] = [],
  within?: PhraseKey,
): string {
  const goesOn = isFrame(node) || isInSentences(node, ctx.symbols);
  const inner = ctx.mayEndSentence && !goesOn ? { ...ctx, mayEndSentence: false } : ctx;
  return renderWithin(inner, node, others, within);
}

/** Whether what a word contains can be several sentences: *Whenever you build a tunnel, gain 1 credit. Then, if …* */
export const isFrame = ({ word, args }: WordNode): boolean => isFrameWord(word, args);

/** The same of a word by the names of its arguments. */
export const isFrameWord = (word: string, args: Readonly<Record<string, unknown>>): boolean =>
  args.event !== undefined || args.period !== undefined || word === 'must' || word === 'as-soon-as';

function renderWithin(ctx: RenderContext, node: WordNode, others: readonly WordNode[], within?: PhraseKey): string {
  const { done } = ctx.discourse;
  if (node.word === 'after' && node.args.event?.type === 'event') ctx.discourse.done = lastEvent(node.args.event.event);
  const text = renderFilled(ctx, node, others, within);
  ctx.discourse.done = done;
  return text;
}

function renderFilled(ctx: RenderContext, node: WordNode, others: readonly WordNode[], within?: PhraseKey): string {
  const limited = isLimitedMove(node);
  const flag = flagOf(node);
  const whole = renderWhole(ctx, node);
  if (whole !== undefined) {
    rememberHowMany(ctx, node);
    return whole;
  }
  const place = flag ? undefined : placeWhereMoved(ctx, node);
  const marks = markChange(ctx, node);
  const set = numberSet(ctx, node);
  const key =
    placeKey(ctx, node, place) ??
    (marks ?? set)?.key ??
    within ??
    paidFor(ctx, node, flag) ??
    countedKey(ctx, node) ??
    variantOf(ctx, node, flag);
  const phrase = ctx.language.phrases[key];
  const withMark = (limited && withLimit(phrase, ctx.language.upTo)) || phrase;
  const isBehindMay = ctx.language.afterMay !== undefined && withMark.includes('~{body}');
  const pattern = isBehindMay ? withMark.replace('~', '') : withMark;
  const free = pattern.includes('{free}') && node.args.cost?.type === 'cost' && node.args.cost.cost.kind === 'free';
  const options = listedOptions(ctx, node, key, pattern);
  const text = fill(pattern, (names, grammatical) => {
    if (names[0] === 'free') return free ? ctx.language.phrases.free : undefined;
    if (names[0] === 'cost' && free) return undefined;
    if (others.length > 0 && OBJECTS.has(names[0])) {
      return renderObjects(ctx, [node, ...others], names, grammatical);
    }
    const args = names.map((name) => node.args[name]);
    const name = nameIn(args[0]);
    if (names[0] === 'zone' && place !== undefined) return place;
    const own =
      renderMoment(ctx, node, key, names[0], grammatical) ??
      renderOwner(ctx, node, names[0], grammatical) ??
      renderInSet(ctx, set, names[0], grammatical);
    if (own !== undefined) return own;
    if (options && names[0] === 'body') return renderOptions(ctx, options, key);
    if (names[0] === 'route') return name && routeName(ctx, name);
    if (marks) return renderMarkArgument(ctx, marks, names[0], grammatical);
    if (names[0] === 'things') return renderPhrase(ctx, thingsOf(ctx, node)!, 'many', grammatical);
    if (names.length === 2) {
      return renderNumbered(takesCards(node) ? { ...ctx, from: true } : ctx, node, names, grammatical);
    }
    if (names[0] === 'track') return trackName(ctx, name, grammatical);
    if (names[0] === 'as') {
      return name && !needsNoName(ctx, name.text, node) ? ctx.language.quoted(name.text) : undefined;
    }
    return (
      args[0] && renderArgument(contextFor(ctx, node, names[0], isBehindMay), args[0], names[0], grammatical, node)
    );
  });
  rememberThings(ctx, node);
  rememberHowMany(ctx, node);
  return text;
}

/** *The first time … each turn*; *the beginning of a round*, which is one of several. */
function renderMoment(
  ctx: RenderContext,
  node: WordNode,
  key: PhraseKey,
  name: string,
  grammatical: Case,
): string | undefined {
  if (name === 'body') return undefined;
  const nth = key.startsWith('when nth') ? nthIn(node) : undefined;
  if (nth) return renderNth(ctx, nth, name, grammatical);
  const { event } = node.args;
  return key === 'when begins once' && event?.type === 'event' && event.event.kind === 'period'
    ? renderEachPeriod(ctx, event.event.period, grammatical, 'one')
    : undefined;
}

/** Words that with what they contain have a phrase of their own. */
const renderWhole = (ctx: RenderContext, node: WordNode): string | undefined =>
  renderEachPlayer(
    ctx,
    node,
    () => renderArgument(ctx, node.args.over, 'over', 'nom', node)!,
    () => renderPhrase(ctx, ownerIn(ctx, node)!, 'the', 'nom'),
  ) ??
  renderNextOne(ctx, node) ??
  renderPaidEach(ctx, node) ??
  renderIfSome(ctx, node) ??
  renderDoneToEach(ctx, node);

/** *Upgrade each of its farms*: what was done to is `it`. */
function renderDoneToEach(ctx: RenderContext, node: WordNode): string | undefined {
  const found = doneToEach(node);
  if (!found) return undefined;
  const text = renderFilled({ ...ctx, each: found.object }, found.verb, []);
  setAntecedent(ctx, found.object);
  return text;
}

/** What `it` and the names of the word mean from here on. */
function rememberThings(ctx: RenderContext, node: WordNode): void {
  const subject = subjectOf(node.word)?.argument;
  const about = subject && node.args[subject];
  if (about?.type === 'phrase') {
    setAntecedent(ctx, about.phrase, nameIn(node.args.as), argumentOf(node.word, subject!)?.form === 'kind');
  }
  const as = nameIn(node.args.as);
  const drawn = as && drawnCard(node);
  if (drawn) nameDrawn(ctx, drawn, as);
}

/** Where cards are moved, in the words that a zone has for it. */
const placeWhereMoved = (ctx: RenderContext, { word, args: { zone } }: WordNode): string | undefined =>
  word === 'move' && zone?.type === 'name' ? placeOf(ctx, zone.name, 'to') : undefined;

/** An effect behind *may* has its verb in another form there; cards are taken from where they are. */
function contextFor(ctx: RenderContext, node: WordNode, name: string, isBehindMay: boolean): RenderContext {
  if (isBehindMay && name === 'body') return afterMay(ctx);
  return name === 'what' && takesCards(node) ? { ...ctx, from: true } : ctx;
}

/** Whether it takes cards from where they are: *from your hand*, rather than *in your hand*. */
const takesCards = ({ word }: WordNode): boolean => word === 'move' || word === 'dispose';

/** What is moved and where it goes in one word of its language, or where it is taken from cards that are seen. */
function placeKey(ctx: RenderContext, node: WordNode, place: string | undefined): PhraseKey | undefined {
  if (place !== undefined) return goesToOwnZone(ctx, node) ? 'move take-place' : 'move place';
  return isTaken(ctx, node) ? 'move take' : undefined;
}

/** A number with what it counts. */
function renderNumbered(ctx: RenderContext, node: WordNode, names: string[], grammatical: Case): string | undefined {
  const [n, what] = names.map((name) => node.args[name]);
  const counted = renderCounted(ctx, n, what, grammatical, argumentOf(node.word, names[1])?.onAll);
  if (names[1] === 'over' && what?.type === 'phrase') setAntecedent(ctx, what.phrase, nameIn(node.args.as));
  return counted;
}

/** What comes there is taken. */
const goesToOwnZone = ({ symbols }: RenderContext, { args: { zone } }: WordNode): boolean =>
  zone?.type === 'name' && symbols.get('zone', zone.name.text)?.of === 'player';

/** The objects of a verb that alternatives share. */
function renderObjects(ctx: RenderContext, nodes: readonly WordNode[], names: string[], grammatical: Case): string {
  const objects = nodes.map(({ args }) =>
    args.items?.type === 'items'
      ? renderItem(ctx, args.items.items[0], grammatical)
      : (renderCounted(ctx, args[names[0]], args[names[1]], grammatical) ?? ''),
  );
  return ctx.language.list(objects, 'or');
}

/** How many marks are put on what, or taken from it. */
const renderMarkArgument = (
  ctx: RenderContext,
  { n, marks, on }: MarkChange,
  name: string,
  grammatical: Case,
): string =>
  name === 'of'
    ? renderPhrase(ctx, on, liesOnEach(ctx, marks, on) ? 'each' : 'one', grammatical)
    : renderMarks(ctx, { noun: marks, adjectives: [] }, n, grammatical);

/** `set seeds of pits to 2`: the number of seeds on each pit; undefined for all other phrases. */
function renderOnEach(ctx: RenderContext, phrase: PhraseNode): string | undefined {
  const on = markedIn(ctx, phrase);
  if (!on || !liesOnEach(ctx, phrase.noun, on)) return undefined;
  return fill(ctx.language.phrases['marks of'], ([name], c) =>
    name === 'of' ? renderPhrase(ctx, on, 'each', c) : renderMarks(ctx, phrase, 'many', c),
  );
}

/** Some words have a phrase for each of their flags, or for certain arguments. */
function variantOf(ctx: RenderContext, node: WordNode, flag: string | undefined): PhraseKey {
  const { word, args } = node;
  if (word === 'if') return variantOfIf(ctx, node);
  if (word === 'must' && args.body?.type === 'effect') return variantOfMust(ctx, args.body.effect);
  if (word === 'until') return untilKey(ctx, node);
  if (word === 'treat' && isOneThing(ctx, args.what)) return 'treat one';
  if (word !== 'owner-of' && ownerIn(ctx, node)) return `${word} owner` as PhraseKey;
  const repetition = variantOfRepetition(ctx, node);
  if (repetition !== undefined) return repetition;
  if (word === 'replace' && isOfClass(ctx, args.by)) return 'replace other';
  if ((word === 'relocate' || word === 'transfer') && isComputed(args.n)) {
    return (flag === undefined ? `${word} as` : `${word} ${flag}-as`) as PhraseKey;
  }
  if ((word === 'use' || word === 'perform') && isDone(ctx, args.what)) return `${word} again`;
  if (args.event?.type === 'event' && word === 'when') return variantOfEvent(ctx, args.event.event);
  const key = `${word} ${flag ?? impliedVariant(node)}`;
  return (key in ctx.language.phrases ? key : word) as PhraseKey;
}

/** What no flag says: what is paid besides a price. */
const impliedVariant = (node: WordNode): string | undefined => (isCharge(node) ? 'charged' : impliedFlag(node.word));

/** Whether it is no number that is written, so that what it counts cannot follow it. */
const isComputed = (n: Arg | undefined): boolean => n?.type === 'value' && n.value.kind !== 'number';

/** Who does it, to whom something is paid, or from whom it is taken, by what that player has. */
function ownerIn({ symbols }: RenderContext, { word, args: { on, what } }: WordNode): PhraseNode | undefined {
  if (word === 'do') {
    return what?.type === 'phrase' && isOwner(what.phrase.noun.text, symbols) ? what.phrase : undefined;
  }
  if (word === 'owner-of') return what?.type === 'phrase' ? ownerOf(what.phrase) : undefined;
  if ((word !== 'pay' && word !== 'take') || on?.type !== 'phrase') return undefined;
  return isOwner(on.phrase.noun.text, symbols) ? on.phrase : undefined;
}

function renderOwner(ctx: RenderContext, node: WordNode, name: string, grammatical: Case): string | undefined {
  const owner = name === 'on' || name === 'what' ? ownerIn(ctx, node) : undefined;
  return owner && renderPhrase(ctx, owner, 'the', grammatical);
}

/** Whether any of several kinds is meant. */
const isOfClass = ({ symbols }: RenderContext, arg: Arg | undefined): boolean =>
  arg?.type === 'name' && symbols.get('class', arg.name.text) !== undefined;

const isOneThing = (ctx: RenderContext, arg: Arg | undefined): boolean =>
  arg?.type === 'phrase' && isReferent(ctx, arg.phrase);

function variantOfIf(ctx: RenderContext, node: WordNode): PhraseKey {
  const { body, otherwise } = node.args;
  if (otherwise) return endsWithin(ctx, node) ? 'if otherwise' : 'if else';
  if (body?.type !== 'effect') return 'if';
  const isNested = body.effect.kind === 'word' && body.effect.word === 'if' && !isIfSome(body.effect, ctx.symbols);
  if (isNested) return 'if nested';
  return ctx.behindMay === node && isClauseOfOneVerb(body.effect, ctx.symbols) ? 'if last' : 'if';
}

/** *You may pay 1 kelp to gain 1 credit*: one clause that costs nothing else. */
function paidFor(
  { behindMay, language, symbols }: RenderContext,
  node: WordNode,
  flag?: string,
): PhraseKey | undefined {
  const body = node.args.body?.type === 'effect' ? node.args.body.effect : undefined;
  if (node.word !== 'pay' || behindMay !== node || !body || !isClauseOfOneVerb(body, symbols)) return undefined;
  const key = (flag === undefined ? 'pay behind may' : `pay ${flag} behind may`) as ShortKey;
  return language.phrases[key] === undefined ? undefined : (key as PhraseKey);
}

/** What is paid besides the price of something that is built, upgraded or bought. */
function isCharge({ word, args: { body, on, receiver } }: WordNode): boolean {
  const first = word === 'pay' && !on && !receiver && body?.type === 'effect' ? firstWord(body.effect) : undefined;
  return first !== undefined && isCharged(first.word) && first.args.cost === undefined;
}

/** *Count the farms*, where they are things. */
function countedKey(ctx: RenderContext, node: WordNode): PhraseKey | undefined {
  const key: ShortKey = 'count things';
  return node.word === 'count' && thingsOf(ctx, node) && ctx.language.phrases[key] !== undefined
    ? (key as PhraseKey)
    : undefined;
}

/** What is counted, if it is nothing that belongs to a thing: *its farms* have no article. */
function thingsOf(ctx: RenderContext, { args: { n } }: WordNode): PhraseNode | undefined {
  const things = n?.type === 'value' && n.value.kind === 'phrase' ? n.value : undefined;
  return things && !isNumber(ctx, things) && things.posts.every(({ kind }) => kind !== 'of') ? things : undefined;
}

/** What *may* stands before in a phrase of these. */
const MAY: ReadonlySet<string> = new Set(['may', 'instead', 'up-to', 'any-times']);

function isClauseOfOneVerb(body: EffectNode, symbols: Symbols): boolean {
  const alternatives = body.kind === 'or' ? sharedVerb(body.options, symbols) : [body];
  return (
    alternatives?.every(
      (one) => one.kind === 'word' && !hasBody(one, symbols) && !isCharged(one.word) && !isSaidAsClause(one, symbols),
    ) ?? false
  );
}

/** How often something is done: in words if no number says it, behind what is one verb, and with *may* where a verb follows. */
function variantOfRepetition(ctx: RenderContext, node: WordNode): PhraseKey | undefined {
  const { word, args } = node;
  const isNumber = args.times?.type === 'value' && args.times.value.kind === 'number';
  if (word === 'at-most') return isSaidBehindVerb(node, ctx.symbols) ? 'at-most verb' : undefined;
  if (isSaidBehindVerb(node, ctx.symbols)) return isNumber ? 'repeat verb' : 'repeat as-verb';
  if ((word === 'repeat' || word === 'up-to') && args.times?.type === 'value' && !isNumber) return `${word} as`;
  const isUpTo = word === 'up-to' || word === 'any-times';
  return isUpTo && args.body?.type === 'effect' && !isSaidBehindMay(ctx, args.body.effect)
    ? `${word} clause`
    : undefined;
}

/** Whether it begins with a verb that *you may* can stand before. */
const isSaidBehindMay = ({ symbols }: RenderContext, body: EffectNode): boolean =>
  !isSaidAsClause(body, symbols) && !(body.kind === 'word' && (body.word === 'may' || body.word === 'must'));

function variantOfMust({ symbols, language }: RenderContext, body: EffectNode): PhraseKey {
  if (isSaidAsClause(body, symbols)) return 'must clause';
  return body.kind === 'or' && isListed(body.options, symbols) && language.thirdPerson ? 'must or' : 'must';
}

/** Alternatives with semicolons between, behind *choose one*; or as a list of verbs behind the one that asks for an infinitive. */
function renderOptions(ctx: RenderContext, { options }: OrNode, key: PhraseKey): string {
  const { phrases } = ctx.language;
  const or = key === 'must or' ? phrases['or, sentence'] : `${phrases.or}~`;
  return options.map((option) => ctx.recursive.body(ctx, option)).join(or);
}

/** What is done, where it is alternatives that are rendered one by one. */
function listedOptions(ctx: RenderContext, { args }: WordNode, key: PhraseKey, pattern: string): OrNode | undefined {
  const body = args.body?.type === 'effect' ? args.body.effect : undefined;
  return body?.kind === 'or' && (key === 'must or' || areInfinitives(ctx, body.options, pattern)) ? body : undefined;
}

/** Whether the verbs of alternatives follow the one before them, each in the infinitive. */
const areInfinitives = ({ symbols, language }: RenderContext, options: OrNode['options'], pattern: string): boolean =>
  pattern.includes('~{body}') &&
  language.thirdPerson !== undefined &&
  isListed(options, symbols) &&
  options.every(({ kind }) => kind === 'word');

/** Moments of a period have a phrase of their own; what happens once is no *whenever*. */
function variantOfEvent(ctx: RenderContext, event: EventNode): PhraseKey {
  if (event.kind === 'nth') return `when ${nthVariant(ctx, event)}`.trim() as PhraseKey;
  if (event.kind === 'period') return `when ${event.moment}`;
  return event.kind === 'enters' && event.phrase.noun.text === 'this' ? 'when once' : 'when';
}

/** Whether it is `it`, which has been used or performed already. */
const isDone = ({ discourse: { done, latest } }: RenderContext, what: Arg | undefined): boolean =>
  done !== undefined && what?.type === 'phrase' && latest.get(what.phrase.noun)?.event === done;

function renderArgument(
  ctx: RenderContext,
  arg: Arg,
  name: string,
  grammatical: Case,
  node: WordNode,
): string | undefined {
  switch (arg.type) {
    case 'value': {
      if (argumentOf(node.word, name)?.last) rememberThings(ctx, node);
      if (name === 'test') return renderCondition(ctx, arg.value);
      const signedWith = argumentOf(node.word, name)?.signedWith;
      return signedWith !== undefined && signedWith === flagOf(node)
        ? renderSigned(ctx, arg.value)
        : renderValue(ctx, arg.value, grammatical);
    }
    case 'phrase':
      return renderPhraseArgument(ctx, arg.phrase, argumentOf(node.word, name), grammatical, node);
    case 'items':
      return ctx.language.list(
        node.word === 'gain' && arg.items.length === 1
          ? [renderOnlyItem(ctx, arg.items[0], grammatical)]
          : multipliedFirst(arg.items).map((item) => renderItem(ctx, item, grammatical)),
        'and',
      );
    case 'cost':
      return renderCost(
        ctx,
        arg.cost,
        grammatical,
        name !== 'cost' || !isCharged(node.word) ? undefined : isSeveral(node.args.n) ? 'for-each' : 'for',
      );
    case 'effect':
      if (node.word === 'once' && isOfEvent(arg.effect)) {
        return renderWord(ctx, arg.effect, [], `${arg.effect.word} once` as PhraseKey);
      }
      if (node.word === 'once' && isOfBeginning(ctx, arg.effect)) {
        return renderWord(ctx, arg.effect, [], 'when begins once');
      }
      if (node.args.otherwise) return renderAlternative(ctx, arg.effect, name, node);
      return ctx.recursive.body(MAY.has(node.word) ? { ...ctx, behindMay: arg.effect } : ctx, arg.effect);
    case 'event':
      if (node.word === 'after') return renderEvent(ctx, arg.event, true);
      return node.word === 'when' && arg.event.kind === 'period'
        ? renderEachPeriod(ctx, arg.event.period, grammatical)
        : renderEvent(ctx, arg.event);
    case 'name':
      return renderNameArgument(ctx, arg.name, name, grammatical, node);
    case 'names':
      return ctx.language.list(
        arg.names.map((ident) => renderName(ctx, ident, 'bare', grammatical)),
        'and',
      );
    case 'flag':
      return name === SAID_APART ? ctx.language.phrases['in any order'] : '';
  }
}

/** Whether `if … else …` ends a sentence before what is done otherwise. */
const endsWithin = (ctx: RenderContext, node: WordNode): boolean =>
  ctx.mayEndSentence && isInSentences(node, ctx.symbols);

/** One of the two effects of `if … else …`; what is done otherwise may be another one, and end its sentence too. */
function renderAlternative(ctx: RenderContext, effect: EffectNode, name: string, node: WordNode): string {
  const isFirst = name === 'body';
  if (!endsWithin(ctx, node)) return isFirst ? ctx.recursive.closed(ctx, effect) : ctx.recursive.body(ctx, effect);
  const mayEndSentence = !isFirst && isInSentences(effect, ctx.symbols);
  return ctx.recursive.body({ ...ctx, mayEndSentence }, effect);
}

/** Whether it is a `when` or `instead of` of an event that is no moment of a period. */
const isOfEvent = (effect: EffectNode): effect is WordNode =>
  effect.kind === 'word' &&
  (effect.word === 'when' || effect.word === 'instead') &&
  effect.args.event?.type === 'event' &&
  effect.args.event.event.kind !== 'period';

function renderPhraseArgument(
  ctx: RenderContext,
  phrase: PhraseNode,
  argument: Argument | undefined,
  grammatical: Case,
  { word, args }: WordNode,
): string {
  if (phrase === ctx.each) return renderPhrase(ctx, phrase, 'each', grammatical);
  if (argument?.onAll) return renderPhrase(ctx, phrase, allOrOne(ctx, phrase), grammatical);
  switch (argument?.form) {
    case 'value':
      return renderOnEach(ctx, phrase) ?? renderValue(ctx, phrase, grammatical);
    case 'site':
      return renderSite(ctx, phrase, grammatical);
    case 'each': {
      const each = oneOfTop(phrase);
      const text = renderPhrase(ctx, each, 'each', grammatical);
      setAntecedent(ctx, each, nameIn(args.as));
      return text;
    }
    case 'each-kind':
      return renderOver(ctx, phrase, nameIn(args.as), grammatical);
    case 'many':
      return renderPhrase(ctx, phrase, 'many', grammatical);
    case 'kind':
      return renderPhrase(ctx, phrase, isPlural(ctx, phrase) ? countOf(ctx, phrase) : 'bare', grammatical);
    case 'top':
      return phrase.top
        ? renderTopOf(ctx, phrase, grammatical)
        : renderPhrase(ctx, phrase, countOf(ctx, phrase), grammatical);
    case undefined: {
      const one = word === 'choose' ? oneOfTop(phrase) : phrase;
      return renderPhrase(ctx, one, countOf(ctx, one), grammatical);
    }
  }
}

function renderNameArgument(
  ctx: RenderContext,
  ident: Ident,
  name: string,
  grammatical: Case,
  { word, args }: WordNode,
): string {
  if (name === 'predicate') {
    return renderAdjective(ctx, ident, args.what, grammatical, isOneThing(ctx, args.what) ? 'singular' : 'plural');
  }
  const argument = argumentOf(word, name);
  // a key, whatever a game says in its place
  if (word === 'confirm') return ctx.language.quoted(ident.text);
  switch (phrasedKind(argument)) {
    case 'procedure':
      return ctx.lexicon.phrase(idOf(ctx, ident), ctx.language.address) ?? renderName(ctx, ident, 'bare', grammatical);
    case 'signal':
      return ctx.lexicon.phrase(ident.text, ctx.language.address) ?? missingForm(ctx, ident);
    default:
      return renderName(
        ctx,
        ident,
        argument?.form === 'many' ? 'many' : countOfName(ctx.symbols, ident.text),
        grammatical,
      );
  }
}

/** Where it is built: on a site; or, where the noun names something else, on the site of it. */
function renderSite(ctx: RenderContext, phrase: PhraseNode, grammatical: Case): string {
  const render = (c: Case): string => renderPhrase(ctx, phrase, countOf(ctx, phrase), c);
  const pattern = ctx.language.phrases['site-of'];
  return pattern && wasBuilt(ctx, phrase.noun) ? fill(pattern, (_, c) => render(c)) : render(grammatical);
}

/** Cards that are looked at or revealed are taken, where they come to a player. */
const isTaken = (ctx: RenderContext, node: WordNode): boolean =>
  node.word === 'move' &&
  !node.args.at &&
  node.args.what?.type === 'phrase' &&
  node.args.what.phrase.posts.some(isOfThem) &&
  goesToOwnZone(ctx, node);

/** The flag that has a place in all phrases of its word, and none of its own. */
const SAID_APART = 'order';

const flagOf = (node: WordNode): string | undefined => {
  const apart = isLimitedMove(node) ? [SAID_APART, 'limit'] : [SAID_APART];
  return Object.entries(node.args).flatMap(([name, arg]) =>
    arg.type === 'flag' && !apart.includes(name) ? [arg.flag] : [],
  )[0];
};
/** *Up to* is said within each of the phrases for where cards are moved. */
const isLimitedMove = ({ word, args }: WordNode): boolean => word === 'move' && args.limit !== undefined;
const nameIn = (arg: Arg | undefined): Ident | undefined => (arg?.type === 'name' ? arg.name : undefined);
const isSeveral = (n: Arg | undefined): boolean =>
  n !== undefined && !(n.type === 'value' && n.value.kind === 'number' && n.value.value === 1);
