/** Resolves expressions with a number as value. */
import type { ExprNode, PhraseNode } from '../syntax/ast.ts';
import { countCards, countSites, countSlots } from './counts.ts';
import { IT, type Cards, type Num, type ComponentRef, type Sites, type Slots, type Var } from './ir.ts';
import { findFamily, findNoun, possibleFamilies } from './nouns.ts';
import { isThatPlayer } from '../syntax/that-player.ts';
import { differentValues, type SharedValue } from '../syntax/different-values.ts';
import { DISTANCE, FUNCTIONS } from '../syntax/vocabulary.ts';
import { printValue } from '../syntax/print-expressions.ts';
import { isKnownOfOthers } from './known-of-others.ts';
import { numberOfThatPlayer, withoutPlayer } from './of-that-player.ts';
import { isOwnerOf, numberOfOwner } from './owner-of.ts';
import { ofPlayer } from './own-of-player.ts';
import { piecesOfNoun } from './pieces.ts';
import { DONE_ADJECTIVES, includes, PERIOD_ADJECTIVES, PORT_ADJECTIVES, PORTS } from '../words/core-names.ts';
import { plainVariable, resolveRef } from './refs.ts';
import { arePlayers, reportStrayParts, resolvePlayers } from './sets.ts';
import type { Binding, Scope } from './scope.ts';
import { reportNoLinks, resolveSites } from './sites.ts';
import { usualTrack, type PackSymbol } from './symbols.ts';

const ONE: Num = { k: 'const', n: 1 };
const ZERO: Num = { k: 'const', n: 0 };

/** A number of things, for which a literal `0` is a mistake. */
export function resolveCount(expr: ExprNode, scope: Scope): Num {
  const n = resolveNum(expr, scope);
  if (n.k === 'const' && n.n <= 0) {
    scope.report('zero-amount', expr.range, { n: n.n });
  }
  return n;
}

export function resolveNum(expr: ExprNode, scope: Scope): Num {
  switch (expr.kind) {
    case 'number':
      return { k: 'const', n: expr.value };
    case 'phrase':
      return numberOfPhrase(expr, scope);
    case 'unary':
      if (expr.op === '-') return negative(resolveNum(expr.operand, scope));
      return needsNumber(expr, scope);
    case 'binary':
      return arithmetic(expr, scope);
    case 'is':
      return needsNumber(expr, scope);
    case 'call':
      return callOf(expr, scope);
    case 'table':
      return tableOf(expr, scope);
    case 'over':
      return overOf(expr, scope);
  }
}

function needsNumber(expr: ExprNode, scope: Scope): Num {
  scope.report('wrong-kind', expr.range, { needed: 'number' });
  return ONE;
}

function negative(n: Num): Num {
  return n.k === 'const' ? { k: 'const', n: -n.n } : { k: 'arith', op: '-', a: { k: 'const', n: 0 }, b: n };
}

function arithmetic(expr: ExprNode & { kind: 'binary' }, scope: Scope): Num {
  const { op } = expr;
  if (op !== '+' && op !== '-' && op !== '*' && op !== '/' && op !== 'mod') return needsNumber(expr, scope);
  const [a, b] = [resolveNum(expr.left, scope), resolveNum(expr.right, scope)];
  if ((op === '/' || op === 'mod') && b.k === 'const' && b.n === 0) {
    scope.report('division-by-zero', expr.right.range);
    return a;
  }
  return { k: 'arith', op, a, b };
}

function callOf(expr: ExprNode & { kind: 'call' }, scope: Scope): Num {
  const fn = expr.fn.text;
  if (fn === 'min' || fn === 'max') {
    if (expr.args.length < 2) {
      scope.report('wrong-arguments', expr.range, { fn });
    }
    return { k: 'extreme', fn, of: expr.args.map((arg) => resolveNum(arg, scope)) };
  }
  scope.unknown(expr.fn, [...FUNCTIONS]);
  return ONE;
}

function tableOf(expr: ExprNode & { kind: 'table' }, scope: Scope): Num {
  const seen = new Set<number>();
  for (const { key, value } of expr.rows) {
    if (seen.has(key)) scope.report('double-row', value.range, { row: key });
    seen.add(key);
  }
  return {
    k: 'table',
    on: resolveNum(expr.on, scope),
    rows: expr.rows.map(({ key, value }): [number, Num] => [key, resolveNum(value, scope)]),
    otherwise: expr.otherwise ? resolveNum(expr.otherwise, scope) : { k: 'const', n: 0 },
  };
}

/** The set that `sum over` and the like iterate over. */
type Row =
  | { k: 'over-pieces'; pieces: string[] }
  | { k: 'over-sites'; sites: Sites }
  | { k: 'over-cards'; cards: Cards }
  | { k: 'over-slots'; slots: Slots }
  | { k: 'over-players'; others: boolean };
const ELEMENT = {
  'over-pieces': 'piece-kind',
  'over-sites': 'site',
  'over-cards': 'card',
  'over-slots': 'slot',
  'over-players': 'player',
} as const;

/**
 * `sum over connected cities: …` goes over sites, and likewise over cards and slots; `min over structure as kind: …`, a
 *class or piece in the singular without adjectives and posts, goes over the kinds of pieces.
 */
function overOf(expr: ExprNode & { kind: 'over' }, scope: Scope): Num {
  const { fn, phrase } = expr;
  const row = rowOf(phrase, scope);
  const element = scope.fresh(ELEMENT[row.k]);
  if (expr.as) scope.checkFree(expr.as);
  const body = scope.within({ it: element, ...(expr.as ? { name: { ident: expr.as, binding: element } } : {}) }, () =>
    resolveNum(expr.body, scope),
  );
  if (row.k === 'over-players' && !isKnownOfOthers(body)) scope.report('not-known-of-others', expr.body.range);
  return { ...row, fn, v: element.v, body: row.k === 'over-players' ? ofPlayer(body, scope.symbols) : body };
}

function rowOf(phrase: PhraseNode, scope: Scope): Row {
  const pieces = kindsOf(phrase, scope);
  if (pieces) return { k: 'over-pieces', pieces };
  const { adjectives, posts } = phrase;
  if (arePlayers(phrase, scope) && posts.length === 0) {
    const other = adjectives.find(({ name, negated }) => name.text === 'other' && !negated);
    const stray = adjectives.find((one) => one !== other);
    if (stray) scope.report('stray-filter', stray.name.range, { of: 'players' });
    return { k: 'over-players', others: other !== undefined };
  }
  switch (findFamily(phrase.noun, ['sites', 'cards', 'slots'], scope)) {
    case 'cards':
      return { k: 'over-cards', cards: countCards(phrase, scope) };
    case 'slots':
      return { k: 'over-slots', slots: countSlots(phrase, scope) };
    default:
      return { k: 'over-sites', sites: countSites(phrase, scope) };
  }
}

function kindsOf(phrase: PhraseNode, scope: Scope): string[] | undefined {
  if (phrase.adjectives.length > 0 || phrase.posts.length > 0 || phrase.ordinal || phrase.top) return undefined;
  const symbol = scope.symbols.get('class', phrase.noun.text) ?? scope.symbols.get('piece', phrase.noun.text);
  if (!symbol || symbol.id !== phrase.noun.text || scope.lookup(phrase.noun.text)) return undefined;
  if (symbol.kind === 'class' && symbol.of !== 'piece') return undefined;
  scope.refer(phrase.noun, symbol);
  return piecesOfNoun({ is: 'symbol', symbol });
}

// ---------------------------------------------------------------------------------------------- phrases

function numberOfPhrase(phrase: PhraseNode, scope: Scope): Num {
  const theirs = withoutPlayer(phrase, (one): one is PhraseNode => isThatPlayer(one));
  if (theirs) {
    const of = scope.within({ candidate: null }, () => numberOfPhrase(theirs.phrase, scope));
    return numberOfThatPlayer(of, theirs, scope);
  }
  const ofOwner = withoutPlayer(phrase, (one) => isOwnerOf(one, scope));
  if (ofOwner) {
    const of = scope.within({ candidate: null }, () => numberOfPhrase(ofOwner.phrase, scope));
    if (!isKnownOfOthers(of)) scope.report('not-known-of-others', ofOwner.phrase.range);
    return numberOfOwner(ofPlayer(of, scope.symbols), ofOwner.player, resolveSites, scope);
  }
  const distance = distanceOf(phrase, scope);
  if (distance) return distance;
  const ports = portsOf(phrase, scope);
  if (ports) return ports;
  const left = periodsLeft(phrase, scope);
  if (left) return left;
  const period = phrase.posts.find((post) => post.kind === 'this');
  if (period && possibleFamilies(phrase.noun, scope).includes('pieces')) {
    return doneInPeriod(phrase, period.period, scope);
  }
  const values = differentValues(phrase);
  if (values) return countValues(values, scope);
  if (arePlayers(phrase, scope) && (phrase.adjectives.length > 0 || phrase.posts.length > 0)) {
    return { k: 'count-players', players: resolvePlayers(phrase, scope) };
  }
  const one = plainVariable(phrase, scope);
  if (one) {
    scope.report('wrong-kind', phrase.range, { needed: 'number-of-one', name: printValue(phrase), of: one.type });
    return ONE;
  }
  switch (findFamily(phrase.noun, ['number', 'sites', 'cards', 'slots'], scope)) {
    case 'number':
      return plainNumber(phrase, scope);
    case 'sites':
      return countOfSites(phrase, scope);
    case 'cards':
      return { k: 'count-cards', cards: countCards(phrase, scope) };
    case 'slots':
      return { k: 'count-slots', slots: countSlots(phrase, scope) };
    default:
      return ONE;
  }
}

/** `distance of it to city`; undefined for all other phrases. */
function distanceOf(phrase: PhraseNode, scope: Scope): Num | undefined {
  const of = phrase.posts.find((post) => post.kind === 'of');
  const to = phrase.posts.find((post) => post.kind === 'to');
  if (!of || !to) return undefined;
  refuseFilters({ ...phrase, posts: phrase.posts.filter((post) => post !== of && post !== to) }, scope);
  const [from, end] = scope.within({ candidate: null }, () => [resolveSites(of.of, scope), resolveSites(to.to, scope)]);
  reportNoLinks(DISTANCE, phrase.range, [from, end], scope);
  return { k: 'distance', from, to: end };
}

/** `matched ports of it`; undefined for all other phrases. */
function portsOf(phrase: PhraseNode, scope: Scope): Num | undefined {
  const { adjectives, noun } = phrase;
  if (noun.text !== PORTS || scope.lookup(PORTS) || scope.symbols.find(PORTS).length > 0) return undefined;
  const which = adjectives.find(({ name, negated }) => !negated && includes(PORT_ADJECTIVES, name.text));
  const name = which?.name.text ?? '';
  const of = refOf({ ...phrase, adjectives: adjectives.filter((one) => one !== which) }, ['site', 'card'], scope);
  if (!includes(PORT_ADJECTIVES, name)) {
    scope.report('which-ports', noun.range);
    return ONE;
  }
  return of ? { k: 'ports', which: name, of } : ONE;
}

/** `remaining rounds this era` */
function periodsLeft(phrase: PhraseNode, scope: Scope): Num | undefined {
  const { adjectives, noun, posts } = phrase;
  const isRemaining = (name: string): boolean => includes(PERIOD_ADJECTIVES, name);
  const period = scope.symbols.get('period', noun.text);
  if (!period || !adjectives.some(({ name }) => isRemaining(name.text))) return undefined;
  scope.refer(noun, period);
  const around = posts.find((post) => post.kind === 'this');
  const within = around && scope.symbol(around.period, 'period')?.id;
  const stray =
    adjectives.find(({ name, negated }) => negated || !isRemaining(name.text))?.name ??
    posts.find((post) => post !== around);
  if (stray) scope.report('stray-filter', stray.range, { of: 'number', name: noun.text });
  return { k: 'periods-left', period: period.id, ...(within === undefined ? {} : { within }) };
}

/** `different colors of cards in hand` */
function countValues({ value, of }: { value: SharedValue; of: PhraseNode }, scope: Scope): Num {
  const family = findFamily(of.noun, value === 'color' ? ['cards', 'slots'] : ['cards'], scope);
  if (!family) return ONE;
  if (family === 'slots') {
    const { v } = scope.fresh('slot');
    return { k: 'over-slots', fn: 'different', slots: countSlots(of, scope), v, body: valueOf(value, v, 'slot') };
  }
  const { v } = scope.fresh('card');
  return { k: 'over-cards', fn: 'different', cards: countCards(of, scope), v, body: valueOf(value, v, 'card') };
}

const valueOf = (value: SharedValue, v: Var, type: 'card' | 'slot'): Num => ({ k: 'value-of', value, of: { v, type } });

function countOfSites(phrase: PhraseNode, scope: Scope): Num {
  const plain = phrase.adjectives.filter(({ name }) => name.text !== 'different');
  const sites = countSites({ ...phrase, adjectives: plain }, scope);
  return plain.length < phrase.adjectives.length ? { k: 'count-kinds', sites } : { k: 'count-sites', sites };
}

/** `built farms this turn`, `upgraded structures this era` */
function doneInPeriod(phrase: PhraseNode, periodName: PhraseNode['noun'], scope: Scope): Num {
  const found = findNoun(phrase.noun, ['pieces'], scope);
  const period = scope.symbol(periodName, 'period');
  const upgrades = phrase.adjectives.some(({ name, negated }) => name.text === 'upgraded' && !negated);
  const stray =
    // one verb: what was built upgraded is not counted
    phrase.adjectives.find(({ name, negated }, i) => negated || i > 0 || !includes(DONE_ADJECTIVES, name.text))?.name ??
    phrase.posts.find((post) => post.kind !== 'this');
  if (stray) {
    scope.report('stray-filter', stray.range, { of: 'count', name: phrase.noun.text, period: periodName.text });
  }
  if (scope.candidate) scope.report('period-in-with', phrase.range, { counted: printValue(phrase) });
  return {
    k: 'done-in-period',
    verb: upgrades ? 'upgrade' : 'build',
    pieces: found ? piecesOfNoun(found.noun) : [],
    period: period?.id ?? '',
  };
}

function plainNumber(phrase: PhraseNode, scope: Scope): Num {
  const noun = findNoun(phrase.noun, ['number'], scope)?.noun;
  if (!noun) return ONE;
  switch (noun.is) {
    case 'variable':
      refuseFilters(phrase, scope);
      return { k: 'var', v: noun.binding.v };
    case 'symbol':
      return numberOfSymbol(noun.symbol, phrase, scope);
    case 'core':
      return numberOfCore(noun.name, phrase, scope);
  }
}

function numberOfSymbol(symbol: PackSymbol, phrase: PhraseNode, scope: Scope): Num {
  if (symbol.kind === 'attribute') return attributeOf(symbol.id, phrase, scope);
  const different = symbol.kind === 'class' ? phrase.adjectives.find(isDifferent) : undefined;
  const named = different ? { ...phrase, adjectives: phrase.adjectives.filter((one) => one !== different) } : phrase;
  const counters = symbol.kind === 'class' ? (symbol.members ?? []) : [symbol.id];
  if (symbol.liesOn) {
    const lying = lyingThere(symbol, phrase, scope);
    if (lying) return lying;
  }
  if (canLieOnCards(symbol) && isOnThis(phrase) && scope.context.thisType === 'card') {
    const card = refOf(named, ['card'], scope);
    if (!card) return ONE;
    return countedCounters(
      counters.map((counter): Num => ({ k: 'marks', card, counter })),
      different !== undefined,
    );
  }
  refuseFilters(named, scope);
  switch (symbol.kind) {
    case 'constant':
      return { k: 'constant', constant: symbol.id };
    case 'option':
      return { k: 'option', option: symbol.id };
    case 'track':
      return { k: 'space', track: symbol.id };
    case 'class':
      return countedCounters(
        counters.map((counter): Num => ({ k: 'counter', counter })),
        different !== undefined,
      );
    default:
      return { k: 'counter', counter: symbol.id };
  }
}

/** `seeds of it`, `foreign researchers of it`, and `seeds` of each candidate of a `with`; undefined: what the player has. */
function lyingThere(symbol: PackSymbol, phrase: PhraseNode, scope: Scope): Num | undefined {
  const of = phrase.posts.find((post) => post.kind === 'of');
  const { candidate } = scope;
  if (!of && candidate?.type !== 'site' && candidate?.type !== 'card') return undefined;
  const whose = phrase.adjectives.find(({ name, negated }) => !negated && includes(WHOSE, name.text));
  refuseFilters({ ...phrase, adjectives: phrase.adjectives.filter((one) => one !== whose) }, scope, true);
  const foreign = whose?.name.text === 'foreign' ? { foreign: true as const } : {};
  if (!of) return there(symbol, candidate!, foreign);
  if (findFamily(of.of.noun, ['sites', 'cards'], scope) === 'cards') {
    const card = resolveRef(of.of, ['card'], scope);
    return card ? there(symbol, card, foreign) : ONE;
  }
  const only = plainVariable(of.of, scope);
  if (only?.type === 'site') return there(symbol, only, foreign);
  const site = scope.fresh('site');
  const body = there(symbol, site, foreign);
  return { k: 'over-sites', fn: 'sum', sites: resolveSites(of.of, scope), v: site.v, body };
}

const there = ({ id, of }: PackSymbol, { v, type }: Pick<Binding, 'v' | 'type'>, foreign: { foreign?: true }): Num =>
  type === 'card'
    ? { k: 'marks', card: { v, type }, counter: id, ...(of === 'player' ? { each: true, ...foreign } : {}) }
    : { k: 'lying', site: v, counter: id, ...foreign };

const WHOSE = ['own', 'foreign'] as const;

const isDifferent = ({ name, negated }: PhraseNode['adjectives'][number]): boolean =>
  name.text === 'different' && !negated;

/** What may lie on a card. */
const canLieOnCards = ({ kind, of }: PackSymbol): boolean =>
  kind === 'counter' || (kind === 'class' && of === 'counter');

/** `resources`: how many of all kinds; `different resources`: of how many kinds there is any */
const countedCounters = (counters: Num[], different: boolean): Num =>
  sum(
    different
      ? counters.map((n): Num => ({ k: 'extreme', fn: 'min', of: [{ k: 'extreme', fn: 'max', of: [n, ZERO] }, ONE] }))
      : counters,
  );

/** `steelplast of this`, `resources of this`: what lies on the card */
const isOnThis = ({ posts }: PhraseNode): boolean =>
  posts.some((post) => post.kind === 'of' && post.of.noun.text === 'this');

function sum(of: Num[]): Num {
  const [first, ...rest] = of;
  return first ? rest.reduce((a, b): Num => ({ k: 'arith', op: '+', a, b }), first) : { k: 'const', n: 0 };
}

function attributeOf(attribute: string, phrase: PhraseNode, scope: Scope): Num {
  const ref = refOf(phrase, ['site', 'card', 'slot'], scope);
  return ref ? { k: 'attribute', attribute, of: ref } : ONE;
}

/** The component after `of`, or the candidate of a `with`. */
function refOf(phrase: PhraseNode, types: ComponentRef['type'][], scope: Scope): ComponentRef | undefined {
  const { candidate } = scope;
  refuseFilters(phrase, scope, true);
  const of = phrase.posts.find((post) => post.kind === 'of');
  if (of) return resolveRef(of.of, types, scope);
  if (candidate && isRefType(candidate.type) && types.includes(candidate.type)) {
    return { v: candidate.v, type: candidate.type };
  }
  scope.report('of-what', phrase.noun.range, { name: phrase.noun.text, write: ['it', 'this'] });
  return undefined;
}

function isRefType(type: string): type is ComponentRef['type'] {
  return type === 'site' || type === 'card' || type === 'slot';
}

function numberOfCore(name: string, phrase: PhraseNode, scope: Scope): Num {
  switch (name) {
    case 'place': {
      const of = phrase.posts.find((post) => post.kind === 'of');
      return of ? { k: 'place', track: trackOf(phrase, scope) } : plainPlace(phrase, scope);
    }
    case 'players':
    case 'seat':
    case 'on-turn':
      refuseFilters(phrase, scope);
      return { k: name };
    case 'number': {
      const card = refOf(phrase, ['card'], scope);
      return card ? { k: 'card-number', card } : ONE;
    }
    case 'marks': {
      const card = refOf(phrase, ['card'], scope);
      return card ? { k: 'marks', card } : ONE;
    }
    case 'yours':
      return yoursOf(phrase, scope);
    case 'supply':
      return supplyOf(phrase, scope);
    case DISTANCE:
      scope.report('of-what', phrase.noun.range, { name: DISTANCE, write: ['it to <site>'] });
      return ONE;
    case 'space':
      return { k: 'space', track: trackOf(phrase, scope) };
    default:
      return { k: 'var', v: IT };
  }
}

function yoursOf(phrase: PhraseNode, scope: Scope): Num {
  refuseFilters(phrase, scope);
  const yours = scope.asking?.yours;
  if (!yours) scope.report('no-yours', phrase.range);
  return yours ?? ONE;
}

function plainPlace(phrase: PhraseNode, scope: Scope): Num {
  refuseFilters(phrase, scope);
  return { k: 'place' };
}

function supplyOf(phrase: PhraseNode, scope: Scope): Num {
  refuseFilters(phrase, scope, true);
  const of = phrase.posts.find((post) => post.kind === 'of');
  if (!of) {
    scope.report('of-what', phrase.noun.range, { name: 'supply', write: ['<piece>'] });
    return ONE;
  }
  refuseFilters(of.of, scope);
  const found = findNoun(of.of.noun, ['pieces'], scope);
  return found ? sum(piecesOfNoun(found.noun).map((piece): Num => ({ k: 'supply', piece }))) : ONE;
}

/** `space of <track>`; the name may be left out where there is one track */
export function trackOf(phrase: PhraseNode, scope: Scope): string {
  refuseFilters(phrase, scope, true);
  const of = phrase.posts.find((post) => post.kind === 'of');
  return trackNamed(of?.of.noun, phrase, scope);
}

export function trackNamed(
  name: PhraseNode['noun'] | undefined,
  near: { range: PhraseNode['range'] },
  scope: Scope,
): string {
  if (name) return scope.symbol(name, 'track')?.id ?? '';
  const usual = usualTrack(scope.symbols);
  if (usual) return usual.id;
  const tracks = scope.symbols.all('track');
  scope.report('which-track', near.range, { tracks: tracks.map(({ id }) => id) });
  return '';
}

/** Adjectives and posts say nothing about a plain number. */
function refuseFilters(phrase: PhraseNode, scope: Scope, mayOf = false): void {
  reportStrayParts(phrase, scope);
  const stray =
    phrase.adjectives[0]?.name ?? phrase.posts.find((post) => post.kind !== 'this' && !(mayOf && post.kind === 'of'));
  if (stray) {
    scope.report('stray-filter', stray.range, { of: 'number', name: phrase.noun.text });
  }
}
