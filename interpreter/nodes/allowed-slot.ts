/** Choosing an available slot where some effect allows others, too: what that effect asks for is then done first. */
import { IT, THIS, type Origin } from '../../dsl/internal.ts';
import { type Can, DONE, HAS_ALLOW_CHOICE, IMPOSSIBLE, MAYBE, NO, YES } from '../machine/codes.ts';
import type { SlotsFn } from '../machine/compiled-game.ts';
import { eachContinuousEffect, hasContinuousEffect } from '../machine/events.ts';
import { FRAME_PC, FRAME_RESULT } from '../machine/frame.ts';
import type { OptionMeaning, RefusedOption } from '../machine/messages.ts';
import { slotId } from '../machine/names.ts';
import type { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { ChooseSlot } from './choose.ts';

/** A slot that an effect allows, with whose it is. */
interface Allowed {
  slot: number;
  program: number;
  cause: number;
  causeId: number;
  /** what `this` is */
  self: number;
}

export class ChooseAllowedSlot extends ChooseSlot {
  override sideEffectFree = false;
  override completesWithChild = true;
  constructor(
    origin: Origin,
    slots: SlotsFn,
    /** the same slots, whether or not they are available */
    private readonly others: SlotsFn,
    v: number,
  ) {
    super(origin, slots, v);
  }
  /** Each slot once for each effect that allows it. */
  private allowed(vm: Vm): Allowed[] {
    if (!hasContinuousEffect(vm, HAS_ALLOW_CHOICE)) return [];
    const found: Allowed[] = [];
    const all = vm.game.tables.slots;
    eachContinuousEffect(vm, HAS_ALLOW_CHOICE, ({ choices }, cause, causeId) => {
      const self = vm.cells[vm.env + THIS];
      for (const { slots, program } of choices) {
        for (let slot = 0; slot < all.length; slot++) {
          if (slots.has(vm, slot)) found.push({ slot, program, cause, causeId, self });
        }
      }
    });
    return found.filter(({ slot }) => this.others.has(vm, slot) && !this.slots.has(vm, slot));
  }
  private canTake(vm: Vm, { slot, program, cause, causeId, self }: Allowed): Can {
    return vm.game.programs[program].canAs(vm, cause, causeId, self, 0, slot);
  }
  /** The allowed slots for which what is asked can perhaps be done, each once. */
  private open(vm: Vm): Allowed[] {
    const open = this.allowed(vm).filter((one) => this.canTake(vm, one) !== NO);
    return open.filter(({ slot }, i) => open.findIndex((other) => other.slot === slot) === i);
  }
  override can(vm: Vm): Can {
    const can = super.can(vm);
    return can === NO && this.open(vm).length > 0 ? MAYBE : can;
  }
  override stillToRun(vm: Vm, frame: number): readonly Node[] | null {
    return vm.cells[frame + FRAME_PC] === 1 ? [] : null;
  }
  override step(vm: Vm, frame: number): void {
    if (vm.cells[frame + FRAME_PC] === 1) {
      const result = vm.cells[frame + FRAME_RESULT];
      return result === DONE || vm.isLeft(result) ? vm.pop(frame, DONE) : vm.fail();
    }
    if (this.candidates(vm, vm.buffer(this)) === 0 && this.open(vm).length === 0) return vm.pop(frame, IMPOSSIBLE);
    vm.ask();
  }
  override offer(vm: Vm): void {
    const buffer = vm.buffer(this);
    const n = this.candidates(vm, buffer);
    for (let i = 0; i < n; i++) vm.offer(buffer[i], YES);
    // what is asked for may take away what must be done later
    for (const { slot } of this.open(vm)) vm.offer(slot, MAYBE);
  }
  override take(vm: Vm, frame: number, code: number): void {
    const chosen = this.slots.has(vm, code) ? undefined : this.open(vm).find(({ slot }) => slot === code);
    if (!chosen) return super.take(vm, frame, code);
    const { cells } = vm;
    cells[vm.env + this.v] = code;
    cells[vm.env + IT] = code;
    cells[frame + FRAME_PC] = 1;
    cells[frame + FRAME_RESULT] = 0;
    vm.oblige(frame);
    vm.game.programs[chosen.program].start(vm, chosen.cause, chosen.causeId, chosen.self, code, 0);
  }
  override meaning(vm: Vm, frame: number, code: number): OptionMeaning {
    const allowed = this.slots.has(vm, code) ? undefined : this.open(vm).find(({ slot }) => slot === code);
    return allowed
      ? { type: 'slot', slot: slotId(vm, code), after: vm.game.programs[allowed.program].origin }
      : super.meaning(vm, frame, code);
  }
  override refusals(vm: Vm): RefusedOption[] {
    const allowed = this.allowed(vm);
    const open = new Set(this.open(vm).map(({ slot }) => `slot:${slotId(vm, slot)}`));
    return super.refusals(vm).flatMap((refusal) => {
      if (open.has(refusal.key)) return [];
      const one = allowed.find(({ slot }) => `slot:${slotId(vm, slot)}` === refusal.key);
      const why = one && vm.game.programs[one.program].whyAs(vm, one.cause, one.causeId, one.self, one.slot);
      return [why ? { ...refusal, reason: why } : refusal];
    });
  }
}
