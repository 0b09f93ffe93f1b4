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

/** Of a position: its outcome, or where others were not tried any more, that it is no less or no more than that for the first seat. */
interface Known {
  outcome: Outcome;
  is: 'exact' | 'at-least' | 'at-most';
}

/** Of two players, what the first is sure of by what was tried before, and what the second is sure to keep it to. */
interface Window {
  least: number;
  most: number;
}

/** Of other numbers of players nothing is known of one outcome by another. */
const ALL: Window = { least: -Infinity, most: Infinity };
/** Less than the difference between two shares. */
const NEARLY = 1e-6;

/** How much may be tried: so many choices, up to a time of `performance.now`. */
export interface Allowance {
  choices: number;
  until: number;
}

interface Exact {
  /** the best options, by their number in `codes`; where one is sure to win, that one */
  options: number[];
  isWon: boolean;
}

export class ExactSearch {
  /** choices tried since the bot was made */
  tried = 0;
  private readonly vm: Vm;
  private readonly pool: Snapshot[] = [];
  private readonly known = new Map<number, Known>();
  private mostTried = 0;
  private until = Infinity;
  private generator = 0;

  constructor(game: CompiledGame) {
    this.vm = new Vm(game);
  }

  /** The best options; null where the end is not reached with what may be tried. */
  best({ vm, codes, seat }: AskedSeat, { choices, until }: Allowance): Exact | null {
    const start = this.snapshotAt(0);
    start.save(vm);
    this.mostTried = this.tried + choices;
    this.until = until;
    this.generator = vm.cells[RANDOM];
    let options: number[] = [];
    let most = -1;
    for (let i = 0; i < codes.length && most < 1; i++) {
      start.restore(this.vm);
      this.vm.choose(codes[i]);
      // what is as good as the best so far is to be known, too
      const outcome = this.search(1, this.narrowed(ALL, seat, most - NEARLY));
      if (outcome === null) return null;
      if (outcome[seat] > most) options = [];
      if (outcome[seat] >= most) options.push(i);
      most = Math.max(most, outcome[seat]);
    }
    return { options, isWon: most === 1 };
  }

  /** What everybody makes of the position if each plays for the own victory; null where the bounds are reached. */
  private search(depth: number, window: Window): Outcome | null {
    const { vm } = this;
    vm.run();
    if (vm.cells[RANDOM] !== this.generator || vm.failed) return null;
    if (vm.cells[STATUS] !== STATUS_ASKING) return sharesOfVictory(vm);
    const key = cellsKey(vm.cells, vm.cells[LENGTH]);
    const known = this.known.get(key);
    if (known !== undefined && decides(known, window)) return known.outcome;
    if (depth >= MOST_DEPTH) return null;
    const player = vm.cells[vm.top + FRAME_PLAYER];
    const codes = legalOptions(vm);
    const here = this.snapshotAt(depth);
    here.save(vm);
    let best: Outcome | null = null;
    let inner = window;
    for (const code of codes) {
      if (this.tried >= this.mostTried || performance.now() > this.until) return null;
      this.tried++;
      if (best !== null) here.restore(vm);
      vm.choose(code);
      const outcome = this.search(depth + 1, inner);
      if (outcome === null) return null;
      if (best === null || outcome[player] > best[player]) best = outcome;
      if (best[player] === 1) break;
      inner = this.narrowed(inner, player, best[player]);
      if (inner.least >= inner.most) break;
    }
    this.known.set(key, { outcome: best!, is: kindOf(best!, window) });
    return best;
  }

  /** A player has found a way to so large a share. */
  private narrowed({ least, most }: Window, player: number, share: number): Window {
    if (this.vm.game.tables.players !== 2) return ALL;
    return player === 0 ? { least: Math.max(least, share), most } : { least, most: Math.min(most, 1 - share) };
  }

  private snapshotAt(depth: number): Snapshot {
    return (this.pool[depth] ??= new Snapshot(this.vm));
  }
}

/** Whether what is known of a position is all that matters now. */
const decides = ({ outcome, is }: Known, { least, most }: Window): boolean =>
  is === 'exact' || (is === 'at-least' ? outcome[0] >= most : outcome[0] <= least);

function kindOf(outcome: Outcome, { least, most }: Window): Known['is'] {
  if (outcome[0] >= most) return 'at-least';
  return outcome[0] <= least ? 'at-most' : 'exact';
}
