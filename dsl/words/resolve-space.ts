import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';

export const resolveSpace = immediate({
  name: 'resolve-space',
  opening: ['resolve', 'space'],
  signature: [optional(keyword('on'), arg('track', 'name', { names: named('track') }))],
  summary: 'Take what the space gives on which the own marker is.',
  details:
    'Whoever advances takes it anyway; with `set` a marker comes to a space without it: `set ' +
    'federation to 4 then resolve space`. A space that gives nothing is no failure. ' +
    'The track may be left out if the pack has only one.',
  example: 'resolve space',
  makes: ['resolve-space'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    return { k: 'resolve-space', track: args.track('track') };
  },
});
