/** What makes one of several readings of a sentence more likely. */
import { type EffectNode, type Range, GAME } from '../../dsl/internal.ts';
import type { Token } from './tokens.ts';

/** Numbers of the text that are parts of names: `2 farms` is rather two farms than a slot of that name. */
export function numbersInNames(effect: EffectNode, tokens: readonly Token[]): number {
  const numbers = new Set(tokens.filter(({ text }) => /^\d+$/.test(text)).map(({ range }) => range.start));
  let count = 0;
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { noun } = value as { noun?: { range: Range } };
    if (noun && numbers.has(noun.range.start)) count++;
    Object.values(value).forEach(walk);
  };
  walk(effect);
  return count;
}

/** Those of which the least is counted. */
export function withFewest<T>(all: readonly T[], count: (one: T) => number): T[] {
  const counted = all.map((one) => ({ one, n: count(one) }));
  const fewest = Math.min(...counted.map(({ n }) => n));
  return counted.filter(({ n }) => n === fewest).map(({ one }) => one);
}

/** Whether it is what a card does when the game ends. */
export const atEndOfGame = (effect: EffectNode | null): boolean =>
  effect?.kind === 'word' &&
  effect.args.event?.type === 'event' &&
  effect.args.event.event.kind === 'period' &&
  effect.args.event.event.period.text === GAME;
