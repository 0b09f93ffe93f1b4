/**
 * Looks at what comes after the turn: the best ends of it are followed through what the others do, with cards that are dealt again each
 * time, up to the seat's next turn, which is planned. What a hand is good for, and which places will be free, is seen only then. All
 * ends meet the same deals, so that they are compared with the same luck.
 */
import {
  STATUS,
  STATUS_ASKING,
  ChoiceSource,
  type CompiledGame,
  FRAME_PLAYER,
  legalOptions,
  Snapshot,
  Vm,
} from '../../interpreter/internal.ts';
import type { BestEnds, Line, TurnEnd } from './best-ends.ts';
import { trainingScore } from './training-score.ts';
import { type AskedSeat, isEndOfTurn, NOTHING_HIDDEN, TurnSampler } from './turn-sampler.ts';
import type { Value } from './value.ts';

/** Lines for the seat's next turn, and for each question before it. */
const LINES_OF_NEXT_TURN = 60;
const LINES_BEFORE = 20;
/** Points that an end may be worth less than the best one, to be followed. */
const NEAR = 6;
/** With so many deals, what they say counts as much as what the ends were worth at first. */
const DEALS_OF_PRIOR = 1;
const LARGEST_SEED = 2 ** 30;

export class TurnAhead {
  private readonly vm: Vm;
  private readonly base: Snapshot;
  private readonly planner: TurnSampler;
  private readonly source: ChoiceSource;
  private asked: AskedSeat | null = null;
  /** seeds of the deals, which are the same for all ends */
  private readonly deals: number[] = [];
  /** by end, what each deal came to */
  private readonly found = new Map<TurnEnd, number[]>();

  constructor(
    game: CompiledGame,
    value: Value,
    private readonly ends: BestEnds,
    seed: number,
  ) {
    this.vm = new Vm(game);
    this.base = new Snapshot(this.vm);
    this.planner = new TurnSampler(game, value, seed);
    this.source = new ChoiceSource(seed);
  }

  begin(asked: AskedSeat): void {
    this.asked = asked;
    this.base.save(asked.vm);
    this.deals.length = 0;
    this.found.clear();
  }

  /** Whether there is a question: at least two ends of the turn that are worth nearly as much. */
  get isOpen(): boolean {
    return this.near().length > 1;
  }

  /** Follows one end with one more deal. */
  followOne(): void {
    const { found, deals } = this;
    let next: number[] | null = null;
    let way: TurnEnd | null = null;
    for (const end of this.near()) {
      let known = found.get(end);
      if (!known) found.set(end, (known = []));
      if (next && next.length <= known.length) continue;
      next = known;
      way = end;
    }
    if (!next || !way) return;
    if (next.length === deals.length) deals.push(this.source.below(LARGEST_SEED));
    next.push(this.follow(way.line, deals[next.length]));
  }

  /** By end that was followed, the best one first: what it is worth, in points of the best end before others were looked at. */
  judged(): { end: TurnEnd; value: number }[] {
    const near = this.near();
    const first = this.found.get(near[0]) ?? [];
    return near
      .map((end) => ({ end, value: near[0].value + this.lead(end, near[0], first) }))
      .sort((a, b) => b.value - a.value);
  }

  /** By how many points an end is better than the one that was best at first. */
  private lead(end: TurnEnd, first: TurnEnd, ofFirst: readonly number[]): number {
    const before = end.value - first.value;
    const own = this.found.get(end) ?? [];
    const n = Math.min(own.length, ofFirst.length);
    if (n === 0) return before;
    let sum = 0;
    for (let i = 0; i < n; i++) sum += own[i] - ofFirst[i];
    return (DEALS_OF_PRIOR * before + sum) / (DEALS_OF_PRIOR + n);
  }

  private near(): TurnEnd[] {
    const { list } = this.ends;
    return list.filter(({ value, isConfirmed }) => isConfirmed && value >= list[0].value - NEAR);
  }

  /** What an end comes to in a deal: what the seat's next turn can end with, or the score of the game. */
  private follow(line: Line, deal: number): number {
    const { vm, base } = this;
    const { knowledge, seat } = this.asked!;
    base.restore(vm);
    knowledge.dealAgain(vm, seat, new ChoiceSource(deal));
    const turns = vm.turnsEnded;
    this.take(line.codes, seat);
    for (;;) {
      vm.run();
      if (vm.cells[STATUS] !== STATUS_ASKING) return trainingScore(vm, seat);
      const asked = vm.cells[vm.top + FRAME_PLAYER];
      const isNext = asked === seat && vm.turnsEnded > turns;
      const best = this.plan(asked, isNext ? LINES_OF_NEXT_TURN : LINES_BEFORE);
      if (isNext && best.isConfirmed) return best.value;
      this.take(best.line.codes, asked);
    }
  }

  private plan(seat: number, lines: number): { value: number; line: Line; isConfirmed: boolean } {
    const { vm, planner } = this;
    planner.begin({ vm, seat, codes: legalOptions(vm), knowledge: NOTHING_HIDDEN });
    planner.think(lines);
    return planner.found[planner.choose()];
  }

  /** Takes a line as far as it can be taken: with other cards, not all of it may be there. */
  private take(codes: readonly number[], seat: number): void {
    const { vm } = this;
    for (const [i, code] of codes.entries()) {
      if (i > 0) {
        vm.run();
        if (vm.cells[STATUS] !== STATUS_ASKING || vm.cells[vm.top + FRAME_PLAYER] !== seat) return;
        if (!legalOptions(vm).includes(code)) return;
      }
      const isLast = isEndOfTurn(vm, code);
      vm.choose(code);
      if (isLast) return;
    }
  }
}
