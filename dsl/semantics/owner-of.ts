/** `owner of it`: the player to whom the piece on a site belongs. It is asked of each player whether the piece is an own one. */
import type { PhraseNode } from '../syntax/ast.ts';
import type { Cond, Num, Players, Sites } from './ir.ts';
import type { Scope } from './scope.ts';

/** How sites are resolved, by those who may hold a phrase of an owner themselves. */
type ResolveSites = (phrase: PhraseNode, scope: Scope) => Sites;

type OwnPiece = Cond & { k: 'some-sites' };

type OwnerPhrase = PhraseNode & { posts: [PhraseNode['posts'][number] & { kind: 'of' }] };

/** Whether the phrase means a player: no name of the pack, or of the text, takes precedence. */
export const isOwnerOf = (phrase: PhraseNode, scope: Scope): phrase is OwnerPhrase =>
  phrase.noun.text === 'owner' &&
  phrase.posts.length === 1 &&
  phrase.posts[0].kind === 'of' &&
  phrase.adjectives.length === 0 &&
  !scope.lookup('owner') &&
  scope.symbols.find('owner').length === 0;

/** That an own piece stands there, asked of the player who may be its owner. */
export function ownsPieceOn(phrase: PhraseNode, resolve: ResolveSites, scope: Scope): OwnPiece {
  const sites = scope.within({ candidate: null }, () => resolve(phrase, scope));
  if (!isSameForAll(sites)) scope.report('not-single', phrase.range, { types: ['site'] });
  else reportOwnerless(sites, phrase, scope);
  return { k: 'some-sites', sites: { k: 'and', of: [{ k: 'own' }, sites] } };
}

/** The owner among all players; none where the piece belongs to nobody. */
export const ownersOf = ({ posts: [of] }: OwnerPhrase, resolve: ResolveSites, scope: Scope): Players => ({
  others: false,
  me: scope.fresh('player').v,
  test: ownsPieceOn(of.of, resolve, scope),
});

/** `owner of it = owner of city`: somebody has pieces on both. */
export function sameOwner(a: OwnerPhrase, b: OwnerPhrase, resolve: ResolveSites, scope: Scope): Cond {
  const of = [a, b].map(({ posts }) => ownsPieceOn(posts[0].of, resolve, scope));
  const players: Players = { others: false, me: scope.fresh('player').v, test: { k: 'and', of, origins: [] } };
  return { k: 'compare', op: '>=', a: { k: 'count-players', players }, b: { k: 'const', n: 1 } };
}

/** What the number is for the owner; 0 where there is none. */
export function numberOfOwner(of: Num, owner: OwnerPhrase, resolve: ResolveSites, scope: Scope): Num {
  const { sites } = ownsPieceOn(owner.posts[0].of, resolve, scope);
  const isOwner: Num = {
    k: 'extreme',
    fn: 'min',
    of: [
      { k: 'count-sites', sites },
      { k: 'const', n: 1 },
    ],
  };
  const { v } = scope.fresh('player');
  return { k: 'over-players', fn: 'sum', others: false, v, body: { k: 'arith', op: '*', a: of, b: isOwner } };
}

/** Whoever asks finds the same sites. */
function isSameForAll(sites: Sites): boolean {
  switch (sites.k) {
    case 'var':
    case 'site':
    case 'holding':
    case 'holding-var':
      return true;
    case 'step':
      return isSameForAll(sites.from);
    default:
      return false;
  }
}

/** No piece that may stand there belongs to a player. */
function reportOwnerless(sites: Sites, { range }: PhraseNode, scope: Scope): void {
  const pieces = scope.symbols.all('piece');
  const meant = sites.k === 'holding' ? pieces.filter(({ id }) => sites.pieces.includes(id)) : pieces;
  if (meant.some(({ of }) => of === 'player')) return;
  const [first] = sites.k === 'holding' ? sites.pieces : [];
  scope.report('no-owner', range, { word: 'owner', ...(first === undefined ? {} : { piece: first }) });
}
