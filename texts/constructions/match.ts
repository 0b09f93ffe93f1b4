/** What fills the holes of a template in a tree that is written like it. */
import { type Symbols, usualTrack } from '../../dsl/internal.ts';
import { singularName } from '../meaning/referents.ts';
import { type Fields, type Hole, holeAt, isFields, isPrice, type Tree } from './holes.ts';

/** What fills each hole. */
export type Bound = Record<string, Tree>;

interface Matching {
  bound: Bound;
  /** with them, different names of the same are the same: of one thing and of several, of a track and the place on it */
  symbols: Symbols | undefined;
}

export function match(template: Tree, node: Tree, symbols?: Symbols): Bound | undefined {
  const matching: Matching = { bound: {}, symbols };
  return matches(template, node, matching) ? matching.bound : undefined;
}

function matches(part: Tree, node: Tree, matching: Matching): boolean {
  const hole = holeAt(part);
  if (hole) {
    const found = inHole(part, hole, node, matching);
    if (found === undefined) return false;
    const { bound, symbols } = matching;
    // the same in all places
    if (hole.name in bound) return match(bound[hole.name], found, symbols) !== undefined;
    bound[hole.name] = found;
    return true;
  }
  if (Array.isArray(part)) {
    return (
      Array.isArray(node) && node.length === part.length && part.every((one, i) => matches(one, node[i], matching))
    );
  }
  if (!isFields(part)) return part === node;
  if (!isFields(node)) return false;
  const { symbols } = matching;
  if (symbols && part.kind === undefined && typeof part.text === 'string' && typeof node.text === 'string') {
    return oneName(part.text, symbols) === oneName(node.text, symbols);
  }
  return [...new Set([...Object.keys(part), ...Object.keys(node)])].every(
    (key) =>
      MEANINGLESS.has(key) || matches(usual(key, part), usual(key, node), matching) || isLeftOut(part[key], node[key]),
  );
}

/** The name of one thing; the place on the usual track goes by its name too. */
function oneName(text: string, symbols: Symbols): string {
  const one = singularName(text, symbols);
  return one === usualTrack(symbols)?.id ? 'space' : one;
}

/** Where it is in the text, and what says nothing. */
const MEANINGLESS: ReadonlySet<string> = new Set(['range', 'keyword', 'articles', 'bracketed']);
const ONE = { kind: 'number', value: 1 };

/** A field of a node; an amount is 1 where none is written. */
const usual = (key: string, node: Fields): Tree => node[key] ?? (key === 'amount' ? ONE : undefined);

const isLeftOut = (argument: Tree, there: Tree): boolean =>
  there === undefined && isFields(argument) && holeAt(argument[String(argument.type)])?.optional === true;

/** What fills a hole; undefined where nothing can. */
function inHole(part: Tree, { name, is }: Hole, node: Tree, matching: Matching): Tree {
  if (is === 'items') {
    const items = withoutPer((part as Fields[])[0].per, node, matching);
    return items && isPrice(name) ? { kind: 'amounts', alternatives: [items] } : items;
  }
  if (!isFields(node)) return undefined;
  if (is === 'cost' && !isPrice(name)) {
    const [items, ...others] = node.kind === 'amounts' && !node.less ? (node.alternatives as Tree[]) : [];
    return others.length === 0 ? items : undefined;
  }
  return is === 'phrase' ? inPhrase(part as Fields, node, matching) : node;
}

/** Items without what each is gained for, if that is what a template says behind the hole. */
function withoutPer(per: Tree, node: Tree, matching: Matching): Tree[] | undefined {
  if (!Array.isArray(node) || per === undefined) return Array.isArray(node) ? (node as Tree[]) : undefined;
  const items = node as Fields[];
  return items.every((item) => matches(per, item.per, matching)) ? items.map(({ per: _, ...item }) => item) : undefined;
}

/** A phrase without the adjectives that a template has in front of the hole, and what it has behind. */
function inPhrase(part: Fields, node: Fields, matching: Matching): Tree {
  const [before, behind] = [part.adjectives as Tree[], part.posts as Tree[]];
  if (before.length + behind.length === 0) return node;
  if (node.kind !== 'phrase') return undefined;
  const [adjectives, posts] = [node.adjectives as Tree[], node.posts as Tree[]];
  const at = posts.length - behind.length;
  return at >= 0 &&
    matches(before, adjectives.slice(0, before.length), matching) &&
    matches(behind, posts.slice(at), matching)
    ? { ...node, adjectives: adjectives.slice(before.length), posts: posts.slice(0, at) }
    : undefined;
}
