/**
 * What must be there before anything runs: a Node that is new enough, the dependencies, the built command, and for the
 * workbench its page.
 * Plain JavaScript without dependencies, for it runs on a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = join(ROOT, 'dist');
const BUILT = join(DIST, 'fathom.cjs');
const PAGE = join(DIST, 'index.html');
/** part of both builds */
const VALIDATORS = 'validators.config.ts';
const OLDEST = [20, 19];

/** Ends the process with a clear sentence where Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  process.stderr.write(
    `Fathom needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}. Get one at https://nodejs.org.\n`,
  );
  process.exit(2);
}

/** Installs what package-lock.json names, unless exactly that is there. */
export function ensureDependencies() {
  if (installed()) return;
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

/** npm's own words go to standard error, so that standard output stays what was asked for. */
function options() {
  return { cwd: ROOT, stdio: ['ignore', process.stderr.fd, process.stderr.fd] };
}

/** Whether what npm noted about node_modules is what the lock file asks for. */
function installed() {
  const wanted = packagesOf(join(ROOT, 'package-lock.json'));
  const there = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!wanted || !there) return false;
  const same = (path) =>
    there[path] && there[path].version === wanted[path].version && there[path].integrity === wanted[path].integrity;
  return Object.keys(wanted).every((path) => path === '' || same(path) || (wanted[path].optional && !there[path]));
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Builds dist/fathom.cjs unless it was built from these very sources; returns its path. */
export async function ensureBuild() {
  await ensure('fathom', BUILT, ['dsl', 'interpreter', 'cli'], ['vite.config.ts', VALIDATORS], 'the command', (built) =>
    renameSync(join(built, 'fathom.cjs'), BUILT),
  );
  return BUILT;
}

/** Builds the page of the workbench (dist/index.html and what belongs to it) unless it was built from these very sources; returns its folder. */
export async function ensurePage() {
  await ensure(
    'page',
    PAGE,
    ['dsl', 'interpreter', 'editor', 'cards'],
    [join('editor', 'vite.config.ts'), VALIDATORS],
    'the page of the workbench',
    (built) => {
      rmSync(join(DIST, 'assets'), { recursive: true, force: true });
      // the page last, as it names the others
      for (const name of ['assets', 'packs.json', 'index.html']) renameSync(join(built, name), join(DIST, name));
    },
  );
  return DIST;
}

/** Builds into a folder of its own and moves what came of it, so that nobody finds it half done. */
async function ensure(name, result, folders, configs, what, move) {
  const stamp = stampOf(folders, configs);
  const noted = join(DIST, `${name}.stamp`);
  if (existsSync(result) && readStamp(noted) === stamp) return;
  if (process.stderr.isTTY) process.stderr.write(`Fathom: building ${what} …\n`);
  const into = join(DIST, `build-${process.pid}`);
  const { NODE_ENV } = process.env;
  try {
    // tests set it otherwise, and libraries are larger and slower then
    process.env.NODE_ENV = 'production';
    const { build } = await import('vite');
    await build({
      ...(name === 'fathom' ? { root: ROOT } : {}),
      configFile: join(ROOT, configs[0]),
      logLevel: 'error',
      build: { outDir: into, emptyOutDir: true },
    });
    mkdirSync(DIST, { recursive: true });
    move(into);
    writeFileSync(`${noted}.${process.pid}`, stamp);
    renameSync(`${noted}.${process.pid}`, noted);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    rmSync(into, { recursive: true, force: true });
  }
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** One number for all that goes into the build. */
function stampOf(folders, configs) {
  const hash = createHash('sha256');
  const add = (path) => {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  };
  for (const path of ['package-lock.json', 'package.json', ...configs]) add(path);
  const walk = (folder) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true }).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    )) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (/\.(?:ts|css|html|ya?ml)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) add(path);
    }
  };
  for (const folder of folders) walk(folder);
  return hash.digest('hex');
}
