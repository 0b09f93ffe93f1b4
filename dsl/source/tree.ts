/**
 * A YAML file as plain nodes with places. Aliases are resolved (their nodes are shared); tags and anchors are dropped.
 */
import type { SourceMap } from './source-map.ts';
import type { Span } from './span.ts';

/** A value of a YAML file, with its place. */
export type YamlNode = YamlScalar | YamlList | YamlMap;

interface Base {
  span: Span;
  /** place of the alias that leads here; `span` is that of the anchor */
  usedAt?: Span;
}

/** A text, number, flag or nothing. */
export interface YamlScalar extends Base {
  kind: 'scalar';
  value: string | number | boolean | null;
  /** the value as text: what was written, decoded */
  text: string;
  map(): SourceMap;
  /** whether YAML joins its lines: it covers several, in another notation than `|` */
  joined: boolean;
}
export interface YamlList extends Base {
  kind: 'list';
  items: YamlNode[];
}

/** A map, with its entries in the order of the file. */
export interface YamlMap extends Base {
  kind: 'map';
  entries: YamlEntry[];
}
export interface YamlEntry {
  key: string;
  keySpan: Span;
  value: YamlNode;
}

/** The keys and indices from the root to a node. */
export type Path = readonly (string | number)[];

/** A value without places, as JSON has it. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** The entry of a map with this key. */
export function entryOf(node: YamlNode | undefined, key: string): YamlEntry | undefined {
  return node?.kind === 'map' ? node.entries.find((entry) => entry.key === key) : undefined;
}

/** The value under a key of a map, or at an index of a list. */
export function childOf(node: YamlNode | undefined, key: string | number): YamlNode | undefined {
  if (typeof key === 'string') return entryOf(node, key)?.value;
  return node?.kind === 'list' ? node.items[key] : undefined;
}

/** The node at a path, if there is one. */
export function nodeAt(root: YamlNode, path: Path): YamlNode | undefined {
  return path.reduce<YamlNode | undefined>((node, key) => childOf(node, key), root);
}

/** The span of the key of a path's last step; of an item of a list, the item. */
export function keySpanAt(root: YamlNode, path: Path): Span {
  const parent = nodeAt(root, path.slice(0, -1));
  const key = path[path.length - 1];
  if (typeof key === 'string') return entryOf(parent, key)?.keySpan ?? parent?.span ?? root.span;
  return childOf(parent, key)?.span ?? root.span;
}

/**
 * An object that inherits nothing. Objects of a class whose prototype is empty are faster than those without a prototype,
 * which V8 stores as hash tables.
 */
const BareObject = function BareObject() {} as unknown as new () => { [key: string]: Plain };
BareObject.prototype = Object.create(null);

/** The plain value, with objects that inherit nothing. */
export function plain(node: YamlNode): Plain {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plain);
  const object = new BareObject();
  for (const { key, value } of node.entries) object[key] = plain(value);
  return object;
}

/** What a value is; an empty one is `nothing`. */
export type ValueKind = 'list' | 'map' | 'nothing' | 'text' | 'number' | 'flag';

export function valueKind(node: YamlNode): ValueKind {
  if (node.kind !== 'scalar') return node.kind;
  if (node.value === null) return 'nothing';
  if (typeof node.value === 'string') return 'text';
  return typeof node.value === 'number' ? 'number' : 'flag';
}
