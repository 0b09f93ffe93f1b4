import { arg, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const build = {
  name: 'build',
  opening: ['build'],
  signature: [
    optional(arg('n', 'atom')),
    arg('what', 'phrase'),
    optional(keyword('on'), arg('on', 'phrase')),
    optional(arg('cost', 'charge')),
  ],
  role: 'immediate',
  summary: 'Build pieces: first what, then where, then the payment.',
  details:
    '`what` is a kind of piece or a class of kinds. `on` narrows the sites. Without `free` or `for …` the usual cost is paid. `build 2 …` is two events in a row. Afterwards `it` is the site built on last.',
  example: 'build 2 tunnels for 1 credit',
} as const satisfies WordDeclaration;

export function resolveBuild(read: ArgumentResolver): Act {
  const n = read.count('n');
  const pieces = read.pieces('what');
  const on = read.has('on') ? { on: read.sites('on') } : {};
  const cost = read.cost('cost');
  read.scope.setIt('site');
  return { k: 'build', n, pieces, ...on, cost };
}
