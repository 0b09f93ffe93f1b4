import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named, PIECES } from './fitting-names.ts';

export const chooseKind = immediate({
  name: 'choose-kind',
  opening: ['choose', 'kind', 'of'],
  signature: [
    arg('what', 'phrase', { names: PIECES, form: 'kind' }),
    optional(keyword('as'), arg('as', 'name', { names: named() })),
  ],
  summary: 'The player chooses one kind of piece of a class.',
  details:
    'The kind is used like any noun afterwards, under `it` or the name after `as`: `build chosen`, `city with chosen = 0`.',
  example: 'choose kind of structure as chosen',
  makes: ['choose-piece'],
  subject: { argument: 'what', it: 'varies' },
  events: [],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const pieces = args.pieces('what');
    return { k: 'choose-piece', pieces, v: args.bindIt('piece-kind', 'as', pieces) };
  },
});
