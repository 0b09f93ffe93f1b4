/**
 * Resolves sets that are counted or tested for emptiness. Inside `with` they are relative to the candidate: the sites
 * adjacent to it.
 */
import type { PhraseNode } from '../syntax/ast.ts';
import type { Cards, Sites, Slots } from './ir.ts';
import { resolvePlacedCards } from './cards.ts';
import { resolveSites } from './sites.ts';
import { sitesInAll } from './sets.ts';
import { resolveSlots } from './slots.ts';
import type { Scope } from './scope.ts';

/** The sites of a phrase; inside `with` only those adjacent to the candidate. */
export function countSites(phrase: PhraseNode, scope: Scope): Sites {
  const sites = resolveSites(phrase, scope);
  const { candidate } = scope;
  if (candidate?.type !== 'site') return sites;
  return sitesInAll([sites, { k: 'adjacent', to: { k: 'var', v: candidate.v } }]);
}

export function countCards(phrase: PhraseNode, scope: Scope): Cards {
  return resolvePlacedCards(phrase, scope);
}

export function countSlots(phrase: PhraseNode, scope: Scope): Slots {
  return resolveSlots(phrase, scope);
}
