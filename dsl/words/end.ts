import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const end = {
  name: 'end',
  opening: ['end'],
  signature: [arg('period', 'name')],
  role: 'act',
  summary: 'A period ends: what was to happen then happens, and what held until then holds no more.',
  example: 'end turn',
} as const satisfies Word;

export function resolveEnd(read: Reader): Act | undefined {
  const period = read.id('period', 'period');
  return period === undefined ? undefined : { k: 'end', period };
}
