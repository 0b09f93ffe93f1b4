import { arg, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const ready = {
  name: 'ready',
  opening: ['ready'],
  signature: [optional(arg('n', 'atom')), arg('what', 'phrase')],
  role: 'immediate',
  summary: 'Turn used cards back, so that they can be used again.',
  details: 'Without a number all of them; with a number the player chooses which; afterwards `it` is the last of them.',
  example: 'ready 1 used action-card',
} as const satisfies WordDeclaration;

export function resolveReady(read: ArgumentResolver): Act {
  const [n, cards] = [read.has('n') ? read.count('n') : null, read.cards('what')];
  if (n !== null) read.scope.setIt('card');
  return { k: 'ready', n, cards };
}
