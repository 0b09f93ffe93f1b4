import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const shuffle = immediate({
  name: 'shuffle',
  opening: ['shuffle'],
  signature: [arg('zone', 'name', { names: named('zone') })],
  summary: 'Shuffle a zone.',
  example: 'shuffle era-deck',
  makes: ['shuffle-zone'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  resolve(args) {
    const zone = args.id('zone');
    return zone === undefined ? undefined : { k: 'shuffle-zone', zone };
  },
});
