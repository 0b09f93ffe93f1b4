import { dependsOnOptionsOnly, limitedComponents } from '../packs/game-setup.ts';
import { fieldOf, type Check } from './check.ts';

export const whenBeforeGame: Check = {
  code: 'when-before-game',
  summary: 'Whether a card, slot, board or goal takes part depends on what is not known before the game begins.',
  run: ({ model, sources }) =>
    limitedComponents(model)
      .filter(({ when }) => when !== null && !dependsOnOptionsOnly(when))
      .map(({ section, id }) => ({
        severity: 'error' as const,
        message: `Whether "${id}" is in the game must be known before it begins.`,
        help: 'Its "when" may compare options and the number of players, and nothing else.',
        at: fieldOf(sources, { section, id }, 'when'),
      })),
};
