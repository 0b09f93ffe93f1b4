import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { SLOTS } from './fitting-names.ts';

export const occupy = immediate({
  name: 'occupy',
  opening: ['occupy'],
  signature: [arg('what', 'phrase', { names: SLOTS })],
  summary: 'Put the own marker on a slot.',
  example: 'choose available slot then occupy it',
  makes: ['occupy'],
  subject: null,
  events: ['occupy'],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    return { k: 'occupy', slots: args.slots('what') };
  },
});
