/** Sentences of a game with what they mean, from its lexicon: parsed, never rendered. */
import {
  type Symbols,
  type Arg,
  type EffectNode,
  type Range,
  parseProgram,
  printCost,
  printItems,
} from '../../dsl/internal.ts';
import type { Bindings } from './word-arguments.ts';

/** The placeholders of such a sentence, each with a value for trying out what it means. */
export const SENTENCE_HOLES = ['count', 'items', 'price'] as const;

const HOLE = /\{([a-z]+)(?::[a-z]+)?\}/g;

export const holesOf = (text: string): string[] => [...text.matchAll(HOLE)].map(([, name]) => name);

/** The text of the effect with values in its placeholders: by name, each as it is written and where. */
export const filled = (means: string, valueOf: (hole: string, written: string, at: number) => string): string =>
  means.replace(HOLE, (written, hole: string, at: number) => valueOf(hole, written, at));

/** A value for a placeholder, to try out what a sentence means. */
export const sampleOf = (hole: string, symbols: Symbols, count = '1'): string =>
  hole === 'count' ? count : `1 ${symbols.all('counter')[0]?.id ?? ''}`;

/** The effect that a sentence means, all of it at the place of the sentence; undefined if it is none. */
export function meaningOfSentence(means: string, bound: Bindings, range: Range): EffectNode | undefined {
  const { ast, problems } = parseProgram(filled(means, (hole) => printed(bound[hole] as Arg | undefined)));
  if (!ast || problems.some(({ severity }) => severity === 'error')) return undefined;
  const whole = ast.kind === 'block' && ast.parts.length === 1 ? ast.parts[0] : ast;
  return placedAt(whole, range);
}

function printed(arg: Arg | undefined): string {
  switch (arg?.type) {
    case 'items':
      return printItems(arg.items);
    case 'cost':
      return printCost(arg.cost);
    case 'value':
      return arg.value.kind === 'number' ? String(arg.value.value) : '';
    default:
      return '';
  }
}

/** A copy whose nodes are all at one place. */
function placedAt<T>(value: T, range: Range): T {
  if (Array.isArray(value)) return value.map((inner) => placedAt(inner as unknown, range)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'range' || key === 'keyword' ? range : placedAt(inner as unknown, range),
    ]),
  ) as T;
}
