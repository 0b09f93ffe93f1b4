import { arg, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const advance = {
  name: 'advance',
  opening: ['advance'],
  signature: [arg('n', 'atom'), optional(keyword('on'), arg('track', 'name'))],
  role: 'immediate',
  summary: 'Move the own marker forward, step by step.',
  details: 'Each step is an event of its own. The track may be left out where the pack has only one.',
  example: 'advance 2',
} as const satisfies WordDeclaration;

export function resolveAdvance(read: ArgumentResolver): Act {
  return { k: 'advance', n: read.count('n'), track: read.track('track') };
}
