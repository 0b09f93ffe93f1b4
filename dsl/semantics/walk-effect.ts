/** Visits an effect and all effects inside it; a visitor that returns false skips the effects inside. */
import type { Effect } from './ir.ts';

export function walkEffect(effect: Effect, visit: (effect: Effect) => boolean): void {
  if (!visit(effect)) return;
  for (const inner of innerOf(effect)) walkEffect(inner, visit);
}

/** Effects inside an `until` are skipped, because they happen at another time. */
export function innerOf(effect: Effect): Effect[] {
  switch (effect.k) {
    case 'block':
    case 'any-order':
      return effect.parts;
    case 'or':
      return effect.of;
    case 'then':
      return effect.steps.map((step) => step.effect);
    case 'if':
      return effect.otherwise ? [effect.then, effect.otherwise] : [effect.then];
    case 'pay':
      return effect.effect ? [effect.effect] : [];
    case 'may':
    case 'must':
    case 'each':
    case 'repeat':
    case 'up-to':
    case 'at-end':
    case 'at-most':
    case 'best':
      return [effect.effect];
    default:
      effect satisfies Leaf<Effect>;
      return [];
  }
}

/** Effects without effects inside. One with effects inside and without a case above does not compile. */
type Leaf<E> = E extends unknown ? ([Extract<E[keyof E], Effect | Effect[]>] extends [never] ? E : never) : never;
