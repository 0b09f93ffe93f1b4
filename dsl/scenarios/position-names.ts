/** The names of a pack that a position may use. */
import type { CardDef, PackModel } from '../packs/model.ts';

export interface PositionNames {
  counters: Record<'game' | 'player', Set<string>>;
  zones: Record<'game' | 'player', Set<string>>;
  tracks: Set<string>;
  cards: Map<string, CardDef>;
  numbers: Map<number, CardDef[]>;
}

const namesByModel = new WeakMap<PackModel, PositionNames>();

/** The names of a pack, cached for all of its positions. */
export function namesOf(model: PackModel): PositionNames {
  const cached = namesByModel.get(model);
  if (cached) return cached;
  const sets = (list: readonly { id: string; of: 'game' | 'player' }[]): PositionNames['zones'] => ({
    game: new Set(ids(list.filter(({ of }) => of === 'game'))),
    player: new Set(ids(list.filter(({ of }) => of === 'player'))),
  });
  const numbers = new Map<number, CardDef[]>();
  for (const card of model.cards) {
    if (typeof card.number === 'number') numbers.set(card.number, [...(numbers.get(card.number) ?? []), card]);
  }
  const names: PositionNames = {
    counters: sets(model.counters),
    zones: sets(model.zones.filter(({ opens }) => opens === undefined)),
    tracks: new Set(ids(model.tracks)),
    cards: new Map(model.cards.map((card) => [card.id, card])),
    numbers,
  };
  namesByModel.set(model, names);
  return names;
}

/** The ids of some components. */
export const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
