/** What the pack's predicates, and the `treat` effects that extend them, depend on: whether a computed set can be cached. */
import { visitNodes, type PackModel } from '../../dsl/index.ts';
import { componentsOf } from './components.ts';

/** Questions whose answer may change while all pieces stay where they are. */
const OUTSIDE = new Set([
  'counter',
  'constant',
  'place',
  'on-turn',
  'count-cards',
  'some-cards',
  'tile-of',
  'tiled',
  'card-number',
  'count-slots',
  'some-slots',
  'supply',
  'space',
  'marks',
  'done-in-period',
  'periods-left',
  'over-cards',
  'over-slots',
]);

export interface PredicateDependencies {
  /** some of them ask what is upgraded */
  upgrades: boolean;
  /** by predicate: it asks for more than the pieces, and so must be computed whenever it is asked for */
  volatile: boolean[];
  /** whether a set of sites asks for more than the pieces */
  asksOutside(sites: unknown): boolean;
}

export function predicateDependencies(model: PackModel): PredicateDependencies {
  const treats: { as: string; sites: unknown }[] = [];
  visitNodes(componentsOf(model), (node) => {
    if (node.k === 'treat') treats.push({ as: node.as as string, sites: node.sites });
  });
  const volatile = new Set<string>();
  const asksOutside = (sites: unknown): boolean => {
    let found = false;
    visitNodes(sites, (node) => {
      if (OUTSIDE.has(node.k) || (node.k === 'predicate' && volatile.has(node.predicate as string))) found = true;
    });
    return found;
  };
  for (let before = -1; before < volatile.size;) {
    before = volatile.size;
    for (const p of model.predicates) if (asksOutside(p.sites)) volatile.add(p.id);
    for (const treat of treats) if (asksOutside(treat.sites)) volatile.add(treat.as);
  }
  let upgrades = false;
  visitNodes([model.predicates, treats], (node) => {
    if (node.k === 'upgraded') upgrades = true;
  });
  return { upgrades, volatile: model.predicates.map(({ id }) => volatile.has(id)), asksOutside };
}
