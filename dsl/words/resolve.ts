import { arg } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const resolve = {
  name: 'resolve',
  opening: ['resolve'],
  signature: [arg('what', 'phrase')],
  role: 'immediate',
  summary: 'Run a program of a component.',
  details:
    '`resolve it` runs its `effect`; `resolve production of it` the program of that name. For a site it is that of its piece, or else of the site itself; `tile of it` is the card that lies on it.',
  example: 'resolve production of it',
} as const satisfies WordDeclaration;

export function resolveResolve(read: ArgumentResolver): Act | undefined {
  const run = read.run('what');
  if (run?.of.k !== 'sites' && run?.of.k !== 'cards') return undefined;
  return { k: 'resolve', program: run.program, of: run.of };
}
