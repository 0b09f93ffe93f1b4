import { arg } from './elements.ts';
import { immediate } from './declaration.ts';

export const may = immediate({
  name: 'may',
  opening: ['may'],
  signature: [arg('body', 'step')],
  summary: 'The player may do it, or not.',
  details: 'It takes one step only: `may A then B` is `(may A) then B`. For more, use brackets.',
  example: 'may upgrade farm for 1 science',
  makes: ['may'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'optionality',
  resolve(args) {
    return { k: 'may', effect: args.effect('body') };
  },
});
