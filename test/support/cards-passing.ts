/** What a seat has seen on the way, judged by the zones that cards went through. */
import type { Game } from '../../interpreter/index.ts';

/** Cards that pass through a zone which a seat sees since event `from`, between two decisions as well. */
export function cardsPassing(game: Game, from: number, seat: number): string[] {
  return game.trace.slice(from).flatMap((event) => {
    // what is discarded moves, as does what is drawn
    if (event.type === 'card') {
      return (event.what !== 'draw' && event.what !== 'discard') || event.player === seat ? [event.card] : [];
    }
    if (event.type === 'tile') return event.card !== null && event.seenBy.includes(seat) ? [event.card] : [];
    if (event.type !== 'move') return [];
    const seen = [event.from, event.to].some((id) => {
      const visible = game.model.zones.find((zone) => zone.id === id)?.visible;
      return visible === 'all' || (visible === 'owner' && event.player === seat);
    });
    return seen ? [event.card] : [];
  });
}
