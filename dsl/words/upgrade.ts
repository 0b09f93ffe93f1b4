import { arg, maybeFlag, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const upgrade = {
  name: 'upgrade',
  opening: ['upgrade'],
  signature: [
    maybeFlag('limit', 'up-to'),
    optional(arg('n', 'atom')),
    arg('what', 'phrase'),
    optional(arg('cost', 'charge')),
  ],
  role: 'immediate',
  summary: 'Turn pieces to their upgraded side.',
  details:
    'Afterwards `it` is the site upgraded last. `what` are the sites whose piece may be upgraded, or a kind or class of pieces. `up to` changes nothing; it lets the line read like the card.',
  example: 'upgrade up to 3 structures free',
} as const satisfies WordDeclaration;

export function resolveUpgrade(read: ArgumentResolver): Act {
  const act: Act = { k: 'upgrade', n: read.count('n'), sites: read.sites('what'), cost: read.cost('cost') };
  read.scope.setIt('site');
  return act;
}
