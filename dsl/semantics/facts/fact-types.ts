/** What is known of each kind of node, whatever the pack. */
import type { FieldsOf, KindOf, NodeOf, Union } from './unions.ts';

/** What of a position something asks for or changes. */
export const ASPECTS = [
  // amounts that players or the game have
  'counters',
  // what a pack names `constants`, which options and continuous effects change
  'constants',
  // which cards there are where, and in which order
  'cards',
  // which cards are used
  'used cards',
  // counters and marks that lie on cards
  'things on cards',
  // counters that lie on sites
  'things on sites',
  // which pieces are where; those that are upgraded; how many are left
  'pieces',
  'upgrades',
  'supply',
  // predicates of a pack: what they ask is found from it
  'predicates',
  'tiles',
  // markers on slots, and on tracks
  'slots',
  'spaces',
  // who acts, whose turn it is, in which order; what the others have
  'order',
  'others',
  // what was done in a period, and how many periods are left
  'periods',
  // variables of the program
  'variables',
] as const;
export type Aspect = (typeof ASPECTS)[number];

/** It is not known what; all that there is. */
export const ANYTHING: readonly Aspect[] = ASPECTS;
/** The same in all positions of a game. */
export const NOTHING_READ: readonly Aspect[] = [];

/** Where nodes are in a node; required exactly if there are some. */
type Parts<Node> = keyof FieldsOf<Node> extends never ? { in?: undefined } : { in: FieldsOf<Node> };

/** The facts of a kind. `reads`: what it asks of the position itself, not counting the nodes in it. */
export type Facts<Node> = Parts<Node> & { reads: readonly Aspect[] | ((node: Node) => readonly Aspect[]) };

/** One for each kind of a union: a kind that is missing does not compile. */
export type FactsOf<U extends Union> = { readonly [K in KindOf<U>]: Facts<NodeOf<U, K>> };
