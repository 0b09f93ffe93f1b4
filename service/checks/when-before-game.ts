import { dependsOnOptionsOnly, limitedComponents } from '../../dsl/internal.ts';
import { defineCheck, fieldOf } from './check.ts';

export const whenBeforeGame = defineCheck<{ id: string }>({
  summary: 'Whether a card, slot, board or goal takes part depends on what is not known before the game begins.',
  severity: 'error',
  message: ({ id }) => `Whether "${id}" is in the game must be known before it begins.`,
  help: () => 'Its "when" may compare options and the number of players, and nothing else.',
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { id: 'planting' },
  run: ({ model, sources }) =>
    limitedComponents(model)
      .filter(({ when }) => when !== null && !dependsOnOptionsOnly(when))
      .map(({ section, id }) => ({ data: { id }, at: fieldOf(sources, { section, id }, 'when') })),
});
