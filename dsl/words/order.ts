import { arg, keyword } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const order = immediate({
  name: 'order',
  opening: ['order', 'players'],
  signature: [keyword('by'), arg('track', 'name', { names: named('track') })],
  summary: 'Put the players into the order of their markers on a track, furthest first.',
  example: 'order players by federation',
  makes: ['order'],
  subject: null,
  events: [],
  usedIn: 'procedures',
  wrapper: null,
  resolve(args) {
    const track = args.id('track');
    return track === undefined ? undefined : { k: 'order', track };
  },
});
