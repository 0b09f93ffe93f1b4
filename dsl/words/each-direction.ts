import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';

export const eachDirection = immediate({
  name: 'each-direction',
  opening: ['each', 'direction'],
  signature: [colon, arg('body', 'body')],
  summary: 'Once for each direction of the board.',
  details:
    'Inside, `ahead of it` is the next site in that direction, and `reach(it, site, ahead)` are all of them. The directions are those ' +
    'of the grids of the pack, clockwise from the north. `it` is what it was before.',
  example: 'each direction: gain 1 credit',
  makes: ['each'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  resolve(args) {
    const { v, result: effect } = args.eachDirection(() => args.effect('body'));
    return { k: 'each', over: { k: 'directions' }, v, effect };
  },
});
