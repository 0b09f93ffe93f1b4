import { arg, colon } from './elements.ts';
import { immediate } from './declaration.ts';

export const anyTimes = immediate({
  name: 'any-times',
  opening: ['any', 'number', 'of', 'times'],
  signature: [colon, arg('body', 'body')],
  summary: 'As often as the player likes.',
  details: 'What it repeats must be paid for, or use something up; otherwise it would never end.',
  example: 'any number of times: pay 1 kelp: gain 1 credit',
  makes: ['up-to'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'limit',
  variants: ['clause'],
  resolve(args) {
    const effect = args.effect('body');
    args.bindHowMany();
    return { k: 'up-to', times: null, effect };
  },
});
