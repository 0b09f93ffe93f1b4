/** The normal form of an effect: what it means, without differences of writing that mean nothing. */
import type { Symbols } from '../../semantics/symbols.ts';
import type { EffectNode, Ident } from '../../syntax/ast.ts';
import { singularName, ReferentTracker } from '../referents.ts';

/**
 * Articles, places in the text, plural or singular names, brackets around one part, `1` where one is meant anyway.
 * Two effects with the same normal form are the same effect.
 */
export const normalForm = (effect: unknown, symbols: Symbols): unknown => formOf(effect, symbols, false);

/** The same with the place of each node in its text; a name is `{ text, range }` then. */
export const normalFormWithRanges = (effect: unknown, symbols: Symbols): unknown => formOf(effect, symbols, true);

function formOf(effect: unknown, symbols: Symbols, places: boolean): unknown {
  const given = numberedNames(effect);
  const { spokenOf, told } = unneededNames(effect, symbols);
  const one = (value: unknown, key?: string): unknown => {
    if (Array.isArray(value)) return value.map((inner) => one(inner));
    if (typeof value !== 'object' || value === null) return value;
    const node = value as Record<string, unknown>;
    if (key !== 'args' && typeof node.text === 'string' && 'range' in node) {
      const text = spokenOf.get(value as Ident) ?? given.get(node.text) ?? singularName(node.text, symbols);
      return places ? { text, range: node.range } : text;
    }
    if (node.kind === 'block' && (node.parts as unknown[]).length === 1) return one((node.parts as unknown[])[0]);
    const out: Record<string, unknown> = {};
    for (const name of Object.keys(node).sort()) {
      const inner = node[name];
      if (inner === undefined || name === 'articles') continue;
      if (name === 'range' || name === 'keyword') {
        if (places) out[name] = inner;
        continue;
      }
      if (name === 'amount' && isOne(inner)) continue;
      if (name === 'as' && !told(inner as { text?: string; name?: { text: string } })) continue;
      if (key === 'top' && name === 'n' && isOne(inner)) continue;
      if (key === 'args' && name === 'n' && isOne((inner as { value?: unknown }).value)) continue;
      out[name] = one(inner, name);
    }
    if (node.kind === 'phrase' && symbols.all('track').length === 1 && out.noun === symbols.all('track')[0].id) {
      out.noun = 'space';
    }
    if (
      node.kind === 'word' &&
      node.word === 'let' &&
      (out.args as Record<string, { flag?: string }>).doing?.flag === 'building'
    ) {
      delete (out.args as Record<string, unknown>).doing;
    }
    if (node.kind === 'word' && node.word === 'advance' && !(out.args as Record<string, unknown>).track) {
      onlyTrack(out.args as Record<string, unknown>, symbols);
    }
    if (node.kind === 'advance' && !out.track) onlyTrack(out, symbols, true);
    if (Array.isArray(out.adjectives)) out.adjectives = sorted(out.adjectives);
    if (node.kind === 'call') out.args = sorted(flattenedArgs(out as unknown as Call));
    if (node.kind === 'where') return withPost(out);
    if (node.kind === 'binary' && (node.op === 'and' || node.op === 'or')) return leftAssociative(out);
    return out;
  };
  return one(effect);
}

const isOne = (value: unknown): boolean =>
  (value as { kind?: string; value?: number } | undefined)?.kind === 'number' &&
  (value as { value: number }).value === 1;

function onlyTrack(args: Record<string, unknown>, symbols: Symbols, plain = false): void {
  const tracks = symbols.all('track');
  if (tracks.length > 0) args.track = plain ? tracks[0].id : { name: tracks[0].id, type: 'name' };
}

/** Names that a text may leave out: those that mean `it`, and those of things that are unambiguous without a name. */
function unneededNames(
  effect: unknown,
  symbols: Symbols,
): { spokenOf: Map<Ident, string>; told(as: { text?: string; name?: { text: string } }): boolean } {
  const spokenOf = new Map<Ident, string>();
  const mentions: Ident[] = [];
  const things = new ReferentTracker(
    (noun) => singularName(noun, symbols),
    ({ ident, latest, before }) => {
      if (latest?.as === ident.text && !latest.kind) spokenOf.set(ident, 'it');
      else if (before.some(({ as, kind }) => as === ident.text && !kind)) mentions.push(ident);
    },
  );
  if (typeof effect === 'object' && effect !== null && 'kind' in effect) things.walk(effect as EffectNode);
  for (const ident of mentions) {
    if (things.isUnambiguous(ident.text)) {
      spokenOf.set(ident, `that ${things.all.find(({ as }) => as === ident.text)!.noun}`);
    }
  }
  const needed = new Set(mentions.filter((ident) => !spokenOf.has(ident)).map(({ text }) => text));
  return {
    spokenOf,
    told: ({ text, name }) => {
      const as = text ?? name?.text ?? '';
      return !things.all.some((thing) => thing.as === as && !thing.kind) || needed.has(as);
    },
  };
}

/** `where farms of it >= 2` says what `with farms >= 2` says. */
function withPost(post: Record<string, unknown>): Record<string, unknown> {
  const condition = ofItself(post.condition as Tree);
  return condition ? { condition, kind: 'with', ...(post.range ? { range: post.range } : {}) } : post;
}

/** Names given with `as`, numbered, as the name itself means nothing. */
function numberedNames(effect: unknown): Map<string, string> {
  const given = new Map<string, string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { as } = value as { as?: { text?: string; name?: { text: string } } };
    const name = as?.text ?? as?.name?.text;
    if (name !== undefined && !given.has(name)) given.set(name, `#${given.size + 1}`);
    Object.values(value).forEach(walk);
  };
  walk(effect);
  return given;
}

interface Call {
  kind?: string;
  fn: Name;
  args: unknown[];
}
/** `min(min(a, b), c)` is `min(a, b, c)`. */
const flattenedArgs = ({ fn, args }: Call): unknown[] =>
  args.flatMap((arg) =>
    (arg as Call).kind === 'call' && textOf((arg as Call).fn) === textOf(fn) ? flattenedArgs(arg as Call) : [arg],
  );
/** Sorts what has no order: adjectives, the arguments of min and max. */
const sorted = (values: unknown[]): unknown[] =>
  values
    .map((value) => [JSON.stringify(value, withoutPlaces), value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);

/** `a and (b and c)` is `a and b and c`. */
function leftAssociative({ op, left, right }: Tree): Tree {
  const sides = (tree: Tree): Tree[] =>
    tree.kind === 'binary' && tree.op === op ? [...sides(tree.left!), ...sides(tree.right!)] : [tree];
  return [...sides(left!), ...sides(right!)].reduce((before, side) => ({
    kind: 'binary',
    left: before,
    op,
    right: side,
  }));
}

interface Tree {
  kind?: string;
  op?: string;
  left?: Tree;
  right?: Tree;
  noun?: Name;
  posts?: { kind: string; of?: Tree }[];
}

type Name = string | { text: string };
const textOf = (name: Name | undefined): string | undefined => (typeof name === 'object' ? name.text : name);
const withoutPlaces = (key: string, value: unknown): unknown =>
  key === 'range' || key === 'keyword' ? undefined : value;

function ofItself(condition: Tree): Tree | undefined {
  const { kind, op, left, right } = condition;
  if (kind !== 'binary') return undefined;
  if (op === 'and') {
    const a = ofItself(left!);
    const b = ofItself(right!);
    return a && b && { ...condition, left: a, right: b };
  }
  const last = left?.posts?.at(-1);
  if (
    left?.kind !== 'phrase' ||
    right?.kind !== 'number' ||
    last?.kind !== 'of' ||
    textOf(last.of?.noun) !== 'it' ||
    last.of!.posts!.length > 0
  ) {
    return undefined;
  }
  return { ...condition, left: { ...left, posts: left.posts!.slice(0, -1) } };
}
