/** `the structure you just built`: what is done with it is one with the building, and cannot be done before. */
import type { EffectNode } from '../../syntax/ast.ts';
import { demonstrativeNoun } from './resolve-references.ts';

const MARK = `"${demonstrativeNoun('built', [''])}`;

export const refersToBuilt = (effect: EffectNode): boolean => JSON.stringify(effect).includes(MARK);

/** The last two parts as one; `may` before the second is the tail that may be left out. */
export function joinedToBuilt(parts: readonly EffectNode[]): EffectNode[] {
  const [first, last] = parts.slice(-2);
  if (!last || first.kind !== 'word') return [...parts];
  const body = last.kind === 'word' && last.word === 'may' ? last.args.body : undefined;
  const optional = body?.type === 'effect';
  return [
    ...parts.slice(0, -2),
    {
      kind: 'then',
      steps: [first, optional ? body.effect : last],
      may: [false, optional],
      range: { start: first.range.start, end: last.range.end },
    },
  ];
}
