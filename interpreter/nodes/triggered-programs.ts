/** Programs that one event set off, and in which order they run: the player says so, unless it makes no difference. */
import { ABILITIES_CLOSED } from '../position/layout.ts';
import { enter, hasContinuousEffect, leave } from '../machine/events.ts';
import { type Can, EVENT_GAIN, HAS_INSTEAD, HAS_STATE_TRIGGER, YES } from '../machine/codes.ts';
import type { TriggeredProgramsNode } from '../machine/compiled-game.ts';
import { FRAME_HEAD } from '../machine/frame.ts';
import type { OptionMeaning, Question } from '../machine/messages.ts';
import { causeFrom } from '../machine/names.ts';
import { type DecisionKind, Node } from '../machine/node.ts';
import { TRIGGER_SIZE } from '../machine/trigger-queue.ts';
import { GROWS_BY_OWN_CARD, OWN_CARD_ARRIVES } from '../machine/growth.ts';
import type { Vm } from '../machine/vm.ts';

// How many programs; of each the numbers of a `TriggerQueue` entry.
const TRIGGERED_COUNT = FRAME_HEAD;
const TRIGGERED = FRAME_HEAD + 1;

/** Programs that one event set off. */
export class TriggeredPrograms extends Node implements TriggeredProgramsNode {
  override silent = true;

  can(): Can {
    return YES;
  }

  /** Those that wait; null if one of them runs more of its card, as that is not known here. */
  override stillToRun(vm: Vm, frame: number): Node[] | null {
    const waiting: Node[] = [];
    for (let i = 0; i < vm.cells[frame + TRIGGERED_COUNT]; i++) {
      const program = vm.cells[frame + TRIGGERED + i * TRIGGER_SIZE];
      if (program > 0) waiting.push(vm.game.programs[program - 1]);
    }
    return waiting.some(({ growth }) => (growth.bits & (GROWS_BY_OWN_CARD | OWN_CARD_ARRIVES)) !== 0) ? null : waiting;
  }

  override waiting(vm: Vm, frame: number): OptionMeaning[] {
    const codes = Array.from({ length: vm.cells[frame + TRIGGERED_COUNT] }, (_, i) => i);
    return codes
      .filter((code) => vm.cells[frame + TRIGGERED + code * TRIGGER_SIZE] !== 0)
      .map((code) => this.meaning(vm, frame, code));
  }

  /** Pushes the programs of a queue, above whatever runs. */
  pushAll(vm: Vm, entries: readonly number[]): void {
    const n = entries.length;
    const frame = vm.push(this, TRIGGERED + n);
    vm.cells[ABILITIES_CLOSED]++;
    vm.cells[frame + TRIGGERED_COUNT] = n / TRIGGER_SIZE;
    for (let i = 0; i < n; i++) vm.cells[frame + TRIGGERED + i] = entries[i];
  }

  override step(vm: Vm, frame: number): void {
    const cells = vm.cells;
    const n = cells[frame + TRIGGERED_COUNT];
    let left = 0;
    let first = -1;
    let onlyGains = true;
    for (let i = 0; i < n; i++) {
      const program = cells[frame + TRIGGERED + i * TRIGGER_SIZE];
      if (program === 0) continue;
      left++;
      if (first < 0) first = i;
      onlyGains &&= vm.game.programs[program - 1].onlyGains;
    }
    if (left === 0) {
      cells[ABILITIES_CLOSED]--;
      return vm.popSilently(frame);
    }
    if (left === 1 || onlyGains) return this.take(vm, frame, first);
    const aside = this.commuting(vm, frame);
    if (aside >= 0) return this.take(vm, frame, aside);
    vm.ask();
  }
  /** One that only keeps count, whenever it is done; -1 if there is none. */
  private commuting(vm: Vm, frame: number): number {
    const { programs } = vm.game;
    const n = vm.cells[frame + TRIGGERED_COUNT];
    for (let i = 0; i < n; i++) {
      const at = vm.cells[frame + TRIGGERED + i * TRIGGER_SIZE];
      const bookkeeps = at === 0 ? null : programs[at - 1].bookkeeps;
      if (bookkeeps === null) continue;
      if (bookkeeps.withAll) return i;
      let commutes = !isAnythingHeard(vm);
      for (let j = 0; j < n && commutes; j++) {
        const other = vm.cells[frame + TRIGGERED + j * TRIGGER_SIZE];
        commutes = j === i || other === 0 || bookkeeps.whileNobodyListens.has(other - 1);
      }
      if (commutes) return i;
    }
    return -1;
  }
  override offer(vm: Vm, frame: number): void {
    for (let i = 0; i < vm.cells[frame + TRIGGERED_COUNT]; i++) {
      if (vm.cells[frame + TRIGGERED + i * TRIGGER_SIZE] !== 0) vm.offer(i, YES);
    }
  }
  override take(vm: Vm, frame: number, code: number): void {
    const cells = vm.cells;
    const at = frame + TRIGGERED + code * TRIGGER_SIZE;
    const program = vm.game.programs[cells[at] - 1];
    cells[at] = 0;
    if (vm.sink !== null) {
      const old = enter(vm, cells[at + 1], cells[at + 2], cells[at + 3]);
      vm.sink.trigger(vm, program.origin);
      leave(vm, old);
    }
    program.go(vm, frame, cells[at + 1], cells[at + 2], cells[at + 3], cells[at + 4], cells[at + 5]);
  }
  override key(vm: Vm, frame: number, code: number): string {
    const at = frame + TRIGGERED + code * TRIGGER_SIZE;
    return `trigger:${causeFrom(vm, vm.cells[at + 1], vm.cells[at + 2]).id}`;
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    const at = frame + TRIGGERED + code * TRIGGER_SIZE;
    return {
      type: 'trigger',
      cause: causeFrom(vm, vm.cells[at + 1], vm.cells[at + 2]),
      effect: vm.game.programs[vm.cells[at] - 1].origin,
    };
  }
  override question(): Question {
    return { type: 'first-trigger' };
  }
  override kind(): DecisionKind {
    return 'order';
  }
}

/** Whether what is gained, or counted, may set something off for the player, or for another one. */
const isAnythingHeard = (vm: Vm): boolean =>
  hasContinuousEffect(vm, HEARD) || (vm.game.heardOfOthers & (1 << EVENT_GAIN)) !== 0;
const HEARD = (1 << EVENT_GAIN) | HAS_INSTEAD | HAS_STATE_TRIGGER;
