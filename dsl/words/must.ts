import { arg } from './elements.ts';
import { immediate } from './declaration.ts';

export const must = immediate({
  name: 'must',
  opening: ['must'],
  signature: [arg('body', 'step')],
  summary: 'It has to be done where it is possible, though parts may otherwise be left out.',
  details:
    'What an event sets off on a card may be left where it is more than a gift; with `must` it ' +
    'happens. It takes the next effect only: `must build farm then gain 1 card` is `(must build farm) ' +
    'then gain 1 card`, and a line that begins so may be left as a whole; `must (build farm then gain ' +
    '1 card)` may not.',
  example: 'must gain 1 card',
  makes: ['must'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'optionality',
  variants: ['clause', 'or'],
  resolve(args) {
    return { k: 'must', effect: args.effect('body') };
  },
});
