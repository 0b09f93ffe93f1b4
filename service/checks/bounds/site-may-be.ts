/** Sites that can never belong to a set, by what is known of them before any game. */
import { type PackModel, readsOf, rootOf, type SiteDef, type Sites, someNode } from '../../../dsl/internal.ts';

/**
 * Whether a site can belong to a set in any position: the pieces on sites are unknown, kinds and tags are known. `lent`: predicates that
 * something may let be true of any site.
 */
export function siteMayBe(model: PackModel, lent: ReadonlySet<string>): (sites: Sites, site: SiteDef) => boolean {
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
