import { arg, keyword, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named } from './fitting-names.ts';
import { upToTimes } from './so-many.ts';

export const advance = immediate({
  name: 'advance',
  opening: ['advance'],
  signature: [
    maybeFlag('limit', 'up-to'),
    arg('n', 'atom'),
    optional(keyword('on'), arg('track', 'name', { names: named('track') })),
  ],
  summary: 'Move the own marker forward, step by step.',
  details:
    'Each step is a separate event. The track may be left out if the pack has only one. Of `advance ' +
    'up to 3` the player may stop after each step, and `amount` is how many there were.',
  example: 'advance 2',
  makes: ['advance', 'up-to'],
  subject: null,
  events: ['advance'],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const [n, track] = [args.count('n'), args.track('track')];
    if (args.flag('limit') === undefined) return { k: 'advance', n, track };
    return upToTimes(args, n, { k: 'advance', n: { k: 'const', n: 1 }, track });
  },
});
