/**
 * Mutation testing: `npm run mutation` for all areas, `npm run mutation -- merge compare` for some. An area is a part of the code
 * with the tests that are there for it (`areas.mjs`). The next run tries only what changed (`reports/mutation/*.json`);
 * `--force` tries everything. Survivors are printed, and an area below the threshold fails.
 *
 * `--sample 100 --seed 7` tries so many mutants of each area, chosen by the seed. `--jobs 1` leaves other cores alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AREAS, EQUIVALENT, SAMPLE_THRESHOLD, THRESHOLD } from './areas.mjs';
import { keyInRun, keyOf } from './mutant-key.mjs';
import { filesOf } from './patterns.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..', '..');

process.chdir(ROOT);
const { values: given, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
});
const unknown = chosen.filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  process.stderr.write(`No area ${unknown.join(', ')}. Areas: ${Object.keys(AREAS).join(', ')}\n`);
  process.exit(2);
}
installDependencies();
mkdirSync('reports/mutation', { recursive: true });
const { Stryker } = await import('@stryker-mutator/core');
const { IGNORER } = await import('./ignorer.mjs');
const seed = Number(given.seed ?? Math.floor(Math.random() * 1_000_000));
for (const area of chosen.length > 0 ? chosen : Object.keys(AREAS)) {
  const sample = given.sample === undefined ? null : await chooseSample(area, Number(given.sample));
  report(area, await new Stryker(optionsOf(area, sample)).runMutationTest(), sample);
}

/** Keys of the chosen mutants, and their places for Stryker. The runner finds the keys in a file, as it is a process of its own. */
async function chooseSample(area, size) {
  const { placesOf, sampleMutants } = await import('./sample.mjs');
  const { mutants, of } = await sampleMutants(ROOT, AREAS[area].mutate, size, seed);
  process.stdout.write(`\n${area}: ${mutants.length} of ${of} mutants, --sample ${given.sample} --seed ${seed}\n`);
  const keys = new Set(mutants.map(keyOf));
  const file = join(ROOT, 'reports', 'mutation', `${area}.sample.json`);
  writeFileSync(file, JSON.stringify({ root: ROOT, keys: [...keys] }));
  process.env.MUTATION_SAMPLE = file;
  return { keys, places: placesOf(mutants) };
}

/** Stryker has a lock file of its own: whoever only works on the project does not need it. */
function installDependencies() {
  if (existsSync(join(HERE, 'node_modules'))) return;
  const { status } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
    cwd: HERE,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(2);
}

function optionsOf(area, sample) {
  const { mutate, tests, leaveOut = [], keepPacks = false } = AREAS[area];
  process.env.MUTATION_LEAVE_OUT = JSON.stringify(leaveOut);
  process.env.MUTATION_KEEP_PACKS = String(keepPacks);
  process.env.MUTATION_FILES = JSON.stringify(filesOf(ROOT, mutate));
  process.env.MUTATION_DURATIONS = join(ROOT, 'reports', 'mutation', `${area}.durations.json`);
  return {
    testRunner: 'node',
    plugins: ['./runner.mjs', './ignorer.mjs'].map((plugin) => new URL(plugin, import.meta.url).href),
    ignorers: [IGNORER],
    mutate: sample === null ? mutate : sample.places,
    testFiles: tests,
    coverageAnalysis: 'perTest',
    incremental: sample === null,
    incrementalFile: `reports/mutation/${area}.json`,
    force: given.force,
    concurrency: Number(given.jobs),
    // packs that are loaded anew for each mutant fill the memory of a process
    maxTestRunnerReuse: keepPacks ? 200 : 40,
    // beyond one and a half times what the tests took: a busy machine may take several times as long, and what is endless is noticed
    // by how often it runs
    timeoutMS: 60_000,
    // on a busy machine
    dryRunTimeoutMinutes: 20,
    disableTypeChecks: false,
    ignorePatterns: ['dist', 'reports', '**/*.png', 'test/browser'],
    tempDirName: '.stryker-tmp',
    reporters: ['progress-append-only'],
    thresholds: { high: 90, low: THRESHOLD, break: null },
    warnings: { slow: false },
    allowConsoleColors: false,
    logLevel: 'warn',
  };
}

/** Prints the score of each file and the survivors. */
function report(area, mutants, sample) {
  const files = new Map();
  const survivors = [];
  for (const mutant of mutants) {
    // others at the same place were not tried
    if (sample !== null && !sample.keys.has(keyInRun(ROOT, mutant, 1))) continue;
    const found = { killed: 0, all: 0, equivalent: 0, ...files.get(mutant.fileName) };
    files.set(mutant.fileName, found);
    const killed = mutant.status === 'Killed' || mutant.status === 'Timeout';
    if (!killed && mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue;
    if (!killed && isEquivalent(mutant)) {
      found.equivalent++;
      continue;
    }
    found.all++;
    if (killed) found.killed++;
    else survivors.push(mutant);
  }
  process.stdout.write(`\n${area}\n`);
  for (const mutant of survivors) {
    const { line, column } = mutant.location.start;
    const change = `${originalOf(mutant)} => ${mutant.replacement}`.replace(/\s+/g, ' ').slice(0, 160);
    process.stdout.write(`  ${relative(ROOT, mutant.fileName)}:${line}:${column} ${mutant.status}: ${change}\n`);
  }
  const total = { killed: 0, all: 0, equivalent: 0 };
  for (const [file, counts] of [...files].sort(([a], [b]) => a.localeCompare(b))) {
    for (const key of Object.keys(total)) total[key] += counts[key];
    process.stdout.write(`${scoreLine(relative(ROOT, file), counts)}\n`);
  }
  process.stdout.write(`${scoreLine(`${area}, all`, total)}\n`);
  if (percent(total) < (sample === null ? THRESHOLD : SAMPLE_THRESHOLD)) process.exitCode = 1;
}

function scoreLine(name, { killed, all, equivalent }) {
  const aside = equivalent > 0 ? `, ${equivalent} equivalent` : '';
  return `  ${name.padEnd(44)} ${percent({ killed, all }).toFixed(1).padStart(5)} %  (${killed} of ${all} killed${aside})`;
}

function percent({ killed, all }) {
  return all === 0 ? 100 : (100 * killed) / all;
}

function isEquivalent(mutant) {
  const file = relative(ROOT, mutant.fileName);
  return EQUIVALENT.some(
    (one) => one.file === file && one.replacement === mutant.replacement && one.original === originalOf(mutant),
  );
}

/** The source text that the mutant replaces. Stryker counts lines from 1 and columns from 1. */
function originalOf({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return lines.join('\n');
}
