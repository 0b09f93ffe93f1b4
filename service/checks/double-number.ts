import { scalars, type Fix, childOf, nodeAt, type PackModel } from '../../dsl/internal.ts';
import { defineCheck, fieldOf, type PackFixContext } from './check.ts';

export const doubleNumber = defineCheck<{ id: string; number: number; other: string }>({
  summary: 'Two cards bear the same printed number.',
  severity: 'warning',
  message: ({ id, number, other }) => `The card "${id}" has the number ${number} of "${other}".`,
  help: () => 'Give it a free number, or remove the other card.',
  fix: { does: 'the next free number', fixes: (_, context) => giveFreeNumber(context) },
  example: { id: 'swap', number: 7, other: 'planting' },
  run: ({ model, sources }) => {
    const byNumber = new Map<number, PackModel['cards']>();
    for (const card of model.cards) {
      if (card.number !== null) byNumber.set(card.number, [...(byNumber.get(card.number) ?? []), card]);
    }
    return [...byNumber].flatMap(([number, cards]) =>
      cards.slice(1).map(({ id }) => ({
        data: { id, number, other: cards[0].id },
        at: fieldOf(sources, { section: 'cards', id }, 'number'),
        related: [{ message: 'and here', at: fieldOf(sources, { section: 'cards', id: cards[0].id }, 'number') }],
      })),
    );
  },
});

function giveFreeNumber({ span, sources }: PackFixContext): Fix[] {
  const numbers = sources.components
    .filter(({ section }) => section === 'cards')
    .flatMap(({ file, path }) => {
      const root = sources.files.find((source) => source.path === file)?.yaml.root;
      return root ? scalars(childOf(nodeAt(root, path), 'number')).map(({ value }) => Number(value)) : [];
    });
  const free = Math.max(...numbers) + 1;
  return Number.isFinite(free)
    ? [{ title: { is: 'set-number', number: free }, edits: [{ span, text: String(free) }] }]
    : [];
}
