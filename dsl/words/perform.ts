import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { SLOTS } from './fitting-names.ts';

export const perform = immediate({
  name: 'perform',
  opening: ['perform'],
  signature: [arg('what', 'phrase', { names: SLOTS })],
  summary: 'Do the action of a slot, as if a marker were placed there.',
  details: 'The player chooses if there are several. At least one part of it must be done.',
  example: 'perform an available green slot',
  makes: ['perform'],
  subject: null,
  events: ['perform', 'performed'],
  usedIn: 'effects',
  wrapper: null,
  variants: ['again'],
  resolve(args) {
    return { k: 'perform', slots: args.slots('what') };
  },
});
