import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CHOICES, named } from './fitting-names.ts';

export const choose = immediate({
  name: 'choose',
  opening: ['choose'],
  signature: [
    arg('what', 'phrase', { names: CHOICES }),
    optional(keyword('as'), arg('as', 'name', { names: named() })),
  ],
  summary: 'The player chooses one of these sites, cards, slots or players; it is then `it`.',
  details:
    'With `as` it also has that name until the program ends. A player is then `that player`: `choose ' +
    'other player then that player: gain 1 credit`. ' +
    'After `choose slot of other players` it is one with a marker there; where several have one, the player names one of them. ' +
    'After `choose card in <zone> of other players` it is whose card it is.',
  example: 'choose connected city as target',
  makes: ['choose-site', 'choose-card', 'choose-slot', 'choose-player'],
  subject: { argument: 'what', it: 'varies' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    if (args.family('what', ['sites', 'cards', 'slots', 'players']) === 'players') {
      const players = args.players('what');
      return { k: 'choose-player', players, v: args.bindPlayer('as') };
    }
    const chosen = args.components('what', ['sites', 'cards', 'slots']);
    switch (chosen?.k) {
      case 'sites':
        return { k: 'choose-site', sites: chosen.sites, v: args.bindIt('site', 'as') };
      case 'cards':
        return { k: 'choose-card', cards: chosen.cards, v: args.bindIt('card', 'as') };
      case 'slots':
        return { k: 'choose-slot', slots: chosen.slots, v: args.bindIt('slot', 'as') };
      default:
        args.bindIt('any', 'as');
        return undefined;
    }
  },
});
