/**
 * The layout of the one array that is a position. Computed once from the pack, the number of
 * players and the options; all offsets are absolute, and the tail (delayed records, then frames) begins at `fixed`.
 */
import { LIMITS, laysFaceDown, type Program, type BoardDef, type PackModel } from '../../dsl/internal.ts';
import { CARD_FLAG_BITS, FACE_DOWN_BIT, HALVES, LOOK_BIT, OWNER_BIT, UNSEEN_AHEAD_BIT, UPGRADED_BIT } from './sizes.ts';
import {
  asksLatestSlot,
  hearsOthers,
  type CountedEvent,
  countedEvents,
  countedPeriods,
  periodsAskedFor,
} from './counted-periods.ts';

// Header cells.
/** cells in use */ export const LENGTH = 0;
/** see STATUS_… */ export const STATUS = 1;
/** four cells of the generator */ export const RANDOM = 2;
/** whose turn it is, or -1 */ export const TURN_OF = 6;
/** top frame, relative to FRAMES_BASE, or -1 */ export const TOP_FRAME = 7;
/** where the delayed records end and the frames begin, absolute */ export const FRAMES_BASE = 8;
/** obligations not yet met */ export const OBLIGATIONS = 9;
/** frames during which no free ability is offered */ export const ABILITIES_CLOSED = 10;
export const HEADER = 11;

export const STATUS_RUNNING = 0;
export const STATUS_ASKING = 1;
export const STATUS_OVER = 2;

// A zone's cells: first and last card (or -1) and how many.
export const ZONE_HEAD = 0;
export const ZONE_TAIL = 1;
export const ZONE_COUNT = 2;
export const ZONE_SIZE = 3;

// A card's cells. Zone, neighbours (or -1), flags, marks.
export const CARD_ZONE = 0;
export const CARD_PREV = 1;
export const CARD_NEXT = 2;
export const CARD_FLAGS = 3;
export const CARD_MARKS = 4;
export const CARD_SIZE = 5;
export const FLAG_USED = 1;

// In the cell of a card's face: a bit of each seat that knows it, and these.
/** it lies face down on a board */
export const FACE_DOWN = 1 << FACE_DOWN_BIT;
/** look-ahead has turned it up, or taken it from the board, for a player who does not know it: it stays unknown to that one */
export const UNSEEN_AHEAD = 1 << UNSEEN_AHEAD_BIT;
export const FACE_SEATS = UNSEEN_AHEAD - 1;
/** bit of the first free ability of a card that was used in its period; the second is the next bit, … */
export const FLAG_ABILITY = 1 << CARD_FLAG_BITS;

// A site's piece cell: 0 = nothing, else kind + 1, with this bit when upgraded.
export const UPGRADED = 1 << UPGRADED_BIT;
export const PIECE_MASK = UPGRADED - 1;
/** Behind that bit, seat + 1 of the player to whom it belongs; 0 of a kind that belongs to nobody. */
export const OWNER_SHIFT = OWNER_BIT;
export const OWNER_MASK = (1 << (LOOK_BIT - OWNER_BIT)) - 1;
/** Behind that, the number of the look of a piece with a shape. */
export const LOOK_SHIFT = LOOK_BIT;

export interface Layout {
  players: number;
  /** counters of the game, in model order (index by game counter number) */
  gameCounters: number;
  /** counters of players: playerCounters + player * nPlayerCounters + number */
  playerCounters: number;
  nPlayerCounters: number;
  supply: number;
  /** of kinds of piece that belong to players: ownSupply + player * how many such kinds + number */
  ownSupply: number;
  /** by kind of piece: its number among those that belong to players, or -1 */
  ownedPiece: readonly number[];
  nOwnedPieces: number;
  order: number;
  /** two cells per track and player: index of the space, height in its stack */
  tracks: number;
  slots: number;
  boards: number;
  /** piece per site: own boards first, then the shared ones */
  pieces: number;
  /** tile (card + 1) per site, same order */
  tiles: number;
  /** sites of a player's board (the largest), sites of shared boards */
  ownSites: number;
  sharedSites: number;
  zones: number;
  nZones: number;
  cards: number;
  nCards: number;
  /** by card: which seats know it, and whether it lies face down; no cells where nothing ever does */
  faces: number;
  hasFaces: boolean;
  /** where cards with a shape are laid, and how: see `Tables.laidCell`; no cells where none has one */
  laid: number;
  /** where the half cells begin, two of them in a cell: all that lies on sites, and on cards beyond the first kind */
  halves: number;
  nHalves: number;
  /** of `Vm.halves`: what lies on cards that hold several kinds: the kinds beyond the first, card after card */
  furtherKinds: number;
  /** of `Vm.halves`: what lies on sites, see `Tables.lying` */
  lying: number;
  /** how often built and upgraded in a period: ((period * players + player) * 2 + verb) * pieces + piece */
  periodCounts: number;
  countedPeriods: string[];
  /** how often an event has happened in its period: event * players + player */
  eventCounts: number;
  /** how many of a period are still to come for a player: number in `periodsLeft` * players + player */
  periodsLeftCells: number;
  periodsLeft: string[];
  /** by player: the slot of the last marker in the own turn + 1, or 0; no cells where nothing asks for it */
  latestSlots: number;
  hasLatestSlots: boolean;
  countedEvents: CountedEvent[];
  /** by line that waits for a condition: the players for whom it has happened, as bits */
  fired: number;
  /** what other players still have to react to: how many, then REACTION_SIZE cells of each; no cells where nobody does */
  reactions: number;
  fixed: number;
}

/** Of a reaction that waits: program, cause, its id, `this`, `it`, amount, whose it is, who set it off. */
export const REACTION_SIZE = 8;

/** No more reactions wait at once. */
export const MOST_REACTIONS = LIMITS.reactions.most;

/** How many cards, those with a shape, half cells for what lies on them and on sites, and lines that wait for a condition a game has. */
interface SizesOfGame {
  cards: number;
  /** of them with a shape */
  shaped: number;
  furtherKinds: number;
  lying: number;
  waiting: number;
}

/**
 * Zones: those of the game first, then per player in turn; the last of each player is where cards on the board are.
 * `boards` are those of this game.
 */
export function layoutOf(
  model: PackModel,
  boards: readonly BoardDef[],
  players: number,
  { cards, shaped, furtherKinds, lying, waiting }: SizesOfGame,
  extra: readonly Program[] = [],
): Layout {
  let at = HEADER;
  const take = (n: number): number => {
    const start = at;
    at += n;
    return start;
  };
  const game = model.counters.filter((c) => c.of === 'game').length;
  const own = model.counters.length - game;
  const gameZones = model.zones.filter((z) => z.of === 'game').length;
  const nZones = gameZones + players * (model.zones.length - gameZones + 1);
  const ownSites = Math.max(0, ...boards.filter((b) => b.of === 'player').map((b) => b.sites.length));
  const sharedSites = boards.filter((b) => b.of === 'game').reduce((sum, b) => sum + b.sites.length, 0);
  const periods = countedPeriods(model, extra);
  const events = countedEvents(model, extra);
  const left = periodsAskedFor(model, extra);
  const latest = asksLatestSlot(model, extra);
  const hasFaces = laysFaceDown(model, extra);
  const sites = ownSites * players + sharedSites;
  let nOwnedPieces = 0;
  const ownedPiece = model.pieces.map(({ of }) => (of === 'player' ? nOwnedPieces++ : -1));
  return {
    players,
    gameCounters: take(game),
    playerCounters: take(own * players),
    nPlayerCounters: own,
    supply: take(model.pieces.length),
    ownSupply: take(players * nOwnedPieces),
    ownedPiece,
    nOwnedPieces,
    order: take(players),
    tracks: take(model.tracks.length * players * 2),
    slots: take(model.slots.length),
    boards: take(players),
    pieces: take(sites),
    tiles: take(sites),
    ownSites,
    sharedSites,
    zones: take(nZones * ZONE_SIZE),
    nZones,
    cards: take(cards * CARD_SIZE),
    nCards: cards,
    faces: take(hasFaces ? cards : 0),
    hasFaces,
    laid: take(shaped),
    ...halfCells(take(Math.ceil((furtherKinds + lying) / HALVES)), furtherKinds, lying),
    periodCounts: take(periods.length * players * 2 * model.pieces.length),
    countedPeriods: periods,
    eventCounts: take(events.length * players),
    countedEvents: events,
    periodsLeftCells: take(left.length * players),
    periodsLeft: left,
    latestSlots: take(latest ? players : 0),
    hasLatestSlots: latest,
    fired: take(waiting),
    reactions: take(hearsOthers(model, extra) ? 1 + MOST_REACTIONS * REACTION_SIZE : 0),
    fixed: at,
  };
}

/** Half cells that begin in this cell: what lies on cards that hold several kinds, then what lies on sites. */
function halfCells(
  halves: number,
  furtherKinds: number,
  lying: number,
): Pick<Layout, 'halves' | 'nHalves' | 'furtherKinds' | 'lying'> {
  const first = halves * HALVES;
  return { halves, nHalves: furtherKinds + lying, furtherKinds: first, lying: first + furtherKinds };
}

/** Where it is said for the first player how many of a period are still to come; -1 where nothing asks. */
export function periodsLeftAt({ periodsLeft, periodsLeftCells, players }: Layout, period: string): number {
  const i = periodsLeft.indexOf(period);
  return i < 0 ? -1 : periodsLeftCells + i * players;
}

/** Cells that begin at 0 again when a period ends: the first player's, and how many each player has. */
export interface PeriodCounts {
  at: number;
  perPlayer: number;
}

/** What is counted within a period, and the slots of this turn. */
export function countsOfPeriod(layout: Layout, pieces: number, period: string): PeriodCounts[] {
  const { players, periodCounts, countedPeriods, countedEvents, eventCounts, hasLatestSlots, latestSlots } = layout;
  const perPlayer = pieces * 2;
  const pieceCounts = countedPeriods.map((id, i) => ({ id, at: periodCounts + i * players * perPlayer, perPlayer }));
  const ofEvents = countedEvents.map((event, i) => ({ id: event.period, at: eventCounts + i * players, perPlayer: 1 }));
  return [
    ...[...pieceCounts, ...ofEvents].filter(({ id }) => id === period),
    ...(hasLatestSlots ? [{ at: latestSlots, perPlayer: 1 }] : []),
  ];
}
