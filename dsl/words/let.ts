import { arg, flag, keyword, optional } from './elements.ts';
import type { Stand, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const letWord = {
  name: 'let',
  opening: ['let'],
  signature: [
    arg('name', 'name'),
    keyword('stand'),
    keyword('for'),
    arg('for', 'names'),
    optional(keyword('when'), flag('doing', 'building', 'upgrading', 'paying')),
  ],
  role: 'continuous',
  summary: 'In payments one counter may be spent for another.',
  details: 'Without `when …` it holds when building.',
  example: 'let biomatter stand for kelp and steelplast when building',
} as const satisfies WordDeclaration;

const DOING = { building: 'build', upgrading: 'upgrade', paying: 'pay' } as const;

export function resolveLet(read: ArgumentResolver): Stand | undefined {
  const counter = read.id('name', 'counter');
  const stoodFor = read.names('for').flatMap((name) => {
    const symbol = read.scope.symbol(name, 'counter', 'class');
    return symbol ? (symbol.kind === 'class' ? (symbol.members ?? []) : [symbol.id]) : [];
  });
  const doing = read.flag('doing') as keyof typeof DOING | undefined;
  return counter === undefined ? undefined : { k: 'stand-for', counter, for: stoodFor, on: DOING[doing ?? 'building'] };
}
