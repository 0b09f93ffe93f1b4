/** The facts of all nodes, by union and kind. A kind without facts does not compile. */
import type { Effect } from '../ir.ts';
import { OPERATIONS, type Operation, type OperationFacts } from './operations.ts';
import { type AnyEffectFacts, EFFECTS } from './effects.ts';
import type { FactsOf, Aspect } from './fact-types.ts';
import { CONTINUOUS, EVENTS } from './lasting.ts';
import { CARD_SETS, CARRIERS, OVER, SITES, SLOT_SETS } from './sets.ts';
import type { Fields, Union, Unions } from './unions.ts';
import { CONDITIONS, COSTS, GAINED, NUMBERS } from './values.ts';

const FACTS = {
  effect: EFFECTS,
  continuous: CONTINUOUS,
  event: EVENTS,
  num: NUMBERS,
  cond: CONDITIONS,
  sites: SITES,
  cards: CARD_SETS,
  slots: SLOT_SETS,
  cost: COSTS,
  gained: GAINED,
  over: OVER,
  carriers: CARRIERS,
} as const satisfies { readonly [U in Union]: FactsOf<U> };

interface AnyFacts {
  readonly in?: Fields;
  readonly reads: readonly Aspect[] | ((node: never) => readonly Aspect[]);
}

/** The facts of a node's kind. */
const factsOf = (union: Union, kind: string): AnyFacts => (FACTS[union] as Readonly<Record<string, AnyFacts>>)[kind];

/** Where nodes are in a node. */
export const fieldsOf = (union: Union, kind: string): Fields | undefined => factsOf(union, kind).in;

/** What a node asks of the position itself, not counting the nodes in it. */
export function readsOf<U extends Union>(union: U, node: Unions[U]): readonly Aspect[] {
  const { reads } = factsOf(union, node.k);
  return typeof reads === 'function' ? reads(node as never) : reads;
}

/** The facts of a kind of effect. */
export const effectFacts = (kind: Effect['k']): AnyEffectFacts =>
  (EFFECTS as unknown as Readonly<Record<Effect['k'], AnyEffectFacts>>)[kind];

/** What an effect does itself; what the effects in it do is theirs. */
export const operationsOf = (effect: Effect): readonly Operation[] => effectFacts(effect.k).does(effect);
export const operationFacts = ({ k }: Operation): OperationFacts => OPERATIONS[k];

/** Whether an effect asks a player what to do; what the effects in it ask is theirs. */
export function asksPlayer(effect: Effect): boolean {
  const { asks } = effectFacts(effect.k);
  return typeof asks === 'function' ? asks(effect) : asks;
}
