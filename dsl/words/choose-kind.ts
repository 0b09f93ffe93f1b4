import { arg, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const chooseKind = {
  name: 'choose-kind',
  opening: ['choose', 'kind', 'of'],
  signature: [arg('what', 'phrase'), optional(keyword('as'), arg('as', 'name'))],
  role: 'immediate',
  summary: 'The player chooses one kind of piece of a class.',
  details: 'The kind is used like any noun afterwards, under `it` or the name after `as`.',
  example: 'choose kind of structure as chosen',
} as const satisfies WordDeclaration;

export function resolveChooseKind(read: ArgumentResolver): Act {
  const pieces = read.pieces('what');
  return { k: 'choose-piece', pieces, v: read.scope.setChosen('piece-kind', read.name('as')) };
}
