/**
 * What players do because of others (`when another player …`). It is noted at the event, and waits in the position until the
 * player who acts has met all obligations and ended the part that set it off: so it can take away nothing that was counted on,
 * and look-ahead need not know of it.
 */
import { THIS } from '../../dsl/internal.ts';
import { ABILITIES_CLOSED, MOST_REACTIONS, OBLIGATIONS, REACTION_SIZE } from '../position/layout.ts';
import { HAS_REACTION } from './codes.ts';
import { eachContinuousEffect } from './events.ts';
import { StoppedError } from './stopped.ts';
import type { Vm } from './vm.ts';

/** Notes what all others do at the event, the one who comes next in the order of play first. */
export function noteReactions(vm: Vm, event: number): void {
  const { players, order } = vm.game.tables.layout;
  const doer = vm.player;
  const first = vm.cells.subarray(order, order + players).indexOf(doer);
  for (let i = 1; i < players; i++) noteOf(vm, event, doer, vm.cells[order + ((first + i) % players)]);
}

function noteOf(vm: Vm, event: number, doer: number, owner: number): void {
  eachContinuousEffect(
    vm,
    HAS_REACTION,
    ({ reactions }, cause, causeId) => {
      for (const { event: to, program, matches, hasSubject } of reactions) {
        if (to !== event || !matches(vm)) continue;
        const it = hasSubject ? vm.eventSubject : -1;
        note(vm, [program, cause, causeId, vm.cells[vm.env + THIS], it, vm.eventAmount, owner, doer]);
      }
    },
    owner,
  );
}

function note(vm: Vm, reaction: readonly number[]): void {
  const { cells } = vm;
  const { reactions } = vm.game.tables.layout;
  if (cells[reactions] === MOST_REACTIONS) throw new StoppedError('reactions', vm.runningPrograms());
  cells.set(reaction, reactions + 1 + cells[reactions]++ * REACTION_SIZE);
}

/** Pushes the first reaction that waits, if nothing must be finished before; true when there was one. */
export function beginReaction(vm: Vm): boolean {
  const { cells, game } = vm;
  const { reactions } = game.tables.layout;
  if (cells[reactions] === 0 || cells[OBLIGATIONS] > 0 || cells[ABILITIES_CLOSED] > 0) return false;
  const first = reactions + 1;
  game.reaction.push(vm, cells.slice(first, first + REACTION_SIZE));
  cells.copyWithin(first, first + REACTION_SIZE, first + cells[reactions]-- * REACTION_SIZE);
  return true;
}
