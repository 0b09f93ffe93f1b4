import { arg } from './elements.ts';
import { immediate } from './declaration.ts';

export const gain = immediate({
  name: 'gain',
  opening: ['gain'],
  signature: [arg('items', 'items')],
  summary: 'The acting player takes what is listed.',
  details:
    '`1 card` is a draw. A line of several amounts is one event, taken whole. A class, as in `2 resources`, leaves the kinds to the player; `different` wants each kind at most once. `per` multiplies and rounds down.',
  example: 'gain 2 cards, 1 credit per 2 connected desalination-plants',
  makes: ['gain'],
  subject: null,
  events: ['gain', 'draw'],
  usesUp: false,
  atStart: 'continues',
  usedIn: 'effects',
  wrapper: null,
  phrases: {
    gain: {
      en: 'gain {items}',
      it: 'ottieni/ottenete/ottenere {items}',
      uk: 'отримайте {items:acc}',
    },
  },
  resolve(args) {
    return { k: 'gain', items: args.items('items') };
  },
});
