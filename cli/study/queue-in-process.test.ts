/**
 * A command and workers in one process, with a real broker. The judge is the same games played here. What happens to processes that
 * are killed is in `several-machines.test.ts`.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadPack } from '../../service/index.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { brokerProgram, TestBroker } from '../../test/support/broker.ts';
import { playGames, StopRequest } from '../../study/simulate/jobs.ts';
import { GameFailure } from '../../study/errors.ts';
import { JobRun, type SimulationJob } from '../../study/simulate/run.ts';
import type { Tally } from '../../study/simulate/tally.ts';
import { parseAddress } from '../../study/queue/address.ts';
import type { QueueLibrary } from '../../study/queue/library.ts';
import { QueuePlayer } from '../../study/queue/player.ts';
import { Announcement, everyone } from '../../study/queue/presence.ts';
import {
  bundleKey,
  type ChunkData,
  type ChunkResult,
  type Engine,
  PREFIX,
  REFUSALS,
} from '../../study/queue/protocol.ts';
import { QueueRemote } from '../../study/queue/remote.ts';
import { timesFor } from '../../study/queue/times.ts';
import type { Task } from '../../study/queue/work.ts';

const require = createRequire(import.meta.url);
const library: QueueLibrary = { bullmq: require('bullmq'), Redis: require('ioredis').Redis };
const ENGINE: Engine = { version: '1.2.3', digest: '0123456789abcdef' };
const OTHER: Engine = { version: '3.2.1', digest: 'fedcba9876543210' };
const THREAD = pathToFileURL(join(import.meta.dirname, '../../test/support/queue-thread.mjs')).href;
const TIMES = timesFor(1);
/** For what is given up after a while. */
const HASTY = timesFor(0.1);
/** A thread that does as the option `answer` of its games says. */
const TOLD = `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ task, bundle, stop }) => {
    const { answer } = (task.job ?? task.plan).options;
    const result = { result: { milliseconds: 1, outcome: bundle.text } };
    if (answer === 'hang') return;
    if (answer === 'die') process.exit(1);
    if (answer === 'mismatch') return parentPort.postMessage({ mismatch: 'it has changed' });
    if (answer === 'fail') return parentPort.postMessage({ failure: 'it cannot' });
    if (answer === 'soon') return void setTimeout(() => parentPort.postMessage(result), 100);
    if (answer !== 'wait') return parentPort.postMessage(result);
    const timer = setInterval(() => {
      if (Atomics.load(stop, 0) === 0) return;
      clearInterval(timer);
      parentPort.postMessage('stopped');
    }, 5);
  });`)}`;
const PACK = 'cards/nim.yaml';
const model = loadPack(nodeFiles, PACK).model!;
const JOB: SimulationJob = { players: 2, options: {}, seats: ['random', 'random'], seed: 1, games: 60 };

const program = brokerProgram();

describe.skipIf(program === undefined)('a command and workers', () => {
  let broker: TestBroker;
  const ends: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    broker = await TestBroker.start(program!);
  });
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
    await broker.client.flushall();
  });
  afterAll(() => broker.end());

  const address = () => parseAddress(broker.url)!;

  /** A worker that plays as a process does; what it says. */
  async function worker({ engine = ENGINE, times = TIMES, script = THREAD, jobs = 1 } = {}) {
    const said: string[] = [];
    const began: string[] = [];
    let games = 0;
    let end!: () => void;
    const ended = new Promise<void>((resolve) => (end = resolve));
    let run: Promise<void> | undefined;
    await new Promise<void>((ready, failed) => {
      run = QueuePlayer.run(
        {
          address: address(),
          library,
          engine,
          times,
          script,
          jobs,
          ready,
          began: (title) => began.push(title),
          played: (n) => (games += n),
          say: (text) => said.push(text),
        },
        ended,
      );
      run.catch(failed);
    });
    const stop = async (): Promise<void> => {
      end();
      await run;
    };
    ends.push(stop);
    return { said, began, stop, games: () => games };
  }

  function command({ engine = ENGINE, times = TIMES } = {}) {
    const said: string[] = [];
    const remote = new QueueRemote({
      address: address(),
      library,
      engine,
      times,
      say: (text) => said.push(text),
      self: 'fathom',
    });
    ends.push(() => remote.close());
    const stop = new StopRequest();
    const play = (job = JOB): Promise<Tally> =>
      playGames(model, PACK, job, { jobs: 1, script: undefined, remote, stop }, () => undefined);
    return { said, remote, stop, play };
  }

  const here = (job = JOB): Promise<Tally> =>
    playGames(model, PACK, job, { jobs: 1, script: undefined, stop: new StopRequest() }, () => undefined);

  const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
    for (let i = 0; i < 600; i++) {
      if (await what()) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('it did not come');
  };

  test('play the same games as one machine, each once, and nothing remains', async () => {
    const { play, remote, said } = command();
    const playing = play();
    await until(() => said.length > 0);
    expect(said).toEqual([expect.stringContaining(`fathom worker --queue ${broker.url}`)]);
    const first = await worker();
    expect(await playing).toEqual(await here());
    expect(first.games()).toBe(60);
    expect(new Set(first.began)).toEqual(new Set([model.title]));
    // and once more over the same connection, now with a second worker
    let others = 0;
    await byHand((data) => {
      others += (data.task as { job: SimulationJob }).job.games;
      return played(data);
    });
    expect(await play({ ...JOB, seed: 500, games: 7 })).toEqual(await here({ ...JOB, seed: 500, games: 7 }));
    expect(first.games() + others).toBe(67);
    expect([said.length, first.said]).toEqual([1, []]);

    await remote.close();
    for (const end of ends.splice(0).reverse()) await end();
    expect(await everyone(broker.client, 'worker')).toEqual([]);
    expect(await everyone(broker.client, 'command')).toEqual([]);
    const [pack, ...more] = await broker.client.keys(`${PREFIX}:pack:*`);
    expect(more).toEqual([]);
    expect(await broker.client.ttl(pack)).toBeGreaterThan(3000);
    // chunks have the name of the command in theirs
    expect(await broker.client.keys(`${PREFIX}:${ENGINE.digest}:*-*-*`)).toEqual([]);
  });

  test('another build plays nothing, and both sides say so', async () => {
    const other = await worker({ engine: OTHER, times: HASTY });
    const { play, said } = command({ times: HASTY });
    const playing = play();
    await until(() => said.length > 0);
    expect(said[0]).toContain('3.2.1 (fedcba98)');
    expect(said[0]).toContain('1.2.3 (01234567)');
    await until(() => other.said.length > 0);
    // it looks again, and says it of a second command, too
    const second = command({ times: HASTY });
    const more = second.play();
    await until(() => other.said.length > 1);
    const told = expect.stringContaining('1.2.3 (01234567)') as string;
    expect(other.said).toEqual([told, told]);
    await byHand(played);
    expect(await Promise.all([playing, more])).toEqual([await here(), await here()]);
    expect([other.games(), other.began]).toEqual([0, []]);
  });

  test('who asks to stop gets what there is, and nothing waits any more', async () => {
    const { play, stop } = command();
    const playing = play({ ...JOB, games: 100_000 });
    const waiting = (): Promise<number> => broker.client.llen(`${PREFIX}:${ENGINE.digest}:wait`);
    await until(async () => (await waiting()) > 0);
    stop.make();
    expect((await playing).games).toBe(0);
    expect(await waiting()).toBe(0);
  });

  /** What the games of a chunk come to. */
  function played({ task }: ChunkData): ChunkResult {
    if (task.kind !== 'games') throw new Error('nobody asks for a study here');
    const run = new JobRun(model, task.job);
    while (run.step());
    return { milliseconds: 1, outcome: { tally: run.tally() } };
  }

  /** A worker by hand, which answers each chunk with what `answer` gives. */
  async function byHand(answer: (data: ChunkData) => unknown, jobs = 1): Promise<void> {
    const announcement = new Announcement(broker.client, 'worker', ENGINE, TIMES, 'by-hand', jobs);
    await announcement.begin();
    const hand = new library.bullmq.Worker(ENGINE.digest, async (job) => answer(job.data), {
      connection: { host: '127.0.0.1', port: broker.port, maxRetriesPerRequest: null },
      prefix: PREFIX,
      runRetryDelay: 50,
    });
    hand.on('error', () => undefined);
    await hand.waitUntilReady();
    ends.push(async () => {
      await hand.close(true);
      await announcement.end();
    });
  }

  test('what comes back and is no result is played again; what fails everywhere ends the command', async () => {
    let asked = 0;
    await byHand(() => {
      asked++;
      return { milliseconds: 1, outcome: { tally: { games: 77 } } };
    });
    await expect(command().play({ ...JOB, games: 1 })).rejects.toThrow('what came back is no result');
    expect(asked).toBe(3);
  });

  test('what fails here and there, and what nobody seemed to ask for, is played again', async () => {
    const failures = new Map<number, number>();
    await byHand((data) => {
      const { seed } = (data.task as { job: SimulationJob }).job;
      const before = failures.get(seed) ?? 0;
      failures.set(seed, before + 1);
      // a chunk may fail twice; a worker that drops it does not count
      if (before < 5) throw new Error(before < 3 ? REFUSALS.unasked : 'out of memory');
      return played(data);
    });
    const job = { ...JOB, games: 3 };
    expect(await command().play(job)).toEqual(await here(job));
    expect([...failures.values()]).toEqual([6, 6, 6]);
  });

  test('a game that fails ends the command, with its seed', async () => {
    await byHand(() => ({ milliseconds: 0, outcome: { fault: { seed: 8, message: 'it does not end' } } }));
    const failure: unknown = await command()
      .play()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GameFailure);
    expect(failure).toMatchObject({ seed: 8, message: 'it does not end' });
  });

  test('two chunks for each thread are with the broker, and one more', async () => {
    const { play, stop } = command();
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await byHand(() => released, 4);
    const playing = play();
    const queued = async (): Promise<number> =>
      (await broker.client.llen(`${PREFIX}:${ENGINE.digest}:wait`)) +
      (await broker.client.llen(`${PREFIX}:${ENGINE.digest}:active`));
    await until(async () => (await queued()) === 9);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await queued()).toBe(9);
    stop.make();
    await playing;
    release();
  });

  test('what the broker has forgotten is sent again, with the pack', async () => {
    const { play } = command({ times: HASTY });
    const playing = play();
    const waiting = (): Promise<number> => broker.client.llen(`${PREFIX}:${ENGINE.digest}:wait`);
    await until(async () => (await waiting()) > 0);
    await broker.client.flushall();
    await until(async () => (await waiting()) > 0);
    expect(await broker.client.keys(`${PREFIX}:pack:*`)).toHaveLength(1);
    await byHand(played);
    expect(await playing).toEqual(await here());
  });

  test('a broker that is started again costs only time, and both sides say it', async () => {
    const other = await worker({ engine: OTHER, times: HASTY });
    let chunks = 0;
    await byHand(async (data) => {
      chunks++;
      await new Promise((resolve) => setTimeout(resolve, 10));
      return played(data);
    });
    const { play, said } = command({ times: { ...HASTY, awayMs: 1 } });
    const job = { ...JOB, games: 2000 };
    const playing = play(job);
    await until(() => chunks > 2);
    await broker.kill();
    const isAway = expect.stringContaining(`The queue at ${broker.url} does not answer any more`) as string;
    await until(() => said.length > 0 && other.said.some((text) => text.includes('does not answer')));
    await broker.begin();
    expect(await playing).toEqual(await here(job));
    const isThere = `The queue at ${broker.url} is there again.\n`;
    expect(said.filter((text) => !text.includes('another build'))).toEqual([isAway, isThere]);
    await until(() => other.said.includes(isThere));
    expect(other.said.filter((text) => !text.includes('another build'))).toEqual([isAway, isThere]);
  });

  test('a broker that does not come back ends the command with what there is, and holds no worker', async () => {
    const other = await worker({ times: HASTY });
    let chunks = 0;
    await byHand((data) => (++chunks > 3 ? new Promise(() => undefined) : played(data)));
    const { play, said, remote } = command({ times: { ...HASTY, awayMs: 1, hopelessMs: 200 } });
    const playing = play();
    await until(() => chunks > 3);
    await broker.kill();
    try {
      expect((await playing).games).toBeGreaterThan(0);
      expect(said.at(-1)).toContain('did not come back');
      await remote.close();
      await other.stop();
    } finally {
      await broker.begin();
    }
  });

  test('a broker that has something else under these names is not used', async () => {
    await broker.client.set(`${PREFIX}:commands`, 'a text');
    await expect(command().play()).rejects.toThrow(`The queue at ${broker.url} cannot be used: WRONGTYPE`);
  });

  test('without a game nobody is asked', async () => {
    const remote = new QueueRemote({
      address: parseAddress('redis://127.0.0.1:1')!,
      library,
      engine: ENGINE,
      times: TIMES,
      say: () => undefined,
      self: 'fathom',
    });
    const none = await playGames(
      model,
      PACK,
      { ...JOB, games: 0 },
      { jobs: 1, script: undefined, remote, stop: new StopRequest() },
      () => undefined,
    );
    expect(none.games).toBe(0);
    await remote.close();
  });

  test('a worker that has another pack ends the command at once', async () => {
    let asked = 0;
    await byHand(() => {
      asked++;
      throw new Error(`${REFUSALS.mismatch}: the pack is another one`);
    });
    await expect(command().play({ ...JOB, games: 1 })).rejects.toThrow('the pack is another one');
    expect(asked).toBe(1);
  });

  test('a pack that the broker has forgotten is put there again', async () => {
    const bundles: string[] = [];
    await byHand(async ({ bundle }) => {
      bundles.push(bundle);
      const there = await broker.client.exists(bundleKey(bundle));
      expect(there).toBe(1);
      if (bundles.length > 5) throw new Error(`${REFUSALS.mismatch}: enough`);
      await broker.client.del(bundleKey(bundle));
      throw new Error(REFUSALS['no-bundle']);
    });
    await expect(command().play({ ...JOB, games: 1 })).rejects.toThrow('enough');
    expect(bundles).toHaveLength(6);
  });

  describe('a worker', () => {
    /** A command by hand: asks for a chunk, and says what came of it. */
    async function asker() {
      const queue = new library.bullmq.Queue(ENGINE.digest, { connection: { port: broker.port }, prefix: PREFIX });
      const events = new library.bullmq.QueueEvents(ENGINE.digest, {
        connection: { port: broker.port },
        prefix: PREFIX,
      });
      ends.push(async () => {
        await Promise.all([queue.close(), events.close()]);
      });
      await events.waitUntilReady();
      const announced = new Announcement(broker.client, 'command', ENGINE, TIMES, 'here', 0);
      await announced.begin();
      ends.push(() => announced.end());
      const add = (answer: string, data: Partial<ChunkData> = {}) => {
        const task: Task = { kind: 'games', job: { ...JOB, options: { answer } } };
        return queue.add('chunk', { engine: ENGINE.digest, asker: 'here', bundle: 'pack', title: 'T', task, ...data });
      };
      const ask = async (answer: string, data?: Partial<ChunkData>): Promise<unknown> =>
        (await add(answer, data)).waitUntilFinished(events).catch((error: Error) => error.message);
      const provide = (name: string) => broker.client.set(bundleKey(name), `text of ${name}`);
      await provide('pack');
      return { add, ask, provide, announced };
    }

    test('refuses chunks of commands that are not there, of other engines, and without a pack', async () => {
      const { began } = await worker({ script: TOLD });
      const { ask } = await asker();
      expect(await ask('play', { asker: 'gone' })).toBe(REFUSALS.unasked);
      expect(await ask('play', { engine: OTHER.digest })).toMatch(/^mismatch/);
      expect(await ask('play', { bundle: 'none' })).toBe(REFUSALS['no-bundle']);
      expect(began).toEqual([]);
    });

    test('gives back what its thread comes to, and counts the games', async () => {
      const { began, games, said } = await worker({ script: TOLD });
      const { ask } = await asker();
      expect(await ask('play')).toEqual({ milliseconds: 1, outcome: 'text of pack' });
      const task = { kind: 'study', plan: { options: { answer: 'play' } }, units: [1, 2] } as unknown as Task;
      expect(await ask('', { task, title: 'U' })).toEqual({ milliseconds: 1, outcome: 'text of pack' });
      expect([began, games(), said]).toEqual([['T', 'U'], JOB.games + 2, []]);
    });

    test('says why it does not play, and is there for the next chunk', async () => {
      const { games, said } = await worker({ script: TOLD });
      const { ask } = await asker();
      expect(await ask('mismatch')).toBe(`${REFUSALS.mismatch}: it has changed`);
      expect(said).toEqual(['T is not played here: it has changed.\n']);
      expect([await ask('fail'), await ask('die')]).toEqual(['it cannot', 'the thread was ended']);
      expect(games()).toBe(0);
      await ask('play');
      expect(games()).toBe(JOB.games);
    });

    test('plays as many chunks at a time as it has threads, and says how many', async () => {
      const { began } = await worker({ script: TOLD, jobs: 2, times: HASTY });
      expect(await everyone(broker.client, 'worker')).toMatchObject([{ ...ENGINE, jobs: 2 }]);
      const { add } = await asker();
      for (const title of ['A', 'B', 'C']) await add('wait', { title });
      await until(() => began.length === 2);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(began.toSorted()).toEqual(['A', 'B']);
    });

    test('drops its chunk when nobody asks for it any more', async () => {
      const { began } = await worker({ script: TOLD, times: HASTY });
      const { ask, announced } = await asker();
      const other = new Announcement(broker.client, 'command', ENGINE, TIMES, 'other', 0);
      await other.begin();
      ends.push(() => other.end());
      const asked = ask('wait');
      await until(() => began.length > 0);
      // as long as it is asked for it is played
      const time = new Promise((resolve) => setTimeout(resolve, 3 * HASTY.askedMs, 'played'));
      expect(await Promise.race([asked, time])).toBe('played');
      await announced.end();
      expect(await asked).toBe(REFUSALS.unasked);
    });

    test('that is to end finishes its chunk, or gives it back after a while', async () => {
      const { add, ask } = await asker();
      const first = await worker({ script: TOLD });
      const asked = ask('soon');
      await until(() => first.began.length > 0);
      await first.stop();
      expect(await asked).toEqual({ milliseconds: 1, outcome: 'text of pack' });
      expect(await everyone(broker.client, 'worker')).toEqual([]);
      const second = await worker({ script: TOLD, times: HASTY });
      const job = await add('wait');
      await until(() => second.began.length > 0);
      await second.stop();
      expect(await job.getState()).toBe('waiting');
      expect([first.said, second.said, second.games()]).toEqual([[], [], 0]);
    });

    test('that is to end does not wait for a thread that hangs', async () => {
      const { add } = await asker();
      const hanging = await worker({ script: TOLD, times: HASTY });
      await add('hang');
      await until(() => hanging.began.length > 0);
      const late = new Promise((resolve) => setTimeout(resolve, 20 * HASTY.finishMs, 'late'));
      expect(await Promise.race([hanging.stop(), late])).toBeUndefined();
    });

    test('remembers the texts of the last four packs', async () => {
      await worker({ script: TOLD });
      const { ask, provide } = await asker();
      const names = ['a', 'b', 'c', 'd', 'e'];
      const play = async (bundle: string): Promise<unknown> => {
        const answer = await ask('play', { bundle });
        return typeof answer === 'string' ? answer : (answer as { outcome: string }).outcome;
      };
      const remembered: unknown[] = [];
      for (const name of names) {
        await provide(name);
        await play(name);
        await broker.client.del(bundleKey(name));
        remembered.push(await play('a'));
      }
      expect(remembered).toEqual([...Array<string>(4).fill('text of a'), REFUSALS['no-bundle']]);
      expect(await play('b')).toBe('text of b');
    });
  });

  test('who does not write again is forgotten', async () => {
    const list = `${PREFIX}:workers`;
    const [seconds] = await broker.client.time();
    const announcement = new Announcement(broker.client, 'worker', ENGINE, TIMES, 'me', 3);
    await announcement.begin();
    expect(await everyone(broker.client, 'worker')).toEqual([{ ...ENGINE, id: 'me', jobs: 3 }]);
    const [, until_] = await broker.client.zrange(list, '0', '-1', 'WITHSCORES');
    expect(Number(until_) - Number(seconds)).toBeGreaterThanOrEqual(15);
    await broker.client.zadd(list, String(Number(seconds) - 1), 'fedc 1.0 dead 1');
    expect((await everyone(broker.client, 'worker')).map(({ id }) => id)).toEqual(['me']);
    expect(await everyone(broker.client, 'command')).toEqual([]);
    await announcement.end();
    expect(await everyone(broker.client, 'worker')).toEqual([]);
  });
});
