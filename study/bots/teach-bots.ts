/** Weights for bots, from whoever has their file as text or as JSON. */
import type { PackModel } from '../../dsl/internal.ts';
import { FathomError, requireModel } from '../../interpreter/internal.ts';
import { parseWeights } from './weights-file.ts';
import { useWeights } from './weights.ts';

/**
 * Lets the bots of a pack play with weights that were learned by play: from now on, and in every game of this model. Without them they play
 * with those that any pack has. `fathom train` makes such a file; the packs that come with Fathom have theirs beside them.
 *
 * @param weights the text of a file `NAME.weights.json`, or what it says as an object
 *
 * @throws FathomError `bad-weights` for what is no such file, or one of another pack; `no-model`
 *
 * @example
 * import weights from 'fathom/cards/underwater-cities.weights.json' with { type: 'json' };
 * teachBots(model, weights);
 */
export function teachBots(model: PackModel, weights: string | object): void {
  requireModel(model);
  const parsed = parseWeights(typeof weights === 'string' ? weights : textOf(weights), model);
  if (typeof parsed === 'string') {
    throw new FathomError('bad-weights', `the file with the weights ${parsed}`, { why: parsed });
  }
  useWeights(model, parsed.weights);
}

/** As JSON; empty for what is none. */
function textOf(weights: object): string {
  try {
    return JSON.stringify(weights) ?? '';
  } catch {
    return '';
  }
}
