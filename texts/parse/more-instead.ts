/**
 * "Gain 2 kelp, or 3 kelp if …": nobody chooses less of the same, so that what stands before the condition may be what happens
 * without it. The text does not say which of both it means.
 */
import type { EffectNode, WordNode } from '../../dsl/internal.ts';

/** The effect, and its other reading where a condition behind it chooses between two amounts of one thing. */
export function readingsOfMore(effect: EffectNode): EffectNode[] {
  const other = withInstead(effect);
  return other ? [effect, other] : [effect];
}

/** `if …: 2 kelp or 3 kelp` as `if …: 3 kelp else: 2 kelp`, also inside of `when …` and the like. */
function withInstead(effect: EffectNode): EffectNode | null {
  const body = effect.kind === 'word' ? effect.args.body : undefined;
  if (effect.kind !== 'word' || body?.type !== 'effect') return null;
  const choice = body.effect;
  if (effect.word !== 'if' || choice.kind !== 'or') {
    const inner = withInstead(choice);
    return inner && { ...effect, args: { ...effect.args, body: { type: 'effect', effect: inner } } };
  }
  const [usual, more, ...others] = choice.options;
  if (others.length > 0 || effect.args.otherwise || !isBehind(effect, choice)) return null;
  const [one, two] = [amountOf(usual), amountOf(more)];
  if (one === null || two === null || one.of !== two.of || one.n === two.n) return null;
  return {
    ...effect,
    args: { ...effect.args, body: { type: 'effect', effect: more }, otherwise: { type: 'effect', effect: usual } },
  };
}

/** Whether the condition is written behind what it is about. */
function isBehind({ args: { test } }: WordNode, { range }: EffectNode): boolean {
  return test?.type === 'value' && test.value.range.start >= range.end;
}

/** A plain number of one thing that is gained. */
function amountOf(effect: EffectNode): { of: string; n: number } | null {
  if (effect.kind !== 'word' || effect.word !== 'gain' || effect.args.items?.type !== 'items') return null;
  const [item, ...others] = effect.args.items.items;
  if (others.length > 0 || item.per || item.amount?.kind !== 'number') return null;
  return { of: item.what.text, n: item.amount.value };
}
