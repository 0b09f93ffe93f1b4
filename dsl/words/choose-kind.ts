import { arg, keyword, optional } from './elements.ts';
import type { Act, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const chooseKind = {
  name: 'choose-kind',
  opening: ['choose', 'kind', 'of'],
  signature: [arg('what', 'phrase'), optional(keyword('as'), arg('as', 'name'))],
  role: 'act',
  summary: 'The player chooses one kind of piece of a class.',
  details: 'The kind is used like any noun afterwards, under `it` or the name after `as`.',
  example: 'choose kind of structure as chosen',
} as const satisfies Word;

export function resolveChooseKind(read: Reader): Act {
  const pieces = read.pieces('what');
  return { k: 'choose-piece', pieces, v: read.scope.setChosen('piece-kind', read.name('as')) };
}
