import { partsOf, visitIr, type Sites, type BoardDef, type PackModel } from '../../dsl/internal.ts';
import { defineCheck, type Finding } from './check.ts';

/** A site that no path leads to, or a board without a site from which paths begin. */
type UnreachableSite = { board: string; site: string; isAlone: boolean } | { board: string; tags: string[] };

export const unreachableSite = defineCheck<UnreachableSite>({
  summary:
    'A pack asks what can be reached from tagged sites, and a board has none of them, or sites that no path joins to one.',
  severity: 'warning',
  message: (data) =>
    'site' in data
      ? `No path leads to the site "${data.site}" of "${data.board}".`
      : `No site of "${data.board}" has the tag ${data.tags.map((tag) => `"${tag}"`).join(' or ')}: nothing on it can be reached.`,
  help: (data) => {
    if (!('site' in data)) return 'Other boards have one. Tag the site from which paths begin.';
    return data.isAlone
      ? 'It is adjacent to none: write `adjacent: […]` here or at one of them.'
      : 'Join it, or one of its neighbours, to the rest of the board.';
  },
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { board: 'lagoon', site: 'a3', isAlone: true },
  run: ({ model }) =>
    startsOf(model).flatMap((tags) => {
      const boards = model.boards.filter(({ of }) => of === 'player');
      const beginning = boards.filter((board) => starts(board, tags).length > 0);
      // A tag of no dealt board is one of a shared board.
      return beginning.length === 0
        ? []
        : boards.flatMap((board) => (beginning.includes(board) ? cutOff(board, tags) : [without(board, tags)]));
    }),
});

const starts = (board: BoardDef, tags: string[]): string[] =>
  board.sites.filter((site) => site.tags.some((tag) => tags.includes(tag))).map(({ id }) => id);

function without({ id }: BoardDef, tags: string[]): Finding<UnreachableSite> {
  return {
    data: { board: id, tags },
    at: { section: 'boards', id },
  };
}

/** Sites without any path of neighbours to a start, whatever is built on the way. */
function cutOff(board: BoardDef, tags: string[]): Finding<UnreachableSite>[] {
  const near = new Map(board.sites.map(({ id, adjacent }) => [id, adjacent]));
  const reached = new Set(starts(board, tags));
  for (const id of reached) for (const next of near.get(id) ?? []) reached.add(next);
  return board.sites
    .filter(({ id }) => !reached.has(id))
    .map(({ id, adjacent, origin }) => ({
      data: { board: board.id, site: id, isAlone: adjacent.length === 0 },
      at: origin,
    }));
}

/** The groups of tags that `reach(…)` starts from; other starts are not examined. */
function startsOf(model: PackModel): string[][] {
  const found = new Map<string, string[]>();
  visitIr(partsOf(model, ['predicates']), {
    sites: {
      reachable({ from }) {
        const tags = tagsOf(from);
        if (tags) found.set(tags.join(' '), tags);
      },
    },
  });
  return [...found.values()];
}

function tagsOf(sites: Sites): string[] | null {
  if (sites.k === 'tag') return [sites.tag];
  if (sites.k !== 'or') return null;
  const parts = sites.of.map(tagsOf);
  return parts.every((tags) => tags !== null) ? parts.flat() : null;
}
