/** What a position is worth to a player: features times weights, which are data. */
import { type CompiledGame, STATUS, STATUS_OVER, type Vm } from '../../interpreter/internal.ts';
import type { Feature, FeatureKind } from './feature.ts';
import { Features } from './features.ts';
import { trainingScore } from './training-score.ts';

/** The weight of a feature: at the end of the game, and how much more when all of it is still to come. */
export type Weight = readonly [end: number, early: number];

/** By name of the feature; one that is not there has the weight of its kind. */
export type Weights = Readonly<Record<string, Weight>>;

/**
 * Weights for packs that nobody has trained: what would be scored now, and income of the same at its face value. What
 * is built or owned is worth something early, as it tends to become more.
 */
const UNTRAINED: Record<FeatureKind, Weight> = {
  score: [1, 0],
  'income-score': [1, 0],
  income: [0.1, 0.4],
  counter: [0, 0.4],
  piece: [0, 2],
  predicate: [0, 2],
  cards: [0, 0.3],
  listening: [0, 3],
  lying: [0, 2],
  near: [0, 4],
  track: [0, 0.2],
  goal: [40, 20],
  condition: [2, 8],
};

const usualWeight = ({ kind }: Feature): Weight => UNTRAINED[kind];

export class Value {
  readonly features: Features;
  readonly end: Float64Array;
  readonly early: Float64Array;
  /** hears of what was read of each position */
  seen: ((values: Float64Array) => void) | null = null;

  constructor(game: CompiledGame, weights: Weights = {}) {
    this.features = new Features(game);
    const { list } = this.features;
    this.end = Float64Array.from(list, (feature) => (weights[feature.name] ?? usualWeight(feature))[0]);
    this.early = Float64Array.from(list, (feature) => (weights[feature.name] ?? usualWeight(feature))[1]);
  }

  /** The position of the machine is another one afterwards. Of a game that is over, what was scored is all. */
  of(vm: Vm, player: number): number {
    if (vm.cells[STATUS] === STATUS_OVER) return trainingScore(vm, player);
    const values = this.features.read(vm, player);
    this.seen?.(values);
    const { left } = this.features;
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[i] * (this.end[i] + this.early[i] * left);
    return sum;
  }
}
