/** The effects of all programs of a pack on numbers, properties and sites, collected once. */
import type { PackModel } from '../../packs/model.ts';
import { visitNodes } from '../../semantics/visit-nodes.ts';
import type { Cond, Origin, Sites } from '../../semantics/ir.ts';

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
  visitNodes(
    [
      model.cards,
      model.rules,
      model.slots,
      model.procedures,
      model.types,
      model.tracks,
      model.boards,
      model.decks,
      model.pieces,
    ],
    (node) => {
      switch (node.k) {
        case 'if':
        case 'as-soon-as':
          found.conditions.push({ test: node.test as Cond, origin: node.origin as Origin });
          break;
        case 'change':
          found.changed.add(node.constant as string);
          break;
        case 'treat':
          found.lent.add(node.as as string);
          break;
        case 'place-piece':
          put(node.piece as string, node.sites as Sites);
          break;
        case 'relocate':
          for (const { id } of model.pieces) put(id, node.to as Sites);
          break;
        case 'replace':
          for (const piece of node.pieces as string[]) put(piece, node.sites as Sites);
          break;
        case 'allow':
          for (const piece of node.pieces as string[]) {
            found.allowed.add(piece);
            put(piece, node.sites as Sites);
          }
          break;
        default:
          break;
      }
    },
  );
  return found;
}
