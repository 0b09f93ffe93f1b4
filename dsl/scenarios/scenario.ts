/** A scenario after reading: all names are known, and nothing of the YAML is left. */
import type { Program } from '../semantics/ir.ts';
import type { ComponentId } from '../packs/sources.ts';

/** Players by their place in the play order of the preset position. */
export const PLAYER_NAMES = ['me', 'other', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
/** Positions from which one can start: see interpreter/scenario/README.md. */
export const PRESETS = ['start', 'midgame', 'rich'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Scenario {
  name: string;
  component: ComponentId;
  /** the id of the pack that brought it, and the file as the caller reaches it */
  pack: string;
  file: string;
  line: number;
  column: number;
  players: number;
  options: Record<string, string | number>;
  position: PositionSpec;
  /** keys of the choices made; a decision with one option is taken automatically */
  do: string[];
  /** an effect to run for `me`; null: the turn goes its way */
  run: RunSpec | null;
  expect: PositionSpec;
  refuses: string[];
  offers: string[];
  /** a decision may be left open at the end */
  open: boolean;
}

/** `lines`: how many lines of the file it takes. */
export interface RunSpec {
  program: Program;
  lines: number;
  as: { kind: 'card' | 'slot'; id: string } | null;
}

/** What differs from a preset; or, where something is expected, what differs at the end from the beginning. */
export interface PositionSpec {
  preset: Preset;
  /** of the game. In a position what they are, in what is expected how they change */
  counters: Amount[];
  zones: ZoneSpec[];
  /** by slot: who has a marker there (indices into PLAYER_NAMES; -1: a neutral one) */
  occupied: { slot: string; by: number[] }[];
  supply: { piece: string; n: number }[];
  /** of boards that lie between the players */
  sites: SiteSpec[];
  /** the order of play, as indices into PLAYER_NAMES */
  order: number[] | null;
  /** whose turn it is: index into PLAYER_NAMES, -1 for nobody; null if not given */
  acting: number | null;
  /** `me` first; as many as there are players */
  players: PlayerSpec[];
}

export interface PlayerSpec {
  counters: Amount[];
  /** numbers of spaces */
  tracks: Amount[];
  zones: ZoneSpec[];
  board: string | null;
  sites: SiteSpec[];
  /** goals that are reached at the end; null if not given */
  reached: string[] | null;
}

export interface Amount {
  id: string;
  n: number;
}
/** Either the cards that lie there, top first, or how many more or fewer. */
export interface ZoneSpec {
  id: string;
  cards: CardSpec[] | null;
  change: number;
}
export interface CardSpec {
  card: string;
  used: boolean;
  paid: boolean;
  marks: number;
  /** its free ability was used in its period */ abilityUsed: boolean;
}
/** What is on a site: null for nothing, undefined if not given. */
export interface SiteSpec {
  id: string;
  piece: string | null | undefined;
  upgraded: boolean;
  tile: string | null | undefined;
}

export const emptySpec = (players: number): PositionSpec => ({
  preset: 'start',
  counters: [],
  zones: [],
  occupied: [],
  supply: [],
  sites: [],
  order: null,
  acting: null,
  players: Array.from({ length: players }, () => ({
    counters: [],
    tracks: [],
    zones: [],
    board: null,
    sites: [],
    reached: null,
  })),
});
