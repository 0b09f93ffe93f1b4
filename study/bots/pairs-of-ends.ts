/**
 * Corrects weights by playing on: two ways to end a turn are followed for some turns of the seat, with the same cards, and
 * valued with the weights that there are. Where the difference has become another one than the ends of the turn had, features in which they
 * differed are worth more or less than was thought. Two ends of one turn have nearly all in common, so a few thousand pairs say more
 * than as many games.
 */
import {
  STATUS,
  STATUS_ASKING,
  ChoiceSource,
  type CompiledGame,
  FRAME_PLAYER,
  legalOptions,
  Snapshot,
  startPosition,
  Vm,
} from '../../interpreter/internal.ts';
import { Ridge } from './ridge.ts';
import type { Learner, TrainingPlan, TrainingStep } from './learner.ts';
import { trainingScore } from './training-score.ts';
import { isEndOfTurn, NOTHING_HIDDEN, TurnSampler } from './turn-sampler.ts';
import { Value, type Weights } from './value.ts';

/** Of so many turns, one gives a pair. */
const TURNS_PER_PAIR = 3;
/** Own turns that both ways are played on: one of these numbers. */
const TURNS_AHEAD = [2, 3];
/** Ends that are so many points apart are no question. */
const FARTHEST = 25;
/** Of the regression, in pairs. */
const PENALTY = 300;
/** Codes of a line: a choice, and the confirmation. */
const SHORTEST = 2;
/** Steps with the same weights. */
const STEPS_PER_PASS = 4;

/** A position as weights see it. */
interface Seen {
  values: Float64Array;
  left: number;
}

export class PairsOfEnds implements Learner {
  games = 0;
  private steps = 0;
  private stepsOfPass = 0;
  private readonly value: Value;
  private ridge: Ridge;
  private readonly vm: Vm;
  private readonly ahead: Vm;
  private readonly scratch: Vm;
  private readonly base: Snapshot;
  private readonly end: Snapshot;
  private readonly planner: TurnSampler;
  private readonly follower: TurnSampler;
  private readonly source: ChoiceSource;

  constructor(
    game: CompiledGame,
    start: Weights,
    private readonly plan: TrainingPlan,
  ) {
    this.value = new Value(game, start);
    this.ridge = this.newRidge();
    this.vm = new Vm(game);
    this.ahead = new Vm(game);
    this.scratch = new Vm(game);
    this.base = new Snapshot(this.vm);
    this.end = new Snapshot(this.vm);
    this.planner = new TurnSampler(game, this.value, plan.seed);
    this.follower = new TurnSampler(game, this.value, plan.seed + 1);
    this.source = new ChoiceSource(plan.seed + 2);
  }

  /** in this pass */
  get pairs(): number {
    return this.ridge.rows;
  }

  /** Two columns more than weights: see `add`. */
  private newRidge(): Ridge {
    return new Ridge(2 * this.value.features.list.length + 2);
  }

  *step(): Generator<undefined, TrainingStep> {
    if (this.stepsOfPass === STEPS_PER_PASS) this.beginPass();
    let sum = 0;
    for (let i = 0; i < this.plan.gamesPerStep; i++) {
      sum += this.playGame();
      yield;
    }
    this.stepsOfPass++;
    this.steps++;
    return { step: this.steps, games: this.games, score: sum / this.plan.gamesPerStep };
  }

  /** From here on bots play with the weights that were found. */
  private beginPass(): void {
    const found = this.result();
    const { end, early, features } = this.value;
    for (const [i, { name }] of features.list.entries()) [end[i], early[i]] = found[name];
    this.ridge = this.newRidge();
    this.stepsOfPass = 0;
  }

  /** Plays one game; the mean score of the seats. */
  private playGame(): number {
    const { vm, planner, source } = this;
    startPosition(vm, this.plan.seed + this.games++);
    for (;;) {
      vm.run();
      if (vm.cells[STATUS] !== STATUS_ASKING) break;
      const seat = askedSeat(vm);
      const best = this.planTurn(planner, vm, seat, 2 * this.plan.lines);
      const line = [...planner.found[best].line.codes];
      if (line.length >= SHORTEST && source.below(TURNS_PER_PAIR) === 0) this.follow(seat, best);
      replay(vm, line);
    }
    const { players } = vm.game.tables;
    let sum = 0;
    for (let seat = 0; seat < players; seat++) sum += trainingScore(vm, seat);
    return sum / players;
  }

  result(): Weights {
    const { end, early, features } = this.value;
    const n = features.list.length;
    const change = this.ridge.coefficients(PENALTY);
    // more digits would say nothing
    const short = (x: number): number => Number(x.toFixed(3));
    return Object.fromEntries(
      features.list.map(({ name }, i) => [name, [short(end[i] + change[i]), short(early[i] + change[n + i])] as const]),
    );
  }

  /** Thinks about all of a turn, or about another question to a seat; the number of the best option. */
  private planTurn(sampler: TurnSampler, vm: Vm, seat: number, lines: number): number {
    sampler.begin({ vm, seat, codes: legalOptions(vm), knowledge: NOTHING_HIDDEN });
    sampler.think(lines);
    return sampler.choose();
  }

  /** Follows two of the ways that the planner has found, where they are a question. */
  private follow(seat: number, best: number): void {
    const { planner, source, base, vm } = this;
    const found = planner.found.filter(({ value }) => value > -Infinity);
    if (found.length < 2) return;
    const first = found[source.below(found.length)];
    const other = found[source.below(found.length)];
    const second = source.below(2) === 0 ? planner.found[best] : other;
    if (first === second || Math.abs(first.value - second.value) >= FARTHEST) return;
    const ways = [[...first.line.codes], [...second.line.codes]];
    const turns = TURNS_AHEAD[source.below(TURNS_AHEAD.length)];
    base.save(vm);
    const a = this.playOn(seat, ways[0], turns);
    const b = a && this.playOn(seat, ways[1], turns);
    if (a && b) this.add(a, b);
  }

  /** What a way ends with, and what it comes to some own turns later; null if it does not end in a turn's end. */
  private playOn(seat: number, way: readonly number[], turns: number): { at: Seen; later: number } | null {
    const { ahead, base } = this;
    base.restore(ahead);
    if (!replayToEnd(ahead, way)) return null;
    const at = this.see(seat);
    ahead.choose(0);
    for (let own = 0; ;) {
      ahead.run();
      if (ahead.cells[STATUS] !== STATUS_ASKING) return { at, later: trainingScore(ahead, seat) };
      const asked = askedSeat(ahead);
      const option = this.planTurn(this.follower, ahead, asked, this.plan.lines);
      if (!replayToEnd(ahead, [...this.follower.found[option].line.codes])) continue;
      if (asked === seat && ++own === turns) return { at, later: this.worth(this.see(seat)) };
      ahead.choose(0);
    }
  }

  private see(seat: number): Seen {
    this.end.save(this.ahead);
    this.end.restore(this.scratch);
    const { features } = this.value;
    const values = Float64Array.from(features.read(this.scratch, seat));
    return { values, left: features.left };
  }

  private worth({ values, left }: Seen): number {
    const { end, early } = this.value;
    return values.reduce((sum, x, i) => sum + x * (end[i] + early[i] * left), 0);
  }

  private add(a: { at: Seen; later: number }, b: { at: Seen; later: number }): void {
    const n = a.at.values.length;
    const row = new Float64Array(2 * n + 2);
    for (let i = 0; i < n; i++) {
      row[i] = a.at.values[i] - b.at.values[i];
      row[n + i] = a.at.values[i] * a.at.left - b.at.values[i] * b.at.left;
    }
    // the best way was chosen as it looks good: some of its lead is chance, and no weight must explain that it shrinks
    const before = this.worth(a.at) - this.worth(b.at);
    row[2 * n] = before;
    row[2 * n + 1] = before * a.at.left;
    this.ridge.add(row, a.later - b.later - before);
  }
}

const askedSeat = (vm: Vm): number => vm.cells[vm.top + FRAME_PLAYER];

function replay(vm: Vm, way: readonly number[]): void {
  for (const [i, code] of way.entries()) {
    if (i > 0) vm.run();
    vm.choose(code);
  }
}

/** Takes what the way says up to the confirmation that ends the turn, which is not taken; false if there is none. */
function replayToEnd(vm: Vm, way: readonly number[]): boolean {
  for (const [i, code] of way.entries()) {
    if (i > 0) vm.run();
    if (isEndOfTurn(vm, code)) return true;
    vm.choose(code);
  }
  return false;
}
