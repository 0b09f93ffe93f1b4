/** A last step that may be left out, written as an effect: `… then (may build farm)` says what `… then may build farm` says. */
import type { ThenNode } from '../../dsl/internal.ts';

/** The same steps, with what the last one contains as a step that may be left out. */
export function withLastMay(effect: ThenNode): ThenNode {
  const { steps, may } = effect;
  const last = steps.at(-1)!;
  const body = last.kind === 'word' && last.word === 'may' && !may.at(-1) ? last.args.body : undefined;
  if (body?.type !== 'effect' || body.effect.kind === 'block') return effect;
  return { ...effect, steps: [...steps.slice(0, -1), body.effect], may: [...may.slice(0, -1), true] };
}
