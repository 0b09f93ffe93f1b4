import { visitNodes, type Program, type PackModel } from '../../dsl/index.ts';

/**
 * The periods in which something counts how often the acting player has built or upgraded
 * (`2nd tunnel this turn`): only these get cells in the position.
 */
export function countedPeriods(model: PackModel, extra: readonly Program[] = []): string[] {
  const found = new Set<string>();
  visitNodes(
    [
      model.constants,
      model.predicates,
      model.pieces,
      model.decks,
      model.types,
      model.tracks,
      model.slots,
      model.cards,
      model.boards,
      model.procedures,
      model.rules,
      extra,
    ],
    ({ k, period, nthIn }) => {
      if (k === 'done-in-period') found.add(String(period));
      if (typeof nthIn === 'object' && nthIn !== null) found.add((nthIn as { period: string }).period);
    },
  );
  return model.periods.map((p) => p.id).filter((id) => found.has(id));
}
