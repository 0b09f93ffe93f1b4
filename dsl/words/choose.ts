import { arg, keyword, optional } from './elements.ts';
import type { Act, ArgumentResolver } from '../semantics/argument-resolver.ts';
import type { WordDeclaration } from './signature.ts';

export const choose = {
  name: 'choose',
  opening: ['choose'],
  signature: [arg('what', 'phrase'), optional(keyword('as'), arg('as', 'name'))],
  role: 'immediate',
  summary: 'The player chooses one of these sites, cards or slots; it is then `it`.',
  details: 'With `as` it also keeps that name until the program ends.',
  example: 'choose connected city as target',
} as const satisfies WordDeclaration;

export function resolveChoose(read: ArgumentResolver): Act | undefined {
  const things = read.things('what', ['sites', 'cards', 'slots']);
  const name = read.name('as');
  switch (things?.k) {
    case 'sites':
      return { k: 'choose-site', sites: things.sites, v: read.scope.setChosen('site', name) };
    case 'cards':
      return { k: 'choose-card', cards: things.cards, v: read.scope.setChosen('card', name) };
    case 'slots':
      return { k: 'choose-slot', slots: things.slots, v: read.scope.setChosen('slot', name) };
    default:
      read.scope.setChosen('any', name);
      return undefined;
  }
}
