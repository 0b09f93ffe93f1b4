import { arg, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const replace = {
  name: 'replace',
  opening: ['replace'],
  signature: [arg('what', 'phrase'), keyword('by'), arg('by', 'name'), optional(arg('cost', 'charge'))],
  role: 'immediate',
  summary: 'Put another piece in the place of the one on this site.',
  details: 'Afterwards `it` is the site.',
  example: 'replace it by symbiotic-city free',
} as const satisfies WordDeclaration;

export function resolveReplace(read: ArgumentResolver): Act | undefined {
  const sites = read.sites('what');
  const piece = read.id('by', 'piece');
  const cost = read.cost('cost');
  read.scope.setIt('site');
  return piece === undefined ? undefined : { k: 'replace', sites, piece, cost };
}
