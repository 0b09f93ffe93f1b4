/**
 * What is said of a player counts that one's pieces: `stones of that player`, `max over other players: stones`. On a player's board
 * there are no others; on boards between the players pieces that belong to players are told apart.
 */
import type { Cond, Num, Sites } from './ir.ts';
import type { Symbols } from './symbols.ts';

/** The same number, of the pieces of the player for whom it is asked. */
export function ofPlayer(n: Num, symbols: Symbols): Num {
  switch (n.k) {
    case 'count-sites':
    case 'count-kinds':
      return { ...n, sites: ownSites(n.sites, symbols) };
    case 'distance':
      return { ...n, from: ownSites(n.from, symbols), to: ownSites(n.to, symbols) };
    case 'arith':
      return { ...n, a: ofPlayer(n.a, symbols), b: ofPlayer(n.b, symbols) };
    case 'extreme':
      return { ...n, of: n.of.map((one) => ofPlayer(one, symbols)) };
    case 'over-sites':
      return { ...n, sites: ownSites(n.sites, symbols), body: ofPlayer(n.body, symbols) };
    // `yours`
    case 'for-player':
      return { ...n, of: ofPlayer(n.of, symbols) };
    default:
      return n;
  }
}

/** The same of a condition about a player. */
export function testOfPlayer(test: Cond, symbols: Symbols): Cond {
  switch (test.k) {
    case 'compare':
      return { ...test, a: ofPlayer(test.a, symbols), b: ofPlayer(test.b, symbols) };
    case 'and':
    case 'or':
      return { ...test, of: test.of.map((one) => testOfPlayer(one, symbols)) };
    case 'not':
      return { ...test, of: testOfPlayer(test.of, symbols) };
    case 'some-sites':
      return { ...test, sites: ownSites(test.sites, symbols) };
    default:
      return test;
  }
}

function ownSites(sites: Sites, symbols: Symbols): Sites {
  switch (sites.k) {
    case 'holding':
      return areOwned(sites.pieces, symbols) ? { k: 'and', of: [{ k: 'own' }, sites] } : sites;
    case 'and': {
      const isSaid = sites.of.some((part) => saysWhose(part));
      const owned = sites.of.some((part) => part.k === 'holding' && areOwned(part.pieces, symbols));
      const of = sites.of.map((part) => (part.k === 'holding' ? part : ownSites(part, symbols)));
      return owned && !isSaid ? { ...sites, of: [{ k: 'own' }, ...of] } : { ...sites, of };
    }
    case 'or':
      return { ...sites, of: sites.of.map((part) => ownSites(part, symbols)) };
    case 'such-that':
      return { ...sites, base: ownSites(sites.base, symbols), test: testOfPlayer(sites.test, symbols) };
    case 'adjacent':
      return { ...sites, to: ownSites(sites.to, symbols) };
    case 'step':
      return { ...sites, from: ownSites(sites.from, symbols) };
    case 'reachable':
    case 'beyond':
      return { ...sites, from: ownSites(sites.from, symbols), through: ownSites(sites.through, symbols) };
    default:
      return sites;
  }
}

const saysWhose = (sites: Sites): boolean =>
  sites.k === 'own' || sites.k === 'foreign' || (sites.k === 'not' && saysWhose(sites.of));

const areOwned = (pieces: readonly string[], symbols: Symbols): boolean =>
  pieces.length > 0 && pieces.every((id) => symbols.get('piece', id)?.of === 'player');
