import { laysFaceDown } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export const noEffect = defineCheck<{ id: string }>({
  summary: 'A card does nothing and no program of it can ever run.',
  severity: 'warning',
  message: ({ id }) => `The card "${id}" has no effect.`,
  help: () => 'Write `effect: …`; what has no effect on purpose need not be a card.',
  fix: { none: 'what it does is the author’s idea' },
  example: { id: 'planting' },
  run: ({ model }) => {
    // where cards lie face down, finding one is what it is for
    if (laysFaceDown(model)) return [];
    // of a type that has no programs nobody expects an effect: a side of a die
    const without = new Set(model.types.filter((type) => type.programs.length === 0).map(({ id }) => id));
    return model.cards
      .filter(
        ({ type, programs, continuous, notes, shape }) =>
          // what is laid is there for its place
          shape === undefined &&
          !without.has(type) &&
          continuous.length === 0 &&
          Object.keys(programs).length === 0 &&
          notes['not-encoded'] === undefined,
      )
      .map(({ id }) => ({
        data: { id },
        at: { section: 'cards', id },
      }));
  },
});
