/**
 * Searches a game to its end, where that is possible: nothing hidden, nothing left to chance, and few positions. Then the best options
 * are known, whatever else is thought of them. Positions are remembered for the rest of the game.
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
} from '../../interpreter/internal.ts';
import { sharesOfVictory } from './outcome.ts';
import type { AskedSeat } from './turn-sampler.ts';

const MOST_DEPTH = 200;

/** By player: the share of the victory. */
type Outcome = readonly number[];

/** How much may be tried: so many positions, up to a time of `performance.now`. */
export interface Allowance {
  positions: number;
  until: number;
}

interface Exact {
  /** the best options, by their number in `codes`; where one is sure to win, that one */
  options: number[];
  isWon: boolean;
}

export class ExactSearch {
  /** positions tried since the bot was made; those that are remembered cost nothing */
  tried = 0;
  private readonly vm: Vm;
  private readonly pool: Snapshot[] = [];
  private readonly known = new Map<number, Outcome>();
  private most = 0;
  private until = Infinity;
  private generator = 0;

  constructor(game: CompiledGame) {
    this.vm = new Vm(game);
  }

  /** The best options; null where the end is not reached with what may be tried. */
  best({ vm, codes, seat }: AskedSeat, { positions, until }: Allowance): Exact | null {
    const start = this.snapshotAt(0);
    start.save(vm);
    this.most = this.tried + positions;
    this.until = until;
    this.generator = vm.cells[RANDOM];
    let options: number[] = [];
    let most = -1;
    for (let i = 0; i < codes.length && most < 1; i++) {
      start.restore(this.vm);
      this.vm.choose(codes[i]);
      const outcome = this.search(1);
      if (outcome === null) return null;
      if (outcome[seat] > most) options = [];
      if (outcome[seat] >= most) options.push(i);
      most = Math.max(most, outcome[seat]);
    }
    return { options, isWon: most === 1 };
  }

  /** What everybody makes of the position if each plays for the own victory; null where the bounds are reached. */
  private search(depth: number): Outcome | null {
    const { vm } = this;
    vm.run();
    if (vm.cells[RANDOM] !== this.generator || vm.failed) return null;
    if (vm.cells[STATUS] !== STATUS_ASKING) return sharesOfVictory(vm);
    const key = cellsKey(vm.cells, vm.cells[LENGTH]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.tried >= this.most || depth >= MOST_DEPTH || performance.now() > this.until) return null;
    this.tried++;
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

  private snapshotAt(depth: number): Snapshot {
    return (this.pool[depth] ??= new Snapshot(this.vm));
  }
}
