/** Games recorded in full: choices, hashes every few of them, the final table by category, the ranking. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newGame } from '../../interpreter/index.ts';
import { scoreRows } from '../../table/narrative/score-rows.ts';
import { PackNames } from '../../table/narrative/pack-names.ts';
import { FULL, type FullLog } from '../recorded/table.ts';
import { pack } from './packs.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';

export const FOLDER = join(import.meta.dirname, '../fixtures');
/** Choices between two hashes. */
const EVERY = 20;

export interface Fixture extends FullLog {
  choices: string[];
  /** after 0, 20, 40, … choices, and at the end */
  hashes: string[];
  /** by category, in the order of the pack: what each seat gained of what the pack scores by; together the final score */
  table: [category: string, ...gained: number[]][];
  /** best first: place, whether it won, and what it was ranked by */
  ranking: { player: number; place: number; won: boolean; by: number[] }[];
}

/**
 * Plays the recorded choices until one is not offered, then random ones to the end. `followed`: how many of the recorded
 * choices were made.
 */
export function record(name: string, choices: readonly string[] = []): { fixture: Fixture; followed: number } {
  const { pack: path, players, seed, options } = FULL[name];
  const model = pack(path);
  const game = newGame(model, { players, seed, options, trace: true });
  const source = new ChoiceSource(seed);
  const made: string[] = [];
  const hashes: string[] = [];
  let followed = 0;
  while (game.decision) {
    if (made.length % EVERY === 0) hashes.push(game.hash());
    const keys = game.decision.options.map((o) => o.key);
    const next = choices[made.length];
    // recorded keys may have all words of a long effect
    const follows = followed === made.length && next !== undefined && game.optionsNamed(next).length === 1;
    if (follows) followed++;
    const key = follows ? next : keys[source.below(keys.length)];
    game.choose(key);
    made.push(key);
  }
  hashes.push(game.hash());
  const ranking = game.ranking.map(({ player, place, won, by }) => ({
    player,
    place,
    won,
    by: by.map(({ value }) => value),
  }));
  const words = new PackNames(
    model,
    (_style, plain) => plain,
    ranking.map((_, seat) => `Player ${seat + 1}`),
  );
  const table = scoreRows(game.trace, words).map(({ title, points }): Fixture['table'][number] => [title, ...points]);
  return { fixture: { pack: path, players, seed, options, choices: made, hashes, table, ranking }, followed };
}

export const stored = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5));
export const read = (name: string): Fixture =>
  JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Fixture;

/** The text of its file: a line for each list. */
export function textOf({ choices, hashes, table, ranking, ...head }: Fixture): string {
  const lists = Object.entries({ choices, hashes, table, ranking }).map(
    ([key, list]) => `"${key}": ${JSON.stringify(list)}`,
  );
  return `${JSON.stringify(head).slice(0, -1)},\n${lists.join(',\n')}}\n`;
}

/** How `now` differs, in words; nothing if they are equal. */
export function differences(was: Fixture, now: Fixture, followed: number): string[] {
  const out: string[] = [];
  if (followed < was.choices.length) {
    out.push(`choice ${followed + 1} of ${was.choices.length}, ${was.choices[followed]}, is not offered any more`);
  }
  const at = was.hashes.findIndex((hash, i) => hash !== now.hashes[i]);
  if (at >= 0) {
    out.push(
      at === 0
        ? 'the first position is another'
        : `the positions differ between choice ${(at - 1) * EVERY} and ${Math.min(at * EVERY, was.choices.length)}`,
    );
  } else if (was.hashes.length !== now.hashes.length) out.push(`it goes on after choice ${was.choices.length}`);
  if (JSON.stringify(was.table) !== JSON.stringify(now.table)) {
    out.push(`the final table was ${JSON.stringify(was.table)} and is ${JSON.stringify(now.table)}`);
  }
  if (JSON.stringify(was.ranking) !== JSON.stringify(now.ranking)) {
    out.push(`the result was ${JSON.stringify(was.ranking)} and is ${JSON.stringify(now.ranking)}`);
  }
  return out;
}
