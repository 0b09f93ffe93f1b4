import { arg, flag, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS, named } from './fitting-names.ts';

export const move = immediate({
  name: 'move',
  opening: ['move'],
  signature: [
    arg('what', 'phrase', { names: CARDS, onAll: true }),
    keyword('to'),
    optional(flag('at', 'top', 'bottom'), keyword('of')),
    arg('zone', 'name', { names: named('zone') }),
  ],
  summary: 'Put cards into a zone.',
  details:
    'On top of a stack, unless it says `bottom of`. No route of the deck runs; for that use `dispose`. ' +
    'A card by its id is looked for in zones that listen; from elsewhere say which: `move relic in hand to claimed`. ' +
    'A card that comes into a zone that does not listen loses its marks, and is unused.',
  example: 'move top 3 cards of era-deck to bottom of era-discard',
  makes: ['move'],
  subject: { argument: 'what', it: 'card' },
  events: ['enter'],
  usesUp: false,
  atStart: 'continues',
  usedIn: 'effects',
  wrapper: null,
  variants: ['place'],
  phrases: {
    move: {
      en: 'put {what} into {zone}',
      it: 'metti/mettete/mettere {what:ins} in {zone}',
      uk: 'покладіть {what:acc} до {zone:gen}',
    },
    'move place': {
      en: 'put {what} {zone}',
      it: 'metti/mettete/mettere {what:ins} {zone}',
      uk: 'покладіть {what:acc} {zone}',
    },
    'move top': {
      en: 'put {what} on top of {zone}',
      it: 'metti/mettete/mettere {what:ins} in cima a {zone}',
      uk: 'покладіть {what:acc} зверху на {zone:acc}',
    },
    'move bottom': {
      en: 'put {what} at the bottom of {zone}',
      it: 'metti/mettete/mettere {what:ins} in fondo a {zone}',
      uk: 'покладіть {what:acc} під низ {zone:gen}',
    },
  },
  resolve(args) {
    const cards = args.cards('what');
    const zone = args.id('zone');
    return zone === undefined
      ? undefined
      : { k: 'move', cards, zone, at: args.flag('at') === 'bottom' ? 'bottom' : 'top' };
  },
});
