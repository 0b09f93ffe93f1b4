/** The zones in which cards lie that are looked at or revealed: one for each stack and way that effects name. */
import { openedFrom } from '../semantics/opened-zones.ts';
import type { Effect, Program } from '../semantics/ir.ts';
import { rootOf, visitIr } from '../semantics/visit-ir.ts';
import type { PackModel, ZoneDef } from './model.ts';

type Move = Extract<Effect, { k: 'move' }>;

/** Those that the zones lack. */
export function openedZones(zones: readonly ZoneDef[], moves: readonly Move[]): ZoneDef[] {
  const ids = new Set(moves.flatMap(({ zone, back }) => (back === true ? [zone] : [])));
  return [...ids].flatMap((id) => {
    const { stack, how } = openedFrom(id)!;
    const from = zones.find((zone) => zone.id === stack);
    return from && !zones.some((zone) => zone.id === id) ? [openedZone(id, from, how === 'looked-at')] : [];
  });
}

/** The model with the zones that further programs need; the same model where that is none. */
export function withOpenedZones(model: PackModel, programs: readonly Program[]): PackModel {
  const moves: Move[] = [];
  const bodies = programs.map(({ body }) => body);
  visitIr(rootOf('effect', bodies), { effect: { move: (effect) => moves.push(effect) } });
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
