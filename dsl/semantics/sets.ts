/** Sets of sites, cards, slots and players. */
import type { PhraseNode, PostNode } from '../syntax/ast.ts';
import { includes, SIDES } from '../words/core-names.ts';
import { resolveCondition } from './conditions.ts';
import type { Cards, Cond, Players, Sites, Slots, Var } from './ir.ts';
import { isTestKnown } from './known-of-others.ts';
import { testOfPlayer } from './own-of-player.ts';
import type { Scope } from './scope.ts';

/** The empty set, also the placeholder for a phrase that could not be resolved. */
export const NO_SITES: Sites = { k: 'or', of: [] };
export const NO_CARDS: Cards = { k: 'or', of: [] };
export const NO_SLOTS: Slots = { k: 'or', of: [] };

/** The intersection of sets; `all` is its neutral element. */
export const sitesInAll = (sets: Sites[]): Sites => intersection(sets, { k: 'all' }, (of) => ({ k: 'and', of }));
export const cardsInAll = (sets: Cards[]): Cards => intersection(sets, { k: 'all' }, (of) => ({ k: 'and', of }));
export const slotsInAll = (sets: Slots[]): Slots => intersection(sets, { k: 'all' }, (of) => ({ k: 'and', of }));

function intersection<S extends { k: string }>(sets: S[], all: S, join: (of: S[]) => S): S {
  const narrowing = sets.flatMap(partsOf).filter((set) => set.k !== 'all');
  return narrowing.length === 0 ? all : narrowing.length === 1 ? narrowing[0] : join(narrowing);
}

/** The parts of an `and`, so that nested ones become one. */
function partsOf<S extends { k: string }>(set: S): S[] {
  return set.k === 'and' && 'of' in set && Array.isArray(set.of) ? (set.of as S[]) : [set];
}

/** `with …` and `where …`: the condition about a candidate, and the variable of the candidate. */
export function resolveTest(
  post: PostNode & { kind: 'with' | 'where' },
  type: 'site' | 'card' | 'slot',
  scope: Scope,
): { v: Var; test: Cond } {
  const candidate = scope.fresh(type);
  const test = scope.within(post.kind === 'where' ? { it: candidate, candidate: null } : { candidate }, () =>
    resolveCondition(post.condition, scope),
  );
  return { v: candidate.v, test };
}

/** `city adjacent to it with farms = 0`: whether the city or `it` has no farms, brackets must say. */
export function reportUnclearTest(
  { noun }: PhraseNode,
  post: PostNode & { kind: 'of' | 'adjacent-to' | 'within' },
  inner: PhraseNode,
  scope: Scope,
): void {
  const test = inner.posts.find(({ kind }) => kind === 'with' || kind === 'where');
  if (post.bracketed || !test) return;
  const { text: name, range } = inner.noun;
  if (name !== 'it' && name !== 'this' && !scope.lookup(name)) return;
  scope.report('unclear-with', inner.range, {
    noun: noun.text,
    name,
    word: test.kind === 'where' ? 'where' : 'with',
    before: [range.start - inner.range.start, range.end - inner.range.start],
  });
}

/** The posts of a phrase; those after the name of a zone (`cards in hand with …`) belong to the cards. */
export function postsOf(phrase: PhraseNode, isZone: (noun: PhraseNode) => boolean = () => false): PostNode[] {
  return phrase.posts.flatMap((post): PostNode[] => {
    const zone = post.kind === 'in' ? post.zone : post.kind === 'of' && isZone(post.of) ? post.of : undefined;
    return zone && zone.posts.length > 0 ? [post, ...postsOf(zone, isZone)] : [post];
  });
}

/** Ordinals and periods belong to events; `top` to cards; `different` to counts. */
export function reportStrayParts(phrase: PhraseNode, scope: Scope, allow: { top?: boolean } = {}): void {
  if (phrase.ordinal) {
    scope.report('ordinal-outside-event', phrase.ordinal.range);
  }
  if (phrase.top && !allow.top) {
    scope.report('stray-top', phrase.top.range);
  }
  for (const post of phrase.posts) {
    if (post.kind === 'this') {
      scope.report('stray-period', post.range, { period: post.period.text, of: 'count' });
    }
  }
}

/** Whether the noun of a phrase is that of players, and no name that the text has given. */
export const arePlayers = ({ noun: { text } }: PhraseNode, scope: Scope): boolean =>
  (text === 'player' || text === 'players') && scope.lookup(text) === undefined;

/** Players who are chosen or counted; everything in the condition after `with` is about each of them. */
export function resolvePlayers(phrase: PhraseNode, scope: Scope): Players {
  reportStrayParts(phrase, scope);
  const me = scope.fresh('player').v;
  let others = false;
  let side: Players['side'];
  for (const { name, negated } of phrase.adjectives) {
    if (!negated && name.text === 'other') others = true;
    else if (!negated && side === undefined && includes(SIDES, name.text)) side = name.text;
    else scope.report('stray-filter', name.range, { of: 'players' });
  }
  const tests = phrase.posts.flatMap((post): Cond[] => {
    if (post.kind !== 'with') {
      if (post.kind !== 'this') scope.report('stray-filter', post.range, { of: 'players' });
      return [];
    }
    const test = scope.within({ candidate: null, asking: { me } }, () => resolveCondition(post.condition, scope));
    if (!isTestKnown(test)) scope.report('not-known-of-others', post.condition.range);
    return [testOfPlayer(test, scope.symbols)];
  });
  const [first, ...more] = tests;
  const who = { others, ...(side ? { side } : {}), me };
  if (more.length === 0) return { ...who, ...(first ? { test: first } : {}) };
  return { ...who, test: { k: 'and', of: tests, origins: [] } };
}
