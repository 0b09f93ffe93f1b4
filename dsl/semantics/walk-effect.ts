/** Effects in effects, found from where their facts say that nodes are. */
import { fieldsOf } from './facts/index.ts';
import type { Fields } from './facts/unions.ts';
import type { Effect } from './ir.ts';

/** Visits an effect and all effects inside it; a visitor that returns false skips the effects inside. */
export function walkEffect(effect: Effect, visit: (effect: Effect) => boolean): void {
  if (!visit(effect)) return;
  for (const inner of innerOf(effect)) walkEffect(inner, visit);
}

/** The effects inside one. Those of an `until` are no part of it, because they happen at another time. */
export function innerOf(effect: Effect): readonly Effect[] {
  const fields = fieldsOf('effect', effect.k);
  return fields ? effectsIn(effect as unknown as Record<string, unknown>, fields) : NONE;
}
const NONE: readonly Effect[] = [];

function effectsIn(value: Readonly<Record<string, unknown>>, fields: Fields): Effect[] {
  const found: Effect[] = [];
  for (const [field, shape] of Object.entries(fields)) {
    const inner = value[field];
    if (typeof shape === 'object') {
      for (const one of [inner].flat()) {
        if (one !== undefined) found.push(...effectsIn(one as Record<string, unknown>, shape));
      }
    } else if (shape === 'effect' && inner !== undefined) found.push(...([inner].flat() as Effect[]));
  }
  return found;
}
