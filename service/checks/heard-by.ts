/** Whether every event of one pattern is also one of another: by what they name, and by what predicates are declared to be. */
import { type Cards, type EventPattern, nodesOf, type PackModel, type Sites, type Slots } from '../../dsl/internal.ts';
import { withoutOrigins } from './without-origins.ts';

/** False where it cannot be told. */
export function isHeardBy(narrow: EventPattern, broad: EventPattern, model: PackModel): boolean {
  if (isEqual(narrow, broad)) return true;
  // what is counted differs with what is named
  if (broad.nth || 'nthIn' in broad || 'nthOf' in broad || narrow.another !== broad.another) return false;
  const sets = new Implication(model);
  if (narrow.k === 'build' && broad.k === 'become') return becomesWhenBuilt(narrow, broad, sets);
  return narrow.k === broad.k && isWithin(narrow, broad, sets);
}

type Built = EventPattern & { k: 'build' | 'upgrade' };

/** What is built where the predicate is true becomes it, too. */
function becomesWhenBuilt(
  built: Built,
  { ofPieces, predicate, sites }: EventPattern & { k: 'become' },
  sets: Implication,
): boolean {
  if (!ofPieces || !isSubset(built.pieces, ofPieces)) return false;
  return sets.implies(builtOn(built), { k: 'and', of: [{ k: 'predicate', predicate }, sites] });
}

/** When it happens, the piece stands on the site. */
const builtOn = ({ sites, pieces }: Built): Sites => ({
  k: 'and',
  of: [sites, { k: 'holding', pieces }],
});

/** Of one kind. What the broader one does not name it leaves open. */
function isWithin(narrow: EventPattern, broad: EventPattern, sets: Implication): boolean {
  // only what is said of pieces hears those that come where it is true already
  if (narrow.k === 'become' && broad.k === 'become' && narrow.ofPieces && !broad.ofPieces) return false;
  const sites = narrow.k === 'build' || narrow.k === 'upgrade' ? { sites: builtOn(narrow) } : {};
  const named: Record<string, unknown> = { ...narrow, ...sites };
  return Object.entries(broad).every(([field, value]: [string, unknown]) => {
    const own = named[field];
    if (own === undefined) return field === 'ofPieces';
    switch (field) {
      case 'sites':
      case 'from':
      case 'cards':
      case 'slots':
        return sets.implies(own as Components, value as Components);
      case 'pieces':
      case 'counters':
        return isSubset(own as string[], value as string[]);
      case 'n':
        return (own as number) >= (value as number);
      default:
        return isEqual(own, value);
    }
  });
}

type Components = Sites | Cards | Slots;

/** Sets of one kind, of whichever. */
const listed = (sets: readonly Components[]): readonly Components[] => sets;

/** Which sets lie in which. */
class Implication {
  readonly #declared: ReadonlyMap<string, Sites>;
  readonly #treated: ReadonlySet<string>;

  constructor(model: PackModel) {
    this.#declared = new Map(model.predicates.map(({ id, sites }) => [id, sites]));
    this.#treated = new Set(nodesOf(model, 'continuous', 'treat').map(({ as }) => as));
  }

  implies(narrow: Components, broad: Components): boolean {
    if (broad.k === 'all') return true;
    if (broad.k === 'and') return listed(broad.of).every((one) => this.implies(narrow, one));
    if (broad.k === 'or' && listed(broad.of).some((one) => this.implies(narrow, one))) return true;
    if (this.#factsOf(narrow).some((fact) => this.#fits(fact, broad))) return true;
    const declared = broad.k === 'predicate' ? this.#declared.get(broad.predicate) : undefined;
    return declared !== undefined && this.implies(narrow, declared);
  }

  #fits(fact: Components, broad: Components): boolean {
    if (isEqual(fact, broad)) return true;
    if (fact.k === 'or') return listed(fact.of).every((one) => this.implies(one, broad));
    if (fact.k === 'holding' && broad.k === 'holding') return isSubset(fact.pieces, broad.pieces);
    return fact.k === 'adjacent' && broad.k === 'adjacent' && this.implies(fact.to, broad.to);
  }

  /** All that is true of each of the set. What an effect treats as a predicate need not be what it is declared to be. */
  #factsOf(set: Components): Components[] {
    if (set.k === 'and') return listed(set.of).flatMap((one) => this.#factsOf(one));
    if (set.k === 'such-that') return [set, ...this.#factsOf(set.base)];
    const declared =
      set.k === 'predicate' && !this.#treated.has(set.predicate) ? this.#declared.get(set.predicate) : undefined;
    return declared ? [set, ...this.#factsOf(declared)] : [set];
  }
}

const isSubset = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

const isEqual = (a: unknown, b: unknown): boolean => withoutOrigins(a) === withoutOrigins(b);
