/** The weights that bots of a pack play with, once somebody has loaded them. */
import type { PackModel } from '../../dsl/internal.ts';
import type { Weights } from './value.ts';

const known = new WeakMap<PackModel, Weights>();

/** From now on bots of this pack play with these weights. */
export const useWeights = (model: PackModel, weights: Weights): void => void known.set(model, weights);

/** Undefined: bots play with the weights that any pack has untrained. */
export const weightsFor = (model: PackModel): Weights | undefined => known.get(model);
