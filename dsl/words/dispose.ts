import { arg, keyword } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const dispose = {
  name: 'dispose',
  opening: ['dispose'],
  signature: [arg('what', 'phrase'), keyword('as'), arg('route', 'name')],
  role: 'immediate',
  summary: 'Send cards where their deck says that such cards go.',
  example: 'dispose this as played',
} as const satisfies WordDeclaration;

export function resolveDispose(read: ArgumentResolver): Act | undefined {
  const [cards, route] = [read.cards('what'), read.id('route', 'route')];
  return route === undefined ? undefined : { k: 'dispose', cards, route };
}
