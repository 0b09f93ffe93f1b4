/**
 * Finds weights by play: in each game every seat plays with weights that are a little off, each in its own way, and what was scored
 * is regressed on what was off. Regressing scores on positions instead finds what good players happen to have, not what makes them good.
 */
import { ChoiceSource, type CompiledGame, Vm } from '../../interpreter/internal.ts';
import { TableRun } from './table-run.ts';
import type { Learner, TrainingPlan, TrainingStep } from './learner.ts';
import { trainingScore } from './training-score.ts';
import { type AskedSeat, TurnSampler } from './turn-sampler.ts';
import { Value, type Weights } from './value.ts';

/** How far off weights are: so many points for a usual difference of the feature; of all of one kind together, and each for itself. */
const SPREAD_OF_KINDS = 2;
const SPREAD = 0.8;
/** What a step changes at the most, in spreads. */
const LONGEST_STEP = 1;
/** How much of what earlier steps found still counts. */
const MEMORY = 0.8;
/** Of a slope: the part of its standard errors beyond this many is believed. */
const DOUBT = 0.7;
/** Steps in which weights of one kind move together, where nobody has trained before. */
const STEPS_OF_KINDS = 6;
/** Games from which the usual differences of features are taken. */
const SCALING_GAMES = 6;

export class Perturbation implements Learner {
  games = 0;
  private steps = 0;
  private readonly kindsFirst: boolean;
  /** end weights, then early ones */
  private readonly weights: Float64Array;
  private readonly scale: Float64Array;
  /** by weight: the direction in which it is moved, together with all others that have it */
  private direction: number[] = [];
  /** by direction: how far, in the mean of the steps, the score rises along it */
  private trend = new Float64Array(0);
  /** by weight: its part of its direction, so that directions of many weights reach no farther than those of one */
  private share = new Float64Array(0);
  private spread = SPREAD;
  private readonly names: string[];
  private readonly vm: Vm;
  private readonly values: Value[];
  private readonly source: ChoiceSource;

  constructor(
    private readonly game: CompiledGame,
    start: Weights,
    private readonly plan: TrainingPlan,
  ) {
    this.kindsFirst = Object.keys(start).length === 0;
    this.vm = new Vm(game);
    this.values = Array.from({ length: game.tables.players }, () => new Value(game, start));
    const [first] = this.values;
    this.names = first.features.list.map(({ name }) => name);
    this.weights = Float64Array.from([...first.end, ...first.early]);
    this.scale = new Float64Array(this.weights.length);
    this.source = new ChoiceSource(plan.seed);
  }

  /** From here on all weights of a kind of feature are moved together (few things to learn, so soon done), or each for itself. */
  private moveTogether(byKind: boolean): void {
    const kinds = this.values[0].features.list.map(({ kind }) => kind);
    const known = [...new Set(kinds)];
    const n = kinds.length;
    this.spread = byKind ? SPREAD_OF_KINDS : SPREAD;
    this.direction = Array.from(this.weights, (_, i) =>
      byKind ? known.indexOf(kinds[i % n]) + (i < n ? 0 : known.length) : i,
    );
    this.trend = new Float64Array(Math.max(...this.direction) + 1);
    const members = new Float64Array(this.trend.length);
    for (const to of this.direction) members[to]++;
    this.share = Float64Array.from(this.direction, (to) => 1 / Math.sqrt(members[to]));
  }
  /** The weights found so far; more digits would say nothing. Features that never differed have none. */
  result(): Weights {
    const n = this.names.length;
    const short = (x: number): number => Number(x.toFixed(3));
    return Object.fromEntries(
      this.names.flatMap((name, i) =>
        this.scale[i] === 0 ? [] : [[name, [short(this.weights[i]), short(this.weights[n + i])] as const]],
      ),
    );
  }

  /** Plays a number of games and changes the weights; yields after each game. */
  *step(): Generator<undefined, TrainingStep> {
    if (this.steps === 0) {
      this.moveTogether(this.kindsFirst);
      yield* this.findScale();
    } else if (this.kindsFirst && this.steps === STEPS_OF_KINDS) this.moveTogether(false);
    const off: Float64Array[] = [];
    const scores: number[] = [];
    for (let i = 0; i < this.plan.gamesPerStep; i++) {
      const mine = this.values.map(() => this.draw());
      mine.forEach((by, seat) => this.set(seat, by));
      this.playGame();
      mine.forEach((by, seat) => {
        off.push(by);
        scores.push(trainingScore(this.vm, seat));
      });
      yield;
    }
    this.learn(off, scores);
    this.steps++;
    return { step: this.steps, games: this.games, score: mean(scores) };
  }

  private playGame(): void {
    const seed = this.plan.seed + this.games++;
    const bots = this.values.map((value, seat) => {
      const sampler = new TurnSampler(this.game, value, seed * 31 + seat);
      return {
        choose: (asked: AskedSeat): number => {
          sampler.begin(asked);
          sampler.think(this.plan.lines);
          return sampler.choose();
        },
      };
    });
    const run = new TableRun(this.vm, bots, seed);
    while (run.step());
  }

  /** The usual difference of each feature between ends of turns. */
  private *findScale(): Generator<undefined> {
    const n = this.names.length;
    const sums = new Float64Array(n);
    const squares = new Float64Array(n);
    let seen = 0;
    for (const value of this.values) {
      value.seen = (values) => {
        seen++;
        for (let i = 0; i < n; i++) {
          sums[i] += values[i];
          squares[i] += values[i] ** 2;
        }
      };
    }
    for (let i = 0; i < SCALING_GAMES; i++) {
      this.playGame();
      yield;
    }
    for (const value of this.values) value.seen = null;
    for (let i = 0; i < n; i++) {
      const deviation = Math.sqrt(Math.max(0, squares[i] / seen - (sums[i] / seen) ** 2));
      this.scale[i] = this.scale[n + i] = deviation > 0 ? 1 / Math.max(0.3, deviation) : 0;
    }
  }

  private draw(): Float64Array {
    return Float64Array.from(this.trend, () => normal(this.source));
  }

  /** How much weight `i` moves by one unit of its direction. */
  private unit(i: number): number {
    return this.spread * this.scale[i] * this.share[i];
  }

  private set(seat: number, off: Float64Array): void {
    const { end, early } = this.values[seat];
    const n = end.length;
    for (let i = 0; i < n; i++) {
      end[i] = this.weights[i] + this.unit(i) * off[this.direction[i]];
      early[i] = this.weights[n + i] + this.unit(n + i) * off[this.direction[n + i]];
    }
  }

  private learn(off: readonly Float64Array[], scores: readonly number[]): void {
    const average = mean(scores);
    const deviation = Math.sqrt(mean(scores.map((s) => (s - average) ** 2))) || 1;
    const move = new Float64Array(this.trend.length);
    // the trend of a direction that does not matter has this deviation
    const usual = Math.sqrt((1 - MEMORY) / (1 + MEMORY));
    for (let d = 0; d < move.length; d++) {
      let sum = 0;
      for (let j = 0; j < scores.length; j++) sum += (scores[j] - average) * off[j][d];
      // how many standard errors the slope is from 0
      const slope = sum / (deviation * Math.sqrt(scores.length));
      this.trend[d] = MEMORY * this.trend[d] + (1 - MEMORY) * slope;
      const errors = this.trend[d] / usual;
      const believed = Math.sign(errors) * Math.max(0, Math.abs(errors) - DOUBT);
      move[d] = Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, 0.3 * believed));
    }
    for (let i = 0; i < this.weights.length; i++) this.weights[i] += this.unit(i) * move[this.direction[i]];
  }
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;

const BITS = 0x40000000;

/** Box and Muller's way from two even numbers to a normal one. */
function normal(source: ChoiceSource): number {
  const a = (source.below(BITS) + 1) / (BITS + 1);
  return Math.sqrt(-2 * Math.log(a)) * Math.cos((2 * Math.PI * source.below(BITS)) / BITS);
}
