import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const atEnd = immediate({
  name: 'at-end',
  opening: ['at', 'end', 'of'],
  signature: [arg('period', 'name', { names: named('period'), difference: 'frame' }), colon, arg('body', 'body')],
  summary: 'Done once, when the period ends, whatever became of the card.',
  details: 'Names and numbers have the values that they have now.',
  example: 'at end of era: gain 2 points',
  makes: ['at-end'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  resolve(args) {
    const period = args.id('period');
    const effect = args.isolated(() => args.effect('body'));
    return period === undefined ? undefined : { k: 'at-end', period, effect };
  },
});
