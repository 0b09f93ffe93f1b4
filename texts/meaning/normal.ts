/** The normal form of an effect: what it means, without differences of writing that mean nothing. */
import {
  usualTrack,
  type Symbols,
  type EffectNode,
  type ExprNode,
  type Ident,
  type PhraseNode,
  type ThenNode,
  type WordNode,
  alikeFirst,
  argumentOnAll,
  WORDS,
} from '../../dsl/internal.ts';
import { withLastMay } from './last-may.ts';
import { oneOfTop } from './among-top.ts';
import { exceptionsIn, exceptionsPost, withExceptionsBehind } from './exceptions.ts';
import { coveredQuality, thingNamed } from './laid.ts';
import { multipliedFirst } from './multiplied-first.ts';
import { sameThing } from './same-thing.ts';
import { isShared } from './shared-things.ts';
import { singularName, ReferentTracker } from './referents.ts';

/**
 * It lacks articles, positions in the text, plural names, brackets around one part, and `1` where one is meant anyway.
 * Two effects with the same normal form are the same effect.
 */
export const normalForm = (effect: unknown, symbols: Symbols): unknown => formOf(effect, symbols, false);

/** The same with the place of each node in its text; a name is `{ text, range }` then. */
export const normalFormWithRanges = (effect: unknown, symbols: Symbols): unknown => formOf(effect, symbols, true);

type FieldsOfNode = Record<string, unknown>;

interface NormalFormContext {
  symbols: Symbols;
  withRanges: boolean;
  /** names that are given with `as`, by what they are called in the normal form */
  numbered: Map<string, string>;
  references: References;
}

function formOf(effect: unknown, symbols: Symbols, withRanges: boolean): unknown {
  const context: NormalFormContext = {
    symbols,
    withRanges,
    numbered: numberedNames(effect),
    references: unneededNames(effect, symbols),
  };
  return normalValue(effect, undefined, context);
}

/** `key`: the field of the parent that contains the value. */
function normalValue(value: unknown, key: string | undefined, context: NormalFormContext): unknown {
  if (Array.isArray(value)) return value.map((inner) => normalValue(inner, undefined, context));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as FieldsOfNode;
  if (key !== 'args' && typeof node.text === 'string' && 'range' in node) return normalName(node as never, context);
  if (node.kind === 'block' && (node.parts as unknown[]).length === 1) {
    return normalValue((node.parts as unknown[])[0], undefined, context);
  }
  const same = sameThing(node as unknown as ExprNode, (name) => context.numbered.has(name));
  if (same) return normalValue(same, key, context);
  const ordered =
    node.kind === 'then' ? { ...withLastMay(value as ThenNode) } : withExceptions(withOneOfTop(node), context);
  if (node.kind === 'is') {
    const sites = coveredQuality(context.symbols, value as ExprNode & { kind: 'is' });
    if (sites) {
      return normalValue(
        node.negated ? { kind: 'unary', op: 'not', operand: sites, range: node.range } : sites,
        key,
        context,
      );
    }
    return normalNode(node, normalFields(withColor(node, context), key, context), context.symbols);
  }
  if (node.kind !== 'phrase') return normalNode(node, normalFields(ordered, key, context), context.symbols);
  const phrase: FieldsOfNode = { ...alikeFirst(ordered as unknown as PhraseNode) };
  return normalNode(phrase, normalFields(phrase, key, context), context.symbols);
}

/** `choose top 3 cards of pile` says what `choose card of top 3 cards of pile` says; the same of `each`. */
function withOneOfTop(node: FieldsOfNode): FieldsOfNode {
  const name = node.word === 'choose' ? 'what' : node.word === 'each' ? 'over' : undefined;
  const args = node.args as WordNode['args'];
  const arg = name === undefined ? undefined : args[name];
  if (name === undefined || arg?.type !== 'phrase') return node;
  return { ...node, args: { ...args, [name]: { ...arg, phrase: oneOfTop(arg.phrase) } } };
}

/** `it is red` says what `color of it = red` says. */
function withColor(node: FieldsOfNode, { symbols, numbered }: NormalFormContext): FieldsOfNode {
  const { left, right, negated, range } = node as unknown as ExprNode & { kind: 'is' };
  if (left.kind !== 'phrase' || left.adjectives.length + left.posts.length > 0) return node;
  const { text } = left.noun;
  const isOne = text === 'it' || text === 'this' || numbered.has(text);
  const isColor = symbols.find(right.noun.text).some(({ kind }) => kind === 'color');
  if (!isOne || !isColor) return node;
  const posts = [{ kind: 'of', of: left, range: left.range }];
  const color = {
    kind: 'phrase',
    adjectives: [],
    noun: { text: 'color', range: left.range },
    posts,
    range: left.range,
  };
  return { kind: 'binary', op: negated ? '!=' : '=', left: color, right, range };
}

/** What a thing must not be is said behind it, in the order of the names. */
function withExceptions(node: FieldsOfNode, { symbols }: NormalFormContext): FieldsOfNode {
  if (node.kind !== 'phrase') return node;
  const phrase = withExceptionsBehind(node as unknown as PhraseNode, symbols);
  const posts = phrase.posts.map((post) => {
    const all = exceptionsIn(post);
    return all && all.length > 1 ? { ...exceptionsPost(byName(all)), range: post.range } : post;
  });
  return { ...phrase, posts };
}

const byName = (all: readonly PhraseNode[]): PhraseNode[] =>
  [...all].sort((a, b) => (a.noun.text < b.noun.text ? -1 : 1));

function normalName(ident: Ident, { symbols, withRanges, numbered, references }: NormalFormContext): unknown {
  const text = references.replaced.get(ident) ?? numbered.get(ident.text) ?? singularName(ident.text, symbols);
  return withRanges ? { text, range: ident.range } : text;
}

/** The fields of a node in alphabetical order, without those that mean nothing. */
function normalFields(node: FieldsOfNode, key: string | undefined, context: NormalFormContext): FieldsOfNode {
  const out: FieldsOfNode = {};
  for (const name of Object.keys(node).sort()) {
    const inner = node[name];
    if (inner === undefined || name === 'articles' || name === 'bracketed') continue;
    if (name === 'range' || name === 'keyword') {
      if (context.withRanges) out[name] = inner;
      continue;
    }
    if (isUsualOne(name, inner, key)) continue;
    if (name === 'as' && !context.references.isNeeded(inner as GivenName)) continue;
    out[name] = normalValue(inner, name, context);
  }
  return out;
}

/** Whether a field is a `1` that is meant without it: an amount, `n` of the top cards. */
function isUsualOne(name: string, value: unknown, key: string | undefined): boolean {
  if (name === 'amount') return isOne(value);
  return name === 'n' && key === 'top' && isOne(value);
}

/** Different ways to write the same node become one. */
function normalNode(node: FieldsOfNode, out: FieldsOfNode, symbols: Symbols): unknown {
  if (Array.isArray(out.adjectives)) out.adjectives = sorted(out.adjectives);
  switch (node.kind) {
    case 'phrase':
      if (out.noun === usualTrack(symbols)?.id) out.noun = 'space';
      return onlyOthers(out);
    case 'word':
      normalizeWord(String(node.word), out.args as FieldsOfNode, symbols);
      return out;
    case 'advance':
      if (!out.track) onlyTrack(out, symbols, true);
      return out;
    case 'call':
      out.args = sorted(flattenedArgs(out as unknown as Call));
      return out;
    case 'where':
      return withPost(out);
    case 'binary':
      return node.op === 'and' || node.op === 'or'
        ? leftAssociative(out)
        : (noneOfShared(node, out, symbols) ?? mostOfOthers(out) ?? sameForAll(out) ?? out);
    default:
      return out;
  }
}

/** Leaves out the number, the flag and the cost that are meant where none is written, and adds the only track. */
function normalizeWord(word: string, args: FieldsOfNode, symbols: Symbols): void {
  if (isOne((args.n as { value?: unknown } | undefined)?.value) && !ON_ALL.has(word)) delete args.n;
  if ((args.cost as { cost?: Tree } | undefined)?.cost?.kind === 'usual') delete args.cost;
  if (word === 'let' && (args.doing as { flag?: string } | undefined)?.flag === 'building') delete args.doing;
  // what one may do whenever one likes may be left
  const body = (args.body as { effect?: { word?: string; args?: FieldsOfNode } } | undefined)?.effect;
  if (word === 'once' && body?.word === 'may') args.body = body.args?.body;
  const items = args.items as { items?: { per?: unknown }[] } | undefined;
  // all of them are gained, or lost, at once
  if (items?.items) items.items = multipliedFirst(items.items);
  if ((word === 'advance' || word === 'resolve-space') && !args.track) onlyTrack(args, symbols);
}

/** Words that act on all that they find where no number is written, so that `1` is not meant without it. */
const ON_ALL: ReadonlySet<string> = new Set(
  WORDS.filter(({ signature }) => argumentOnAll(signature)).map(({ name }) => name),
);

const isOne = (value: unknown): boolean =>
  (value as { kind?: string; value?: number } | undefined)?.kind === 'number' &&
  (value as { value: number }).value === 1;

function onlyTrack(args: Record<string, unknown>, symbols: Symbols, plain = false): void {
  const track = usualTrack(symbols)?.id;
  if (track !== undefined) args.track = plain ? track : { name: track, type: 'name' };
}

/** `as x`, as a phrase or as an argument has it. */
interface GivenName {
  text?: string;
  name?: { text: string };
}

interface References {
  /** what names are called that a text need not use: `it`, `that city` */
  replaced: Map<Ident, string>;
  /** whether a name that is given with `as` is used where nothing else would do */
  isNeeded(as: GivenName): boolean;
}

/** Names that a text may leave out: those that mean `it`, and those of things that are unambiguous without a name. */
function unneededNames(effect: unknown, symbols: Symbols): References {
  const replaced = new Map<Ident, string>();
  const mentions: Ident[] = [];
  const things = new ReferentTracker(
    (noun) => singularName(noun, symbols),
    ({ ident, latest, before }) => {
      if (latest?.as === ident.text && !latest.kind) replaced.set(ident, 'it');
      else if (before.some(({ as, kind }) => as === ident.text && !kind)) mentions.push(ident);
    },
    (noun) => thingNamed(noun, symbols),
  );
  if (typeof effect === 'object' && effect !== null && 'kind' in effect) things.walk(effect as EffectNode);
  for (const ident of mentions) {
    if (things.isUnambiguous(ident.text)) {
      replaced.set(ident, `that ${things.all.find(({ as }) => as === ident.text)!.noun}`);
    }
  }
  const needed = new Set(mentions.filter((ident) => !replaced.has(ident)).map(({ text }) => text));
  return {
    replaced,
    isNeeded: ({ text, name }) => {
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
    .map((value) => [JSON.stringify(value, withoutRanges), value] as const)
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

/** `cards in era-deck = 0` says what `not cards in era-deck` says: both are told as *there are no cards in the era deck*. */
function noneOfShared({ op, left, right }: FieldsOfNode, out: Tree, symbols: Symbols): Tree | undefined {
  const isNone = op === '=' && (right as ExprNode).kind === 'number' && (right as { value: number }).value === 0;
  const isSet = (left as ExprNode).kind === 'phrase' && isShared(symbols, left as PhraseNode);
  if (!isNone || !isSet) return undefined;
  const { left: operand, op: _op, right: _right, ...rest } = out;
  return { ...rest, kind: 'unary', op: 'not', operand };
}

/** Nobody has more than themselves: `player with kelp > yours` are other players. */
function onlyOthers(phrase: Tree): Tree {
  const [post, ...more] = phrase.posts ?? [];
  const { op, right } = post?.condition ?? {};
  const isStrict = (op === '<' || op === '>') && textOf(right?.noun) === 'yours';
  return isStrict && more.length === 0 && textOf(phrase.noun) === 'player' && phrase.adjectives?.length === 0
    ? { ...phrase, adjectives: [{ name: 'other', negated: false }] }
    : phrase;
}

/** `(other player with kelp > yours) >= 1` says what `max over other players: kelp > kelp` says. */
function mostOfOthers({ op, left: players, right: n, ...rest }: Tree): Tree | undefined {
  const [post, ...more] = players?.posts ?? [];
  const { condition } = post ?? {};
  const isOne = op === '>=' && n?.kind === 'number' && n.value === 1;
  if (!isOne || textOf(players?.noun) !== 'player' || more.length > 0 || condition?.op !== '>') return undefined;
  const { left, right } = condition;
  if (textOf(players?.adjectives?.[0]?.name) !== 'other' || textOf(right?.noun) !== 'yours') return undefined;
  const { posts: _, ...phrase } = players!;
  const over = { body: left, fn: 'max', kind: 'over', phrase: { ...phrase, posts: [] } };
  return { ...rest, left: over, op: '>', right: left! };
}

/** `(max over X: farms of it) = (min over X: farms of it)` says what `(different over X: farms of it) <= 1` says. */
function sameForAll({ op, left, right, ...rest }: Tree): Tree | undefined {
  if (op !== '=' || left?.kind !== 'over' || right?.kind !== 'over') return undefined;
  const [most, least] = left.fn === 'max' ? [left, right] : [right, left];
  const isBoth = most.fn === 'max' && least.fn === 'min';
  const isSame =
    JSON.stringify({ ...most, fn: '' }, withoutRanges) === JSON.stringify({ ...least, fn: '' }, withoutRanges);
  if (!isBoth || !isSame) return undefined;
  return { ...rest, left: { ...most, fn: 'different' }, op: '<=', right: { kind: 'number', value: 1 } };
}

interface Tree {
  kind?: string;
  op?: string;
  fn?: string;
  left?: Tree;
  right?: Tree;
  noun?: Name;
  posts?: { kind: string; of?: Tree; condition?: Tree }[];
  adjectives?: { name: Name; negated?: boolean }[];
  operand?: Tree;
  value?: number;
}

type Name = string | { text: string };
const textOf = (name: Name | undefined): string | undefined => (typeof name === 'object' ? name.text : name);
const withoutRanges = (key: string, value: unknown): unknown =>
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
