/** What was understood, word by word: each name, number and word of the language with its place in the text. */
import type { EffectNode, Range } from '../../dsl/internal.ts';

export interface WordMeaning {
  range: Range;
  means: string;
}

export function wordMeanings(effect: EffectNode): WordMeaning[] {
  const out: WordMeaning[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      value.forEach(walk);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Record<string, unknown> & { range?: Range; keyword?: Range };
    if (node.kind === 'word') out.push({ range: node.keyword!, means: String(node.word) });
    else if (node.kind === 'number') out.push({ range: node.range!, means: String(node.value) });
    else if (node.kind === 'free' || node.kind === 'usual') out.push({ range: node.range!, means: node.kind });
    else if (node.kind === undefined && typeof node.text === 'string' && node.range) {
      out.push({ range: node.range, means: node.text });
    }
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(effect);
  return out.sort((a, b) => a.range.start - b.range.start || a.range.end - b.range.end);
}
