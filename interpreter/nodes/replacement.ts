/** `instead of`: a gain, or what takes its place. */
import { FIRST_FREE_VAR } from '../../dsl/internal.ts';
import { FRAMES_BASE, ABILITIES_CLOSED, TOP_FRAME } from '../position/layout.ts';
import type { Gain } from './gain.ts';
import { type Can, YES } from '../machine/codes.ts';
import type { ReplacementChoice, ReplacementNode } from '../machine/compiled-game.ts';
import { ENV_CAUSE, FRAME_ENV, FRAME_HEAD, FRAME_NODE, FRAME_PARENT, FRAME_PC } from '../machine/frame.ts';
import type { OptionMeaning, Question } from '../machine/messages.ts';
import { causeFrom } from '../machine/names.ts';
import { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';

// The gain; the program in its place, with its cause, id, `this`, amount and `it`; the variables of whose program gains, with
// which it goes on; its amounts.
const REPLACED_GAIN = FRAME_HEAD;
const REPLACED_PROGRAM = FRAME_HEAD + 1;
const REPLACED_CAUSE = FRAME_HEAD + 2;
const REPLACED_CAUSE_ID = FRAME_HEAD + 3;
const REPLACED_SELF = FRAME_HEAD + 4;
const REPLACED_AMOUNT = FRAME_HEAD + 5;
const REPLACED_SUBJECT = FRAME_HEAD + 6;
const REPLACED_ENV = FRAME_HEAD + 7 - ENV_CAUSE;
const REPLACED_AMOUNTS = REPLACED_ENV + FIRST_FREE_VAR;

/** `instead of`: before a gain, its player chooses between it and the replacement. */
export class Replacement extends Node implements ReplacementNode {
  override silent = true;
  can(): Can {
    return YES;
  }

  /** The gain may wait for others before it, so its amounts and its component are fixed here. */
  ask(vm: Vm, gain: Gain, other: ReplacementChoice): void {
    const from = vm.env;
    const frame = vm.push(this, REPLACED_AMOUNTS + gain.portions.length);
    const cells = vm.cells;
    cells[frame + REPLACED_GAIN] = gain.id;
    cells[frame + REPLACED_PROGRAM] = other.program;
    cells[frame + REPLACED_CAUSE] = other.cause;
    cells[frame + REPLACED_CAUSE_ID] = other.causeId;
    cells[frame + REPLACED_SELF] = other.self;
    cells[frame + REPLACED_AMOUNT] = other.amount;
    cells[frame + REPLACED_SUBJECT] = other.subject;
    const env = frame + REPLACED_ENV;
    for (let i = ENV_CAUSE; i < FIRST_FREE_VAR; i++) cells[env + i] = cells[from + i];
    cells[frame + FRAME_ENV] = env - cells[FRAMES_BASE];
    gain.fix(vm, frame + REPLACED_AMOUNTS);
    cells[ABILITIES_CLOSED]++;
  }
  /** Whether this replacement runs already: it does not replace its own gain. */
  active(vm: Vm, program: number): boolean {
    const cells = vm.cells;
    for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
      const frame = cells[FRAMES_BASE] + f;
      const runs = cells[frame + FRAME_NODE] === this.id && cells[frame + FRAME_PC] === 2;
      if (runs && cells[frame + REPLACED_PROGRAM] === program) return true;
    }
    return false;
  }
  override stillToRun(vm: Vm, frame: number): Node[] | null {
    return vm.cells[frame + FRAME_PC] === 2 ? [] : null;
  }
  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    if (cells[frame + FRAME_PC] === 2) {
      cells[ABILITIES_CLOSED]--;
      return vm.popSilently(frame);
    }
    const program = vm.game.programs[cells[frame + REPLACED_PROGRAM]];
    if (
      program.canAs(
        vm,
        cells[frame + REPLACED_CAUSE],
        cells[frame + REPLACED_CAUSE_ID],
        cells[frame + REPLACED_SELF],
        cells[frame + REPLACED_AMOUNT],
        cells[frame + REPLACED_SUBJECT],
      ) === 0
    ) {
      return this.take(vm, frame, 0);
    }
    vm.ask();
  }
  override offer(vm: Vm): void {
    vm.offer(0, YES);
    vm.offer(1, YES);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const cells = vm.cells;
    cells[frame + FRAME_PC] = 2;
    const gain = vm.game.nodes[cells[frame + REPLACED_GAIN]] as Gain;
    const program = cells[frame + REPLACED_PROGRAM];
    if (code === 0) {
      gain.carryOut(vm, frame + REPLACED_AMOUNTS);
      return;
    }
    gain.carryOut(vm, frame + REPLACED_AMOUNTS, vm.game.replacedGains.get(program));
    vm.game.programs[program].start(
      vm,
      cells[frame + REPLACED_CAUSE],
      cells[frame + REPLACED_CAUSE_ID],
      cells[frame + REPLACED_SELF],
      cells[frame + REPLACED_SUBJECT],
      cells[frame + REPLACED_AMOUNT],
    );
  }
  override key(_vm: Vm, _frame: number, code: number): string {
    return code === 1 ? 'replace' : 'keep';
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    return code === 1
      ? { type: 'replace', effect: vm.game.programs[vm.cells[frame + REPLACED_PROGRAM]].origin }
      : { type: 'keep', effect: vm.game.nodes[vm.cells[frame + REPLACED_GAIN]].origin };
  }
  override question(vm: Vm, frame: number): Question {
    const { cells } = vm;
    return {
      type: 'replacement',
      cause: causeFrom(vm, cells[frame + REPLACED_CAUSE], cells[frame + REPLACED_CAUSE_ID]),
    };
  }
}
