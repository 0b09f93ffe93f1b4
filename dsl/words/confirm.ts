import { arg } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const confirm = {
  name: 'confirm',
  opening: ['confirm'],
  signature: [arg('name', 'name')],
  role: 'act',
  summary: 'Wait until the player says so; free abilities are offered beside it.',
  example: 'confirm end-turn',
} as const satisfies Word;

/** The name is a key of its own, declared nowhere. */
export function resolveConfirm(read: Reader): Act | undefined {
  const name = read.name('name');
  return name && { k: 'confirm', name: name.text };
}
