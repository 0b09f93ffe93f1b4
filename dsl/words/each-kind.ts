import { arg, colon, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { named, PIECES } from './fitting-names.ts';

export const eachKind = immediate({
  name: 'each-kind',
  opening: ['each', 'kind', 'of'],
  signature: [
    arg('over', 'phrase', { names: PIECES, form: 'each-kind' }),
    optional(keyword('as'), arg('as', 'name', { names: named() })),
    colon,
    arg('body', 'body'),
  ],
  summary: 'Once for each kind of piece of a class.',
  details:
    'Inside, the kind is used like any noun, under `it` or the name after `as`: `connected kind` are the connected pieces of that kind.',
  example: 'each kind of building as kind: if connected kind >= 2: gain 1 credit',
  makes: ['each'],
  subject: null,
  events: [],
  usedIn: 'effects',
  wrapper: 'frame',
  resolve(args) {
    const pieces = args.pieces('over');
    const { v, result: effect } = args.loop('piece-kind', 'as', () => args.effect('body'), pieces);
    return { k: 'each', over: { k: 'pieces', pieces }, v, effect };
  },
});
