/** Which games are recorded. A pack is a line; `npm run record` plays what it says. */
import { ABYSSAL_TRADE, AMAZONS, CITIES, CRAM, DOMINEERING, GLEANING, HEX, KALAH, MEMORY, MORRIS, NAUTILUS, NIM, PENTOMINOES, RARE_PATHS, REVERSI, SHAPES, SHELLS, TIC_TAC_TOE, TRACKS, YUCATA } from '../support/packs.ts';

export interface Lot {
  pack: string;
  /** games for each number of players, with the usual options */
  usual: number;
  /** how many sets of randomly drawn options, each with some games; numbers of players take turns */
  mixed: number;
}

export const TABLE: Lot[] = [
  { pack: CITIES, usual: 75, mixed: 24 },
  { pack: YUCATA, usual: 10, mixed: 4 },
  { pack: ABYSSAL_TRADE, usual: 10, mixed: 4 },
  { pack: SHAPES, usual: 25, mixed: 4 },
  { pack: NIM, usual: 40, mixed: 0 },
  { pack: TIC_TAC_TOE, usual: 40, mixed: 0 },
  { pack: HEX, usual: 10, mixed: 2 },
  { pack: REVERSI, usual: 10, mixed: 0 },
  { pack: AMAZONS, usual: 10, mixed: 0 },
  { pack: KALAH, usual: 10, mixed: 0 },
  { pack: MORRIS, usual: 10, mixed: 0 },
  { pack: SHELLS, usual: 10, mixed: 0 },
  { pack: MEMORY, usual: 10, mixed: 0 },
  { pack: GLEANING, usual: 10, mixed: 0 },
  { pack: NAUTILUS, usual: 6, mixed: 0 },
  { pack: DOMINEERING, usual: 10, mixed: 0 },
  { pack: CRAM, usual: 10, mixed: 0 },
  { pack: PENTOMINOES, usual: 10, mixed: 0 },
  { pack: TRACKS, usual: 10, mixed: 0 },
];

export interface FullLog { pack: string; players: number; seed: number; options: Record<string, string | number> }

/** The games recorded in full: all choices, hashes on the way, the final table. By name of their file. */
export const FULL: Record<string, FullLog> = {
  'one': { pack: CITIES, players: 1, seed: 51, options: {} },
  'abyssal-trade': { pack: ABYSSAL_TRADE, players: 2, seed: 151, options: {} },
  'two-2': { pack: CITIES, players: 2, seed: 102, options: { 'two-resources': 'with-biomatter', 'any-available-slot': 'coloured' } },
  'two-asked': { pack: CITIES, players: 2, seed: 103, options: { 'end-scoring-payments': 'asked', 'mismatched-card': 'before-slot' } },
  'three-last': { pack: CITIES, players: 3, seed: 202, options: { 'third-of-three': 'last' } },
  'three-contracts': { pack: CITIES, players: 3, seed: 203, options: { 'government-contracts': 'in-play' } },
  'four-1': { pack: CITIES, players: 4, seed: 301, options: { 'player-boards': 'advanced' } },
  'four-2': { pack: CITIES, players: 4, seed: 302, options: { 'tunnel-supply': 47 } },
  yucata: { pack: YUCATA, players: 3, seed: 351, options: {} },
  shapes: { pack: SHAPES, players: 2, seed: 401, options: {} },
  'rare-2': { pack: RARE_PATHS, players: 2, seed: 701, options: {} },
  'rare-3': { pack: RARE_PATHS, players: 3, seed: 702, options: {} },
  'rare-4': { pack: RARE_PATHS, players: 4, seed: 703, options: {} },
  nim: { pack: NIM, players: 2, seed: 501, options: {} },
  'tic-tac-toe': { pack: TIC_TAC_TOE, players: 2, seed: 601, options: {} },
  hex: { pack: HEX, players: 2, seed: 651, options: {} },
  reversi: { pack: REVERSI, players: 2, seed: 652, options: {} },
  amazons: { pack: AMAZONS, players: 2, seed: 653, options: {} },
  kalah: { pack: KALAH, players: 2, seed: 654, options: {} },
  morris: { pack: MORRIS, players: 2, seed: 655, options: {} },
  shells: { pack: SHELLS, players: 2, seed: 654, options: {} },
  memory: { pack: MEMORY, players: 2, seed: 655, options: {} },
  gleaning: { pack: GLEANING, players: 3, seed: 656, options: {} },
  'nautilus-2': { pack: NAUTILUS, players: 2, seed: 657, options: {} },
  'nautilus-3': { pack: NAUTILUS, players: 3, seed: 658, options: {} },
  'nautilus-4': { pack: NAUTILUS, players: 4, seed: 659, options: {} },
  domineering: { pack: DOMINEERING, players: 2, seed: 660, options: {} },
  cram: { pack: CRAM, players: 2, seed: 661, options: {} },
  pentominoes: { pack: PENTOMINOES, players: 1, seed: 662, options: {} },
  tracks: { pack: TRACKS, players: 3, seed: 664, options: {} },
};
