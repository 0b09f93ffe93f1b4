import type { PackModel } from '../packs/model.ts';
import { fieldOf, type Check, type Finding } from './check.ts';

export const doubleNumber: Check = {
  code: 'double-number',
  summary: 'Two cards bear the same printed number.',
  run: ({ model, sources }) => {
    const byNumber = new Map<number, PackModel['cards']>();
    for (const card of model.cards) {
      if (card.number !== null) byNumber.set(card.number, [...(byNumber.get(card.number) ?? []), card]);
    }
    return [...byNumber].flatMap(([number, cards]) =>
      cards.slice(1).map(({ id }): Finding => ({
        severity: 'warning',
        message: `The card "${id}" has the number ${number} of "${cards[0].id}".`,
        help: 'Give it a free number, or remove the other card.',
        at: fieldOf(sources, { section: 'cards', id }, 'number'),
        related: [{ message: 'and here', at: fieldOf(sources, { section: 'cards', id: cards[0].id }, 'number') }],
      })),
    );
  },
};
