/** The parts of nodes that run in the frame's own program, with its variables. */
import type { Node } from '../machine/node.ts';
import { AnyOrder, Or } from './alternatives.ts';
import { If, Steps, Then } from './sequence.ts';

const NONE: readonly Node[] = [];

export function childrenOf(node: Node): readonly Node[] {
  if (node instanceof If) return node.otherwise === null ? [node.then] : [node.then, node.otherwise];
  if (node instanceof AnyOrder || node instanceof Steps || node instanceof Then || node instanceof Or) return node.of;
  return NONE;
}
