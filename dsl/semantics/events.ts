/** Resolves the events of `when` and `instead of`. */
import type { EventNode, Ident, PhraseNode, PostNode, Range } from '../syntax/ast.ts';
import { isBare } from '../syntax/bare-phrase.ts';
import type { InitialBindings, ResolvedEvent } from '../words/resolver.ts';
import { resolveCards } from './cards.ts';
import { countersNamed } from './counters.ts';
import { THIS, type Cards, type EventPattern, type Giver, type Num, type Sites, type Slots } from './ir.ts';
import { findNoun, possibleFamilies, possibleNoun } from './nouns.ts';
import { resolveNum, trackNamed } from './numbers.ts';
import { piecesOfNoun } from './pieces.ts';
import { GAME } from '../words/core-names.ts';
import type { Scope } from './scope.ts';
import { reportStrayParts, sitesInAll } from './sets.ts';
import { filterSites, resolveSites, sitesOfNoun } from './sites.ts';
import { resolveSlots } from './slots.ts';
import { subjectOfSignal } from './symbols.ts';
import { rootOf, someNode } from './visit-ir.ts';

const VERBS = ['lay', 'build', 'upgrade', 'gain', 'draw', 'perform', 'occupy', 'use', 'buy', 'pass', 'advance'];
const GIVERS = ['slot', 'card', 'site', 'track', 'piece'] as const;

export function resolveEvent(event: EventNode, scope: Scope): ResolvedEvent | undefined {
  switch (event.kind) {
    case 'or':
      return resolveAlternatives(event.events, scope);
    case 'nth':
      return resolveNth(event, scope);
    default: {
      const found = resolveSingle(event, scope);
      return found && { events: [found.event], start: found.start };
    }
  }
}

/** One pattern, and what it binds. */
interface SingleEvent {
  event: EventPattern;
  start: InitialBindings;
}

/** `A or B`: `it` and `amount` have a value if each of them gives one of the same type. */
function resolveAlternatives(all: EventNode[], scope: Scope): ResolvedEvent | undefined {
  const found = all.flatMap((one) => resolveEvent(one, scope) ?? []);
  if (found.length === 0) return undefined;
  const types = new Set(found.map(({ start }) => start.it));
  const [it] = types;
  return {
    events: found.flatMap(({ events }) => events),
    start: {
      ...(types.size === 1 && it ? { it } : {}),
      ...(found.every(({ start }) => start.amount) ? { amount: true } : {}),
      ...(found.every(({ start }) => start.thatPlayer) ? { thatPlayer: true } : {}),
    },
  };
}

/** `… for the 2nd time this turn`: counted for each player, so the event cannot be about `this`. */
function resolveNth(node: EventNode & { kind: 'nth' }, scope: Scope): ResolvedEvent | undefined {
  const found = resolveEvent(node.event, scope);
  const period = scope.symbol(node.period, 'period');
  if (node.n === 0) scope.report('zero-amount', node.range, { n: node.n });
  if (!found || !period) return found;
  const isThis = (node: Num | Sites | Cards | Slots): boolean => node.k === 'var' && node.v === THIS;
  const usesThis = someNode(rootOf('event', found.events), {
    num: isThis,
    sites: isThis,
    cards: isThis,
    slots: isThis,
  });
  if (usesThis) scope.report('count-of-this', node.event.range);
  const nth = { n: node.n, period: period.id };
  return { ...found, events: found.events.map((event) => ({ ...event, nth })) };
}

function resolveSingle(event: Exclude<EventNode, { kind: 'or' | 'nth' }>, scope: Scope): SingleEvent | undefined {
  switch (event.kind) {
    case 'you':
      if (event.n !== undefined && event.verb.text !== 'gain') scope.report('number-in-event', event.range);
      if (event.n === 0) scope.report('zero-amount', event.range, { n: event.n });
      return resolvePlayerEvent(event.verb, event.phrase, scope, event.n);
    case 'advance':
      return {
        event: {
          k: 'advance',
          track: trackNamed(event.track, event, scope),
          ...(event.to ? { space: resolveNum(event.to, scope) } : {}),
        },
        start: {},
      };
    case 'discard':
      return resolveDiscard(event, scope);
    case 'another':
      return ofAnother(resolveSingle(event.event, scope));
    case 'gives':
      return resolveGiving(event, scope);
    case 'becomes': {
      const sites = resolveSites(event.phrase, scope);
      const predicate = scope.symbol(event.predicate, 'predicate');
      const ofPieces = piecesNamed(event.phrase.noun, scope);
      return (
        predicate && {
          event: { k: 'become', predicate: predicate.id, sites, ...(ofPieces ? { ofPieces } : {}) },
          start: { it: 'site' },
        }
      );
    }
    case 'period': {
      if (isEndOfGame(event, scope)) return { event: { k: 'end', period: GAME }, start: {} };
      const period = scope.symbol(event.period, 'period');
      return period && { event: { k: event.moment === 'begins' ? 'begin' : 'end', period: period.id }, start: {} };
    }
    case 'enters': {
      const cards = resolveCards(event.phrase, scope);
      const zone = scope.symbol(event.zone, 'zone');
      return zone && { event: { k: 'enter', zone: zone.id, cards }, start: { it: 'card' } };
    }
    case 'signal': {
      const signal = scope.symbol(event.name, 'signal');
      if (!signal) return undefined;
      return { event: { k: 'signal', signal: signal.id }, start: { it: subjectOfSignal(signal) ?? 'any' } };
    }
  }
}

/** `card in hand down to hand-limit as discarded` */
function resolveDiscard(event: EventNode & { kind: 'discard' }, scope: Scope): SingleEvent | undefined {
  const cards = resolveCards(event.phrase, scope);
  const limit = event.limit && scope.symbol(event.limit, 'constant');
  const route = scope.symbol(event.route, 'route');
  if (!route || (event.limit && !limit)) return undefined;
  return {
    event: { k: 'discard', cards, route: route.id, ...(limit ? { limit: limit.id } : {}) },
    start: { it: 'card' },
  };
}

/**
 * `slot gives kelp`: whichever slot it is. `connected farm gives 1 kelp`: the program of the piece on one of these sites, or that
 * of the site.
 */
function resolveGiving({ by, n, what, range }: EventNode & { kind: 'gives' }, scope: Scope): SingleEvent | undefined {
  if (n === 0) scope.report('zero-amount', range, { n });
  const giver = giverOf(by, scope);
  if (!giver) return undefined;
  const start: InitialBindings = giver.from ? { it: 'site' } : {};
  if (isCard(what)) {
    if (n !== undefined) scope.report('number-in-event', range);
    return { event: { k: 'draw', ...giver }, start };
  }
  const counters = countersNamed(what, scope) ?? [];
  return {
    event: { k: 'gain', counters, ...giver, ...(n === undefined ? {} : { n }) },
    start: { ...start, amount: true },
  };
}

/** The kind of what gives something, where nothing else is said of it: `slot`. */
export const kindOfGiver = (phrase: PhraseNode): Giver | undefined =>
  isBare(phrase) ? GIVERS.find((giver) => giver === phrase.noun.text) : undefined;

function giverOf(phrase: PhraseNode, scope: Scope): { by: Giver; from?: Sites } | undefined {
  const kind = kindOfGiver(phrase);
  if (kind) return { by: kind };
  const families = possibleFamilies(phrase.noun, scope);
  const by = families.includes('pieces') ? 'piece' : families.includes('sites') ? 'site' : undefined;
  if (!by) {
    scope.unknown(phrase.noun, [...GIVERS], { inEvent: 'giver' });
    return undefined;
  }
  return { by, from: resolveSites(phrase, scope) };
}

/** The kinds of pieces that the noun stands for; undefined if it is none for pieces. */
function piecesNamed(noun: Ident, scope: Scope): string[] | undefined {
  const found = possibleNoun(noun, 'pieces', scope);
  return found && piecesOfNoun(found);
}

/** `game ends`, which every game does */
const isEndOfGame = ({ period, moment }: EventNode & { kind: 'period' }, { symbols }: Scope): boolean =>
  period.text === GAME && moment === 'ends' && symbols.get('period', GAME) === undefined;

/** A site of another player's board is nothing that one's own effects could be about. */
function ofAnother(found: SingleEvent | undefined): SingleEvent | undefined {
  if (!found) return undefined;
  const { it, ...start } = found.start;
  return {
    event: { ...found.event, another: true },
    start: { ...start, ...(it === undefined || it === 'site' ? {} : { it }), thatPlayer: true },
  };
}

function resolvePlayerEvent(verb: Ident, phrase: PhraseNode, scope: Scope, n?: number): SingleEvent | undefined {
  switch (verb.text) {
    case 'build':
    case 'upgrade':
      return { event: builtPattern(verb.text, phrase, scope), start: { it: 'site' } };
    case 'lay':
      return layPattern(phrase, scope);
    case 'draw':
      return { event: drawn(phrase, scope), start: {} };
    case 'gain':
      if (isCards(phrase)) {
        if (n !== undefined) scope.report('number-in-event', phrase.range);
        return { event: drawn(phrase, scope), start: {} };
      }
      refuseFilters(phrase, scope);
      return {
        event: { k: 'gain', counters: countersNamed(phrase.noun, scope) ?? [], ...(n === undefined ? {} : { n }) },
        start: { amount: true },
      };
    case 'perform':
      return { event: { k: 'perform', slots: resolveSlots(phrase, scope) }, start: { it: 'slot' } };
    case 'occupy':
      return { event: { k: 'occupy', slots: resolveSlots(phrase, scope) }, start: { it: 'slot' } };
    case 'pass':
      return { event: { k: 'pass', sites: resolveSites(phrase, scope) }, start: { it: 'site' } };
    case 'use':
      return { event: { k: 'use', cards: resolveCards(phrase, scope) }, start: { it: 'card' } };
    case 'buy':
      return { event: boughtPattern(phrase, scope), start: { it: 'card' } };
    default:
      scope.unknown(verb, VERBS, { inEvent: 'verb' });
      return undefined;
  }
}

const isCard = ({ text }: Ident): boolean => text === 'card' || text === 'cards';
const isCards = (phrase: PhraseNode): boolean => isCard(phrase.noun);

function drawn(phrase: PhraseNode, scope: Scope): EventPattern {
  if (!isCards(phrase)) scope.unknown(phrase.noun, ['card', 'cards'], { inEvent: 'drawn' });
  refuseFilters(phrase, scope);
  return { k: 'draw' };
}

function refuseFilters(phrase: PhraseNode, scope: Scope): void {
  reportStrayParts(phrase, scope);
  const stray = phrase.adjectives[0]?.name ?? phrase.posts.find((post) => post.kind !== 'this');
  if (stray) {
    scope.report('stray-filter', stray.range, { of: 'event', name: phrase.noun.text });
  }
}

/** `you lay domino`, `you lay laboratory` */
function layPattern(phrase: PhraseNode, scope: Scope): SingleEvent {
  if (possibleFamilies(phrase.noun, scope).includes('pieces')) {
    const { pieces, sites } = piecesOnSites(phrase, scope);
    return { event: { k: 'lay', pieces, sites }, start: { it: 'site' } };
  }
  return { event: { k: 'lay-card', cards: resolveCards(phrase, scope) }, start: { it: 'card' } };
}

// ------------------------------------------------------------------------------------------ built, upgraded

/** What is built, upgraded or bought. */
export const donePattern = (verb: 'build' | 'upgrade' | 'buy', phrase: PhraseNode, scope: Scope): EventPattern =>
  verb === 'buy' ? boughtPattern(phrase, scope) : builtPattern(verb, phrase, scope);

/** `special-card`, `1st card this turn` */
function boughtPattern(written: PhraseNode, scope: Scope): EventPattern & { k: 'buy' } {
  const { phrase, period } = withoutPeriod(written);
  const { ordinal, ...plain } = phrase;
  const cards = resolveCards(plain, scope);
  const symbol = period && scope.symbol(period.name, 'period');
  if (ordinal && !period) scope.report('ordinal-of-what', ordinal.range);
  if (period && !ordinal) scope.report('stray-period', period.range, { period: period.name.text, of: 'event' });
  return { k: 'buy', cards, ...(ordinal && symbol ? { nth: { n: ordinal.n, period: symbol.id } } : {}) };
}

/** `2nd laboratory of a connected city`, `2nd tunnel this turn` */
function builtPattern(verb: 'build' | 'upgrade', written: PhraseNode, scope: Scope): EventPattern {
  const { phrase, period } = withoutPeriod(written);
  const ordinal = phrase.ordinal;
  const beside =
    ordinal && !period ? phrase.posts.find((post) => post.kind === 'of' || post.kind === 'adjacent-to') : undefined;
  const plain: PhraseNode = { ...phrase, ordinal: undefined, posts: phrase.posts.filter((post) => post !== beside) };
  const { pieces, sites, among } = piecesOnSites(plain, scope);
  const around = beside && resolveSites(beside.kind === 'of' ? beside.of : beside.to, scope);
  if (ordinal && around) {
    return {
      k: verb,
      pieces,
      sites: sitesInAll([sites, { k: 'adjacent', to: around }]),
      nthOf: { n: ordinal.n, among, around },
    };
  }
  const periodSymbol = period && scope.symbol(period.name, 'period');
  if (ordinal && periodSymbol) return { k: verb, pieces, sites, nthIn: { n: ordinal.n, period: periodSymbol.id } };
  if (ordinal && !period) {
    scope.report('ordinal-of-what', ordinal.range);
  }
  if (period && !ordinal) {
    scope.report('stray-period', period.range, { period: period.name.text, of: 'event' });
  }
  return { k: verb, pieces, sites };
}

/** The kinds of pieces of a phrase, and the sites that match the rest of it; `among` is both together. */
export function piecesOnSites(phrase: PhraseNode, scope: Scope): { pieces: string[]; sites: Sites; among: Sites } {
  reportStrayParts(phrase, scope);
  const found = findNoun(phrase.noun, ['pieces', 'sites'], scope);
  if (!found) {
    const sites = filterSites({ k: 'all' }, phrase, scope);
    return { pieces: [], sites, among: sites };
  }
  if (found.family === 'pieces') {
    const pieces = piecesOfNoun(found.noun);
    const sites = filterSites({ k: 'all' }, phrase, scope);
    return { pieces, sites, among: sitesInAll([sites, { k: 'holding', pieces }]) };
  }
  const sites = filterSites(sitesOfNoun(found.noun), phrase, scope);
  return { pieces: scope.symbols.all('piece').map(({ id }) => id), sites, among: sites };
}

/** `this turn` at the end of a phrase applies to the whole phrase, although it follows the last noun. */
function withoutPeriod(phrase: PhraseNode): { phrase: PhraseNode; period?: { name: Ident; range: Range } } {
  let period: { name: Ident; range: Range } | undefined;
  const posts = phrase.posts.flatMap((post): PostNode[] => {
    if (post.kind === 'this') {
      period = { name: post.period, range: post.range };
      return [];
    }
    if (post.kind !== 'of' && post.kind !== 'within' && post.kind !== 'adjacent-to') return [post];
    const inner = withoutPeriod(post.kind === 'adjacent-to' ? post.to : post.of);
    period ??= inner.period;
    return [post.kind === 'adjacent-to' ? { ...post, to: inner.phrase } : { ...post, of: inner.phrase }];
  });
  return { phrase: { ...phrase, posts }, ...(period ? { period } : {}) };
}
