import { heldOn } from '../semantics/held-counters.ts';
import { defineCheck } from './check.ts';

export const twoKindsOnCard = defineCheck<{ id: string; kinds: string[] }>({
  summary: 'A card would hold more than one counter, or a counter and marks.',
  severity: 'error',
  message: ({ id, kinds }) =>
    `A card holds one kind of thing; on "${id}" there would be ${kinds.map((kind) => `"${kind}"`).join(', ')}.`,
  help: () => 'Leave one of them on the card, and count the others with a counter of the player.',
  fix: { none: 'only the author knows which one is meant' },
  example: { id: 'seed-cellar', kinds: ['kelp', 'credit'] },
  run({ model }) {
    return model.cards.flatMap((card) => {
      const kinds = heldOn([card.programs, card.continuous]);
      return kinds.length > 1 ? [{ data: { id: card.id, kinds }, at: { section: 'cards', id: card.id } }] : [];
    });
  },
});
