/**
 * The unions of the IR, and how nodes of them lie in one another. Kinds are unique within a union only: `or` of sites is not
 * `or` of effects, so a node is told apart by its union and its kind.
 */
import type {
  Cards,
  Carriers,
  Cond,
  ContinuousEffect,
  Cost,
  Effect,
  EventPattern,
  Gained,
  Num,
  Over,
  Sites,
  Slots,
} from '../ir.ts';

/** The unions by their names. */
export interface Unions {
  effect: Effect;
  continuous: ContinuousEffect;
  event: EventPattern;
  num: Num;
  cond: Cond;
  sites: Sites;
  cards: Cards;
  slots: Slots;
  cost: Cost;
  gained: Gained;
  over: Over;
  carriers: Carriers;
}

export type Union = keyof Unions;
export type KindOf<U extends Union> = Unions[U]['k'];

/** The nodes of one kind. */
export type NodeOf<U extends Union, K extends KindOf<U>> = OfKind<Unions[U], K>;
type OfKind<Node, K> = Node extends { k: infer Own } ? (K extends Own ? Node & { k: K } : never) : never;

/**
 * What of a value are nodes: those of a union, or fields of an object, or all values of a record (`each`). Lists do not
 * show: a list of nodes has the shape of a node.
 */
export type Shape = Union | Fields;
export interface Fields {
  readonly [field: string]: Shape;
}

/** The shape of a value of the type; `never` if no node is in it. A type that has nodes and no such shape does not compile. */
type ShapeOf<T> = [Objects<T>] extends [never]
  ? never
  : [UnionOf<Objects<T>>] extends [never]
    ? OrNever<FieldsOf<Objects<T>>>
    : UnionOf<Objects<T>>;

/** The fields of an object in which nodes are. */
export type FieldsOf<T> =
  string extends KeysOf<T>
    ? Record<[ShapeOf<ValueOf<T, string>>] extends [never] ? never : typeof RECORD, ShapeOf<ValueOf<T, string>>>
    : { readonly [F in FieldWithNodes<T>]: ShapeOf<ValueOf<T, F>> };
type FieldWithNodes<T> = { [F in KeysOf<T>]: [ShapeOf<ValueOf<T, F>>] extends [never] ? never : F }[KeysOf<T>];

/** Stands for all names of a record. */
export const RECORD = '*';

/** What is in lists, and what is not null. */
type Objects<T> = Extract<Elements<T>, object>;
type Elements<T> = T extends readonly (infer E)[] ? Elements<E> : T;
type UnionOf<T> = { [U in Union]: [T] extends [Unions[U]] ? U : never }[Union];
type KeysOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, F> = T extends unknown ? (F extends keyof T ? T[F] : never) : never;
type OrNever<T> = [keyof T] extends [never] ? never : T;
