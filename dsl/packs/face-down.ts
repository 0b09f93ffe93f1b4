/** Packs in which cards lie face down on boards. */
import type { Effect, Program } from '../semantics/ir.ts';
import { rootOf, someNode } from '../semantics/visit-ir.ts';
import type { PackModel } from './model.ts';
import { nodesOf } from './model-roots.ts';

const laysDown = (effect: Effect): boolean =>
  (effect.k === 'place-card' && effect.faceDown === true) || (effect.k === 'turn-cards' && effect.how === 'down');

/** Whether an effect of the pack, or one of these programs, lays a card face down on a board. */
export const laysFaceDown = (model: PackModel, extra: readonly Program[] = []): boolean =>
  nodesOf(model, 'effect', 'place-card').some(laysDown) ||
  nodesOf(model, 'effect', 'turn-cards').some(laysDown) ||
  someNode(
    rootOf(
      'effect',
      extra.map(({ body }) => body),
    ),
    { effect: laysDown },
  );
