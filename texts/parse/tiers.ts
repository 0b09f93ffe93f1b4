/** Sentences that are several: *If you have exactly 2 / 3 farms, gain 2 / 5 points*; the inverse of `render/tiers.ts`. */
import type { EffectNode, Range } from '../../dsl/internal.ts';
import type { Token } from './tokens.ts';

interface Tiers {
  /** the sentence with the last number of each list */
  tokens: Token[];
  /** all numbers of each list */
  lists: readonly Token[][];
}

const NUMBER = /^\d+$/;

/** Several lists of as many numbers; undefined for all other sentences. */
export function tiersIn(tokens: readonly Token[]): Tiers | undefined {
  const lists: Token[][] = [];
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const list: Token[] = [];
    while (NUMBER.test(tokens[at].text) && tokens[at + 1]?.text === '/' && NUMBER.test(tokens[at + 2]?.text ?? '')) {
      list.push(tokens[at]);
      at += 2;
    }
    kept.push(tokens[at]);
    if (list.length > 0) lists.push([...list, tokens[at]]);
  }
  const isEven = lists.every(({ length }) => length === lists[0].length);
  return lists.length > 1 && isEven ? { tokens: kept, lists } : undefined;
}

/** What each tier means, if the last one has all its numbers. */
export function partsOfTiers(last: EffectNode, { lists }: Tiers): EffectNode[] | undefined {
  if (last.kind !== 'word' || last.word !== 'if') return undefined;
  const parts = lists[0].map((_, i) => {
    const missing = new Set(lists);
    const part = withNumbers(last, lists, i, missing);
    return missing.size === 0 ? part : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

/** The same with the numbers of one tier; those that are found are no longer missing. */
function withNumbers<T>(value: T, lists: readonly Token[][], tier: number, missing: Set<Token[]>): T {
  if (Array.isArray(value)) return value.map((one) => withNumbers(one as unknown, lists, tier, missing)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { kind, range } = value as { kind?: string; range?: Range };
  const list = kind === 'number' && lists.find((one) => one.at(-1)!.range.start === range?.start);
  if (list) {
    missing.delete(list);
    return { ...value, value: Number(list[tier].text), range: list[tier].range };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withNumbers(inner as unknown, lists, tier, missing)]),
  ) as T;
}
