import { arg } from './elements.ts';
import { immediate } from './declaration.ts';
import { CARDS, SITES } from './fitting-names.ts';

export const resolve = immediate({
  name: 'resolve',
  opening: ['resolve'],
  signature: [
    arg('what', 'phrase', {
      names: {
        kinds: ['program', ...CARDS.kinds, ...SITES.kinds, 'slot'],
        families: ['sites', 'cards', 'slots'],
      },
      onAll: true,
    }),
  ],
  summary: 'Run a program of a component.',
  details:
    '`resolve it` runs its `effect`; `resolve production of it` the program of that name. For a site ' +
    'it is that of its piece, or else of the site itself; `tile of it` is the card on it. `resolve ' +
    'bonus of it` is what a site gives when something is built there. ' +
    'One thing that lacks the program cannot be resolved, and is not offered: `choose card in claimed ' +
    'then resolve production of it`; of several, those without it are passed over.',
  example: 'choose production-card in claimed then resolve production of it',
  makes: ['resolve'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const run = args.run('what');
    if (run?.of.k !== 'sites' && run?.of.k !== 'cards') return undefined;
    return { k: 'resolve', program: run.program, of: run.of };
  },
});
