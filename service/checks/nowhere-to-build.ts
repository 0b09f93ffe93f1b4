import {
  readsOf,
  type Sites,
  rootOf,
  someNode,
  type BoardDef,
  type PackModel,
  type SiteDef,
} from '../../dsl/internal.ts';
import { overviewOf } from './bounds/overview.ts';
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
    const may = maybe(model, lent);
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

/** Whether a site can belong to a set in any position: the pieces on sites are unknown, kinds and tags are known. */
function maybe(model: PackModel, lent: Set<string>): (sites: Sites, site: SiteDef) => boolean {
  const predicates = new Map(model.predicates.map(({ id, sites }) => [id, sites]));
  const may = (sites: Sites, site: SiteDef): boolean => {
    switch (sites.k) {
      case 'of-kind':
        return site.kind === sites.siteKind;
      case 'tag':
        return site.tags.includes(sites.tag);
      case 'site':
        return site.id === sites.id;
      case 'and':
        return sites.of.every((part) => may(part, site));
      case 'or':
        return sites.of.some((part) => may(part, site));
      case 'not':
        return !isFixed(sites.of) || !may(sites.of, site);
      case 'predicate': {
        return lent.has(sites.predicate) || may(predicates.get(sites.predicate)!, site);
      }
      case 'reachable':
        return may(sites.from, site) || may(sites.through, site);
      case 'such-that':
        return may(sites.base, site);
      default:
        return true;
    }
  };
  return may;
}

/** Whether a site is always in the set or never. */
const isFixed = (sites: Sites): boolean =>
  !someNode(rootOf('sites', sites), { sites: (one) => readsOf('sites', one).length > 0, cond: () => true });
