/** Commands and workers as processes, with a real broker. The judge is always one machine with the same seeds. */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brokerProgram, TestBroker } from '../../test/support/broker.ts';
import { fathom } from '../scripted-io.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FATHOM = join(ROOT, 'cli', 'fathom.mjs');
/** A copy of the build: the same for all processes of this test, whatever is built in the meantime. */
const BUILT = join(ROOT, 'dist', `queue-${process.pid}`, 'fathom.cjs');
const env = { ...process.env, NO_COLOR: '1' };

interface Ran {
  code: number | string | null;
  out: string;
  err: string;
}

class Running {
  out = '';
  err = '';
  readonly ended: Promise<Ran>;

  constructor(readonly process: ChildProcess) {
    process.stdout!.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    process.stderr!.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    this.ended = new Promise((resolve) =>
      process.on('close', (code, signal) => resolve({ code: signal ?? code, out: this.out, err: this.err })),
    );
  }
}

const running = new Set<Running>();

function begin(args: readonly string[], script = BUILT, more: NodeJS.ProcessEnv = {}): Running {
  const one = new Running(spawn(process.execPath, [script, ...args], { cwd: ROOT, env: { ...env, ...more } }));
  running.add(one);
  void one.ended.then(() => running.delete(one));
  return one;
}

async function until(what: () => boolean | Promise<boolean>, name: string): Promise<void> {
  for (let i = 0; i < 900; i++) {
    if (await what()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`after 90 s there was not: ${name}`);
}

/** The figures without what depends on the clock. */
function figures({ out, err, code }: Ran): unknown {
  expect(code, err).toBe(0);
  const {
    seconds: _seconds,
    gamesPerSecond: _speed,
    thinking: _thinking,
    milliseconds: _ms,
    games,
    ...rest
  } = JSON.parse(out) as Record<string, unknown>;
  return { ...rest, games: typeof games === 'object' ? null : games };
}

const program = brokerProgram();
if (program === undefined) {
  process.stderr.write(
    'The tests of the queue are skipped: there is no redis-server, and it could not be installed.\n',
  );
}

/** A worker that is gone is noticed after some 15 s. */
const LONG_MS = 300_000;

describe.skipIf(program === undefined)('several machines', { timeout: LONG_MS }, () => {
  let broker: TestBroker;

  beforeAll(async () => {
    expect((await begin(['--version'], FATHOM).ended).code).toBe(0);
    mkdirSync(dirname(BUILT), { recursive: true });
    copyFileSync(join(ROOT, 'dist', 'command', 'fathom.cjs'), BUILT);
    broker = await TestBroker.start(program!);
  });
  afterEach(async () => {
    for (const one of running) one.process.kill('SIGKILL');
    await Promise.all([...running].map(({ ended }) => ended));
    // a test that failed may have left it so
    broker.thaw();
    if (!broker.isRunning) await broker.begin();
    await broker.client.flushall();
  });
  afterAll(async () => {
    await broker.end();
    rmSync(dirname(BUILT), { recursive: true, force: true });
  });

  const worker = async (...more: string[]): Promise<Running> => {
    const one = begin(['worker', '--queue', broker.url, ...more]);
    await until(() => one.out.includes('Plays for'), `a worker: ${one.err}`);
    return one;
  };
  const known = new Map<string, Promise<unknown>>();
  /** What one machine comes to. */
  const here = (line: string): Promise<unknown> => {
    const figuresHere = known.get(line) ?? begin(line.split(' ')).ended.then(figures);
    known.set(line, figuresHere);
    return figuresHere;
  };
  const there = (line: string): Running => begin([...line.split(' '), '--queue', broker.url]);
  /** The only queue: its name is the digest of the build. */
  const queueKey = async (part: string): Promise<string> =>
    (await broker.client.keys(`fathom:v1:*:${part}`)).find((key) => !key.includes(':pack:')) ?? 'none';
  const chunksBegun = async (): Promise<number> => Number((await broker.client.get(await queueKey('id'))) ?? 0);
  const chunksPlayed = async (): Promise<number> => broker.client.llen(await queueKey('active'));
  const LONG = 'simulate --games 30 --bots quick:1 --json';

  test.each([
    ['random bots, with statistics', 'simulate --players 3 --games 20 --never --json'],
    ['a match', 'match quick:1,random --games 6 --json'],
    ['a ladder', 'ladder random,quick:1,quick:2 --pack nim --games 10 --json'],
    ['worth', 'balance survey --bots quick:1 --games 6 --store none --json'],
    [
      'constants that are not on file',
      'tune cli/balance/fixtures/bazaar.yaml --store none --toward slots/middle=high --vary middle-coins=1,9 --games 12 --json',
    ],
    ['another version', 'simulate --against tunnel-supply=47 --games 6 --store none --bots quick:1 --json'],
    ['a pack that extends another', 'simulate --pack abyssal-trade --games 20 --json'],
  ])('the figures are those of one machine: %s', async (_name, line) => {
    await worker('--jobs', '2');
    await worker();
    expect(figures(await there(line).ended)).toEqual(await here(line));
    // nothing remains but lists of who is there, packs that expire, and counters
    const left = (await broker.client.keys('fathom:v1:*')).map((key) => key.replace(/:[0-9a-f]{16,}/, ''));
    expect(
      left.filter((key) => !/^fathom:v1(?::(?:workers|commands|pack|meta|id|events|stalled-check|marker))?$/.test(key)),
    ).toEqual([]);
  });

  test('a worker that is killed in the middle costs only time', async () => {
    const [doomed] = await Promise.all([worker(), worker()]);
    const asked = there(LONG);
    await until(async () => (await chunksBegun()) > 5 && (await chunksPlayed()) > 1, 'two chunks being played');
    doomed.process.kill('SIGKILL');
    expect(figures(await asked.ended)).toEqual(await here(LONG));
  });

  test('a broker that forgets everything in the middle costs only time', async () => {
    await worker();
    const asked = there(LONG);
    await until(async () => (await chunksBegun()) > 5, 'some chunks');
    await broker.kill();
    await until(() => asked.err.includes('does not answer any more. Nothing is lost'), 'the command says so');
    await broker.begin();
    const ran = await asked.ended;
    expect(ran.err).toContain(`The queue at ${broker.url} is there again.`);
    expect(figures(ran)).toEqual(await here(LONG));
  });

  test('a broker that hangs costs only time, and holds nobody', async () => {
    await worker();
    const asked = there(LONG);
    const impatient = there('simulate --games 1000000 --json');
    await until(async () => (await chunksBegun()) > 8, 'some chunks');
    broker.freeze();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    impatient.process.kill('SIGINT');
    const stopped = await impatient.ended;
    expect(stopped.code, stopped.err).toBe(130);
    await until(() => asked.err.includes('does not answer any more. Nothing is lost'), 'the command says so');
    broker.thaw();
    expect(figures(await asked.ended)).toEqual(await here(LONG));
  });

  test('a chunk that is played twice counts once', async () => {
    const [sleeper] = await Promise.all([worker(), worker()]);
    const asked = there(LONG);
    await until(async () => (await chunksBegun()) > 5 && (await chunksPlayed()) > 1, 'two chunks being played');
    // longer than its lock: another worker gets the chunk, and then this one ends it as well
    sleeper.process.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 18_000));
    sleeper.process.kill('SIGCONT');
    expect(figures(await asked.ended)).toEqual(await here(LONG));
  });

  test('Ctrl-C ends a worker, which finishes its chunk or gives it back at once', async () => {
    const first = await worker();
    const asked = there(LONG);
    await until(async () => (await chunksBegun()) > 5 && (await chunksPlayed()) > 0, 'a chunk being played');
    first.process.kill('SIGINT');
    const { code, out, err } = await first.ended;
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Played \d+ games? in \d+ chunks?\.\n$/);
    expect(await chunksPlayed()).toBe(0);
    await until(() => asked.err.includes(`worker --queue ${broker.url}`), 'the command says how to start one');
    await worker();
    expect(figures(await asked.ended)).toEqual(await here(LONG));
  });

  test('Ctrl-C ends a command with what there is, and nobody goes on playing for it', async () => {
    const playing = await worker();
    const asked = there('simulate --games 1000000 --json');
    await until(async () => (await chunksBegun()) > 6, 'some chunks');
    asked.process.kill('SIGINT');
    const { code, out, err } = await asked.ended;
    expect(code, err).toBe(130);
    const { games } = JSON.parse(out) as { games: number };
    expect(err).toBe(`Stopped: these are the figures of ${games} of 1000000 games.\n`);
    await until(
      async () => (await chunksPlayed()) === 0 && (await broker.client.llen(await queueKey('wait'))) === 0,
      'peace',
    );
    expect(playing.err).toBe('');
  });

  test('a command that is killed leaves nothing to play', async () => {
    await worker();
    const asked = there('simulate --games 1000000 --json');
    await until(async () => (await chunksBegun()) > 6, 'some chunks');
    asked.process.kill('SIGKILL');
    await until(
      async () => (await chunksPlayed()) === 0 && (await broker.client.llen(await queueKey('wait'))) === 0,
      'peace',
    );
  });

  test('another build plays nothing, and both sides say so', async () => {
    const folder = join(ROOT, 'dist', `another-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    try {
      const script = join(folder, 'fathom.cjs');
      copyFileSync(BUILT, script);
      appendFileSync(script, '// another build\n');
      const other = begin(['worker', '--queue', broker.url], script);
      await until(() => other.out.includes('Plays for'), `a worker: ${other.err}`);
      const asked = there('simulate --pack nim --games 10 --json');
      await until(() => asked.err.includes('have another build of Fathom'), 'the command says so');
      await until(
        () => other.err.includes('A command of another build of Fathom asks for games'),
        'the worker says so',
      );
      expect(asked.out).toBe('');
      await worker();
      expect(figures(await asked.ended)).toEqual(await here('simulate --pack nim --games 10 --json'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('a pack that somebody changed in the broker is not played', async () => {
    const asked = there('simulate --pack nim --games 2000 --json');
    await until(async () => (await broker.client.keys('fathom:v1:pack:*')).length > 0, 'the pack');
    const [key] = await broker.client.keys('fathom:v1:pack:*');
    const text = await broker.client.get(key);
    await broker.client.set(key, text!.replace('shell: {of: game, start: 4}', 'shell: {of: game, start: 9}'));
    const playing = await worker();
    const { code, err } = await asked.ended;
    expect(code).toBe(1);
    expect(err).toContain(
      'cannot play this: mismatch: the pack in the queue is not the one that the command put there',
    );
    expect(playing.err).toContain('Nim is not played here');
  });

  test('with a password: asked for, and never shown', async () => {
    await broker.client.config('SET', 'requirepass', 'very-secret');
    try {
      const missing = await there('simulate --pack nim --games 3').ended;
      expect([missing.code, missing.err]).toEqual([1, expect.stringContaining('FATHOM_QUEUE_PASSWORD')]);
      const wrong = await begin(['simulate', '--pack', 'nim', '--queue', `redis://:wr0ng@127.0.0.1:${broker.port}`])
        .ended;
      expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('does not take this name and password')]);
      expect(wrong.err).not.toContain('wr0ng');
      const own = begin(['worker', '--queue', broker.url], BUILT, { FATHOM_QUEUE_PASSWORD: 'very-secret' });
      const url = `redis://:very-secret@127.0.0.1:${broker.port}`;
      const asked = await begin(['simulate', '--pack', 'nim', '--games', '30', '--queue', url]).ended;
      expect(asked.code, asked.err).toBe(0);
      expect(asked.out + asked.err + own.out + own.err).not.toContain('very-secret');
    } finally {
      await broker.client.config('SET', 'requirepass', '');
    }
  });

  test('without the packages it is said what to install', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fathom-alone-'));
    try {
      const script = join(folder, 'dist', 'command', 'fathom.cjs');
      mkdirSync(join(folder, 'dist', 'command'), { recursive: true });
      copyFileSync(BUILT, script);
      const { code, err } = await begin(['worker', '--queue', broker.url], script).ended;
      expect([code, err]).toEqual([2, expect.stringMatching(/npm install (?:--global )?bullmq ioredis/)]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a queue that cannot be used', () => {
  test.each([
    ['simulate --pack nim --queue localhost', 2, '--queue needs the address of Redis or Valkey'],
    ['match quick,random --pack nim --queue http://me:hush@host', 2, 'not "http://…@host"'],
    ['simulate --pack nim --jobs 2 --queue redis://localhost', 2, 'fathom worker --jobs'],
    ['worker', 2, 'Which queue? For example: fathom worker --queue redis://localhost'],
    ['ladder redis://me:hush@host more', 2, '"more" is one too many'],
    ['simulate redis://me:hush@host', 2, '"redis://…@host" is one too many'],
    [
      'simulate --pack nim --queue redis://me:hush@127.0.0.1:1',
      1,
      'There is no queue at redis://127.0.0.1:1: nothing listens there.',
    ],
    ['simulate --pack nim --queue redis://nowhere.invalid', 1, 'there is no machine of this name'],
  ])('%s', async (line, exit, message) => {
    const { code, out, err } = await fathom(line);
    expect([code, out]).toEqual([exit, '']);
    expect(err).toContain(message);
    expect(err).not.toContain('hush');
  });
});
