/** Recorded games: choices, hashes every few of them, and the final scores. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ChoiceSource } from '../../interpreter/bots/random-run.ts';
import { Game } from '../../interpreter/index.ts';
import { CITIES, NIM, pack, SHAPES, TIC_TAC_TOE } from './packs.ts';

export const FOLDER = join(import.meta.dirname, '../fixtures');
/** Choices between two hashes. */
const EVERY = 20;

export interface Fixture {
  pack: string; players: number; seed: number; options: Record<string, string | number>;
  choices: string[];
  /** after 0, 20, 40, … choices, and at the end */
  hashes: string[];
  /** by seat: place, and what it was ranked by */
  ranking: { player: number; place: number; by: number[] }[];
}

/** The games that are recorded, by name of their file. */
export const GAMES: Record<string, Pick<Fixture, 'pack' | 'players' | 'seed' | 'options'>> = {
  'two-1': { pack: CITIES, players: 2, seed: 101, options: {} },
  'two-2': { pack: CITIES, players: 2, seed: 102, options: { 'two-resources': 'with-biomatter', 'any-available-slot': 'coloured' } },
  'two-asked': { pack: CITIES, players: 2, seed: 103, options: { 'end-scoring-payments': 'asked', 'mismatched-card': 'before-slot' } },
  'three-1': { pack: CITIES, players: 3, seed: 201, options: {} },
  'three-2': { pack: CITIES, players: 3, seed: 202, options: { 'third-of-three': 'last' } },
  'three-3': { pack: CITIES, players: 3, seed: 203, options: {} },
  'four-1': { pack: CITIES, players: 4, seed: 301, options: {} },
  'four-2': { pack: CITIES, players: 4, seed: 302, options: { 'tunnel-supply': 47 } },
  'four-3': { pack: CITIES, players: 4, seed: 303, options: {} },
  shapes: { pack: SHAPES, players: 2, seed: 401, options: {} },
  nim: { pack: NIM, players: 2, seed: 501, options: {} },
  'tic-tac-toe': { pack: TIC_TAC_TOE, players: 2, seed: 601, options: {} },
};

/**
 * Plays the recorded choices as far as they are offered, then random ones to the end. `kept`: how many of the recorded
 * choices were made.
 */
export function record(name: string, choices: readonly string[] = []): { fixture: Fixture; kept: number } {
  const { pack: path, players, seed, options } = GAMES[name];
  const game = new Game(pack(path), { players, seed, options }), source = new ChoiceSource(seed);
  const made: string[] = [], hashes: string[] = [];
  let kept = 0;
  while (game.decision) {
    if (made.length % EVERY === 0) hashes.push(game.hash());
    const keys = game.decision.options.map((o) => o.key), next = choices[made.length];
    const follows = kept === made.length && next !== undefined && keys.includes(next);
    if (follows) kept++;
    const key = follows ? next : keys[source.below(keys.length)];
    game.choose(key);
    made.push(key);
  }
  hashes.push(game.hash());
  const ranking = game.ranking.map(({ player, place, by }) => ({ player, place, by: by.map(({ value }) => value) }));
  return { fixture: { pack: path, players, seed, options, choices: made, hashes, ranking }, kept };
}

export const stored = (): string[] => readdirSync(FOLDER).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
export const read = (name: string): Fixture => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Fixture;

/** What is other in `now`, in words; nothing when they are equal. */
export function differences(was: Fixture, now: Fixture, kept: number): string[] {
  const out: string[] = [];
  if (kept < was.choices.length) out.push(`choice ${kept + 1} of ${was.choices.length}, ${was.choices[kept]}, is not offered any more`);
  const at = was.hashes.findIndex((hash, i) => hash !== now.hashes[i]);
  if (at >= 0) out.push(at === 0 ? 'the first position is another' : `the positions differ between choice ${(at - 1) * EVERY} and ${Math.min(at * EVERY, was.choices.length)}`);
  else if (was.hashes.length !== now.hashes.length) out.push(`it goes on after choice ${was.choices.length}`);
  if (JSON.stringify(was.ranking) !== JSON.stringify(now.ranking)) out.push(`the result was ${JSON.stringify(was.ranking)} and is ${JSON.stringify(now.ranking)}`);
  return out;
}
