/**
 * Visits nodes of the IR, told apart by union and kind: a handler for `or` of effects never sees `or` of sites, and each
 * handler gets the node in its own type.
 */
import { fieldsOf, UNIONS } from './facts/index.ts';
import { type Fields, type KindOf, type NodeOf, RECORD, type Shape, type Union, type Unions } from './facts/unions.ts';

/** A value with what of it are nodes. Made by `rootOf` and by what knows the shape of a pack. */
export interface Root {
  readonly shape: Shape;
  readonly value: unknown;
}

/** One of these, any number in lists, or none. */
export type Many<T> = T | readonly Many<T>[] | null | undefined;

/** Nodes of a union, with all below them. */
export const rootOf = <U extends Union>(union: U, nodes: Many<Unions[U]>): Root => ({ shape: union, value: nodes });

/** By union: one handler for all kinds, or one for each kind that matters. */
export type Visitor = {
  readonly [U in Union]?: ((node: Unions[U]) => void) | { readonly [K in KindOf<U>]?: (node: NodeOf<U, K>) => void };
};

type Handler = (node: unknown) => void;
type Handlers = Readonly<Partial<Record<Union, Handler | Readonly<Partial<Record<string, Handler>>>>>>;

/** Calls the handlers for every node, however deep, in the order in which the nodes are written in one another. */
export function visitIr(roots: Root | readonly Root[], visitor: Visitor): void {
  for (const { value, shape } of 'shape' in roots ? [roots] : roots) visit(value, shape, visitor as Handlers);
}

/** Calls it for every node of whatever union, in the same order. */
export function visitAll(
  roots: Root | readonly Root[],
  note: <U extends Union>(union: U, node: Unions[U]) => void,
): void {
  visitIr(roots, Object.fromEntries(UNIONS.map((union) => [union, (node: never) => note(union, node)])));
}

/** Whether some node, however deep, is as asked. */
export function someNode(
  roots: Root | readonly Root[],
  is: { readonly [U in Union]?: (node: Unions[U]) => boolean },
): boolean {
  let found = false;
  const note = (ask: (node: never) => boolean) => (node: never) => {
    found ||= ask(node);
  };
  visitIr(roots, Object.fromEntries(Object.entries(is).map(([union, ask]) => [union, note(ask)])));
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

function visit(value: unknown, shape: Shape, visitor: Handlers): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) visit(item, shape, visitor);
    return;
  }
  if (typeof shape !== 'string') return visitFields(value as Record<string, unknown>, shape, visitor);
  const node = value as Record<string, unknown> & { k: string };
  const handler = visitor[shape];
  if (typeof handler === 'function') handler(node);
  else handler?.[node.k]?.(node);
  const fields = fieldsOf(shape, node.k);
  if (fields) visitFields(node, fields, visitor);
}

function visitFields(value: Record<string, unknown>, fields: Fields, visitor: Handlers): void {
  const each = fields[RECORD];
  for (const key in value) {
    const shape = each ?? fields[key];
    if (shape !== undefined) visit(value[key], shape, visitor);
  }
}
