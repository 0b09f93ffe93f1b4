/** Effects for a time (`until end of …`) that something ends before their period (`… or you build city`). */
import { THIS } from '../../dsl/internal.ts';
import { FRAMES_BASE } from '../position/layout.ts';
import { forgetMask, invalidatePredicates } from './board.ts';
import { enter, leave } from './events.ts';
import {
  DELAYED_CAUSE,
  DELAYED_CAUSE_ID,
  DELAYED_INDEX,
  DELAYED_KIND,
  DELAYED_LENGTH,
  DELAYED_OVER,
  DELAYED_PLAYER,
  DELAYED_UNTIL,
  DELAYED_VARS,
} from './frame.ts';
import type { Vm } from './vm.ts';

/** Timed effects of the acting player that end with the event are over; what they set off at it happens. */
export function endTimed(vm: Vm, event: number): void {
  const { cells, game } = vm;
  for (let at = game.tables.layout.fixed; at < cells[FRAMES_BASE]; at += cells[at + DELAYED_LENGTH]) {
    if (cells[at + DELAYED_KIND] !== DELAYED_UNTIL || cells[at + DELAYED_PLAYER] !== vm.player) continue;
    const { endings } = game.timed[cells[at + DELAYED_INDEX]];
    const old = enter(vm, cells[at + DELAYED_CAUSE], cells[at + DELAYED_CAUSE_ID], cells[at + DELAYED_VARS + THIS]);
    const ends = endings.some((ending) => ending.event === event && ending.matches(vm));
    leave(vm, old);
    // its cells stay until the period ends, because frames cannot be moved here
    if (!ends) continue;
    cells[at + DELAYED_KIND] = DELAYED_OVER;
    forgetMask(vm, vm.player);
    invalidatePredicates(vm, vm.player);
  }
}
