/** How far a game has come, read from the loops of its procedures that are on the stack. */
import { FRAMES_BASE, TOP_FRAME } from '../position/layout.ts';
import { EACH_COUNT, FRAME_NODE, FRAME_PARENT, FRAME_PC, REPEAT_TIMES } from './frame.ts';
import { ROLE_EACH_PLAYER, ROLE_PROGRAM, ROLE_REPEAT } from './node.ts';
import type { Vm } from './vm.ts';

/** The loops around what runs now, outermost first: how often each runs, and which time this is, from 0. */
interface Loop {
  times: number;
  now: number;
  /** for each player, instead of a number of times */
  players: boolean;
}

export function loops(vm: Vm): Loop[] {
  const { cells } = vm;
  const { roles } = vm.game.dispatch;
  let found: Loop[] = [];
  for (let f = cells[TOP_FRAME]; f >= 0; f = cells[cells[FRAMES_BASE] + f + FRAME_PARENT]) {
    const frame = cells[FRAMES_BASE] + f;
    const role = roles[cells[frame + FRAME_NODE]];
    const now = Math.max(0, cells[frame + FRAME_PC] - 1);
    // loops inside a card or a slot say nothing of the game
    if (role === ROLE_PROGRAM) found = [];
    else if (role === ROLE_REPEAT) found.push({ times: cells[frame + REPEAT_TIMES], now, players: false });
    else if (role === ROLE_EACH_PLAYER) found.push({ times: cells[frame + EACH_COUNT], now, players: true });
  }
  return found.reverse();
}

/** The share of the game that is still to come, as far as its loops say it: 1 at the beginning. */
export function shareLeft(list: readonly Loop[]): number {
  let done = 0;
  for (let i = list.length - 1; i >= 0; i--) if (list[i].times > 0) done = (list[i].now + done) / list[i].times;
  return 1 - Math.min(1, done);
}

/** How often something inside the `depth` outermost `repeat`s is still to come, this time of them included. */
export function runsLeft(list: readonly Loop[], depth: number): number {
  let left = 0;
  let seen = 0;
  for (const { times, now, players } of list) {
    if (players || seen === depth) continue;
    seen++;
    left = left * times + Math.max(0, times - now - 1);
  }
  return seen === 0 ? 0 : left + 1;
}
