/** What a player may know of an event: games at one table tell each seat only what it sees. */
import type { PackModel } from '../../dsl/internal.ts';
import type { TraceEvent } from '../machine/trace-event.ts';
import { isSecret, isSeen } from '../position/visibility.ts';

/** `hidden`: a card is drawn or moves that the viewer does not see; `to`: the zone where it comes to be. */
export type SeenEvent = { hidden: false; event: TraceEvent } | { hidden: true; player: number; to: string };

/**
 * The event as the viewer (a seat; -1 for nobody's eyes) may know it; null for what is no news: the frames of procedures, choices,
 * except own ones that were made by themselves, and cards that move where nobody sees them.
 */
export function seenEvent(event: TraceEvent, viewer: number, model: PackModel): SeenEvent | null {
  const own = viewer === event.player;
  switch (event.type) {
    case 'choice':
      return own && event.auto ? { hidden: false, event } : null;
    case 'counter':
      return own || !isSecret(model, event.counter) ? { hidden: false, event } : null;
    case 'pay': {
      const amounts = own ? event.amounts : event.amounts.filter(({ counter }) => !isSecret(model, counter));
      return amounts.length === 0 ? null : { hidden: false, event: { ...event, amounts } };
    }
    case 'card':
      if (event.what === 'discard' && event.into !== undefined && !own) {
        return { hidden: true, player: event.player, to: event.into };
      }
      if (event.what !== 'draw') return { hidden: false, event };
      return seesZone(model, drawnTo(model), own)
        ? { hidden: false, event }
        : { hidden: true, player: event.player, to: drawnTo(model) };
    case 'move': {
      if (seesZone(model, event.from, own) || seesZone(model, event.to, own)) return { hidden: false, event };
      return event.visible === 'owner' ? { hidden: true, player: event.player, to: event.to } : null;
    }
    case 'tile':
      return { hidden: false, event: event.seenBy.includes(viewer) ? event : { ...event, card: null } };
    case 'on-card':
      return own || event.visible === 'all' ? { hidden: false, event } : null;
    case 'enter':
    case 'leave':
    case 'trigger':
    case 'not':
      return null;
    default:
      return { hidden: false, event };
  }
}

/** The zone to which `gain N cards` draws. */
const drawnTo = ({ zones }: PackModel): string => zones.find(({ drawsTo }) => drawsTo !== null)?.drawsTo ?? '';

/** A card from outside the game has come from no zone. */
function seesZone({ zones }: PackModel, id: string, own: boolean): boolean {
  const zone = zones.find((one) => one.id === id);
  return zone !== undefined && isSeen(zone.visible, own);
}
