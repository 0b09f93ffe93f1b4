import { arg, keyword, optional } from './elements.ts';
import { immediate } from './declaration.ts';
import { PIECES_AND_CARDS, SITES } from './fitting-names.ts';

export const lay = immediate({
  name: 'lay',
  opening: ['lay'],
  signature: [
    arg('what', 'phrase', { names: PIECES_AND_CARDS }),
    optional(keyword('on'), arg('on', 'phrase', { names: SITES })),
    optional(keyword('so'), keyword('that'), arg('test', 'condition', { last: true })),
  ],
  summary: 'Lay a piece or a card that has a shape on a grid: the player chooses where, and how it is turned.',
  details:
    'It covers the sites of its shape, all of which are on the board. Two things never cover the same site, but that two parts of cells ' +
    '(`+` in a shape) may. `on` says which sites may be covered, `so that` what must be true of it, as if it lay there while all ' +
    'else is as before: `footprint of it` are the sites that it would cover, `matched ports of it` its ports that would meet others. ' +
    'It costs nothing, but a piece comes from the supply. Of several, the player first chooses which. Sites that a piece covers are ' +
    'not `empty`; those below a card are. Afterwards `it` is the site of the anchor of the piece, or the card.',
  example: 'lay domino so that covered site adjacent to footprint of it',
  makes: ['lay-piece', 'lay-card'],
  subject: { argument: 'what', it: 'varies' },
  events: ['lay', 'lay-card'],
  usedIn: 'effects',
  wrapper: null,
  resolve(args) {
    const family = args.family('what', ['pieces', 'cards']);
    const on = args.has('on') ? { on: args.sites('on') } : {};
    if (family === 'cards') {
      const cards = args.cards('what');
      args.reportUnshaped('what', 'card');
      const v = args.bindIt('card');
      return { k: 'lay-card', cards, v, ...on, ...(args.has('test') ? { test: args.condition('test') } : {}) };
    }
    const pieces = family === 'pieces' ? args.pieces('what') : [];
    args.reportUnshaped('what', 'piece');
    const [kind] = args.fresh('piece-kind', 1);
    const v = args.bindIt('site');
    return { k: 'lay-piece', pieces, kind, v, ...on, ...(args.has('test') ? { test: args.condition('test') } : {}) };
  },
});
