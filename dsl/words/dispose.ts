import { arg, keyword } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const dispose = {
  name: 'dispose',
  opening: ['dispose'],
  signature: [arg('what', 'phrase'), keyword('as'), arg('route', 'name')],
  role: 'act',
  summary: 'Send cards where their deck says that such cards go.',
  example: 'dispose this as played',
} as const satisfies Word;

export function resolveDispose(read: Reader): Act | undefined {
  const [cards, route] = [read.cards('what'), read.id('route', 'route')];
  return route === undefined ? undefined : { k: 'dispose', cards, route };
}
