/**
 * Sets that are counted or asked whether they are empty. Inside `with` they are about the candidate: the sites
 * adjacent to it.
 */
import type { PhraseNode } from '../syntax/ast.ts';
import { resolveCards } from './cards.ts';
import type { Cards, Sites, Slots } from './ir.ts';
import { resolveSites } from './sites.ts';
import { sitesInAll } from './sets.ts';
import { resolveSlots } from './slots.ts';
import type { Scope } from './scope.ts';

/** The phrase's sites, beside the candidate when there is one. */
export function countSites(phrase: PhraseNode, scope: Scope): Sites {
  const sites = resolveSites(phrase, scope);
  const { candidate } = scope;
  if (candidate?.type !== 'site') return sites;
  return sitesInAll([sites, { k: 'adjacent', to: { k: 'var', v: candidate.v } }]);
}

export function countCards(phrase: PhraseNode, scope: Scope): Cards {
  return resolveCards(phrase, scope);
}

export function countSlots(phrase: PhraseNode, scope: Scope): Slots {
  return resolveSlots(phrase, scope);
}
