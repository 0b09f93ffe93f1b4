/** Which games are studied: all that decides how a game goes, but for its seed and setting. */
import { createHash } from 'node:crypto';
import type { PackModel } from '../../dsl/internal.ts';
import type { OptionValues } from '../../interpreter/internal.ts';
import { weightsFor } from '../bots/weights.ts';
import { optionValues } from '../../interpreter/index.ts';
import { VERSION } from '../version.ts';

export interface StudyPlan {
  players: number;
  options: Record<string, string | number>;
  /** bot of each seat */
  seats: string[];
}

/** What the games of a store have in common, as its first line says it. */
export interface StoreKey {
  pack: string;
  hash: string;
  engine: string;
  players: number;
  options: OptionValues;
  seats: string[];
  /** of the weights of the bots; empty for those that any pack has */
  weights: string;
}

export function keyOf(model: PackModel, { players, options, seats }: StudyPlan): StoreKey {
  const weights = weightsFor(model);
  return {
    pack: model.id,
    hash: model.hash,
    engine: VERSION,
    players,
    options: optionValues(model, options),
    seats,
    weights: weights === undefined ? '' : digest(weights),
  };
}

export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
