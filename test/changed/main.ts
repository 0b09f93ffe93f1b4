/**
 * `npm run test:changed`: the tests that a change reaches, the nearest ones first.
 *
 *     npm run test:changed -- --help
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runVitest } from '../run-vitest.mjs';
import { readDurations } from '../support/durations.ts';
import { allFiles, changedSince } from '../support/git-files.ts';
import { ImportGraph } from './graph.ts';
import { parseModule } from './modules.ts';
import { withinMinutes } from './within-minutes.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const USAGE = `npm run test:changed [-- OPTIONS]: runs the tests that a change reaches: by imports, by the files that they
read (packs, fixtures, documents), and through the built command and page; the nearest ones first

  --since REV    what changed since this revision (default: HEAD, that is, what is not committed yet)
  --minutes N    only the nearest ones, as many as take so long by the last measurement (default: 2)
  --all          all of them
  --list         names them and how far they are, and runs nothing
  --help         this text
`;

/** What every test is run by. */
const SET_UP =
  /^(?:[^/]+\.config\.ts|package(?:-lock)?\.json|tsconfig\.json|test\/[^/]+\.mjs|test\/native-modules\.ts)$/;
/** Tests that look at every file of the repository: they come last. */
const OF_EVERYTHING = ['test/architecture.test.ts', 'test/documents.test.ts', 'test/lint.test.ts'];

const { since, minutes, list } = taskOf(process.argv.slice(2));
const changed = changesSince(since);
if (changed.length === 0) {
  process.stdout.write(`Nothing has changed since ${since}.\n`);
  process.exit(0);
}
const reached = reachedBy(changed);
const { chosen, left, seconds } = withinMinutes(reached, readDurations(), minutes);
const about = (sum: number): string => (sum < 60 ? `${Math.ceil(sum)} s` : `${Math.ceil(sum / 60)} min`);
process.stdout.write(
  `${changed.length} changed ${changed.length === 1 ? 'file reaches' : 'files reach'} ${reached.size} files of tests; ` +
    `${left.length === 0 ? 'all are run' : `the nearest ${chosen.length} are run`}, about ${about(seconds.chosen)}.\n`,
);
if (left.length > 0) {
  process.stdout.write(
    `Left out, as the change reaches them over more steps: ${left.length} files, about ${about(seconds.left)} ` +
      `(--all runs them, --list names them).\n`,
  );
}
if (list) {
  const line = (path: string): string => `${String(reached.get(path)).padStart(9)}  ${path}\n`;
  process.stdout.write(`\n    steps  file\n${chosen.map(line).join('')}`);
  if (left.length > 0) process.stdout.write(`\nleft out\n${left.map(line).join('')}`);
  process.exit(0);
}
if (chosen.length === 0) process.exit(0);
process.exit(runVitest(chosen) ?? 1);

function taskOf(args: string[]): { since: string; minutes: number; list: boolean } {
  const options = {
    since: { type: 'string', default: 'HEAD' },
    minutes: { type: 'string', default: '2' },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values } = parseArgs({ args, options });
    if (values.help) {
      process.stdout.write(USAGE);
      process.exit(0);
    }
    const most = values.all ? Infinity : Number(values.minutes);
    if (!(most > 0)) throw new Error('--minutes is a number above 0.');
    return { since: values.since, minutes: most, list: values.list };
  } catch (error) {
    process.stderr.write(`test:changed: ${(error as Error).message.split('.')[0]}.\n\n${USAGE}`);
    process.exit(2);
  }
}

/** What has changed; ends where git cannot say. */
function changesSince(revision: string): string[] {
  try {
    return changedSince(revision);
  } catch {
    process.stderr.write(`test:changed: git knows no revision "${revision}", or this is no clone.\n`);
    process.exit(2);
  }
}

/** By path of a test: over how many steps the change reaches it. */
function reachedBy(paths: readonly string[]): Map<string, number> {
  const files = allFiles().filter((path) => /(?<!\.d)\.(?:ts|mjs)$/.test(path) && existsSync(join(ROOT, path)));
  if (paths.some((path) => SET_UP.test(path))) {
    return new Map(files.filter((path) => path.endsWith('.test.ts')).map((path) => [path, 0]));
  }
  const graph = new ImportGraph(new Map(files.map((path) => [path, parseModule(ROOT, path)])));
  const reached = graph.testsReachedBy(paths);
  const farthest = Math.max(0, ...reached.values());
  for (const path of OF_EVERYTHING) reached.set(path, farthest + 1);
  return reached;
}
