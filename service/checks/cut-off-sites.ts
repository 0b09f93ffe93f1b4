import { type BoardDef, nodesOf } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

/** So many sites are named. */
const MOST_NAMED = 8;

export const cutOffSites = defineCheck<{ board: string; sites: string[]; more: number }>({
  summary: 'Pieces go by steps over a board, and no way leads from its largest part to some of its sites.',
  severity: 'warning',
  message: ({ board, sites, more }) =>
    `By steps nothing comes to ${sites.join(', ')}${more > 0 ? ` and ${more} more` : ''}: ` +
    `no other site of "${board}" is beside them.`,
  help: () => 'Join them by sites between them, or take them off the map.',
  fix: { none: 'only the author knows how the map is meant' },
  example: { board: 'sea', sites: ['a1', 'a2'], more: 0 },
  run({ model }) {
    const walks = nodesOf(model, 'effect', 'relocate').flatMap(({ walk }) => walk ?? []);
    if (!walks.some(({ ways, byPorts }) => ways === undefined && byPorts !== true)) return [];
    return model.boards.flatMap((board) => {
      const apart = sitesApart(board);
      if (apart.length === 0) return [];
      const more = Math.max(0, apart.length - MOST_NAMED);
      return [
        {
          data: { board: board.name, sites: apart.slice(0, MOST_NAMED), more },
          at: { section: 'boards' as const, id: board.id },
        },
      ];
    });
  },
});

/** The sites that are not joined to most of the others, in the order of the board; none of a board without neighbours. */
function sitesApart({ sites }: BoardDef): string[] {
  const byId = new Map(sites.map((site) => [site.id, site]));
  const part = new Map<string, number>();
  const sizes: number[] = [];
  for (const { id } of sites) {
    if (part.has(id)) continue;
    const joined = [id];
    part.set(id, sizes.length);
    for (const one of joined) {
      for (const next of byId.get(one)?.adjacent ?? []) {
        if (part.has(next) || !byId.has(next)) continue;
        part.set(next, sizes.length);
        joined.push(next);
      }
    }
    sizes.push(joined.length);
  }
  const largest = sizes.indexOf(Math.max(...sizes));
  return (sizes[largest] ?? 0) < 2 ? [] : sites.flatMap(({ id }) => (part.get(id) === largest ? [] : [id]));
}
