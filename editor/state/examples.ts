/** Packs that come with Fathom and are small enough to be taken apart: each as a copy of one's own. */
import { baseName, PACK_FILE } from '../../dsl/internal.ts';
import type { PackEntry } from '../worker/protocol.ts';
import { editablePath } from '../worker/find-packs.ts';
import { app, type OpenFile } from './app.ts';
import { isIn } from './files.ts';
import { numbered } from './unused-name.ts';

/** As many are offered; what is longer takes long to read. */
const MOST_EXAMPLES = 6;
const MOST_CHARACTERS = 40_000;

/** Packs of this name are there for tests. */
const FOR_TESTS = /^test-/;
const COPY = 'my-';

interface Copy {
  /** counted from 1 */
  n: number;
  /** of its folder or file */
  path: string;
}

/** `.yaml` of a pack of one file */
const endingOf = (path: string): string => /\.ya?ml$/.exec(path)?.[0] ?? '';
const stemOf = (path: string): string => baseName(editablePath(path)).replace(/\.ya?ml$/, '');

/** Whether copies of another pack begin with the name: those of `nim-2` are none of `nim`. */
const isOther = (stem: string, n: number): boolean =>
  n > 1 && app.now.packs.some(({ path }) => stemOf(path) === numbered(stem, n));

/** All copies of an example, `my-nim.yaml`, `my-nim-2.yaml` …, in the order in which they were made. */
function copiesOf(example: string): Copy[] {
  const stem = stemOf(example);
  const paths = new Set([...app.now.files.keys()].map((path) => path.split('/')[0]));
  return [...paths]
    .map((path) => ({ path, n: Number(/-(\d+)\.?[^.]*$/.exec(path)?.[1] ?? 1) }))
    .map(({ path, n }) => ({ path, n: stemOf(path) === COPY + stem ? 1 : n }))
    .filter(({ path, n }) => stemOf(path) === COPY + numbered(stem, n) && !isOther(stem, n))
    .sort((a, b) => a.n - b.n);
}

/** What the next copy of an example is called: behind all that are there, so that the last one is the newest. */
export function newCopyName(example: string): { id: string; path: string } {
  const stem = stemOf(example);
  let n = 1 + (copiesOf(example).at(-1)?.n ?? 0);
  while (isOther(stem, n)) n++;
  const id = COPY + numbered(stem, n);
  return { id, path: id + endingOf(example) };
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

/** The main file of the newest copy of an example that somebody has made; undefined if there is none. */
export function copiedFile(path: string): string | undefined {
  return copiesOf(path)
    .toReversed()
    .flatMap((copy) => [copy.path, `${copy.path}/${PACK_FILE}`])
    .find((file) => app.now.files.has(file));
}
