import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { SLOTS } from './fitting-names.ts';

export const block = immediate({
  name: 'block',
  opening: ['block'],
  signature: [arg('what', 'phrase', { names: SLOTS, onAll: true })],
  summary: 'Put a neutral marker on slots: they are occupied, by nobody who plays.',
  details: '`vacate slots` takes neutral markers off as well.',
  example: 'block available green slots',
  makes: ['occupy'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    return { k: 'occupy', slots: args.slots('what'), neutral: true };
  },
});
