/**
 * The sentence that is nearest to one that is not understood: what some effect of the game says, with the numbers and the names of
 * that sentence. It is an example of how to write, so it always reads; what it means is for the author to say.
 */
import type { Symbols, EffectNode } from '../../dsl/internal.ts';
import type { Renderer } from '../render/renderer.ts';
import { tokensOf, type Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A text as far as it can be compared with another: its names in order, its numbers but for 1, and all of its words. */
interface Outline {
  readonly names: readonly string[];
  readonly numbers: readonly number[];
  readonly words: ReadonlyMap<string, number>;
}
interface Example {
  readonly effect: EffectNode;
  readonly outline: Outline;
}

/** From here on a sentence says much the same; less alike than `LEAST_LIKENESS` it is no help. */
export const MUCH_ALIKE = 0.6;
export const LEAST_LIKENESS = 0.3;
/** So many of the most alike are fitted to a text. */
const MOST_FITTED = 12;
/** Words are compared by their beginnings, as they may be inflected. */
const STEM = 5;

export class NearestTexts {
  private readonly examples: readonly Example[];
  private readonly rarity = new Map<string, number>();

  constructor(
    effects: readonly EffectNode[],
    private readonly vocabulary: Vocabulary,
    private readonly renderer: Renderer,
    private readonly symbols: Symbols,
  ) {
    const byText = new Map<string, EffectNode>();
    for (const effect of effects.flatMap(withParts)) byText.set(this.textOf(effect), effect);
    this.examples = [...byText].map(([text, effect]) => ({ effect, outline: this.outlineOf(text) }));
    for (const { outline } of this.examples) {
      for (const word of outline.words.keys()) this.rarity.set(word, (this.rarity.get(word) ?? 0) + 1);
    }
  }

  /** The sentences that come into question, the most alike first. */
  near(text: string): { text: string; likeness: number }[] {
    const wanted = this.outlineOf(text);
    return this.examples
      .map((example) => ({ example, likeness: this.likeness(wanted, example.outline) }))
      .sort((a, b) => b.likeness - a.likeness)
      .slice(0, MOST_FITTED)
      .flatMap(({ example }) => {
        const effect = this.fitted(example, wanted);
        if (!effect) return [];
        const fitted = this.textOf(effect);
        return [{ fitted, likeness: this.likeness(wanted, this.outlineOf(fitted)) }];
      })
      .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness)
      .map(({ fitted, likeness }) => ({ text: fitted, likeness }));
  }

  private textOf(effect: EffectNode): string {
    return this.renderer.effect(effect).text;
  }

  private outlineOf(text: string): Outline {
    const tokens = tokensOf(text, this.vocabulary.replacements);
    const names: string[] = [];
    const numbers: number[] = [];
    const words = new Map<string, number>();
    const add = (word: string): void => void words.set(word, (words.get(word) ?? 0) + 1);
    for (let at = 0; at < tokens.length;) {
      const { text: word } = tokens[at];
      const named = this.nameAt(tokens, at);
      if (named) {
        names.push(named.name);
        add(`=${named.name}`);
        at += named.length;
        continue;
      }
      if (/^\d/.test(word)) {
        const n = Number.parseInt(word, 10);
        if (n !== 1) numbers.push(n);
      } else if (/^\p{L}/u.test(word)) add(word.slice(0, STEM));
      at++;
    }
    return { names, numbers, words };
  }

  /** The longest name that begins there. */
  private nameAt(tokens: readonly Token[], at: number): { name: string; length: number } | undefined {
    const { text } = tokens[at];
    const fitting = [
      ...(this.vocabulary.nouns.get(text) ?? []),
      ...(this.vocabulary.adjectives.get(text) ?? []),
    ].filter(({ words }) => words.every((word, i) => tokens[at + i]?.text === word));
    const longest = Math.max(...fitting.map(({ words }) => words.length));
    const found = fitting.find(({ words }) => words.length === longest);
    return found && { name: found.name, length: longest };
  }

  /** From 0 to 1: how much of what both say is the same, where rare words count more. */
  private likeness(a: Outline, b: Outline): number {
    const weight = (word: string): number => {
      const rare = Math.log(1 + this.examples.length / (1 + (this.rarity.get(word) ?? 0)));
      return word.startsWith('=') ? 2 * rare : rare;
    };
    let common = 0;
    let all = 0;
    for (const [word, n] of a.words) {
      common += weight(word) * Math.min(n, b.words.get(word) ?? 0);
      all += weight(word) * n;
    }
    for (const [word, n] of b.words) all += weight(word) * n;
    return all === 0 ? 0 : (2 * common) / all;
  }

  /** The effect with the numbers and names that are wanted; undefined if they do not go together. */
  private fitted({ effect, outline }: Example, wanted: Outline): EffectNode | undefined {
    const numbers = pairs(outline.numbers, wanted.numbers);
    const extra = wanted.names.filter((name) => !outline.names.includes(name));
    const left = outline.names.filter((name) => !wanted.names.includes(name));
    const names = pairs([...new Set(left)], [...new Set(extra)]);
    if (!numbers || !names || [...names].some(([from, to]) => !this.areAlike(from, to))) return undefined;
    return replaced(effect, numbers, (name) => this.inPlaceOf(name, names));
  }

  /** Whether one may be said in place of the other. */
  private areAlike(a: string, b: string): boolean {
    const kinds = (name: string): string[] => this.symbols.find(name).map(({ kind }) => kind);
    return kinds(a).some((kind) => kinds(b).includes(kind));
  }

  private inPlaceOf(name: string, names: ReadonlyMap<string, string>): string {
    for (const [from, to] of names) {
      const [before] = this.symbols.find(from);
      const [after] = this.symbols.find(to);
      if (name === before?.id) return after.id;
      if (before?.plural !== undefined && name === before.plural) return after.plural ?? after.id;
    }
    return name;
  }
}

/** What takes the place of what; undefined if there are not as many, or one would stand for two. */
function pairs<T>(from: readonly T[], to: readonly T[]): Map<T, T> | undefined {
  if (from.length !== to.length) return undefined;
  const out = new Map<T, T>();
  for (const [i, one] of from.entries()) {
    if (out.has(one) && out.get(one) !== to[i]) return undefined;
    out.set(one, to[i]);
  }
  return out;
}

/** An effect, and each of its parts. */
const withParts = (effect: EffectNode): EffectNode[] =>
  effect.kind === 'block' && effect.parts.length > 1 ? [effect, ...effect.parts] : [effect];

/** A copy with other numbers and names. */
function replaced<T>(value: T, numbers: ReadonlyMap<number, number>, nameOf: (name: string) => string): T {
  if (Array.isArray(value)) return value.map((inner) => replaced(inner as unknown, numbers, nameOf)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { kind, value: n } = value as { kind?: string; value?: unknown };
  if (kind === 'number' && typeof n === 'number') return { ...value, value: numbers.get(n) ?? n };
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'text' && typeof inner === 'string' ? nameOf(inner) : replaced(inner as unknown, numbers, nameOf),
    ]),
  ) as T;
}
