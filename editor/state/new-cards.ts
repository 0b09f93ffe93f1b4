/** What a person got at the end of the own turn: seen before the device is passed on, as the next look at it comes a round later. */
import type { TableLayout, TableView, Viewer } from '../../table/protocol.ts';

/** Cards that only this seat sees, by id. */
export function ownCards(view: TableView, { zones }: TableLayout, viewer: Viewer): string[] {
  const own = view.position.players[viewer]?.zones ?? {};
  return zones
    .filter(({ of, visible }) => of === 'player' && visible === 'owner')
    .flatMap(({ id }) => own[id]?.cards ?? [])
    .map(({ card }) => card);
}

/** Those of now that the seat did not have, or had not looked at, before. */
export const newCards = (before: readonly string[], now: readonly string[]): string[] => {
  const known = new Set(before);
  return now.filter((card) => !known.has(card));
};
