import { laysFaceDown, nodesOf } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const nothingFaceDown = defineCheck<{ word: 'look at' | 'reveal' }>({
  summary: 'A card on a board is looked at or revealed, and no effect of the pack lays one face down.',
  severity: 'error',
  message: ({ word }) => `Nothing is left to \`${word}\`: in this pack no card ever lies face down on a board.`,
  help: () =>
    'Lay it so: `place top 1 card of <zone> at <site> face down`. A card that lies open is seen by everybody.',
  fix: { none: 'only the author knows which cards lie face down' },
  example: { word: 'look at' },
  run({ model }) {
    if (laysFaceDown(model)) return [];
    return nodesOf(model, 'effect', 'turn-cards').map(({ how, origin }) => ({
      data: { word: how === 'look' ? ('look at' as const) : ('reveal' as const) },
      at: origin,
    }));
  },
});
