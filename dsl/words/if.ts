import { arg, colon, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const ifWord = {
  name: 'if',
  opening: ['if'],
  signature: [
    arg('test', 'condition'),
    colon,
    arg('body', 'body'),
    optional(keyword('else'), colon, arg('otherwise', 'body')),
  ],
  role: 'immediate',
  summary: 'Only if the condition holds; otherwise what stands after `else:`.',
  details:
    'Without `else:` a false condition means that there is nothing to do, which is not a failure. `else:` may stand on the next line.',
  example: 'if connected cities >= 5: build desalination-plant free',
} as const satisfies WordDeclaration;

export function resolveIf(read: ArgumentResolver): Act {
  const test = read.condition('test');
  const [then, otherwise] = read.scope.branches([
    () => read.effect('body'),
    () => (read.has('otherwise') ? read.effect('otherwise') : undefined),
  ]);
  return { k: 'if', test, then: then!, ...(otherwise ? { otherwise } : {}) };
}
