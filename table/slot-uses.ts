/** Who used the slots, and in which order: a position holds only where markers are. */
import type { PositionView, TraceEvent } from '../interpreter/index.ts';
import type { SlotUse } from './protocol.ts';

/** In place of a seat: the marker of nobody. */
const NEUTRAL = -1;

export function slotUses(trace: readonly TraceEvent[], slots: PositionView['slots']): Record<string, SlotUse[]> {
  const left = new Set(Object.entries(slots).flatMap(([slot, seats]) => seats.map((seat) => `${slot} ${seat}`)));
  const used: { slot: string; player: number }[] = [];
  for (let i = trace.length - 1; i >= 0 && left.size > 0; i--) {
    const event = trace[i];
    if (event.type !== 'slot' || event.what === 'perform') continue;
    const player = event.what === 'block' ? NEUTRAL : event.player;
    if (left.delete(`${event.slot} ${player}`)) used.unshift({ slot: event.slot, player });
  }
  // markers that were there from the beginning
  for (const mark of left) {
    const [slot, player] = mark.split(' ');
    used.unshift({ slot, player: Number(player) });
  }
  const uses: Record<string, SlotUse[]> = {};
  const counts = new Map<number, number>();
  for (const { slot, player } of used) {
    const nth = (counts.get(player) ?? 0) + 1;
    counts.set(player, nth);
    (uses[slot] ??= []).push({ player, nth });
  }
  return uses;
}
