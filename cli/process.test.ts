/** The built command as a process: pipes, signals, threads, the bootstrap. */
import { spawn, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../test/support/width.ts';
import { COMMANDS } from './commands/index.ts';
import { fathom } from './scripted-io.ts';
import type { Simulation } from '../study/internal.ts';

const ROOT = join(import.meta.dirname, '..');
const FATHOM = join(ROOT, 'cli', 'fathom.mjs');
const env = { ...process.env, NO_COLOR: '1' };
const run = (args: string[], input = ''): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, [FATHOM, ...args], { cwd: ROOT, input, encoding: 'utf8', env });

/** Shows progress, as if its errors went to a terminal. */
const SHOWS_PROGRESS = { NODE_OPTIONS: '--import=data:text/javascript,process.stderr.isTTY=true' };

/** What a command printed that is interrupted when its progress is this, and its exit code or signal. */
async function interrupted(
  args: string[],
  at: RegExp,
): Promise<{ out: string; errors: string; end: number | string | null }> {
  const child = spawn(process.execPath, [FATHOM, ...args], { cwd: ROOT, env: { ...env, ...SHOWS_PROGRESS } });
  let out = '';
  let errors = '';
  let isAt = false;
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
    // once: a second Ctrl-C would end it at once
    if (isAt || !at.test(errors)) return;
    isAt = true;
    child.kill('SIGINT');
  });
  const end = await new Promise<number | string | null>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? code)),
  );
  return { out, errors, end };
}

beforeAll(() => {
  expect(run(['--version']).status).toBe(0);
});

describe('as a process', () => {
  test('exit codes: 0 good, 1 findings, 2 wrong usage', () => {
    expect(run(['check', 'nim']).status).toBe(0);
    expect(run(['fmt', '--check', 'nowhere']).status).toBe(2);
    const folder = mkdtempSync(join(tmpdir(), 'fathom-'));
    expect(run(['check', folder]).status).toBe(1);
    rmSync(folder, { recursive: true });
  });

  test('output is for people and not coloured where no terminal is', () => {
    const { stdout, stderr } = run(['simulate', '--pack', 'nim', '--games', '2000']);
    expect(stdout).not.toContain('\u001b');
    expect(stderr).toBe('');
  });

  test('plays with piped input to the end', () => {
    const { status, stdout, stderr } = run(['play', '--pack', 'nim', '--seed', '4'], '1\n'.repeat(40));
    expect(stdout).toMatch(/Player [12] wins\./);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('threads do not change the figures', async () => {
    const pack = isFull ? ['--players', '3', '--games', '9'] : ['--pack', 'nim', '--games', '90'];
    const report = async (jobs: string, script?: string): Promise<Partial<Simulation>> => {
      const { out } = await fathom(['simulate', ...pack, '--jobs', jobs, '--json'], { script });
      const { seconds: _s, gamesPerSecond: _g, ...rest } = JSON.parse(out) as Simulation;
      return rest;
    };
    const built = pathToFileURL(join(ROOT, 'dist', 'command', 'fathom.cjs')).href;
    expect(await report('3', built)).toEqual(await report('1'));
  });

  test('ends quietly when the pipe closes', async () => {
    const child = spawn(process.execPath, [FATHOM, 'play', '--bots', 'random', '--players', '4', '--seed', '1'], {
      cwd: ROOT,
      env,
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(errors).toBe('');
    expect(code).toBe(0);
  });

  test('Ctrl-C ends it quietly', async () => {
    const child = spawn(process.execPath, [FATHOM, 'play', '--pack', 'nim'], { cwd: ROOT, env });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.endsWith('> ')) child.kill('SIGINT');
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(errors).toBe('');
    expect(code).toBe(130);
  });

  test.each(['1', '2'])('Ctrl-C in simulate prints what has been counted (%s jobs)', async (jobs) => {
    const pack = isFull ? 'underwater-cities' : 'nim';
    const { out, errors, end } = await interrupted(
      ['simulate', '--pack', pack, '--games', '100000000', '--jobs', jobs, '--json'],
      /[1-9]\d* of 100000000 games/,
    );
    expect(end).toBe(130);
    const { games, seats } = JSON.parse(out) as Simulation;
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(100_000_000);
    expect(seats[0].wins + seats[1].wins).toBeCloseTo(games);
    expect(errors.endsWith(`Stopped: these are the figures of ${games} of 100000000 games.\n`)).toBe(true);
  });

  test('Ctrl-C ends a long calculation at once', async () => {
    const { out, end } = await interrupted(['audit', 'nim', '--games', '100000'], /\d+ of \d+ random games/);
    expect([out, end]).toEqual(['', 'SIGINT']);
  });
});

test('the lock file names the optional packages of every platform, so that npm ci works on all of them', () => {
  interface Locked {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  }
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Locked;
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(0);
  const locked = Object.keys(packages);
  expect(wanted.filter((name) => !locked.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');

describe('a game of four players', () => {
  let start: SpawnSyncReturns<string>;
  beforeAll(() => {
    start = spawnSync(process.execPath, [join(ROOT, 'cli', 'start.mjs'), '--seed', '7'], {
      cwd: ROOT,
      encoding: 'utf8',
      env,
    });
  });

  test('npm start narrates it and shows how to repeat it', () => {
    const { status, stdout } = start;
    expect(status).toBe(0);
    expect(stdout).toContain('Final score');
    expect(stdout.trimEnd().split('\n').slice(-4).join('\n')).toMatch(
      /^Seed 7\. The same game again:\n {2}node cli\/fathom\.mjs play .*\n\nTo write a card.*`npm run edit`/,
    );
  });

  test('the README quotes its narrative', () => {
    const from = readme.indexOf('── Round 1');
    const excerpt = readme.slice(from, readme.indexOf('```', from));
    const lines = start.stdout.split('\n');
    let at = 0;
    for (const line of excerpt.split('\n')) {
      if (line.trim() === '' || line.trim() === '…') continue;
      const found = lines.indexOf(line, at);
      expect(
        found,
        `the README quotes "${line}", which is not at that point of the game with seed 7`,
      ).toBeGreaterThanOrEqual(at);
      at = found + 1;
    }
  });
});

describe('the README', () => {
  test('quotes the rules of Nim as they are', () => {
    const [rules] = readFileSync(join(ROOT, 'cards', 'nim.yaml'), 'utf8').split('    scenarios:\n');
    expect(readme).toContain(`\`\`\`yaml\n${rules}\`\`\``);
  });

  test('quotes a card as it is', () => {
    const from = readme.indexOf('  - id: build-farm');
    const card = readme.slice(from, readme.indexOf('```', from));
    expect(readFileSync(join(ROOT, 'cards', 'underwater-cities', 'cards-era-1.yaml'), 'utf8')).toContain(card);
  });

  test('quotes the texts of the card', async () => {
    const from = readme.indexOf('  en: Build');
    const texts = readme.slice(from, readme.indexOf('```', from));
    expect((await fathom('show 34 --lang en,it,uk')).out).toContain(texts);
  });

  test('names every command', () => {
    const missing = COMMANDS.filter(({ name }) => !readme.includes(`| \`fathom ${name}`));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  test('names every dependency with its version', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(readme).toContain(`| ${name} ${version} |`);
    }
  });

  test('links only to files that exist', () => {
    for (const [, path] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      expect(() => readFileSync(join(ROOT, path))).not.toThrow();
    }
  });
});
