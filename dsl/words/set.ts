import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';

export const set = immediate({
  name: 'set',
  opening: ['set'],
  signature: [
    arg('what', 'phrase', {
      names: { kinds: ['counter', 'track'], words: ['marks', 'space', 'place'] },
      form: 'value',
    }),
    keyword('to'),
    arg('to', 'value'),
  ],
  summary: 'Give a counter, a marker on a track, or what lies on a card or a site a new value.',
  details:
    '`set place to 1` makes the player who acts the first in the order of play, `set place to ' +
    'players` the last; the others keep their order. No counter is less than nothing: what comes to less sets it to 0.',
  example: 'set federation to 4',
  makes: ['set-counter', 'set-space', 'set-marks', 'set-lying', 'set-place'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  variants: ['more', 'less', 'put', 'take', 'remove', 'to-space', 'to-theirs', 'first', 'last', 'place'],
  resolve(args) {
    const target = args.target('what');
    const n = args.num('to');
    switch (target?.k) {
      case 'counter':
        return { k: 'set-counter', counter: target.counter, n };
      case 'space':
        return { k: 'set-space', track: target.track, n };
      case 'place':
        return { k: 'set-place', n };
      case 'lying':
        return { k: 'set-lying', sites: target.sites, counter: target.counter, n };
      case 'marks':
        return {
          k: 'set-marks',
          cards: target.cards,
          n,
          ...(target.counter === undefined ? {} : { counter: target.counter }),
        };
      default:
        return undefined;
    }
  },
});
