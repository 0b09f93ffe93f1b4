/** What a player may know of an event: games at one table tell each seat only what it sees. */
import type { PackModel, ZoneDef } from '../../dsl/index.ts';
import type { TraceEvent } from '../machine/trace-event.ts';

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
    case 'card':
      if (event.what !== 'draw') return { hidden: false, event };
      return seesDraws(model, own)
        ? { hidden: false, event }
        : { hidden: true, player: event.player, to: drawnTo(model) };
    case 'move': {
      const hides = (id: string): boolean =>
        isHidden(
          model.zones.find((zone) => zone.id === id),
          own,
        );
      if (!hides(event.from) || !hides(event.to)) return { hidden: false, event };
      return event.visible === 'owner' ? { hidden: true, player: event.player, to: event.to } : null;
    }
    case 'enter':
    case 'leave':
    case 'trigger':
    case 'not':
      return null;
    default:
      return { hidden: false, event };
  }
}

const isHidden = (zone: ZoneDef | undefined, own: boolean): boolean =>
  zone === undefined || zone.visible === 'none' || (zone.visible === 'owner' && !own);

/** The zone to which `gain N cards` draws. */
const drawnTo = ({ zones }: PackModel): string => zones.find(({ drawsTo }) => drawsTo !== null)?.drawsTo ?? '';

const seesDraws = (model: PackModel, own: boolean): boolean =>
  !isHidden(
    model.zones.find(({ id }) => id === drawnTo(model)),
    own,
  );
