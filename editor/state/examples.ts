/** Packs that come with Fathom and are small enough to be taken apart: each as a copy of one's own. */
import { baseName, PACK_FILE } from '../../dsl/internal.ts';
import type { PackEntry } from '../worker/protocol.ts';
import { editablePath } from '../worker/find-packs.ts';
import { app, type OpenFile } from './app.ts';
import { isIn } from './files.ts';

/** As many are offered; what is longer takes long to read. */
const MOST_EXAMPLES = 6;
const MOST_CHARACTERS = 40_000;

/** Packs of this name are there for tests. */
const FOR_TESTS = /^test-/;
const COPY = 'my-';

/** The path of the copy of an example. */
export function pathOfCopy(path: string): string {
  const original = editablePath(path);
  return `${COPY}${baseName(original)}`;
}

/** The richest of the small packs first. Where no pack is read-only, those that the host has come with Fathom. */
export function examplePacks(): PackEntry[] {
  const { packs } = app.now;
  const comesWithIt = packs.some(({ readonly }) => readonly)
    ? ({ readonly }: PackEntry) => readonly
    : ({ path }: PackEntry) => !baseName(path).startsWith(COPY) && filesOf(path).every(({ disk }) => disk !== null);
  return packs
    .filter((pack) => comesWithIt(pack) && !FOR_TESTS.test(baseName(pack.path)))
    .map((pack) => ({ pack, size: filesOf(pack.path).reduce((sum, { text }) => sum + text.length, 0) }))
    .filter(({ size }) => size <= MOST_CHARACTERS)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST_EXAMPLES)
    .map(({ pack }) => pack);
}

const filesOf = (pack: string): OpenFile[] => [...app.now.files.values()].filter(({ path }) => isIn(path, pack));

/** The main file of the copy of an example that somebody has made; undefined if there is none. */
export function copiedFile(path: string): string | undefined {
  const copy = pathOfCopy(path);
  return [copy, `${copy}/${PACK_FILE}`].find((file) => app.now.files.has(file));
}
