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
  phrases: {
    'let building': {
      en: 'when building, {name} may stand for {for}',
      it: 'quando costruisci/costruite, puoi/potete usare {name} al posto di {for}',
      uk: 'під час будування {name} може заміняти {for:acc}',
    },
    'let upgrading': {
      en: 'when upgrading, {name} may stand for {for}',
      it: 'quando migliori/migliorate, puoi/potete usare {name} al posto di {for}',
      uk: 'під час покращення {name} може заміняти {for:acc}',
    },
    'let paying': {
      en: 'when paying, {name} may stand for {for}',
      it: 'quando paghi/pagate, puoi/potete usare {name} al posto di {for}',
      uk: 'під час оплати {name} може заміняти {for:acc}',
    },
  },
  resolve(args) {
    const counter = args.id('name');
    const replaced = args.counters('for');
    const doing = args.flag('doing') as keyof typeof DOING;
    return counter === undefined ? undefined : { k: 'stand-for', counter, for: replaced, on: DOING[doing] };
  },
});
