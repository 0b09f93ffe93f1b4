/** Which of several readings of a sentence is nearest to the effect that it is expected to have. */
import type { Symbols, EffectNode } from '../../dsl/internal.ts';
import { normalForm } from '../meaning/normal.ts';

/** The readings that share most words with a part of the effect; one of them, unless several are as near. */
export function nearestReadings<T extends { effect: EffectNode }>(
  readings: readonly T[],
  expected: EffectNode,
  symbols: Symbols,
): T[] {
  const wordsOf = (effect: EffectNode): string[] => JSON.stringify(normalForm(effect, symbols)).match(/[\w-]+/g) ?? [];
  const parts = [expected, ...(expected.kind === 'block' ? expected.parts : [])].map(wordsOf);
  const distances = readings.map(({ effect }) => {
    const words = wordsOf(effect);
    return Math.min(...parts.map((part) => distance(words, part)));
  });
  const least = Math.min(...distances);
  return readings.filter((_, i) => distances[i] === least);
}

/** Words that only one of both lists has, each as often as it has it more. */
function distance(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of b) counts.set(word, (counts.get(word) ?? 0) - 1);
  return [...counts.values()].reduce((sum, n) => sum + Math.abs(n), 0);
}
