import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { SITES } from './fitting-names.ts';

export const remove = immediate({
  name: 'remove',
  opening: ['remove'],
  signature: [arg('what', 'phrase', { names: SITES, onAll: true })],
  summary: 'Take the pieces off these sites, back to the supply.',
  example: 'choose farm then remove it',
  makes: ['remove'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    return { k: 'remove', sites: args.sites('what') };
  },
});
