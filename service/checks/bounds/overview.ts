/** The effects of all programs of a pack on numbers, properties and sites, collected once. */
import { type PackModel, partsOf, type Cond, type Origin, type Sites, visitIr } from '../../../dsl/internal.ts';

export interface Overview {
  /** conditions of `if` and `as soon as`, and of goals */
  conditions: { test: Cond; origin: Origin }[];
  /** constants that a continuous effect changes */
  changed: Set<string>;
  /** predicates that a continuous effect extends (`treat`) */
  lent: Set<string>;
  /** pieces that a continuous effect allows on other sites */
  allowed: Set<string>;
  /** by piece: sites on which effects place it, in addition to those on which it may be built */
  put: Map<string, Sites[]>;
}

const cache = new WeakMap<PackModel, Overview>();

export function overviewOf(model: PackModel): Overview {
  let found = cache.get(model);
  if (!found) cache.set(model, (found = collectOverview(model)));
  return found;
}

function collectOverview(model: PackModel): Overview {
  const found: Overview = {
    conditions: model.goals.map(({ reach, origin }) => ({ test: reach, origin })),
    changed: new Set(),
    lent: new Set(),
    allowed: new Set(),
    put: new Map(),
  };
  const put = (piece: string, sites: Sites): void => {
    found.put.set(piece, [...(found.put.get(piece) ?? []), sites]);
  };
  const asked = ({ test, origin }: { test: Cond; origin: Origin }): void => {
    found.conditions.push({ test, origin });
  };
  visitIr(partsOf(model, ['cards', 'rules', 'slots', 'procedures', 'types', 'tracks', 'boards', 'decks', 'pieces']), {
    effect: {
      if: asked,
      'place-piece': ({ piece, sites }) => put(piece, sites),
      relocate({ to }) {
        for (const { id } of model.pieces) put(id, to);
      },
      replace({ pieces, sites }) {
        for (const piece of pieces) put(piece, sites);
      },
    },
    continuous: {
      'as-soon-as': asked,
      change: ({ constant }) => found.changed.add(constant),
      treat: ({ as }) => found.lent.add(as),
      allow({ pieces, sites }) {
        for (const piece of pieces) {
          found.allowed.add(piece);
          put(piece, sites);
        }
      },
    },
  });
  return found;
}
