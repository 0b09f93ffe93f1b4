/** Single changes to an effect, each with the class of the difference that it makes: for laws.test.ts. */
import { SITE_ADJECTIVES } from '../../words/core-names.ts';
import type { Symbols } from '../../semantics/symbols.ts';
import type { Arg, BlockNode, EffectNode, ItemNode, OrNode, PhraseNode, ThenNode, WordNode } from '../../syntax/ast.ts';
import type { DifferenceKind } from './classes.ts';

export interface Mutation {
  class: DifferenceKind;
  what: string;
  effect: EffectNode;
}

type Node = Record<string, unknown>;
/** The node and the way to it: fields and the nodes that hold them. */
interface NodePosition {
  node: Node;
  path: string[];
  above: Node[];
}

const range = { start: 0, end: 0 };

export function mutationsOf(effect: EffectNode, symbols: Symbols): Mutation[] {
  const out: Mutation[] = [];
  const put = (kind: DifferenceKind, what: string, { path }: NodePosition, made: unknown): void => {
    out.push({ class: kind, what: `${what} at ${path.join('.')}`, effect: replaced(effect, path, made) as EffectNode });
  };
  const another = (kind: 'counter' | 'piece' | 'period' | 'zone', not: string): string | undefined =>
    symbols
      .all(kind)
      .map(({ id }) => id)
      .find((id) => !symbols.find(not).some((symbol) => symbol.id === id) && id !== not);
  const kindOf = (name: string, ...kinds: string[]): boolean =>
    symbols.find(name).some(({ kind }) => kinds.includes(kind));
  for (const at of nodesOf(effect)) {
    const { node } = at;
    const parent = at.above.at(-1);
    if (node.kind === 'number' && typeof node.value === 'number') {
      put(numberClass(at, symbols), 'a number', at, { ...node, value: node.value + 1 });
    }
    if ('different' in node) {
      const { what } = node as unknown as ItemNode;
      const other = another('counter', what.text);
      if (other && kindOf(what.text, 'counter')) {
        put('counter', 'what is counted', at, { ...node, what: { ...what, text: other } });
      }
    }
    if (node.kind === 'phrase') phraseMutations(node as unknown as PhraseNode, at);
    if (
      node.type === 'cost' &&
      ['build', 'upgrade', 'replace'].includes(String(at.above.findLast(({ kind }) => kind === 'word')?.word))
    ) {
      const free = (node as { cost?: Node }).cost?.kind === 'free';
      put('cost', 'another cost', at, { ...node, cost: free ? { kind: 'usual', range } : { kind: 'free', range } });
    }
    if (
      node.kind === 'binary' &&
      (node.op === 'and' || node.op === 'or') &&
      (parent?.kind !== 'binary' || (parent.op !== 'and' && parent.op !== 'or')) &&
      ![node.left, node.right].some((side) => ['and', 'or'].includes(String((side as Node).op)))
    ) {
      put(at.path.includes('condition') ? 'filter' : 'connective', 'and, or', at, {
        ...node,
        op: node.op === 'and' ? 'or' : 'and',
      });
    }
    if (node.kind === 'binary' && (node.op === '>=' || node.op === '<=')) {
      put('limit', 'at least, at most', at, { ...node, op: node.op === '>=' ? '<=' : '>=' });
    }
    if (node.kind === 'word') wordMutations(node as unknown as WordNode, at);
    if (node.kind === 'or' || node.kind === 'then' || node.kind === 'block') {
      joinMutations(node as unknown as OrNode | ThenNode | BlockNode, at);
    }
  }
  return out;

  function phraseMutations(phrase: PhraseNode, at: NodePosition): void {
    const { noun, adjectives } = phrase;
    const narrower = SITE_ADJECTIVES[0];
    if (!kindOf(noun.text, 'piece')) return;
    const other = another('piece', noun.text);
    const has = (name: string): boolean => adjectives.some((adjective) => adjective.name.text === name);
    if (other) put('piece', 'the kind of thing', at, { ...phrase, noun: { ...noun, text: other } });
    if (!has(narrower)) {
      put('filter', 'one adjective more', at, {
        ...phrase,
        adjectives: [...adjectives, { name: { text: narrower, range }, negated: false }],
      });
    }
    if (adjectives.length > 0) put('filter', 'one adjective less', at, { ...phrase, adjectives: adjectives.slice(1) });
  }

  function wordMutations(word: WordNode, at: NodePosition): void {
    const body = word.args.body?.type === 'effect' && !word.args.otherwise ? word.args.body.effect : undefined;
    const period = another('period', '');
    if (body && UNWRAPPED[word.word] && !word.args.as) put(UNWRAPPED[word.word], `without ${word.word}`, at, body);
    const inThen = at.above.findLast(({ kind }) => kind !== undefined)?.kind === 'then' || at.path.at(-1) === 'effect';
    if (!body && !inThen && !isStanding(word.word)) {
      put('optionality', 'may', at, wordOf('may', { body: { type: 'effect', effect: word } }));
    }
    if (!body && !inThen && period && !isStanding(word.word)) {
      put(
        'frame',
        'until',
        at,
        wordOf('until', {
          period: { type: 'name', name: { text: period, range } },
          body: { type: 'effect', effect: word },
        }),
      );
    }
    if (word.args.zone?.type === 'name') {
      const { name } = word.args.zone;
      const other = another('zone', name.text);
      if (other) {
        put('term', 'another zone', at, {
          ...word,
          args: { ...word.args, zone: { type: 'name', name: { ...name, text: other } } },
        });
      }
    }
    if (word.word === 'once' && word.args.period?.type === 'name') {
      const other = another('period', word.args.period.name.text);
      if (other) {
        put('limit', 'another period', at, {
          ...word,
          args: { ...word.args, period: { type: 'name', name: { text: other, range } } },
        });
      }
    }
  }

  function joinMutations(join: OrNode | ThenNode | BlockNode, at: NodePosition): void {
    const field = join.kind === 'or' ? 'options' : join.kind === 'then' ? 'steps' : 'parts';
    const all = (join as unknown as Record<string, EffectNode[]>)[field];
    const texts = new Set(
      all.map((part) =>
        JSON.stringify(part, (key, value: unknown) => (key === 'range' || key === 'keyword' ? undefined : value)),
      ),
    );
    if (texts.size < all.length) return;
    if (join.kind === 'then') {
      all.forEach((_, i) => {
        if (i > 0) {
          put('optionality', 'then may', at, { ...join, may: join.may.map((may, j) => (i === j ? !may : may)) });
        }
      });
      if (!join.may.includes(true)) put('connective', 'then, or', at, { kind: 'or', options: all, range });
      return;
    }
    if (join.kind === 'or') {
      put('connective', 'or, then', at, { kind: 'then', steps: all, may: all.map(() => false), range });
    }
    // without what gives a name, or before it, the name means nothing
    const names = (part: EffectNode): boolean => JSON.stringify(part).includes('"as":');
    for (const i of all.keys()) {
      if (!names(all[i])) {
        put(
          'missing-clause',
          `without clause ${i + 1}`,
          at,
          all.length === 2 ? all[1 - i] : { ...join, [field]: all.filter((_, j) => j !== i) },
        );
      }
    }
    if (!all.some(names)) put('order', 'in another order', at, { ...join, [field]: [...all.slice(1), all[0]] });
  }
}

const UNWRAPPED: Readonly<Record<string, DifferenceKind>> = {
  may: 'optionality',
  once: 'limit',
  'up-to': 'limit',
  if: 'filter',
  when: 'frame',
  until: 'frame',
  'at-end': 'frame',
  'as-soon-as': 'frame',
  each: 'frame',
  pay: 'cost',
};
const isStanding = (word: string): boolean =>
  ['change', 'discount', 'let', 'treat', 'allow', 'when', 'as-soon-as', 'instead'].includes(word);
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
    if (holder.kind !== 'word') continue;
    const argument = path[i + 1];
    const { how, limit } = holder.args as { how?: { flag: string }; limit?: { flag: string } };
    if (holder.word === 'up-to' && argument === 'times') return 'limit';
    if (holder.word === 'discard' && argument === 'to') return 'limit';
    if (argument === 'n' && (holder.word === 'change' ? how?.flag.startsWith('at-') : limit?.flag === 'up-to')) {
      return 'limit';
    }
    if ((['choose', 'use', 'ready'].includes(String(holder.word)) && argument === 'n') || holder.word === 'pick') {
      return 'choice-size';
    }
    return 'amount';
  }
  return 'amount';
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
