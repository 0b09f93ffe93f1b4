/**
 * Commands and workers with a real broker. The judge is always one machine with the same seeds. Commands and workers run in this
 * process, whose threads run the build; a process of its own is only what is killed, suspended or started otherwise. Where something
 * must be given up, `FATHOM_QUEUE_PATIENCE` shortens the time until then; that it comes too early costs only time, too. What needs no
 * process and no built command is in `in-process.test.ts`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { brokerProgram, TestBroker } from '../../test/support/broker.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { isFull } from '../../test/support/width.ts';
import type { Io } from '../io.ts';
import { fathom, PACKS } from '../scripted-io.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const FATHOM = join(ROOT, 'cli', 'fathom.mjs');
/** A copy of the build: the same for all that plays in this test, whatever is built in the meantime. */
const FOLDER = join(ROOT, 'dist', `queue-${process.pid}`);
const BUILT = join(FOLDER, 'fathom.cjs');
/** Whoever dies is noticed after a second and a half, a broker that hangs after two. */
const IMPATIENT = '0.1';

interface Ran {
  code: number | string | null;
  out: string;
  err: string;
}

/** A command line that runs, in this process or in one of its own. */
interface Running extends Omit<Ran, 'code'> {
  readonly ended: Promise<Ran>;
  /** as Ctrl-C does */
  interrupt(): void;
  /** ends it before the next test */
  end(): void;
}

class InThisProcess implements Running {
  out = '';
  err = '';
  readonly ended: Promise<Ran>;
  private heard: (() => void) | undefined;
  private isInterrupted = false;

  constructor(line: readonly string[], more: Partial<Io> = {}) {
    this.ended = fathom([...line], {
      out: (text) => (this.out += text),
      err: (text) => (this.err += text),
      script: pathToFileURL(BUILT).href,
      onInterrupt: (heard) => {
        this.heard = heard;
        if (this.isInterrupted) heard();
        return () => (this.heard = undefined);
      },
      ...more,
    }).then(({ code }) => ({ code, out: this.out, err: this.err }));
  }

  interrupt(): void {
    this.isInterrupted = true;
    this.heard?.();
  }
  end(): void {
    this.interrupt();
  }
}

class Process implements Running {
  out = '';
  err = '';
  readonly ended: Promise<Ran>;
  private readonly child: ChildProcess;

  constructor(args: readonly string[], { script = BUILT, ...env }: Record<string, string> = {}) {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: ROOT,
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    child.stdout.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (this.err += chunk.toString()));
    this.ended = new Promise((resolve) =>
      child.on('close', (code, signal) => resolve({ code: signal ?? code, out: this.out, err: this.err })),
    );
    this.child = child;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }
  interrupt(): void {
    this.signal('SIGINT');
  }
  end(): void {
    this.signal('SIGKILL');
  }
}

const running = new Set<Running>();
function begun<T extends Running>(one: T): T {
  running.add(one);
  void one.ended.then(() => running.delete(one));
  return one;
}

/** The time limit of the test is the only one. */
async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 20));
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

const at = temporaryFolder();
const BAZAAR = '--pack study/balance/fixtures/bazaar.yaml --store none';

/** What may be played there, by kind; the large game in the full width. */
const LINES: readonly (readonly [kind: string, small: string, large: string])[] = [
  [
    'random bots, with statistics',
    `simulate --pack nim --games 200 --never --json`,
    'simulate --players 3 --games 20 --never --json',
  ],
  ['a match', 'match quick:1,random --pack nim --games 20 --json', 'match quick:1,random --games 6 --json'],
  [
    'a ladder',
    'ladder random,quick:1,quick:2 --pack nim --games 10 --json',
    'ladder random,quick:1,quick:2 --games 6 --json',
  ],
  ['worth', `balance goose ${BAZAAR} --games 30 --json`, 'balance survey --bots quick:1 --games 6 --store none --json'],
  [
    'constants that are not on file',
    'tune study/balance/fixtures/bazaar.yaml --store none --toward slots/middle=high --vary middle-coins=1,9 --games 12 --json',
    'tune --store none --toward score=high --vary tunnel-supply=40,47 --games 6 --json',
  ],
  [
    'another version',
    `simulate --against length=3 ${BAZAAR} --games 12 --json`,
    'simulate --against tunnel-supply=47 --games 6 --store none --bots quick:1 --json',
  ],
  [
    'a pack that extends another',
    'simulate --pack nim-again --games 200 --json',
    'simulate --pack abyssal-trade --games 20 --json',
  ],
];

/** A worker that is lost is noticed after some seconds, on a busy machine later. */
describe.skipIf(program === undefined)('several machines', { timeout: 300_000 }, () => {
  let broker: TestBroker;

  beforeAll(async () => {
    expect((await begun(new Process(['--version'], { script: FATHOM })).ended).code).toBe(0);
    mkdirSync(FOLDER, { recursive: true });
    copyFileSync(join(ROOT, 'dist', 'command', 'fathom.cjs'), BUILT);
    broker = await TestBroker.start(program!);
  });
  afterAll(async () => {
    await broker.end();
    rmSync(FOLDER, { recursive: true, force: true });
  });

  const isReady = async <T extends Running>(worker: T): Promise<T> => {
    await until(() => worker.out.includes('Plays for'));
    return worker;
  };
  const worker = (more: Partial<Io> = {}, ...args: string[]): Promise<InThisProcess> =>
    isReady(begun(new InThisProcess(['worker', '--queue', broker.url, ...args], more)));
  const workerProcess = (env: Record<string, string> = {}): Promise<Process> =>
    isReady(begun(new Process(['worker', '--queue', broker.url], env)));

  const known = new Map<string, Promise<unknown>>();
  /** What one machine comes to. */
  const here = (line: string): Promise<unknown> => {
    const figuresHere = known.get(line) ?? fathom(line, { packs: [PACKS, at()] }).then(figures);
    known.set(line, figuresHere);
    return figuresHere;
  };
  const there = (line: string, more: Partial<Io> = {}): InThisProcess =>
    begun(new InThisProcess([...line.split(' '), '--queue', broker.url], { packs: [PACKS, at()], ...more }));

  /** The only queue: its name is the digest of the build. */
  const queueKey = async (part: string): Promise<string> =>
    (await broker.client.keys(`fathom:v1:*:${part}`)).find((key) => !key.includes(':pack:')) ?? 'none';
  const chunksBegun = async (): Promise<number> => Number((await broker.client.get(await queueKey('id'))) ?? 0);
  const chunksPlayed = async (): Promise<string[]> => broker.client.lrange(await queueKey('active'), 0, -1);
  const nothingIsAsked = async (): Promise<boolean> =>
    (await chunksPlayed()).length === 0 && (await broker.client.llen(await queueKey('wait'))) === 0;
  /** Suspends the only worker while it plays a chunk, whose name is returned. */
  const suspended = async (one: Process): Promise<string> => {
    for (;;) {
      await until(async () => (await chunksBegun()) > 5 && (await chunksPlayed()).length > 0);
      one.signal('SIGSTOP');
      const [chunk] = await chunksPlayed();
      if (chunk !== undefined) return chunk;
      one.signal('SIGCONT');
    }
  };

  /** Chunks enough to end or lose something in the middle. */
  const LONG = isFull ? 'simulate --games 30 --bots quick:1 --json' : 'simulate --pack nim --games 30000 --json';
  /** Nobody waits for its end. */
  const ENDLESS = `simulate ${isFull ? '' : '--pack nim '}--games 100000000 --json`;

  describe('the figures are those of one machine', () => {
    beforeAll(async () => {
      // not ended after each test: their threads remember packs and know their way
      const workers = [await worker({}, '--jobs', '2'), await worker()];
      for (const one of workers) running.delete(one);
      return async () => {
        for (const one of workers) one.end();
        await Promise.all(workers.map(({ ended }) => ended));
        await broker.client.flushall();
      };
    });

    test.each(LINES)('%s', async (_kind, small, large) => {
      writeFileSync(at('nim-again.yaml'), 'pack: nim-again\nextends: nim\n');
      for (const line of isFull ? [small, large] : [small]) {
        expect(figures(await there(line).ended), line).toEqual(await here(line));
      }
      // nothing remains but lists of who is there, packs that expire, and counters
      const left = (await broker.client.keys('fathom:v1*')).map((key) => key.replace(/:[0-9a-f]{16,}/, ''));
      const expected = /^fathom:v1(?::(?:workers|commands|pack|meta|id|events|stalled-check|marker))?$/;
      expect(left.filter((key) => !expected.test(key))).toEqual([]);
    });
  });

  describe('whatever goes wrong', () => {
    afterEach(async () => {
      // a test that failed may have left it so
      broker.thaw();
      if (!broker.isRunning) await broker.begin();
      for (const one of running) one.end();
      await Promise.all([...running].map(({ ended }) => ended));
      await broker.client.flushall();
    });

    test('a worker that is killed in the middle costs only time', async () => {
      const doomed = await workerProcess({ FATHOM_QUEUE_PATIENCE: IMPATIENT });
      const asked = there(LONG);
      const chunk = await suspended(doomed);
      doomed.signal('SIGKILL');
      expect(await chunksPlayed()).toEqual([chunk]);
      await worker({ queuePatience: IMPATIENT });
      expect(figures(await asked.ended)).toEqual(await here(LONG));
    });

    test('a chunk that is played twice counts once', async () => {
      const sleeper = await workerProcess({ FATHOM_QUEUE_PATIENCE: IMPATIENT });
      const asked = there(LONG);
      const chunk = await suspended(sleeper);
      // longer than its lock: another worker plays the chunk, and then this one ends it as well
      await worker({ queuePatience: IMPATIENT });
      await until(async () => (await broker.client.exists((await queueKey('meta')).replace(/meta$/, chunk))) === 0);
      sleeper.signal('SIGCONT');
      expect(figures(await asked.ended)).toEqual(await here(LONG));
    });

    test('a broker that forgets everything in the middle costs only time', async () => {
      await worker({ queuePatience: IMPATIENT });
      const asked = there(LONG, { queuePatience: IMPATIENT });
      await until(async () => (await chunksBegun()) > 5);
      await broker.kill();
      await until(() => asked.err.includes('does not answer any more. Nothing is lost'));
      await broker.begin();
      const ran = await asked.ended;
      expect(ran.err).toContain(`The queue at ${broker.url} is there again.`);
      expect(figures(ran)).toEqual(await here(LONG));
    });

    test('a broker that hangs costs only time, and holds nobody', async () => {
      await worker({ queuePatience: IMPATIENT });
      const asked = there(LONG, { queuePatience: IMPATIENT });
      const patient = there(ENDLESS);
      await until(async () => (await chunksBegun()) > 8);
      broker.freeze();
      await until(() => asked.err.includes('does not answer any more. Nothing is lost'));
      // this one still takes the broker for slow
      expect(patient.err).toBe('');
      patient.interrupt();
      const stopped = await patient.ended;
      expect(stopped.code, stopped.err).toBe(130);
      broker.thaw();
      expect(figures(await asked.ended)).toEqual(await here(LONG));
    });

    test('Ctrl-C ends a worker, which finishes its chunk or gives it back at once', async () => {
      const first = await workerProcess();
      const asked = there(LONG);
      await until(async () => (await chunksBegun()) > 5 && (await chunksPlayed()).length > 0);
      first.interrupt();
      const { code, out, err } = await first.ended;
      expect([code, err]).toEqual([0, '']);
      expect(out).toMatch(/Played \d+ games? in \d+ chunks?\.\n$/);
      expect(await chunksPlayed()).toEqual([]);
      await until(() => asked.err.includes(`worker --queue ${broker.url}`));
      await worker();
      expect(figures(await asked.ended)).toEqual(await here(LONG));
    });

    test('Ctrl-C ends a command with what there is, and nobody goes on playing for it', async () => {
      const playing = await worker();
      const asked = there(ENDLESS);
      await until(async () => (await chunksBegun()) > 6);
      asked.interrupt();
      const { code, out, err } = await asked.ended;
      expect(code, err).toBe(130);
      const { games } = JSON.parse(out) as { games: number };
      expect(err).toBe(`Stopped: these are the figures of ${games} of 100000000 games.\n`);
      await until(nothingIsAsked);
      expect(playing.err).toBe('');
    });

    test('a command that is killed leaves nothing to play', async () => {
      await worker();
      const asked = begun(
        new Process([...ENDLESS.split(' '), '--queue', broker.url], { FATHOM_QUEUE_PATIENCE: IMPATIENT }),
      );
      await until(async () => (await chunksBegun()) > 6);
      asked.signal('SIGKILL');
      await until(nothingIsAsked);
    });

    test('a pack that somebody changed in the broker is not played', async () => {
      const asked = there('simulate --pack nim --games 2000 --json');
      await until(async () => (await broker.client.keys('fathom:v1:pack:*')).length > 0);
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
        const play = async (password: string, games: string): Promise<Ran> => {
          const url = `redis://:${password}@127.0.0.1:${broker.port}`;
          return begun(new InThisProcess(['simulate', '--pack', 'nim', '--games', games, '--queue', url])).ended;
        };
        const wrong = await play('wr0ng', '3');
        expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('does not take this name and password')]);
        expect(wrong.err).not.toContain('wr0ng');
        const own = await workerProcess({ FATHOM_QUEUE_PASSWORD: 'very-secret' });
        const asked = await play('very-secret', '30');
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
        const { code, err } = await begun(new Process(['worker', '--queue', broker.url], { script })).ended;
        expect([code, err]).toEqual([2, expect.stringMatching(/npm install (?:--global )?bullmq ioredis/)]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
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

  test.each(['', 'soon', '0', '1000'])('a patience of "%s"', async (queuePatience) => {
    for (const line of ['worker', 'simulate --pack nim']) {
      const { code, out, err } = await fathom(`${line} --queue redis://127.0.0.1:1`, { queuePatience });
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(`must be a number from 0.01 to 100, not "${queuePatience}".`);
    }
  });
});
