/** The frame in which a player reacts to what another one did; see machine/reactions.ts. */
import { enter, leave } from '../machine/events.ts';
import { type Can, YES } from '../machine/codes.ts';
import type { ReactionNode } from '../machine/compiled-game.ts';
import { FRAME_HEAD, FRAME_PC } from '../machine/frame.ts';
import { Node } from '../machine/node.ts';
import type { Vm } from '../machine/vm.ts';
import { ABILITIES_CLOSED, REACTION_SIZE } from '../position/layout.ts';

const OWNER = 6;

export class Reaction extends Node implements ReactionNode {
  override silent = true;

  can(): Can {
    return YES;
  }
  override stillToRun(): Node[] {
    return [];
  }
  push(vm: Vm, reaction: ArrayLike<number>): void {
    vm.player = reaction[OWNER];
    const frame = vm.push(this, FRAME_HEAD + REACTION_SIZE);
    vm.cells.set(reaction, frame + FRAME_HEAD);
    vm.cells[ABILITIES_CLOSED]++;
  }
  override step(vm: Vm, frame: number): void {
    const { cells } = vm;
    if (cells[frame + FRAME_PC]++ === 1) {
      cells[ABILITIES_CLOSED]--;
      return vm.popSilently(frame);
    }
    const [number, cause, causeId, self, it, amount, , doer] = cells.subarray(
      frame + FRAME_HEAD,
      frame + FRAME_HEAD + REACTION_SIZE,
    );
    const program = vm.game.programs[number];
    if (vm.sink !== null) {
      const old = enter(vm, cause, causeId, self);
      vm.sink.trigger(vm, program.origin);
      leave(vm, old);
    }
    vm.reactionTo = doer;
    program.go(vm, frame, cause, causeId, self, it, amount);
  }
}
