import { counterItems } from './counter-items.ts';
import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';

export const atMost = immediate({
  name: 'at-most',
  opening: ['at', 'most'],
  signature: [arg('items', 'items', { difference: 'limit' }), colon, arg('body', 'body')],
  summary: 'What happens inside brings at most so much of a counter.',
  details:
    'For what something else gives, as another card: `at most 7 points: resolve scoring of it`. What ' +
    'is beyond is lost again when all of it ' +
    'has been done; what was paid meanwhile counts against what was gained. Of an amount by itself `min` says it: ' +
    '`gain (min(connected farms, 5)) credits`.',
  example: 'at most 7 points: resolve scoring of this',
  makes: ['at-most'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'limit',
  variants: ['verb'],
  resolve(args) {
    const most = counterItems(args);
    return { k: 'at-most', most, effect: args.effect('body') };
  },
});
