import { arg, keyword, maybeFlag, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { PIECES, SITES } from './fitting-names.ts';
import { upToSoMany } from './so-many.ts';

export const build = immediate({
  name: 'build',
  opening: ['build'],
  signature: [
    maybeFlag('limit', 'up-to'),
    optional(arg('n', 'atom')),
    arg('what', 'phrase', { names: { ...PIECES, words: ['it'] } }),
    optional(keyword('on'), arg('on', 'phrase', { names: SITES, form: 'site' })),
    optional(arg('cost', 'charge')),
  ],
  summary: 'Build pieces: first what, then where, then the payment.',
  details:
    '`what` is a kind of piece or a class of kinds. `on` narrows the sites. Without `free` or `for …` ' +
    'the usual cost is paid; `for 1 credit less` takes something off it, for each piece. `build 2 …` ' +
    'is two events in a row; `build 2 same structures` are of one kind, which the player chooses, and ' +
    'of `build 2 different structures` each is of another kind. `choose kind of structure as chosen ' +
    'then build chosen` builds one of the kind that was chosen. Afterwards `it` is the site built on ' +
    'last. ' +
    'Of several as a part, and of `build up to 2 …` everywhere, the player may stop after the first, ' +
    'and before it where `up to` is a step of several; ' +
    '`amount` is then how many were built: `build up to 2 farms then if amount = 2: gain 1 credit`.',
  example: 'build 2 tunnels for 1 credit',
  makes: ['build'],
  subject: { argument: 'what', it: 'site' },
  events: ['build'],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const n = args.count('n');
    const what = args.piecesToBuild('what');
    const on = args.has('on') ? { on: args.sites('on') } : {};
    const cost = args.cost('cost');
    return { k: 'build', n, ...upToSoMany(args), ...what, ...on, cost };
  },
});
