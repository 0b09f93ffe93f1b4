/** A scenario as data, with all names checked. */
import type { Program } from '../semantics/ir.ts';
import type { PackModel } from '../packs/model.ts';
import type { ComponentId } from '../packs/sources.ts';

/** Players by their place in the play order of the preset position. */
export const PLAYER_NAMES = ['me', 'other', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
/** Named starting positions: see interpreter/scenario/README.md. */
export const PRESETS = ['start', 'midgame', 'rich', 'zero'] as const;

/** The name of a starting position. */
export type Preset = (typeof PRESETS)[number];

/** An example beside a component: a position, choices, and the expected difference. */
export interface Scenario {
  name: string;
  component: ComponentId;
  /** the id of its pack, and the path of its file for the caller */
  pack: string;
  file: string;
  line: number;
  column: number;
  /** its last line */
  lastLine: number;
  /** the name of its file, as in origins */
  fileName: string;
  /** the pack, with the cards that only this scenario has */
  model: PackModel;
  players: number;
  options: Record<string, string | number>;
  position: PositionSpec;
  /** keys of the choices made; a decision with one option is taken automatically */
  do: string[];
  /** what must be offered before choices, in their order */
  checks: DecisionCheck[];
  /** an effect to run for `me`; null: the turn proceeds normally */
  run: RunSpec | null;
  /** the whole difference where `do` ends; null: `outcomes` says all */
  expect: PositionSpec | null;
  /** all differences that may come of it after `do`, and no others; null if not given */
  outcomes: PositionSpec[] | null;
  /** what must be offered where `do` ends */
  atEnd: Offers;
  /** who has won, as indices into PLAYER_NAMES; null if not given */
  winner: number[] | null;
  /** a decision may be left open at the end */
  open: boolean;
}

/** What a decision must offer. */
export interface Offers {
  refuses: string[];
  offers: string[];
  /** these options and no others; null if not given */
  only: string[] | null;
}

/** What must be offered after so many choices. */
export interface DecisionCheck extends Offers {
  after: number;
}

export interface RunSpec {
  program: Program;
  as: { kind: 'card' | 'slot'; id: string } | null;
}

/** A difference from a preset; in `expect`, the difference between beginning and end. */
export interface PositionSpec {
  preset: Preset;
  /** counters of the game: in a position their values, in `expect` their changes */
  counters: Amount[];
  zones: ZoneSpec[];
  /** by slot: who has a marker there (indices into PLAYER_NAMES; -1: a neutral one) */
  occupied: { slot: string; by: number[] }[];
  supply: { piece: string; n: number }[];
  /** how many of a period are still to come, for everybody */
  left: Amount[];
  /** sites of shared boards */
  sites: SiteSpec[];
  /** markers that lie upon each other on a space of a track, top first, as indices into PLAYER_NAMES */
  stacks: { track: string; who: number[] }[];
  /** the order of play, as indices into PLAYER_NAMES */
  order: number[] | null;
  /** whose turn it is: index into PLAYER_NAMES, -1 for nobody; null if not given */
  acting: number | null;
  /** `me` first; as many as there are players */
  players: PlayerSpec[];
}

/** What a position says about one player. */
export interface PlayerSpec {
  counters: Amount[];
  /** numbers of spaces */
  tracks: Amount[];
  zones: ZoneSpec[];
  board: string | null;
  /** sites of the own board, and those between the players with pieces of this player */
  sites: SiteSpec[];
  /** of the kinds of piece that belong to players */
  supply: { piece: string; n: number }[];
  /** goals that are reached at the end; null if not given */
  reached: string[] | null;
}

/** A number for a counter or a track. */
interface Amount {
  id: string;
  n: number;
}
/** Either the cards of a zone, top first, or the change of their number. */
export interface ZoneSpec {
  id: string;
  cards: CardSpec[] | null;
  change: number;
}

/** A card in a zone, and its state. */
export interface CardSpec {
  card: string;
  used: boolean;
  /** of the first kind of thing that it holds */
  marks: number;
  /** of the other kinds */
  further: Amount[];
  /** counters of the players: how much each of them has there; `who`: index into PLAYER_NAMES */
  lying: (Amount & { who: number })[];
  /** its free ability was used in its period */ abilityUsed: boolean;
}
/** What is on a site: null for nothing, undefined if not given. */
export interface SiteSpec {
  id: string;
  piece: string | null | undefined;
  upgraded: boolean;
  tile: string | null | undefined;
  /** counters that lie there, or on the card there, so many of each */
  holds: Amount[];
  /** which side of the tile is up; undefined if not given: open where a tile is */
  face?: 'up' | 'down';
  /** who knows the tile that lies face down, as indices into PLAYER_NAMES */
  known?: number[];
  /** the card that is laid with its anchor there; null: none */
  laid?: string | null;
  /** how many steps clockwise what is laid is turned, and whether it was turned over before */
  turn?: number;
  flip?: boolean;
}

/** A position that says nothing. */
export const emptySpec = (players: number): PositionSpec => ({
  preset: 'start',
  counters: [],
  zones: [],
  occupied: [],
  supply: [],
  left: [],
  sites: [],
  stacks: [],
  order: null,
  acting: null,
  players: Array.from({ length: players }, () => ({
    counters: [],
    tracks: [],
    zones: [],
    board: null,
    sites: [],
    supply: [],
    reached: null,
  })),
});
