import { limitedComponents } from '../packs/game-setup.ts';
import { type Check, fieldOf } from './check.ts';

export const neverInPlay: Check = {
  code: 'never-in-play',
  summary: 'A card, slot, board or goal is only for numbers of players that the game does not have.',
  run: ({ model, sources }) =>
    limitedComponents(model)
      .filter(({ players }) => players && !players.some((n) => model.playerCounts.includes(n)))
      .map(({ section, id }) => ({
        severity: 'warning' as const,
        message: `"${id}" is never in play: the game is for ${[...model.playerCounts].sort((a, b) => a - b).join(', ')} players.`,
        at: fieldOf(sources, { section, id }, 'players'),
      })),
};
