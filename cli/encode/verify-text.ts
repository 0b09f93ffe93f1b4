/** What `fathom check` would say of a card with an effect that was parsed from a text. */
import type { Diagnostic } from '../../dsl/internal.ts';
import type { PlayablePack } from '../packs.ts';
import { effectOnCard, isOfItsType } from '../unwritten-card.ts';

/** What is found about an effect. */
interface EffectFindings {
  /** with these no card can have it */
  errors: Diagnostic[];
  warnings: Diagnostic[];
}

/** The findings about the effect on a card of the first type that can have it: those with which it is best. */
export function findingsOf(effect: string, program: string, pack: PlayablePack): EffectFindings {
  const card = effectOnCard(effect, program, pack);
  const found = card && isOfItsType(card) ? card.diagnostics : [];
  return {
    errors: found.filter(({ severity }) => severity === 'error'),
    warnings: found.filter(({ severity }) => severity !== 'error'),
  };
}
