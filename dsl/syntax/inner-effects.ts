/** The effects of which an effect is made, without those inside of them. */
import type { EffectNode } from './ast.ts';

export function innerEffects(effect: EffectNode): EffectNode[] {
  switch (effect.kind) {
    case 'block':
      return effect.parts;
    case 'or':
      return effect.options;
    case 'then':
      return effect.steps;
    case 'word':
      return Object.values(effect.args).flatMap((arg) => (arg.type === 'effect' ? [arg.effect] : []));
  }
}
