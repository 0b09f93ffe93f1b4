/**
 * What a clone of the repository needs before anything runs: the dependencies, the built command, and for the workbench
 * its page. The installed package contains all of it built, and not this file.
 * Plain JavaScript without dependencies, as it runs on a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = join(ROOT, 'dist');
/** part of every build */
const SHARED_CONFIGS = ['validators.config.ts', 'notices.config.ts'];

/** Installs the packages of package-lock.json, unless exactly those are there. */
export function ensureDependencies() {
  if (installed()) return;
  const folder = join(ROOT, 'node_modules');
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder that it leads to
    process.stderr.write(
      `Fathom: ${folder} is a link to packages of another version: install them there, or remove the link.\n`,
    );
    process.exit(2);
  }
  process.stderr.write('Fathom: installing its dependencies (npm ci), which happens once …\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error'];
  const run =
    npm && /\.[cm]?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], options())
      : spawnSync('npm', args, { ...options(), shell: process.platform === 'win32' });
  if (run.status === 0) return;
  process.stderr.write(
    `Fathom: the dependencies could not be installed${run.error ? ` (${run.error.message})` : ''}. Is there a network? Try \`npm ci\` in ${ROOT}.\n`,
  );
  process.exit(run.status || 2);
}

/** npm's own output goes to standard error: standard output belongs to the command. */
function options() {
  return { cwd: ROOT, stdio: ['ignore', process.stderr.fd, process.stderr.fd] };
}

/** Whether node_modules contains exactly what the lock file asks for, as npm noted it. */
function installed() {
  const locked = packagesOf(join(ROOT, 'package-lock.json'));
  const present = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!locked || !present) return false;
  const same = (path) =>
    present[path] &&
    present[path].version === locked[path].version &&
    present[path].integrity === locked[path].integrity;
  return Object.keys(locked).every((path) => path === '' || same(path) || (locked[path].optional && !present[path]));
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Builds the command unless it was built from these very sources; returns its file. */
export async function ensureCommand() {
  const folder = await ensure({
    name: 'command',
    configs: ['vite.config.ts'],
    sources: ['dsl', 'texts', 'interpreter', 'service', 'study', 'table', 'cli'],
    result: 'fathom.cjs',
    what: 'the command',
  });
  return join(folder, 'fathom.cjs');
}

/** Builds the page of the workbench unless it was built from these very sources; returns its folder. */
export function ensureWorkbench() {
  return ensure({
    name: 'workbench',
    configs: [join('editor', 'vite.config.ts')],
    sources: ['dsl', 'texts', 'interpreter', 'service', 'study', 'table', 'editor', 'cards'],
    result: 'index.html',
    what: 'the page of the workbench',
  });
}

/** Builds the library and its type declarations unless they were built from these very sources; returns their folder. */
export function ensureLibrary() {
  return ensure({
    name: 'library',
    configs: [
      join('library', 'vite.config.ts'),
      join('library', 'entries.mjs'),
      join('library', 'declarations.mjs'),
      join('library', 'declaration-maps.mjs'),
      'tsconfig.json',
    ],
    sources: ['dsl', 'texts', 'interpreter', 'service', 'study', 'table', 'library'],
    result: 'index.js',
    what: 'the library',
    async after(built) {
      const { writeDeclarations } = await import('../library/declarations.mjs');
      await writeDeclarations(ROOT, built);
    },
  });
}

/**
 * Builds into a temporary folder, then moves the files to dist/NAME, so that nobody reads a half-written one; the file
 * `result`, which names the others, comes last. The first of `configs` is the one of Vite.
 */
async function ensure({ name, configs, sources, result, what, after }) {
  const folder = join(DIST, name);
  const inputs = inputsOf(sources, [...configs, ...SHARED_CONFIGS]);
  const state = stateOf(inputs);
  const stampFile = join(DIST, `${name}.stamp`);
  const last = existsSync(join(folder, result)) ? readStamp(stampFile) : undefined;
  if (last && state !== undefined && last.state === state) return folder;
  const stamp = stampOf(inputs);
  if (last?.stamp === stamp) {
    writeStamp(stampFile, { stamp, state });
    return folder;
  }
  if (process.stderr.isTTY) process.stderr.write(`Fathom: building ${what} …\n`);
  const built = join(DIST, `build-${name}-${process.pid}`);
  const { NODE_ENV } = process.env;
  try {
    // tests set it otherwise, and libraries are larger and slower then
    process.env.NODE_ENV = 'production';
    const { build } = await import('vite');
    await build({
      configFile: join(ROOT, configs[0]),
      logLevel: 'error',
      build: { outDir: built, emptyOutDir: true },
    });
    await after?.(built);
    replaceFiles(built, folder, result);
    writeStamp(stampFile, { stamp, state });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(built, { recursive: true, force: true });
  }
  return folder;
}

/** Moves all files of one folder into another, `last` at the end, and removes what was there before. */
function replaceFiles(from, to, last) {
  const names = filesIn(from);
  for (const name of [...names.filter((other) => other !== last), last]) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    renameSync(join(from, name), join(to, name));
  }
  for (const old of filesIn(to)) {
    if (!names.includes(old)) rmSync(join(to, old), { force: true });
  }
}

/** Paths of the files below a folder. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** What a build was made from: the hash of the contents, and the state of the files if that says enough. */
function readStamp(file) {
  try {
    const [stamp, state] = readFileSync(file, 'utf8').split('\n');
    return { stamp, state };
  } catch {
    return undefined;
  }
}

/** Nothing depends on it being written. */
function writeStamp(file, { stamp, state = '' }) {
  try {
    writeFileSync(`${file}.${process.pid}`, `${stamp}\n${state}`);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    /* a folder without write permission */
  }
}

/** The paths of all files that go into a build. */
function inputsOf(folders, configs) {
  const paths = ['package-lock.json', 'package.json', ...configs];
  const walk = (folder) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (/\.(?:ts|css|html|ya?ml)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) paths.push(path);
    }
  };
  for (const folder of folders) walk(folder);
  return paths;
}

/** One hash of the contents of these files. */
function stampOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** A file changed so recently could change again without a different time. */
const SETTLED_MS = 3000;

/**
 * Path, size and times of these files, which takes less time than their contents. The change time cannot be set by a
 * program. Undefined if a file has just changed: then only the contents tell.
 */
function stateOf(paths) {
  const settled = Date.now() - SETTLED_MS;
  const hash = createHash('sha256');
  for (const path of paths) {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(join(ROOT, path));
    if (mtimeMs > settled || ctimeMs > settled) return undefined;
    hash.update(`${path}\0${size}\0${mtimeMs}\0${ctimeMs}\0${ino}\0`);
  }
  return hash.digest('hex');
}
