/** "You may sell up to 6 kelp": as often as one likes is not at all, too, so that *may* adds nothing. */
import type { Arg, EffectNode, WordNode } from '../../dsl/internal.ts';

/** Words that the player does as often as they like. */
const OPTIONAL = ['up-to', 'any-times'];

/** Whether it is done up to so many times: `build up to 2 farms`. */
const isOptional = ({ word, args }: WordNode): boolean => OPTIONAL.includes(word) || args.limit !== undefined;

/** What may be done, where the player may choose to. */
export const bodyOfMay = (effect: EffectNode | undefined): EffectNode | undefined =>
  effect?.kind === 'word' && effect.word === 'may' && effect.args.body?.type === 'effect'
    ? effect.args.body.effect
    : undefined;

/** The effect without `may` around what may be left out anyway, also inside of `when …` and the like. */
export function withoutNeedlessMay(effect: EffectNode): EffectNode {
  if (effect.kind === 'then') {
    // `then may` is one already
    const steps = effect.steps.map((step, i) => withoutNeedlessMay(effect.may[i] ? (bodyOfMay(step) ?? step) : step));
    return steps.every((step, i) => step === effect.steps[i]) ? effect : { ...effect, steps };
  }
  const body = effect.kind === 'word' ? effect.args.body : undefined;
  if (effect.kind !== 'word' || body?.type !== 'effect') return effect;
  const inner = body.effect;
  if (effect.word === 'may' && inner.kind === 'word' && (inner.word === 'may' || isOptional(inner))) {
    return withoutNeedlessMay(inner);
  }
  const shorter = withoutNeedlessMay(inner);
  const changed: Arg = { type: 'effect', effect: shorter };
  return shorter === inner ? effect : { ...effect, args: { ...effect.args, body: changed } };
}
