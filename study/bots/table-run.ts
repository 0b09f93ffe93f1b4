/** Whole games between bots at the speed of the machine: no keys, no labels, no record. */
import {
  STATUS,
  STATUS_ASKING,
  FRAME_PLAYER,
  Knowledge,
  legalOptions,
  startPosition,
  type CardWatch,
  type Vm,
} from '../../interpreter/internal.ts';
import type { SeatBot } from './bot.ts';

/** A game that is played decision by decision. */
export class TableRun {
  readonly knowledge: Knowledge;
  /** decisions with more than one legal option */
  choices = 0;
  options = 0;
  decisions = 0;
  /** what was chosen, decision by decision */
  readonly codes: number[] = [];

  /** @param watch hears of cards in place of the run, and must tell what the players know of them */
  constructor(
    readonly vm: Vm,
    private readonly bots: readonly SeatBot[],
    seed: number,
    watch: (knowledge: Knowledge) => CardWatch = (knowledge) => knowledge,
  ) {
    this.knowledge = new Knowledge(vm.game);
    vm.watch = watch(this.knowledge);
    startPosition(vm, seed);
  }

  /** Takes one decision; false when the game is over. */
  step(): boolean {
    const { vm } = this;
    vm.run();
    if (vm.failed) throw new Error('engine fault: a choice led to a dead end');
    if (vm.cells[STATUS] !== STATUS_ASKING) return false;
    const codes = legalOptions(vm);
    if (codes.length === 0) throw new Error('engine fault: no legal option');
    this.decisions++;
    let taken = 0;
    if (codes.length > 1) {
      this.choices++;
      this.options += codes.length;
      const seat = vm.cells[vm.top + FRAME_PLAYER];
      taken = this.bots[seat].choose({ vm, seat, codes, knowledge: this.knowledge });
    }
    this.codes.push(codes[taken]);
    vm.choose(codes[taken]);
    return true;
  }
}
