/** `relocate A to B`: the piece is chosen, then the site, then it is moved. */
import type { Effect, Sites } from '../../dsl/internal.ts';
import { ChooseSite } from '../nodes/choose.ts';
import { NO_GROWTH } from '../machine/growth.ts';
import { MovePiece } from '../nodes/procedure-words.ts';
import { Then } from '../nodes/sequence.ts';
import type { Node } from '../machine/node.ts';
import type { Compiler } from './compiler.ts';

export function compileRelocate(compiler: Compiler, effect: Extract<Effect, { k: 'relocate' }>): Node {
  const { origin, from, v } = effect;
  const choose = (sites: Sites[], variable: number): Node => {
    const node = compiler.node(new ChooseSite(origin, compiler.sites({ k: 'and', of: sites }), variable));
    node.growth = NO_GROWTH;
    return node;
  };
  const move = compiler.node(new MovePiece(origin, from, v));
  move.growth = compiler.growth.effect(effect);
  const steps = [
    choose([effect.sites, { k: 'not', of: { k: 'empty' } }], from),
    choose([effect.to, { k: 'empty' }], v),
    move,
  ];
  return new Then(origin, steps, [false, false, false], false, [false, false, false], [false, true, true]);
}
