/** The zones in which cards lie that are looked at or revealed: one for each stack and way that effects name. */
import { openedFrom } from '../semantics/opened-zones.ts';
import { visitNodes, type IrNode } from '../semantics/visit-nodes.ts';
import type { PackModel, ZoneDef } from './model.ts';

/** Those that the zones lack. */
export function openedZones(zones: readonly ZoneDef[], moves: readonly IrNode[]): ZoneDef[] {
  const ids = new Set(moves.flatMap(({ zone, back }) => (back === true ? [String(zone)] : [])));
  return [...ids].flatMap((id) => {
    const { stack, how } = openedFrom(id)!;
    const from = zones.find((zone) => zone.id === stack);
    return from && !zones.some((zone) => zone.id === id) ? [openedZone(id, from, how === 'looked-at')] : [];
  });
}

/** The model with the zones that further effects need; the same model where that is none. */
export function withOpenedZones(model: PackModel, effects: readonly unknown[]): PackModel {
  const moves: IrNode[] = [];
  visitNodes(effects, (node) => {
    if (node.k === 'move') moves.push(node);
  });
  const more = openedZones(model.zones, moves);
  return more.length === 0 ? model : { ...model, zones: [...model.zones, ...more] };
}

const openedZone = (id: string, from: ZoneDef, isForOne: boolean): ZoneDef => ({
  id,
  name: id,
  plural: id,
  origin: from.origin,
  of: isForOne ? 'player' : from.of,
  order: 'stack',
  visible: isForOne ? 'owner' : 'all',
  listening: false,
  drawsTo: null,
  refill: null,
  opens: from.id,
});
