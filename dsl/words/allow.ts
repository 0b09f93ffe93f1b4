import { arg, keyword } from './elements.ts';
import { continuous } from './declaration.ts';
import { PIECES, SITES } from './fitting-names.ts';

export const allow = continuous({
  name: 'allow',
  opening: ['allow', 'building'],
  signature: [arg('what', 'phrase', { names: PIECES }), keyword('on'), arg('on', 'phrase', { names: SITES })],
  summary: 'These pieces may be built on these sites too.',
  example: 'allow building farm on empty expansion-sites',
  makes: ['allow'],
  wrapper: null,
  resolve(args) {
    return { k: 'allow', pieces: args.pieces('what'), sites: args.sites('on') };
  },
});
