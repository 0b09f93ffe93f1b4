import { addField, type Program, type PackModel } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const orderMatters = defineCheck<{ program: string; attribute: string; number: number }>({
  summary: 'A card pays, or asks what its owner has, and its order among others does not matter.',
  severity: 'warning',
  message: ({ program }) =>
    `What this card does in "${program}" hangs on what its owner has just then, but its order among others is fixed.`,
  help: ({ attribute, number }) =>
    `Write \`${attribute}: ${number}\` on the card, so that its owner chooses the order.`,
  fix: {
    does: 'the number is written on the card',
    fixes: ({ attribute, number }, context) => {
      const line = addField(context, attribute, ` ${number}`);
      return line ? [{ title: { is: 'add', key: attribute }, edits: [line] }] : [];
    },
  },
  example: { program: 'production', attribute: 'chosen', number: 1 },
  run: ({ model }) =>
    model.attributes.flatMap(({ id, default: usual, orderOf }) =>
      orderOf === null
        ? []
        : model.cards.flatMap(({ id: card, programs, attributes }) => {
            const program = programs[orderOf];
            if (!program || attributes[id] !== undefined || !hangsOnWhatOneHas(program, model)) return [];
            return [
              {
                data: { program: orderOf, attribute: id, number: usual + 1 },
                at: { section: 'cards' as const, id: card },
              },
            ];
          }),
    ),
});

/** Whether it pays, gives up, or reads a counter of its player. What is gained alone comes to the same in any order. */
function hangsOnWhatOneHas({ body }: Program, { counters }: PackModel): boolean {
  const own = new Set(counters.filter(({ of, hidden }) => of === 'player' && !hidden).map(({ id }) => id));
  const hangs = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null) return false;
    const { k, counter } = part as { k?: unknown; counter?: unknown };
    if (k === 'pay' || k === 'lose' || (k === 'counter' && own.has(counter as string))) return true;
    return Object.entries(part).some(([key, value]) => key !== 'what' && key !== 'origin' && hangs(value));
  };
  return hangs(body);
}
