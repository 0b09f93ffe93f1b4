import { arg, keyword } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const allow = {
  name: 'allow',
  opening: ['allow', 'building'],
  signature: [arg('what', 'phrase'), keyword('on'), arg('on', 'phrase')],
  role: 'continuous',
  summary: 'These pieces may be built on these sites too.',
  example: 'allow building farm on empty expansion-sites',
} as const satisfies WordDeclaration;

export function resolveAllow(read: ArgumentResolver): Stand {
  return { k: 'allow', pieces: read.pieces('what'), sites: read.sites('on') };
}
