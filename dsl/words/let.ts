import { arg, flagOrFirst, keyword, optional } from './elements.ts';
import { continuous } from './declaration.ts';
import { named } from './fitting-names.ts';

const DOING = { building: 'build', upgrading: 'upgrade', paying: 'pay' } as const;

export const letWord = continuous({
  name: 'let',
  opening: ['let'],
  signature: [
    arg('name', 'name', { names: named('counter') }),
    keyword('stand'),
    keyword('for'),
    arg('for', 'names', { names: named('counter') }),
    optional(keyword('when'), flagOrFirst('doing', 'building', 'upgrading', 'paying')),
  ],
  summary: 'In payments one counter may be spent for another.',
  details: 'Without `when …` it applies when building.',
  example: 'let biomatter stand for kelp and steelplast when building',
  makes: ['stand-for'],
  wrapper: null,
  resolve(args) {
    const counter = args.id('name');
    const replaced = args.counters('for');
    const doing = args.flag('doing') as keyof typeof DOING;
    return counter === undefined ? undefined : { k: 'stand-for', counter, for: replaced, on: DOING[doing] };
  },
});
