import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const confirm = {
  name: 'confirm',
  opening: ['confirm'],
  signature: [arg('name', 'name')],
  role: 'immediate',
  summary: 'Wait until the player says so; free abilities are offered beside it.',
  example: 'confirm end-turn',
} as const satisfies WordDeclaration;

/** The name is a key of its own, declared nowhere. */
export function resolveConfirm(read: ArgumentResolver): Act | undefined {
  const name = read.name('name');
  return name && { k: 'confirm', name: name.text };
}
