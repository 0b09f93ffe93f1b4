import { arg, keyword } from './elements.ts';
import type { Stand, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const treat = {
  name: 'treat',
  opening: ['treat'],
  signature: [arg('what', 'phrase'), keyword('as'), arg('predicate', 'name')],
  role: 'stand',
  summary: 'These sites count as having a property.',
  example: 'treat cities with structures >= 3 as connected',
} as const satisfies Word;

export function resolveTreat(read: Reader): Stand | undefined {
  const [sites, as] = [read.sites('what'), read.id('predicate', 'predicate')];
  return as === undefined ? undefined : { k: 'treat', sites, as };
}
