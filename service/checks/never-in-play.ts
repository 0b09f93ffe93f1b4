import { limitedComponents } from '../../dsl/internal.ts';
import { defineCheck, fieldOf } from './check.ts';

export const neverInPlay = defineCheck<{ id: string; counts: number[] }>({
  summary: 'A card, slot, board or goal is only for numbers of players that the game does not have.',
  severity: 'warning',
  message: ({ id, counts }) => `"${id}" is never in play: the game is for ${counts.join(', ')} players.`,
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { id: 'planting', counts: [2, 3] },
  run: ({ model, sources }) =>
    limitedComponents(model)
      .filter(({ players }) => players && !players.some((n) => model.playerCounts.includes(n)))
      .map(({ section, id }) => ({
        data: { id, counts: [...model.playerCounts].sort((a, b) => a - b) },
        at: fieldOf(sources, { section, id }, 'players'),
      })),
});
