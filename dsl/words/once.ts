import { arg, colon } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const once = {
  name: 'once',
  opening: ['once', 'per'],
  signature: [arg('period', 'name'), colon, arg('body', 'body')],
  role: 'continuous',
  summary: 'A free ability: whenever the owner decides what to do next, but only once in each period.',
  example: 'once per turn: pay 1 kelp: gain 2 credits',
} as const satisfies WordDeclaration;

export function resolveOnce(read: ArgumentResolver): Stand | undefined {
  const [period, program] = [read.id('period', 'period'), read.program('body')];
  return period === undefined ? undefined : { k: 'ability', period, program };
}
