/**
 * `npm run record`: plays the recorded games and the one in the README again, writes them, and prints what differs from
 * before; the commit says why. Full logs follow the recorded choices until one is not offered; with --new they make all
 * choices from scratch.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FULL, TABLE } from './recorded/table.ts';
import { differences, FOLDER, read, record, stored, textOf } from './support/fixtures.ts';
import { renewExcerpt } from './support/excerpt.ts';
import { differs, FILE, groupsOf, nameOf, onFile, play, text, type Line } from './support/recorded.ts';

/** Differences are printed for so many groups of a pack, and so many games of a group. */
const GROUPS = 6;
const GAMES = 3;

function fullLogs(fromScratch: boolean): void {
  mkdirSync(FOLDER, { recursive: true });
  let changed = 0;
  for (const name of stored()) {
    if (!(name in FULL)) {
      rmSync(join(FOLDER, `${name}.json`));
      changed++;
      console.log(`${name}: removed`);
    }
  }
  for (const name in FULL) {
    const file = join(FOLDER, `${name}.json`);
    const was = existsSync(file) ? read(name) : null;
    const { fixture, followed } = record(name, fromScratch ? [] : was?.choices);
    const other = was === null ? ['new'] : differences(was, fixture, fromScratch ? was.choices.length : followed);
    if (was !== null && other.length === 0 && JSON.stringify(was) === JSON.stringify(fixture)) continue;
    changed++;
    console.log(`${name}: ${other.join('; ') || 'other choices'}`);
    writeFileSync(file, textOf(fixture));
  }
  console.log(
    changed === 0
      ? 'The full logs: nothing differs.'
      : `The full logs: ${changed} of ${Object.keys(FULL).length} differ.`,
  );
}

function lines(): void {
  mkdirSync(dirname(FILE), { recursive: true });
  const was = existsSync(FILE) ? onFile() : new Map<string, Line[]>();
  const now = new Map<string, Line[]>();
  let changed = 0;
  let games = 0;
  for (const lot of TABLE) {
    const differing: string[] = [];
    for (const group of groupsOf(lot)) {
      const name = nameOf(group);
      const played = play(group);
      const other = differs(was.get(name) ?? [], played);
      now.set(name, played);
      games += played.length;
      changed += other.length;
      if (other.length > 0) {
        differing.push(
          `${name}: ` +
            (was.has(name)
              ? `${other.length} of ${played.length} games differ: ${other.slice(0, GAMES).join('; ')}${other.length > GAMES ? '; …' : ''}`
              : 'new'),
        );
      }
    }
    differing.slice(0, GROUPS).forEach((line) => console.log(line));
    if (differing.length > GROUPS) console.log(`${lot.pack}: and ${differing.length - GROUPS} more groups of games`);
  }
  const removed = [...was.keys()].filter((name) => !now.has(name));
  for (const name of removed.slice(0, GROUPS)) console.log(`${name}: removed`);
  if (removed.length > GROUPS) console.log(`and ${removed.length - GROUPS} more groups of games were removed`);
  changed += removed.length;
  writeFileSync(FILE, text(now));
  console.log(
    changed === 0
      ? `The ${games} games of one line: nothing differs.`
      : `The games of one line: ${changed} of ${games} differ.`,
  );
}

fullLogs(process.argv.includes('--new'));
lines();
console.log(renewExcerpt() ? 'The game in the README differs.' : 'The game in the README: nothing differs.');
