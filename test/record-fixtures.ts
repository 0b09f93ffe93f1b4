/**
 * Writes the recorded games anew and prints what differs from those that were: `npm run fixtures`. The commit says why.
 * With --new all choices are made anew.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differences, FOLDER, GAMES, read, record, stored } from './support/fixtures.ts';

mkdirSync(FOLDER, { recursive: true });
const anew = process.argv.includes('--new');
let changed = 0;
for (const name of stored()) if (!(name in GAMES)) { rmSync(join(FOLDER, `${name}.json`)); changed++; console.log(`${name}: removed`); }
for (const name in GAMES) {
  const file = join(FOLDER, `${name}.json`), was = existsSync(file) ? read(name) : null;
  const { fixture, kept } = record(name, anew ? [] : was?.choices);
  const other = was === null ? ['new'] : differences(was, fixture, anew ? was.choices.length : kept);
  if (was !== null && other.length === 0 && JSON.stringify(was) === JSON.stringify(fixture)) continue;
  changed++;
  console.log(`${name}: ${other.join('; ') || 'other choices'}`);
  const { choices, hashes, ranking, ...head } = fixture;
  writeFileSync(file, `${JSON.stringify(head).slice(0, -1)},\n"choices": ${JSON.stringify(choices)},\n"hashes": ${JSON.stringify(hashes)},\n"ranking": ${JSON.stringify(ranking)}}\n`);
}
console.log(changed === 0 ? 'Nothing differs.' : `${changed} of ${Object.keys(GAMES).length} recorded games changed.`);
