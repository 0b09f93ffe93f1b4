import { arg, keyword } from './elements.ts';
import type { Stand, Reader } from '../semantics/reader.ts';
import type { Word } from './signature.ts';

export const allow = {
  name: 'allow',
  opening: ['allow', 'building'],
  signature: [arg('what', 'phrase'), keyword('on'), arg('on', 'phrase')],
  role: 'stand',
  summary: 'These pieces may be built on these sites too.',
  example: 'allow building farm on empty expansion-sites',
} as const satisfies Word;

export function resolveAllow(read: Reader): Stand {
  return { k: 'allow', pieces: read.pieces('what'), sites: read.sites('on') };
}
