/**
 * "Discard a card to gain 1 point or draw 2 cards": a sentence of a pack ends with what is given for the card, and what is joined to it
 * is given for the card, too: always where *and* joins it, perhaps where *or* does.
 */
import type { EffectNode } from '../../dsl/internal.ts';
import { givesUpCard } from './given-up.ts';

/** The effect with all that is joined by *and* given for the card, and its other reading, where *or* joins something. */
export function readingsOfGiven(effect: EffectNode): EffectNode[] {
  const all = joined(effect, 'block');
  const perhaps = joined(all, 'or');
  return perhaps === all ? [all] : [all, perhaps];
}

function joined(effect: EffectNode, by: 'block' | 'or'): EffectNode {
  if (effect.kind === 'word') {
    const { body } = effect.args;
    if (body?.type !== 'effect') return effect;
    const inner = joined(body.effect, by);
    return inner === body.effect ? effect : { ...effect, args: { ...effect.args, body: { ...body, effect: inner } } };
  }
  if (effect.kind === 'then' || effect.kind !== by) return effect;
  const list = effect.kind === 'block' ? effect.parts : effect.options;
  const [first, ...others] = list;
  if (others.length === 0 || !isGivenForCard(first)) return effect;
  const last = first.steps.at(-1)!;
  const { range } = effect;
  const given: EffectNode =
    effect.kind === 'block'
      ? { kind: 'block', parts: [last, ...others], range }
      : { kind: 'or', options: [last, ...others], range };
  return { ...first, steps: [...first.steps.slice(0, -1), given], range };
}

/** Cards of the own choice are given up, and then something comes of it. */
function isGivenForCard(effect: EffectNode): effect is Extract<EffectNode, { kind: 'then' }> {
  if (effect.kind !== 'then' || effect.may.includes(true)) return false;
  const before = effect.steps.slice(0, -1);
  return before.length > 0 && givesUpCard(before.at(-1)!) && !givesUpCard(effect.steps.at(-1)!);
}
