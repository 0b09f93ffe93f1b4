/** The normal form of an effect with the places of its nodes, as the comparison walks over it. */
import type { Range } from '../../dsl/internal.ts';

export interface Tree {
  kind?: string;
  range?: Range;
  keyword?: Range;
  [field: string]: unknown;
}
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const textOf = (name: unknown): string => (isTree(name) ? String(name.text) : String(name));
export const listOf = (value: unknown): Tree[] => (Array.isArray(value) ? (value as Tree[]) : []);

/** The range of a node; a node made by the normal form has that of its parts. */
export function rangeOf(value: unknown): Range | undefined {
  if (Array.isArray(value)) return united(value.map(rangeOf));
  if (!isTree(value)) return undefined;
  return value.range ?? united(Object.values(value).map(rangeOf));
}

function united(ranges: (Range | undefined)[]): Range | undefined {
  const known = ranges.filter((range) => range !== undefined);
  return known.length === 0
    ? undefined
    : { start: Math.min(...known.map(({ start }) => start)), end: Math.max(...known.map(({ end }) => end)) };
}

/** The same, whatever the places. */
export const sameTree = (a: unknown, b: unknown): boolean => keyOf(a) === keyOf(b);
const keys = new WeakMap<object, string>();
export function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  let key = keys.get(value);
  if (key === undefined) {
    keys.set(
      value,
      (key = JSON.stringify(value, (name, inner: unknown) =>
        name === 'range' || name === 'keyword'
          ? undefined
          : isTree(inner) && typeof inner.text === 'string'
            ? inner.text
            : inner,
      )),
    );
  }
  return key;
}

/** The fields that lead from a tree to a node in it; the same path leads to the same node of an equal tree. */
export function pathTo(node: unknown, from: unknown): string[] | undefined {
  if (node === from) return [];
  if (typeof from !== 'object' || from === null) return undefined;
  for (const [field, inner] of Object.entries(from)) {
    const rest = typeof inner === 'object' ? pathTo(node, inner) : undefined;
    if (rest) return [field, ...rest];
  }
  return undefined;
}

export const atPath = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (node, field) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[field] : undefined),
    tree,
  );
