/** What players confirm, such as `end-turn`: names that nothing declares, but a lexicon may say. */
import type { EffectSource, EffectNode } from '../../dsl/internal.ts';

export const confirmedNames = (effects: readonly EffectSource[]): string[] =>
  effects.flatMap(({ text, ast }) => (text.includes('confirm') ? [...namesIn(ast)] : []));

function* namesIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  const { word, args } = node as Partial<Extract<EffectNode, { kind: 'word' }>>;
  if (word === 'confirm' && args?.name?.type === 'name') yield args.name.name.text;
  for (const inner of Object.values(node) as unknown[]) yield* namesIn(inner);
}
