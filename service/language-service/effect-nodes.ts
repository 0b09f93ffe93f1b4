/** The words of the language in an effect, each with the place of its keyword in the file. */
import { type EffectSource, type Span, type EffectNode, innerEffects } from '../../dsl/internal.ts';

interface WordInEffect {
  word: string;
  span: Span;
}

/** Empty if the text could not be parsed. */
export function wordsInEffect({ ast, toFile, kind }: EffectSource): WordInEffect[] {
  if (ast === null || (kind !== 'program' && kind !== 'standing')) return [];
  const out: WordInEffect[] = [];
  const walk = (node: EffectNode): void => {
    if (node.kind === 'word') out.push({ word: node.word, span: toFile(node.keyword.start, node.keyword.end) });
    innerEffects(node).forEach(walk);
  };
  walk(ast as EffectNode);
  return out;
}
