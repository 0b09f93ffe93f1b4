/** Whose boards and cards a position can be set of: each player, and nobody, which is what lies between them. */
import type { PositionFacts } from '../drawing/board/occupants.ts';
import type { BoardView, PackView, PositionAnswer, PositionPut } from '../worker/protocol.ts';
import { playersIn } from './site-content.ts';

/** What is written into the text of a position, from what lies there when it is written: another change may have come before. */
export type PositionChange = (now: PositionAnswer) => PositionPut[];

/** Null: between the players. */
export type Owner = string | null;

/** What there is of somebody. */
export interface Belongings {
  owner: Owner;
  boards: BoardView[];
  /** ids of zones */
  zones: string[];
}

/** All who have something; players before what lies between them. */
export function belongings(
  view: Pick<PackView, 'zones'>,
  boards: readonly BoardView[],
  { before, boards: shared }: Pick<PositionAnswer, 'before' | 'boards'>,
  players: number,
): Belongings[] {
  const zonesOf = (of: 'player' | 'game'): string[] => view.zones.filter((zone) => zone.of === of).map(({ id }) => id);
  const all: Belongings[] = [
    ...playersIn(players).map((owner) => ({
      owner,
      boards: boards.filter(({ id }) => id === before[`${owner} board`]),
      zones: zonesOf('player'),
    })),
    { owner: null, boards: boards.filter(({ id }) => shared.includes(id)), zones: zonesOf('game') },
  ];
  return all.filter((one) => one.boards.length > 0 || one.zones.length > 0);
}

/** Whose boards and cards are shown first: those of the first who has a board, or else of the first who has anything. */
export const usualOwner = (all: readonly Belongings[]): Belongings | undefined =>
  all.find(({ boards }) => boards.length > 0) ?? all[0];

/** The zone that is shown unless somebody says otherwise: one that cards are drawn to. */
export const usualZone = ({ zones }: Pick<PackView, 'zones'>, among: readonly string[]): string | undefined =>
  among.find((id) => zones.some((zone) => zone.id === id && zone.drawn)) ?? among[0];

/** The fact about a zone, and where a position writes it. */
const zoneFact = (owner: Owner, zone: string): string => (owner === null ? zone : `${owner} ${zone}`);
export const zonePath = (owner: Owner, zone: string): string[] => (owner === null ? [zone] : [owner, zone]);

/** The cards of a zone, each in a line as facts tell it. */
export function cardsIn(facts: PositionFacts, owner: Owner, zone: string): readonly string[] {
  const cards = facts[zoneFact(owner, zone)];
  return Array.isArray(cards) ? cards : [];
}
