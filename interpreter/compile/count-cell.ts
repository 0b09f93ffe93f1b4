import type { EventPattern } from '../../dsl/internal.ts';
import { countedKey } from '../position/counted-periods.ts';
import type { Compiler } from './compiler.ts';

/** The cell in which the events of a counted pattern are counted for the first player. */
export function countCell({ tables: { layout } }: Compiler, event: EventPattern): number {
  const key = countedKey(event);
  return layout.eventCounts + layout.countedEvents.findIndex((counted) => counted.key === key) * layout.players;
}
