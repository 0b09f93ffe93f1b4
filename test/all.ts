/**
 * `npm run test:all`: every test in its full width, then new samples for as long as there is time.
 *
 *     npm run test:all -- --help
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runVitest } from './run-vitest.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');
const MINUTE_MS = 60_000;
/** Of a round: as long as the fuzzer has its turn. */
const FUZZ_MINUTES = 5;
const LARGEST_SEED = 2 ** 31 - 1;
/** Paths through the page that are walked in Firefox, too, once. */
const IN_FIREFOX = ['test/browser/from-a-sheet.test.ts', 'test/browser/things-and-faces.test.ts'];
const USAGE = `npm run test:all [-- OPTIONS]: every test in its full width, once, and the path from a sheet to a game in Firefox; then, for
as long as there is time, new samples of those that sample, and the fuzzer

  --minutes N    begins no new round after this time (default: 60); the first round is always finished
  --seed S       the samples of the first round (default: a random one); each further round takes the next number
  --help         this text

Each failure names its seed: TEST_WIDTH=full TEST_SEED=S npx vitest run FILE tries the same samples again.
`;

const task = taskOf(process.argv.slice(2));
const ends = Date.now() + task.minutes * MINUTE_MS;
const failures: string[] = [];
for (let round = 1, { seed } = task; round === 1 || Date.now() < ends; round++, seed = (seed + 1) % LARGEST_SEED) {
  const files = round === 1 ? [] : samplingFiles();
  process.stdout.write(
    `\nRound ${round}, seed ${seed}: ${round === 1 ? 'all tests' : `${files.length} files that sample`}\n`,
  );
  const status = runVitest(files, { TEST_WIDTH: 'full', TEST_SEED: String(seed) });
  if (status !== 0) failures.push(`TEST_WIDTH=full TEST_SEED=${seed} npx vitest run`);
  if (status === null) break;
  if (round === 1) {
    process.stdout.write('\nIn Firefox\n');
    const inFirefox = runVitest(IN_FIREFOX, { TEST_WIDTH: 'full', TEST_BROWSER: 'firefox' });
    if (inFirefox !== 0) failures.push(`TEST_WIDTH=full TEST_BROWSER=firefox npx vitest run ${IN_FIREFOX.join(' ')}`);
    if (inFirefox === null) break;
  }
  const left = (ends - Date.now()) / MINUTE_MS;
  if (left <= 0) break;
  const minutes = String(Math.min(FUZZ_MINUTES, left));
  const fuzz = [TSX, join(ROOT, 'test', 'fuzz', 'main.ts'), '--minutes', minutes, '--seed', String(seed)];
  const fuzzed = spawnSync(process.execPath, fuzz, { cwd: ROOT, stdio: 'inherit' });
  if (fuzzed.status !== 0) failures.push(`npm run fuzz -- --seed ${seed}`);
  if (fuzzed.signal) break;
}
process.stdout.write(
  failures.length === 0
    ? '\nNothing failed.\n'
    : `\nThese failed; each line repeats one (name the file to repeat less):\n${failures.map((line) => `  ${line}\n`).join('')}`,
);
process.exit(failures.length === 0 ? 0 : 1);

function taskOf(args: string[]): { minutes: number; seed: number } {
  const options = {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(LARGEST_SEED)) },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    const { values } = parseArgs({ args, options });
    if (values.help) {
      process.stdout.write(USAGE);
      process.exit(0);
    }
    const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
    if (!(minutes > 0)) throw new Error('--minutes is a number above 0.');
    if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('--seed is a whole number.');
    return { minutes, seed };
  } catch (error) {
    process.stderr.write(`test:all: ${(error as Error).message.split('.')[0]}.\n\n${USAGE}`);
    process.exit(2);
  }
}

/** Tests whose samples hang on the seed: those that ask how wide they go, or state properties. */
function samplingFiles(): string[] {
  const tests = execFileSync('git', ['ls-files', '*.test.ts'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return tests.filter(
    (path) => path !== '' && /support\/width\.ts'|from 'fast-check'/.test(readFileSync(join(ROOT, path), 'utf8')),
  );
}
