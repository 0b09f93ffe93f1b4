/** A pack with other values of constants than it has on file. */
import type { PackModel } from '../../dsl/internal.ts';
import { useWeights, weightsFor } from '../bots/weights.ts';

export type ConstantValues = Readonly<Record<string, number>>;

/** The same model where nothing changes. */
export function withConstants(model: PackModel, values: ConstantValues): PackModel {
  const entries = Object.entries(values);
  if (entries.length === 0) return model;
  const constants = model.constants.map((constant) =>
    constant.id in values ? { ...constant, value: { k: 'const' as const, n: values[constant.id] } } : constant,
  );
  const other = { ...model, constants, hash: `${model.hash}+${entries.map(([id, n]) => `${id}=${n}`).join('+')}` };
  const weights = weightsFor(model);
  if (weights !== undefined) useWeights(other, weights);
  return other;
}
