/**
 * `npm run test:nodes`: the package under several versions of Node. Each version comes from the npm registry into a
 * temporary folder; the commands and the library are then run by it. Needs a network. Versions may be given as arguments.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const VERSIONS = ['20.19.0', '22.23.3', '24.21.0', '26.10.0'];
const versions = process.argv.length > 2 ? process.argv.slice(2) : VERSIONS;
const folder = mkdtempSync(join(tmpdir(), 'fathom-nodes-'));

/** What is run, by the heading of its column: the arguments of Node. */
const fathom = (...args) => [join('node_modules', 'fathom', 'cli', 'fathom.mjs'), ...args];
const RUNS = {
  check: fathom('check'),
  test: fathom('test', 'nim'),
  play: fathom('play', '--bots', 'random', '--players', '3', '--seed', '7'),
  'simulate --jobs': fathom('simulate', '--pack', 'nim', '--games', '200', '--jobs', '2'),
  encode: fathom('encode', 'Build 2 farms.'),
  'audit --json': fathom('audit', '--json'),
  import: ['library.mjs'],
  require: ['library.cjs'],
};
const GAME = `
  const game = newGame(loadPack('underwater-cities').model, { players: 2, seed: 7 });
  while (game.decision) game.choose(game.decision.options[0].key);
  console.log(game.hash());
`;

const npm = (args, cwd) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

try {
  execFileSync(process.execPath, [join(ROOT, 'cli', 'build.mjs'), '--package'], { stdio: 'inherit' });
  const [{ filename }] = JSON.parse(npm(['pack', '--ignore-scripts', '--json', '--pack-destination', folder], ROOT));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  npm(['install', '--offline', join(folder, filename)], folder);
  writeFileSync(join(folder, 'library.mjs'), `import { loadPack, newGame } from 'fathom';${GAME}`);
  writeFileSync(join(folder, 'library.cjs'), `const { loadPack, newGame } = require('fathom');${GAME}`);
  const rows = versions.map(runAll);
  const first = rows[0];
  for (const row of rows) {
    for (const name of Object.keys(RUNS)) {
      if (row.cells[name] === 'good' && row.outputs[name] !== first.outputs[name]) row.cells[name] = 'other output';
    }
  }
  print(['Node', ...Object.keys(RUNS)], rows);
  process.exitCode = rows.every(({ cells }) => Object.values(cells).every((cell) => cell === 'good')) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Installs one version and runs everything with it. */
function runAll(version) {
  const home = join(folder, `node-${version}`);
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{ "private": true }');
  // what the package "node" would choose in an install script
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  npm(['install', `${name}@${version}`], home);
  const node = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const actual = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const cells = {};
  const outputs = {};
  for (const [name, args] of Object.entries(RUNS)) {
    const { status, stdout, stderr } = spawnSync(node, args, { cwd: folder, encoding: 'utf8', input: '' });
    const isGood = status === 0 && !/Warning|Error/.test(stderr);
    cells[name] = isGood ? 'good' : `exit ${status}`;
    // speeds differ from run to run
    outputs[name] = stdout.replace(/^.*games\/s.*$/m, '');
    if (!isGood) process.stderr.write(`Node ${actual}, ${name}:\n${stderr || stdout}\n`);
  }
  return { actual, cells, outputs };
}

function print(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows.map(({ actual, cells }) => [actual, ...Object.values(cells)])];
  for (const line of lines) process.stdout.write(`| ${line.join(' | ')} |\n`);
}
