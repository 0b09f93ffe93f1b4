/**
 * *Exchange 1 kelp for 1 steelplast*: the rulebook says that it works either way, people who write cards mostly mean the way that is
 * written. As an effect by itself, of things of one class, it may be both, so that the writer is asked.
 */
import type { EffectNode, ItemNode, Symbols } from '../../dsl/internal.ts';
import { alike } from '../render/alike.ts';
import { tradesOf } from '../render/exchanges.ts';
import { bodyOfMay } from './needless-may.ts';

/** Counts exchanges that work either way where no text means that which does not say so. */
export function countUnsaidReturns(effect: EffectNode, symbols: Symbols): number {
  const whole = bodyOfMay(effect) ?? effect;
  let count = 0;
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { kind, options } = value as { kind?: string; options?: readonly EffectNode[] };
    if (kind === 'or' && options && isUnsaidReturn(options, value === whole, symbols)) count++;
    Object.values(value).forEach(walk);
  };
  walk(effect);
  return count;
}

function isUnsaidReturn(options: readonly EffectNode[], isWhole: boolean, symbols: Symbols): boolean {
  const [one, other] = tradesOf(options, symbols) ?? [];
  if (!one || !other || !alike(one.paid, other.gained) || !alike(one.gained, other.paid)) return false;
  return !isWhole || !areOfOneClass([...one.paid, ...one.gained], symbols);
}

function areOfOneClass(items: readonly ItemNode[], symbols: Symbols): boolean {
  const ids = items.map(({ what }) => symbols.get('counter', what.text)?.id);
  return symbols.all('class').some(({ members = [] }) => ids.every((id) => id !== undefined && members.includes(id)));
}
