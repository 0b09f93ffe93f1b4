/** Choices of the player, and what is then done with them. */
import type { Effect } from '../../dsl/internal.ts';
import { NO_GROWTH } from '../machine/growth.ts';
import type { Node } from '../machine/node.ts';
import { chosenThen } from '../nodes/sequence.ts';
import type { Compiler } from './compiler.ts';

/** The choices add nothing; what is done with them adds what the effect does. */
export function chooseThen(compiler: Compiler, effect: Effect, choices: readonly Node[], deed: Node): Node {
  for (const choice of choices) compiler.node(choice).growth = NO_GROWTH;
  compiler.node(deed).growth = compiler.growth.effect(effect);
  return chosenThen(effect.origin, [...choices, deed]);
}
