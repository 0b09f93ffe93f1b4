/**
 * A command and workers in one process, with a real broker. The judge is the same games played here. What happens to processes that
 * are killed is in `several-machines.test.ts`.
 */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadPack } from '../../dsl/index.ts';
import { nodeFiles } from '../../dsl/node.ts';
import { brokerProgram, TestBroker } from '../../test/support/broker.ts';
import { playGames, StopRequest } from '../simulate/jobs.ts';
import type { SimulationJob } from '../simulate/run.ts';
import type { Tally } from '../simulate/tally.ts';
import { parseAddress } from './address.ts';
import type { QueueLibrary } from './library.ts';
import { QueuePlayer } from './player.ts';
import { Announcement, everyone } from './presence.ts';
import { bundleKey, type ChunkData, type Engine, PREFIX, REFUSALS } from './protocol.ts';
import { QueueRemote } from './remote.ts';
import { timesFor } from './times.ts';

const require = createRequire(import.meta.url);
const library: QueueLibrary = { bullmq: require('bullmq'), Redis: require('ioredis').Redis };
const ENGINE: Engine = { version: '1.2.3', digest: '0123456789abcdef' };
const OTHER: Engine = { version: '3.2.1', digest: 'fedcba9876543210' };
const THREAD = pathToFileURL(join(import.meta.dirname, '../../test/support/queue-thread.mjs')).href;
const TIMES = timesFor(1);
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
  async function worker(engine = ENGINE) {
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
          times: TIMES,
          script: THREAD,
          jobs: 1,
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

  function command(engine = ENGINE) {
    const said: string[] = [];
    const remote = new QueueRemote({
      address: address(),
      library,
      engine,
      times: TIMES,
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
    const [first, second] = [await worker(), await worker()];
    expect(await playing).toEqual(await here());
    expect(first.games() + second.games()).toBe(60);
    expect(new Set([...first.began, ...second.began])).toEqual(new Set([model.title]));
    // and once more over the same connection
    expect(await play({ ...JOB, seed: 500, games: 7 })).toEqual(await here({ ...JOB, seed: 500, games: 7 }));
    expect(first.games() + second.games()).toBe(67);
    expect([said.length, first.said, second.said]).toEqual([1, [], []]);

    await remote.close();
    await Promise.all([first.stop(), second.stop()]);
    expect(await everyone(broker.client, 'worker')).toEqual([]);
    expect(await everyone(broker.client, 'command')).toEqual([]);
    const [pack, ...more] = await broker.client.keys(`${PREFIX}:pack:*`);
    expect(more).toEqual([]);
    expect(await broker.client.ttl(pack)).toBeGreaterThan(3000);
    // chunks have the name of the command in theirs
    expect(await broker.client.keys(`${PREFIX}:${ENGINE.digest}:*-*-*`)).toEqual([]);
  });

  test('another build plays nothing, and both sides say so', async () => {
    const other = await worker(OTHER);
    const { play, said, stop } = command();
    const playing = play();
    await until(() => said.length > 0);
    expect(said[0]).toContain('3.2.1 (fedcba98)');
    expect(said[0]).toContain('1.2.3 (01234567)');
    await until(() => other.said.length > 0);
    expect(other.said).toEqual([expect.stringContaining('1.2.3 (01234567)')]);
    stop.make();
    expect((await playing).games).toBe(0);
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

  /** A worker by hand, which answers each chunk with what `answer` gives. */
  async function byHand(answer: (data: ChunkData) => unknown): Promise<void> {
    const announcement = new Announcement(broker.client, 'worker', ENGINE, TIMES, 'by-hand', 1);
    await announcement.begin();
    const hand = new library.bullmq.Worker(ENGINE.digest, async (job) => answer(job.data), {
      connection: { host: '127.0.0.1', port: broker.port, maxRetriesPerRequest: null },
      prefix: PREFIX,
    });
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

  test('a worker refuses chunks of commands that are not there, of other engines, and without a pack', async () => {
    await worker();
    const queue = new library.bullmq.Queue(ENGINE.digest, { connection: { port: broker.port }, prefix: PREFIX });
    const events = new library.bullmq.QueueEvents(ENGINE.digest, { connection: { port: broker.port }, prefix: PREFIX });
    ends.push(async () => {
      await Promise.all([queue.close(), events.close()]);
    });
    await events.waitUntilReady();
    const announced = new Announcement(broker.client, 'command', ENGINE, TIMES, 'here', 0);
    await announced.begin();
    ends.push(() => announced.end());
    const refused = async (data: Partial<ChunkData>): Promise<string> => {
      const chunk = {
        engine: ENGINE.digest,
        asker: 'here',
        bundle: 'none',
        title: 'T',
        task: { kind: 'games', job: JOB },
        ...data,
      };
      const job = await queue.add('chunk', chunk);
      return job.waitUntilFinished(events).then(
        () => 'played',
        (error: Error) => error.message,
      );
    };
    expect(await refused({ asker: 'gone' })).toBe(REFUSALS.unasked);
    expect(await refused({ engine: OTHER.digest })).toMatch(/^mismatch/);
    expect(await refused({})).toBe(REFUSALS['no-bundle']);
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
