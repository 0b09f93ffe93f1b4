import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const begin = {
  name: 'begin',
  opening: ['begin'],
  signature: [arg('period', 'name')],
  role: 'act',
  summary: 'A period begins.',
  example: 'begin turn',
} as const satisfies Word;

export function resolveBegin(read: Reader): Act | undefined {
  const period = read.id('period', 'period');
  return period === undefined ? undefined : { k: 'begin', period };
}
