/** The words of the language in an effect, each with the place of its keyword in the file. */
import type { EffectSource } from '../packs/sources.ts';
import type { Span } from '../source/span.ts';
import type { EffectNode } from '../syntax/ast.ts';

export interface WordInEffect {
  word: string;
  span: Span;
}

/** Empty if the text could not be parsed. */
export function wordsInEffect({ ast, toFile, kind }: EffectSource): WordInEffect[] {
  if (ast === null || (kind !== 'program' && kind !== 'standing')) return [];
  const out: WordInEffect[] = [];
  const walk = (node: EffectNode): void => {
    switch (node.kind) {
      case 'block':
        node.parts.forEach(walk);
        break;
      case 'or':
        node.options.forEach(walk);
        break;
      case 'then':
        node.steps.forEach(walk);
        break;
      case 'word':
        out.push({ word: node.word, span: toFile(node.keyword.start, node.keyword.end) });
        for (const arg of Object.values(node.args)) if (arg.type === 'effect') walk(arg.effect);
    }
  };
  walk(ast as EffectNode);
  return out;
}
