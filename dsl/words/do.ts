import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const doWord = {
  name: 'do',
  opening: ['do'],
  signature: [arg('name', 'name')],
  role: 'immediate',
  summary: 'Run a procedure.',
  example: 'do production-phase',
} as const satisfies WordDeclaration;

export function resolveDo(read: ArgumentResolver): Act | undefined {
  const procedure = read.id('name', 'procedure');
  return procedure === undefined ? undefined : { k: 'do', procedure };
}
