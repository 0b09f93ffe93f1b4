import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const doWord = {
  name: 'do',
  opening: ['do'],
  signature: [arg('name', 'name')],
  role: 'act',
  summary: 'Run a procedure.',
  example: 'do production-phase',
} as const satisfies Word;

export function resolveDo(read: Reader): Act | undefined {
  const procedure = read.id('name', 'procedure');
  return procedure === undefined ? undefined : { k: 'do', procedure };
}
