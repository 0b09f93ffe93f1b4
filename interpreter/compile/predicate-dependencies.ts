/**
 * What effects, values and sets ask of a position, predicates of the pack resolved; so it is known what of it may be cached,
 * and for how long.
 */
import {
  type PackModel,
  readsOf,
  type Aspect,
  type Root,
  rootOf,
  type Sites,
  someNode,
  visitAll,
  visitIr,
} from '../../dsl/internal.ts';
import { componentsOf } from './components.ts';

/** What is asked of it changes with the board only; what a variable holds is known where it is asked. */
const WITH_PIECES: ReadonlySet<Aspect> = new Set<Aspect>(['pieces', 'upgrades', 'tiles', 'variables']);

export interface PredicateDependencies {
  /** some of them ask what is upgraded */
  upgrades: boolean;
  /** by predicate: it asks for more than the board, and so must be computed whenever it is asked for */
  volatile: boolean[];
  /** whether a set of sites asks for more than the board */
  asksOutside(sites: Sites): boolean;
  /** whether nothing is asked there but constants, which a game changes by lasting effects only */
  isConstant(roots: Root | readonly Root[]): boolean;
  /** all that is asked there */
  reads(roots: Root | readonly Root[]): ReadonlySet<Aspect>;
}

export function predicateDependencies(model: PackModel): PredicateDependencies {
  const definitions = definitionsOf(model);
  const known = new Map<string, ReadonlySet<Aspect>>();
  const reads = (roots: Root | readonly Root[]): Set<Aspect> => {
    const found = new Set<Aspect>();
    visitAll(roots, (union, node) => {
      for (const aspect of readsOf(union, node)) if (aspect !== 'predicates') found.add(aspect);
      if (node.k === 'predicate') for (const aspect of known.get(node.predicate) ?? []) found.add(aspect);
    });
    return found;
  };
  // until nothing changes: a predicate may ask for others, and for itself where a `treat` extends it
  for (let changed = true; changed;) {
    changed = false;
    for (const [id, sites] of definitions) {
      const found = reads(rootOf('sites', sites));
      changed ||= found.size !== (known.get(id)?.size ?? 0);
      known.set(id, found);
    }
  }
  const asksMore = (aspects: Iterable<Aspect>): boolean => [...aspects].some((one) => !WITH_PIECES.has(one));
  return {
    upgrades: someNode(rootOf('sites', [...definitions.values()].flat()), { sites: ({ k }) => k === 'upgraded' }),
    volatile: model.predicates.map(({ id }) => asksMore(known.get(id) ?? [])),
    asksOutside: (sites) => asksMore(reads(rootOf('sites', sites))),
    isConstant: (roots) => [...reads(roots)].every((aspect) => aspect === 'constants'),
    reads,
  };
}

/** By predicate: the pack's own set, and those of all `treat` effects that extend it. */
function definitionsOf(model: PackModel): ReadonlyMap<string, Sites[]> {
  const found = new Map(model.predicates.map(({ id, sites }) => [id, [sites]]));
  visitIr(componentsOf(model), { continuous: { treat: ({ as, sites }) => found.get(as)?.push(sites) } });
  return found;
}
