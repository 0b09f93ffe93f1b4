/**
 * What must be there before anything runs: a Node that is new enough, the dependencies, the built command.
 * Plain JavaScript without dependencies, for it runs on a fresh clone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILT = join(ROOT, 'dist', 'fathom.cjs');
const STAMP = join(ROOT, 'dist', 'fathom.stamp');
const OLDEST = [20, 19];

/** Ends the process with a clear sentence where Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  process.stderr.write(`Fathom needs Node ${OLDEST.join('.')} or newer; this is Node ${process.versions.node}. Get one at https://nodejs.org.\n`);
  process.exit(2);
}

/** Installs what package-lock.json names, unless exactly that is there. */
export function ensureDependencies() {
  if (installed()) return;
  process.stderr.write('Fathom: installing its dependencies (npm ci), which happens once …\n');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error'];
  const run = npm && /\.[cm]?js$/.test(npm)
    ? spawnSync(process.execPath, [npm, ...args], options())
    : spawnSync('npm', args, { ...options(), shell: process.platform === 'win32' });
  if (run.status === 0) return;
  process.stderr.write(`Fathom: the dependencies could not be installed${run.error ? ` (${run.error.message})` : ''}. Is there a network? Try \`npm ci\` in ${ROOT}.\n`);
  process.exit(run.status || 2);
}

/** npm's own words go to standard error, so that standard output stays what was asked for. */
function options() {
  return { cwd: ROOT, stdio: ['ignore', process.stderr.fd, process.stderr.fd] };
}

/** Whether what npm noted about node_modules is what the lock file asks for. */
function installed() {
  const wanted = packagesOf(join(ROOT, 'package-lock.json')), there = packagesOf(join(ROOT, 'node_modules', '.package-lock.json'));
  if (!wanted || !there) return false;
  const same = (path) => there[path] && there[path].version === wanted[path].version && there[path].integrity === wanted[path].integrity;
  return Object.keys(wanted).every((path) => path === '' || same(path) || (wanted[path].optional && !there[path]));
}

function packagesOf(file) {
  try { return JSON.parse(readFileSync(file, 'utf8')).packages; } catch { return undefined; }
}

/** Builds dist/fathom.cjs unless it was built from these very sources; returns its path. */
export async function ensureBuild() {
  const stamp = stampOf();
  if (!(existsSync(BUILT) && readStamp() === stamp)) await build(stamp);
  return BUILT;
}

async function build(stamp) {
  if (process.stderr.isTTY) process.stderr.write('Fathom: building the command …\n');
  const into = join(ROOT, 'dist', `build-${process.pid}`);
  try {
    const { build: viteBuild } = await import('vite');
    await viteBuild({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error', build: { outDir: into, emptyOutDir: true } });
    mkdirSync(dirname(BUILT), { recursive: true });
    renameSync(join(into, 'fathom.cjs'), BUILT);
    writeFileSync(`${STAMP}.${process.pid}`, stamp);
    renameSync(`${STAMP}.${process.pid}`, STAMP);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

function readStamp() {
  try { return readFileSync(STAMP, 'utf8'); } catch { return undefined; }
}

/** One number for all that goes into the build. */
function stampOf() {
  const hash = createHash('sha256');
  const add = (path) => { hash.update(path).update('\0').update(readFileSync(join(ROOT, path))).update('\0'); };
  for (const path of ['package-lock.json', 'package.json', 'vite.config.ts']) add(path);
  const walk = (folder) => {
    for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (/\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name)) add(path);
    }
  };
  for (const folder of ['dsl', 'interpreter', 'cli']) walk(folder);
  return hash.digest('hex');
}
