import { arg, keyword } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const treat = {
  name: 'treat',
  opening: ['treat'],
  signature: [arg('what', 'phrase'), keyword('as'), arg('predicate', 'name')],
  role: 'continuous',
  summary: 'These sites count as having a property.',
  example: 'treat cities with structures >= 3 as connected',
} as const satisfies WordDeclaration;

export function resolveTreat(read: ArgumentResolver): Stand | undefined {
  const [sites, as] = [read.sites('what'), read.id('predicate', 'predicate')];
  return as === undefined ? undefined : { k: 'treat', sites, as };
}
