/**
 * Where cards lie that are looked at or revealed: a zone beside the stack that they come from, which no pack declares. It exists in
 * packs that open cards of that stack; its id cannot be written in an effect.
 */

import type { Opened } from './ir.ts';

const BETWEEN = '/';

export const openedZone = (stack: string, how: Opened): string => `${stack}${BETWEEN}${how}`;

/** The stack of such a zone, and how its cards are opened; undefined for zones of the pack. */
export function openedFrom(zone: string): { stack: string; how: Opened } | undefined {
  const at = zone.lastIndexOf(BETWEEN);
  return at < 0 ? undefined : { stack: zone.slice(0, at), how: zone.slice(at + 1) as Opened };
}
