import { visitNodes } from '../semantics/visit-nodes.ts';
import type { Sites } from '../semantics/ir.ts';
import type { BoardDef, PackModel } from '../packs/model.ts';
import type { Check, Finding } from './check.ts';

export const unreachableSite: Check = {
  code: 'unreachable-site',
  summary:
    'A pack asks what can be reached from tagged sites, and a board has none of them, or sites that no path joins to one.',
  run: ({ model }) =>
    startsOf(model).flatMap((tags) => {
      const boards = model.boards.filter(({ of }) => of === 'player');
      const beginning = boards.filter((board) => starts(board, tags).length > 0);
      // A tag that no dealt board bears is one of a board between the players.
      return beginning.length === 0
        ? []
        : boards.flatMap((board) => (beginning.includes(board) ? cutOff(board, tags) : [without(board, tags)]));
    }),
};

const starts = (board: BoardDef, tags: string[]): string[] =>
  board.sites.filter((site) => site.tags.some((tag) => tags.includes(tag))).map(({ id }) => id);

function without({ id }: BoardDef, tags: string[]): Finding {
  const named = tags.map((tag) => `"${tag}"`).join(' or ');
  return {
    severity: 'warning',
    message: `No site of "${id}" bears the tag ${named}: nothing on it can be reached.`,
    help: 'Other boards have one. Tag the site from which paths begin.',
    at: { section: 'boards', id },
  };
}

/** Sites that no path of neighbours joins to a start, whatever might stand on the way. */
function cutOff(board: BoardDef, tags: string[]): Finding[] {
  const near = new Map(board.sites.map(({ id, adjacent }) => [id, adjacent]));
  const reached = new Set(starts(board, tags));
  for (const id of reached) for (const next of near.get(id) ?? []) reached.add(next);
  return board.sites
    .filter(({ id }) => !reached.has(id))
    .map(({ id, adjacent, origin }) => ({
      severity: 'warning',
      message: `No path leads to the site "${id}" of "${board.id}".`,
      help:
        adjacent.length === 0
          ? 'It has no neighbours: say `adjacent: […]` here or at one of them.'
          : 'Join it, or one of its neighbours, to the rest of the board.',
      at: origin,
    }));
}

/** The tags from which something is reached, as they stand together in one question; other beginnings are not looked at. */
function startsOf(model: PackModel): string[][] {
  const found = new Map<string, string[]>();
  visitNodes(model.predicates, (node) => {
    const tags = node.k === 'reachable' ? tagsOf(node.from as Sites) : null;
    if (tags) found.set(tags.join(' '), tags);
  });
  return [...found.values()];
}

function tagsOf(sites: Sites): string[] | null {
  if (sites.k === 'tag') return [sites.tag];
  if (sites.k !== 'or') return null;
  const parts = sites.of.map(tagsOf);
  return parts.every((tags) => tags !== null) ? parts.flat() : null;
}
