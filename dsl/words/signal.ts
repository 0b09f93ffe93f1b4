import { arg, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const signal = {
  name: 'signal',
  opening: ['signal'],
  signature: [arg('name', 'name'), optional(keyword('of'), arg('what', 'phrase'))],
  role: 'immediate',
  summary: 'Tell everything that listens that this happened.',
  details: 'A `when` on the name of the signal hears it; `it` is then what stands after `of`.',
  example: 'signal mismatch of this',
} as const satisfies WordDeclaration;

export function resolveSignal(read: ArgumentResolver): Act | undefined {
  const [signal, of] = [read.id('name', 'signal'), read.ref('what')];
  return signal === undefined ? undefined : { k: 'signal', signal, ...(of ? { of } : {}) };
}
