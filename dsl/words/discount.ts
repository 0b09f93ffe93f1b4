import { arg, flag, keyword } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const discount = {
  name: 'discount',
  opening: ['discount'],
  signature: [arg('cost', 'cost'), keyword('on'), flag('doing', 'building', 'upgrading'), arg('what', 'phrase')],
  role: 'continuous',
  summary: 'Building or upgrading these costs less.',
  details: 'Each amount is taken off the same counter, down to nothing.',
  example: 'discount 1 steelplast on building structures',
} as const satisfies WordDeclaration;

export function resolveDiscount(read: ArgumentResolver): Stand | undefined {
  const items = read.amounts('cost');
  const on = read.flag('doing') === 'upgrading' ? 'upgrade' : 'build';
  const { pieces, sites } = read.piecesOnSites('what');
  return items && { k: 'discount', on, pieces, ...(sites.k === 'all' ? {} : { sites }), items };
}
