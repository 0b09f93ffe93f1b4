import { limitedComponents, type Sources } from '../../dsl/internal.ts';
import { defineCheck, fieldOf } from './check.ts';

export const neverInPlay = defineCheck<{ id: string; counts: number[] }>({
  summary: 'A card, slot, board or goal is only for numbers of players that the game does not have.',
  severity: 'warning',
  message: ({ id, counts }) => `"${id}" is never in play: the game is for ${counts.join(', ')} players.`,
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { id: 'planting', counts: [2, 3] },
  run: ({ model, sources }) =>
    ownComponents(sources, limitedComponents(model))
      .filter(({ players }) => players && !players.some((n) => model.playerCounts.includes(n)))
      .map(({ section, id }) => ({
        data: { id, counts: [...model.playerCounts].sort((a, b) => a - b) },
        at: fieldOf(sources, { section, id }, 'players'),
      })),
});

/** A pack may leave out numbers of players of those that it extends; what is for these is theirs. */
function ownComponents<Component extends { section: string; id: string }>(
  { packs, components }: Sources,
  all: readonly Component[],
): Component[] {
  const files = new Set(packs.at(-1)?.files);
  const own = new Set(components.filter(({ file }) => files.has(file)).map(({ section, id }) => `${section} ${id}`));
  return all.filter(({ section, id }) => own.has(`${section} ${id}`));
}
