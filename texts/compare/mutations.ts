/** Single changes to an effect, each with the class of the difference that it makes: for laws.test.ts. */
import {
  SITE_ADJECTIVES,
  argumentOf,
  isCharged,
  WORD_BY_NAME,
  type SymbolKind,
  type Symbols,
  type Arg,
  type BlockNode,
  type EffectNode,
  type ItemNode,
  type OrNode,
  type PhraseNode,
  type ThenNode,
  type WordNode,
  innerEffects,
} from '../../dsl/internal.ts';
import type { DifferenceKind } from './classes.ts';

export interface Mutation {
  class: DifferenceKind;
  what: string;
  effect: EffectNode;
}

type Node = Record<string, unknown>;
/** A node with its path from the root: fields, and the nodes that contain them. */
interface NodePosition {
  node: Node;
  path: string[];
  above: Node[];
}

/** A node in place of another: what has changed, and the class of the difference. */
interface Replacement {
  class: DifferenceKind;
  what: string;
  node: unknown;
}

const range = { start: 0, end: 0 };

export function mutationsOf(effect: EffectNode, symbols: Symbols): Mutation[] {
  return nodesOf(effect).flatMap((position) =>
    replacementsFor(position, symbols).map((replacement) => ({
      class: replacement.class,
      what: `${replacement.what} at ${position.path.join('.')}`,
      effect: replaced(effect, position.path, replacement.node) as EffectNode,
    })),
  );
}

function replacementsFor(position: NodePosition, symbols: Symbols): Replacement[] {
  const { node } = position;
  if ('different' in node) return itemReplacements(node as unknown as ItemNode, symbols);
  if (node.type === 'cost') return costReplacements(position);
  switch (node.kind) {
    case 'number':
      return typeof node.value === 'number'
        ? [{ class: numberClass(position, symbols), what: 'a number', node: { ...node, value: node.value + 1 } }]
        : [];
    case 'phrase':
      return phraseReplacements(node as unknown as PhraseNode, symbols);
    case 'binary':
      return operatorReplacements(position);
    case 'word':
      return wordReplacements(node as unknown as WordNode, position, symbols);
    case 'or':
    case 'then':
    case 'block':
      return joinReplacements(node as unknown as OrNode | ThenNode | BlockNode);
    default:
      return [];
  }
}

/** Some declared name of a kind that does not mean the same. */
function anotherName(symbols: Symbols, kind: 'counter' | 'piece' | 'period' | 'zone', not: string): string | undefined {
  return symbols
    .all(kind)
    .map(({ id }) => id)
    .find((id) => !symbols.find(not).some((symbol) => symbol.id === id) && id !== not);
}

const isKind = (symbols: Symbols, name: string, wanted: SymbolKind): boolean =>
  symbols.find(name).some(({ kind }) => kind === wanted);

function itemReplacements(item: ItemNode, symbols: Symbols): Replacement[] {
  const { what } = item;
  const other = anotherName(symbols, 'counter', what.text);
  return other && isKind(symbols, what.text, 'counter')
    ? [{ class: 'counter', what: 'what is counted', node: { ...item, what: { ...what, text: other } } }]
    : [];
}

/** What is paid for the word around it: free instead of a cost, and the reverse. */
function costReplacements({ node, above }: NodePosition): Replacement[] {
  const word = above.findLast(({ kind }) => kind === 'word')?.word;
  if (!isCharged(String(word))) return [];
  const isFree = (node as { cost?: Node }).cost?.kind === 'free';
  return [{ class: 'cost', what: 'another cost', node: { ...node, cost: { kind: isFree ? 'usual' : 'free', range } } }];
}

function operatorReplacements({ node, path, above }: NodePosition): Replacement[] {
  if (node.op === '>=' || node.op === '<=') {
    const op = node.op === '>=' ? '<=' : '>=';
    return [{ class: 'limit', what: 'at least, at most', node: { ...node, op } }];
  }
  const isNested = [above.at(-1), node.left, node.right].some((other) => isJunction(other as Node | undefined));
  if (!isJunction(node) || isNested) return [];
  return [
    {
      class: path.includes('condition') ? 'filter' : 'connective',
      what: 'and, or',
      node: { ...node, op: node.op === 'and' ? 'or' : 'and' },
    },
  ];
}

const isJunction = (node: Node | undefined): boolean =>
  node?.kind === 'binary' && (node.op === 'and' || node.op === 'or');

function phraseReplacements(phrase: PhraseNode, symbols: Symbols): Replacement[] {
  const { noun, adjectives } = phrase;
  if (!isKind(symbols, noun.text, 'piece')) return [];
  const out: Replacement[] = [];
  const other = anotherName(symbols, 'piece', noun.text);
  if (other) {
    out.push({ class: 'piece', what: 'the kind of thing', node: { ...phrase, noun: { ...noun, text: other } } });
  }
  const narrower = SITE_ADJECTIVES[0];
  if (!adjectives.some(({ name }) => name.text === narrower)) {
    const added = { name: { text: narrower, range }, negated: false };
    out.push({ class: 'filter', what: 'one adjective more', node: { ...phrase, adjectives: [...adjectives, added] } });
  }
  if (adjectives.length > 0) {
    out.push({ class: 'filter', what: 'one adjective less', node: { ...phrase, adjectives: adjectives.slice(1) } });
  }
  return out;
}

function wordReplacements(word: WordNode, position: NodePosition, symbols: Symbols): Replacement[] {
  return [...wrapperReplacements(word, position, symbols), ...nameReplacements(word, symbols)];
}

/** The body without the word around it, or the word with `may` or `until` around it. */
function wrapperReplacements(word: WordNode, { path, above }: NodePosition, symbols: Symbols): Replacement[] {
  const declaration = WORD_BY_NAME.get(word.word)!;
  const { body, otherwise, as } = word.args;
  if (body?.type === 'effect' && !otherwise) {
    return declaration.wrapper && !as
      ? [{ class: declaration.wrapper, what: `without ${word.word}`, node: body.effect }]
      : [];
  }
  const inThen = above.findLast(({ kind }) => kind !== undefined)?.kind === 'then' || path.at(-1) === 'effect';
  if (inThen || declaration.role === 'continuous') return [];
  const inner: Arg = { type: 'effect', effect: word };
  const may: Replacement = { class: 'optionality', what: 'may', node: wordOf('may', { body: inner }) };
  const period = anotherName(symbols, 'period', '');
  if (period === undefined) return [may];
  const until = wordOf('until', { period: nameArgument(period), body: inner });
  return [may, { class: 'frame', what: 'until', node: until }];
}

/** Another zone; another period of `once`. */
function nameReplacements(word: WordNode, symbols: Symbols): Replacement[] {
  const out: Replacement[] = [];
  const { zone, period } = word.args;
  const otherZone = zone?.type === 'name' ? anotherName(symbols, 'zone', zone.name.text) : undefined;
  if (otherZone !== undefined) {
    const args = { ...word.args, zone: nameArgument(otherZone) };
    out.push({ class: 'term', what: 'another zone', node: { ...word, args } });
  }
  const otherPeriod =
    word.word === 'once' && period?.type === 'name' ? anotherName(symbols, 'period', period.name.text) : undefined;
  if (otherPeriod !== undefined) {
    const args = { ...word.args, period: nameArgument(otherPeriod) };
    out.push({ class: 'limit', what: 'another period', node: { ...word, args } });
  }
  return out;
}

function joinReplacements(join: OrNode | ThenNode | BlockNode): Replacement[] {
  const texts = new Set(innerEffects(join).map((part) => JSON.stringify(part, withoutRanges)));
  if (texts.size < innerEffects(join).length) return [];
  switch (join.kind) {
    case 'then':
      return thenReplacements(join);
    case 'or': {
      const { options } = join;
      const then: ThenNode = { kind: 'then', steps: options, may: options.map(() => false), range };
      return [{ class: 'connective', what: 'or, then', node: then }, ...clauseReplacements(join)];
    }
    case 'block':
      return clauseReplacements(join);
  }
}

function thenReplacements(join: ThenNode): Replacement[] {
  const { steps, may } = join;
  const out = steps.slice(1).map((_, before): Replacement => {
    const changed = before + 1;
    return {
      class: 'optionality',
      what: 'then may',
      node: { ...join, may: may.map((optional, i) => (i === changed ? !optional : optional)) },
    };
  });
  if (!may.includes(true)) {
    out.push({ class: 'connective', what: 'then, or', node: { kind: 'or', options: steps, range } });
  }
  return out;
}

/** One clause less, or another order; not where a clause gives a name, which would mean nothing without it or before it. */
function clauseReplacements(join: OrNode | BlockNode): Replacement[] {
  const all = innerEffects(join);
  const withParts = (parts: EffectNode[]): EffectNode =>
    join.kind === 'or' ? { ...join, options: parts } : { ...join, parts };
  const givesName = (part: EffectNode): boolean => JSON.stringify(part).includes('"as":');
  const out = all.flatMap((part, i): Replacement[] => {
    if (givesName(part)) return [];
    const others = all.filter((_, j) => j !== i);
    const node = others.length === 1 ? others[0] : withParts(others);
    return [{ class: 'missing-clause', what: `without clause ${i + 1}`, node }];
  });
  if (!all.some(givesName)) {
    out.push({ class: 'order', what: 'in another order', node: withParts([...all.slice(1), all[0]]) });
  }
  return out;
}

const withoutRanges = (key: string, value: unknown): unknown =>
  key === 'range' || key === 'keyword' ? undefined : value;

const nameArgument = (text: string): Arg => ({ type: 'name', name: { text, range } });

const wordOf = (word: string, args: Record<string, Arg>): WordNode => ({
  kind: 'word',
  word,
  keyword: range,
  args,
  range,
});

/** The class of a changed number: by its place, from the inside to the outside. */
function numberClass({ path, above }: NodePosition, symbols: Symbols): DifferenceKind {
  for (let i = above.length - 1; i >= 0; i--) {
    const holder = above[i];
    const field = path[i];
    if (holder.kind === 'call') return 'limit';
    if ('different' in holder && field === 'amount') {
      return holder.different ||
        symbols.find((holder as unknown as ItemNode).what.text).some(({ kind }) => kind === 'class')
        ? 'choice-size'
        : 'amount';
    }
    if (field === 'top') return 'choice-size';
    if (holder.kind === 'word') return numberClassIn(String(holder.word), path[i + 1], holder.args as WordNode['args']);
  }
  return 'amount';
}

/** The class of a number in an argument of a word. */
function numberClassIn(word: string, name: string, { how, limit }: WordNode['args']): DifferenceKind {
  const declared = argumentOf(word, name)?.difference;
  if (declared === 'limit' || declared === 'choice-size') return declared;
  const isLimit =
    name === 'n' &&
    ((how?.type === 'flag' && how.flag.startsWith('at-')) || (limit?.type === 'flag' && limit.flag === 'up-to'));
  return isLimit ? 'limit' : 'amount';
}

function nodesOf(effect: EffectNode): NodePosition[] {
  const out: NodePosition[] = [];
  const walk = (value: unknown, path: string[], above: Node[]): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value)) out.push({ node: value as Node, path, above });
    for (const [field, inner] of Object.entries(value)) {
      if (field !== 'range' && field !== 'keyword') walk(inner, [...path, field], [...above, value as Node]);
    }
  };
  walk(effect, [], []);
  return out;
}

function replaced(value: unknown, [field, ...rest]: string[], made: unknown): unknown {
  if (field === undefined) return made;
  if (Array.isArray(value)) {
    return value.map((inner: unknown, i) => (String(i) === field ? replaced(inner, rest, made) : inner));
  }
  return { ...(value as Node), [field]: replaced((value as Node)[field], rest, made) };
}
