/**
 * Visits nodes of the IR, told apart by union and kind: a handler for `or` of effects never sees `or` of sites, and each
 * handler gets the node in its own type.
 */
import { fieldsOf } from './facts/index.ts';
import { type Fields, type KindOf, type NodeOf, RECORD, type Shape, type Union, type Unions } from './facts/unions.ts';

/** A value with what of it are nodes. Made by `rootOf` and by what knows the shape of a pack. */
export interface Root {
  readonly shape: Shape;
  readonly value: unknown;
}

/** One of these, any number in lists, or none. */
type Many<T> = T | readonly Many<T>[] | null | undefined;

/** Nodes of a union, with all below them. */
export const rootOf = <U extends Union>(union: U, nodes: Many<Unions[U]>): Root => ({ shape: union, value: nodes });

/** By union: one handler for all kinds, or one for each kind that matters. */
type Visitor = {
  readonly [U in Union]?: ((node: Unions[U]) => void) | { readonly [K in KindOf<U>]?: (node: NodeOf<U, K>) => void };
};

/** Calls the handlers for every node, however deep, in the order in which the facts of its kind name the fields. */
export function visitIr(roots: Root | readonly Root[], visitor: Visitor): void {
  const handlers = visitor as Handlers;
  visitAll(roots, (union, node) => {
    const handler = handlers[union];
    if (typeof handler === 'function') handler(node);
    else handler?.[node.k]?.(node);
  });
}

type Handler = (node: unknown) => void;
type Handlers = Readonly<Partial<Record<Union, Handler | Readonly<Partial<Record<string, Handler>>>>>>;
type Note = <U extends Union>(union: U, node: Unions[U]) => void;

/** Calls it for every node of whatever union, in the same order. */
export function visitAll(roots: Root | readonly Root[], note: Note): void {
  if ('shape' in roots) return visit(roots.value, roots.shape, note);
  for (const { value, shape } of roots) visit(value, shape, note);
}

/** Whether some node, however deep, is as asked. */
export function someNode(
  roots: Root | readonly Root[],
  is: { readonly [U in Union]?: (node: Unions[U]) => boolean },
): boolean {
  let found = false;
  visitAll(roots, (union, node) => {
    found ||= is[union]?.(node) === true;
  });
  return found;
}

/** Of which union each node is, for those who go through a tree in a way of their own. */
export class NodeUnions {
  private readonly unions = new Map<unknown, Union>();

  constructor(roots: Root | readonly Root[]) {
    visitAll(roots, (union, node) => this.unions.set(node, union));
  }
  isOf<U extends Union>(union: U, value: unknown): value is Unions[U] {
    return this.unions.get(value) === union;
  }
}

function visit(value: unknown, shape: Shape, note: Note): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, shape, note);
    return;
  }
  if (typeof shape !== 'string') return visitFields(value as Record<string, unknown>, shape, note);
  const node = value as Unions[Union];
  note(shape, node);
  const fields = fieldsOf(shape, node.k);
  if (fields) visitFields(value as Record<string, unknown>, fields, note);
}

function visitFields(value: Record<string, unknown>, fields: Fields, note: Note): void {
  const each = fields[RECORD];
  if (each !== undefined) {
    for (const key in value) visit(value[key], each, note);
    return;
  }
  for (const field of namesOf(fields)) visit(value[field], fields[field], note);
}

/** A model has tens of thousands of nodes, and few kinds of them. */
function namesOf(fields: Fields): readonly string[] {
  let names = NAMES.get(fields);
  if (!names) NAMES.set(fields, (names = Object.keys(fields)));
  return names;
}
const NAMES = new WeakMap<Fields, readonly string[]>();
