import { inGame, optionCombinations, optionsIn, type PackModel } from '../../dsl/internal.ts';
import { defineCheck } from './check.ts';

export interface SameSite {
  /** ids that both boards have: the first of them */
  sites: string[];
  /** so many further ones */
  more: number;
  /** the earlier of the boards */
  board: string;
  other: string;
}

type BoardDef = PackModel['boards'][number];

/** So many ids are named. */
const MOST_NAMED = 4;

export const sameSite = defineCheck<SameSite>({
  summary: 'Two boards that may be in one game have sites of the same name: which of them is meant could not be said.',
  severity: 'error',
  message: ({ sites, more, board, other }) =>
    `"${board}" and "${other}" may be in one game, and both have ${sites.map((id) => `"${id}"`).join(', ')}` +
    `${more > 0 ? ` and ${more} more` : ''}.`,
  help: () =>
    'Give the sites of one board other names, or say with `when` or `players` that the two are never in one game.',
  fix: { none: 'only the author knows how the sites are called' },
  example: { sites: ['b1', 'b2', 'c1', 'c2'], more: 3, board: 'harbour', other: 'sea' },
  run: ({ model }) =>
    pairsOf(model).flatMap(([board, other]) => {
      const ids = new Set(board.sites.map(({ id }) => id));
      const same = other.sites.filter(({ id }) => ids.has(id));
      if (same.length === 0 || !meet(model, board, other)) return [];
      const named = same.slice(0, MOST_NAMED).map(({ id }) => id);
      const data = { sites: named, more: same.length - named.length, board: board.id, other: other.id };
      return [{ data, at: same[0].origin }];
    }),
});

/** A board between the players with another one, or with a board of a player: of the latter each has only one. */
const pairsOf = ({ boards }: PackModel): [BoardDef, BoardDef][] =>
  boards.flatMap((other, i) =>
    boards
      .slice(0, i)
      .flatMap((board): [BoardDef, BoardDef][] => (board.of === 'game' || other.of === 'game' ? [[board, other]] : [])),
  );

/** Whether some number of players and some options bring both into a game. */
function meet(model: PackModel, board: BoardDef, other: BoardDef): boolean {
  const asked = [board, other].flatMap(({ when }) => (when === null ? [] : optionsIn(when)));
  return model.playerCounts.some((players) =>
    [...optionCombinations(model, asked)].some((options) =>
      [board, other].every((one) => inGame(one, players, options)),
    ),
  );
}
