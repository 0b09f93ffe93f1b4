/**
 * Searches a game to its end, where that is possible: nothing hidden, nothing left to chance, and few positions. Then the best option
 * is known, whatever the weights say. Positions are remembered for the rest of the game.
 */
import {
  LENGTH,
  RANDOM,
  STATUS,
  STATUS_ASKING,
  cellsKey,
  type CompiledGame,
  FRAME_PLAYER,
  legalOptions,
  Snapshot,
  Vm,
  ranking,
} from '../../interpreter/internal.ts';
import type { AskedSeat } from './turn-sampler.ts';

/** Positions that one question may visit. */
const MOST_POSITIONS = 20_000;
const MOST_DEPTH = 200;

/** By player: the share of the victory. */
type Outcome = readonly number[];

export class ExactSearch {
  private readonly vm: Vm;
  private readonly pool: Snapshot[] = [];
  private readonly known = new Map<number, Outcome>();
  private left = 0;
  private generator = 0;
  // After a search that was too large, this many questions pass before the next: twice as many each time.
  private pause = 0;
  private waiting = 0;

  constructor(game: CompiledGame) {
    this.vm = new Vm(game);
  }

  /** The best option; null where the game cannot be searched to its end. */
  choose(asked: AskedSeat): number | null {
    const { knowledge, vm, codes, seat } = asked;
    if (!knowledge.state.mixes.every((mixes) => mixes.length === 0)) return null;
    if (this.waiting-- > 0) return null;
    const start = this.snapshotAt(0);
    start.save(vm);
    this.left = MOST_POSITIONS;
    this.generator = vm.cells[RANDOM];
    let best = 0;
    let most = -1;
    for (let i = 0; i < codes.length && most < 1; i++) {
      start.restore(this.vm);
      this.vm.choose(codes[i]);
      const outcome = this.search(1);
      if (outcome === null) {
        this.pause = this.pause * 2 + 1;
        this.waiting = this.pause;
        return null;
      }
      if (outcome[seat] <= most) continue;
      most = outcome[seat];
      best = i;
    }
    return best;
  }

  /** What everybody makes of the position if each plays for the own victory; null where the bounds are reached. */
  private search(depth: number): Outcome | null {
    const { vm } = this;
    vm.run();
    if (vm.cells[RANDOM] !== this.generator || vm.failed) return null;
    if (vm.cells[STATUS] !== STATUS_ASKING) return this.outcome();
    const key = cellsKey(vm.cells, vm.cells[LENGTH]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (--this.left < 0 || depth >= MOST_DEPTH) return null;
    const player = vm.cells[vm.top + FRAME_PLAYER];
    const codes = legalOptions(vm);
    const here = this.snapshotAt(depth);
    here.save(vm);
    let best: Outcome | null = null;
    for (const code of codes) {
      if (best !== null) here.restore(vm);
      vm.choose(code);
      const outcome = this.search(depth + 1);
      if (outcome === null) return null;
      if (best === null || outcome[player] > best[player]) best = outcome;
      if (best[player] === 1) break;
    }
    if (best !== null) this.known.set(key, best);
    return best;
  }

  private outcome(): Outcome {
    const entries = ranking(this.vm);
    const winners = entries.filter(({ place, missed }) => place === 1 && missed.length === 0);
    const shares = entries.map(() => 0);
    for (const { player } of winners) shares[player] = 1 / winners.length;
    return shares;
  }

  private snapshotAt(depth: number): Snapshot {
    return (this.pool[depth] ??= new Snapshot(this.vm));
  }
}
