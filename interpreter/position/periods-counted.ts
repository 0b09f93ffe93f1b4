import type { Program } from '../../dsl/meaning/ir.ts';
import type { PackModel } from '../../dsl/packs/model.ts';

/**
 * The periods in which something counts how often the acting player has built or upgraded
 * (`2nd tunnel this turn`): only these get cells in the position.
 */
export function periodsCounted(model: PackModel, extra: readonly Program[] = []): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown>;
    if (node['k'] === 'done-in-period') found.add(String(node['period']));
    const nth = node['nthIn'];
    if (typeof nth === 'object' && nth !== null) found.add(String((nth as { period: string }).period));
    for (const key in node) if (key !== 'origin' && key !== 'notes') visit(node[key]);
  };
  visit([model.constants, model.predicates, model.pieces, model.decks, model.types, model.tracks, model.slots, model.cards,
    model.boards, model.procedures, model.rules, extra]);
  return model.periods.map((p) => p.id).filter((id) => found.has(id));
}
