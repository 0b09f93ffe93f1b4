import type { BoardDef, SiteDef } from '../../dsl/internal.ts';
import { overviewOf } from './bounds/overview.ts';
import { siteMayBe } from './bounds/site-may-be.ts';
import { defineCheck } from './check.ts';

export const nowhereToBuild = defineCheck<{ board: string; piece: string }>({
  summary: 'Pieces of a kind have a place on some boards, and on another board no site at all may ever take one.',
  severity: 'warning',
  message: ({ board, piece }) => `No site of "${board}" may ever take a ${piece}; other boards have such sites.`,
  help: () => 'Is the kind of a site misspelt, or a tag missing?',
  fix: { none: 'numbers and boards of the game would have to change' },
  example: { board: 'lagoon', piece: 'farm' },
  run: ({ model }) => {
    const { lent, allowed } = overviewOf(model);
    const may = siteMayBe(model, lent);
    const own = model.boards.filter(({ of }) => of === 'player');
    const shared = model.boards.filter(({ of }) => of === 'game').flatMap(({ sites }) => sites);
    return model.pieces
      .filter(({ id }) => !allowed.has(id))
      .flatMap((piece) => {
        const fits = (site: SiteDef): boolean =>
          may(piece.where, site) || (piece.whereNamed !== null && may(piece.whereNamed, site));
        const without = (board: BoardDef): boolean => ![...board.sites, ...shared].some(fits);
        // A kind without any site comes onto the board in another way.
        const lacking = own.filter(without);
        return lacking.length === own.length
          ? []
          : lacking.map(({ id }) => ({
              data: { board: id, piece: piece.name },
              at: { section: 'boards' as const, id },
            }));
      });
  },
});
