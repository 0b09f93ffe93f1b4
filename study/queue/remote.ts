/** The side of a command: hands chunks to the broker and collects what they come to, whatever happens to workers and the broker. */
import { randomUUID } from 'node:crypto';
import type { Queue, QueueEvents } from 'bullmq';
import { InputError } from '../errors.ts';
import type { QueueAddress } from './address.ts';
import { Broker } from './broker.ts';
import { bundleOf, type Bundle } from './bundle.ts';
import type { QueueLibrary } from './library.ts';
import { lostChunks } from './lost-chunks.ts';
import { Announcement } from './presence.ts';
import { bundleKey, type ChunkData, type Engine, PREFIX, REFUSALS } from './protocol.ts';
import { resultOf } from './results.ts';
import { ChunkSizes } from './sizing.ts';
import type { QueueTimes } from './times.ts';
import { QueueWatch } from './watch.ts';
import type { PackOrigin, Remote, Stop, Work } from './work.ts';

/** Between two looks at whether somebody asks to stop. */
const TICK_MS = 100;
const BUNDLE_SECONDS = 3600;
/** A chunk that fails so often fails everywhere. */
const MOST_FAILURES = 3;
/** Events hold results, so few are stored; one that is missed costs that its chunk is played again. */
const MOST_EVENTS = 200;

interface Chunk {
  from: number;
  seeds: number;
  failures: number;
}

type Ended = { id: string; value: unknown } | { id: string; reason: string };

interface RemoteOptions {
  address: QueueAddress;
  library: QueueLibrary;
  engine: Engine;
  times: QueueTimes;
  /** for people, on standard error */
  say(text: string): void;
  /** how they start a worker */
  self: string;
}

interface Connection {
  broker: Broker;
  queue: Queue;
  events: QueueEvents;
  announcement: Announcement;
  watch: QueueWatch;
}

export class QueueRemote implements Remote {
  private readonly asker = randomUUID();
  private connection: Promise<Connection> | undefined;
  private count = 0;
  private ended: Ended[] = [];
  private wake: (() => void) | undefined;

  constructor(private readonly options: RemoteOptions) {}

  async play(pack: PackOrigin, work: Work, stop: Stop): Promise<void> {
    if (work.seeds === 0) return;
    const connection = await (this.connection ??= this.connect());
    const { broker, queue, watch } = connection;
    const bundle = bundleOf(pack);
    await this.meanwhile(connection, this.provide(broker, bundle), stop);
    const sizes = new ChunkSizes();
    const open = new Map<string, Chunk>();
    let next = 0;
    let accepted = 0;
    let looked = performance.now();
    const submit = (chunk: Chunk): Promise<unknown> => {
      const id = `${this.asker}-${this.count++}`;
      open.set(id, chunk);
      return this.add(queue, id, pack, bundle, work.task(chunk.from, chunk.seeds));
    };
    this.ended = [];
    await this.meanwhile(connection, watch.look(), stop);
    while (accepted < work.seeds && !stop.isMade) {
      while (next < work.seeds && open.size < ChunkSizes.window(watch.threads) && broker.downSince === null) {
        const seeds = sizes.next(work.seeds - next, watch.threads);
        // not awaited: a broker that goes away in between must not stop the loop
        submit({ from: next, seeds, failures: 0 }).catch(() => undefined);
        next += seeds;
      }
      await this.tick();
      for (const one of this.ended.splice(0)) {
        const chunk = open.get(one.id);
        // a chunk that comes twice, or belongs to another command
        if (chunk === undefined) continue;
        open.delete(one.id);
        const result = 'value' in one ? resultOf(one.value, work.task(chunk.from, chunk.seeds)) : null;
        if (result !== null) {
          work.accept(result.outcome, chunk.from, chunk.seeds);
          sizes.played(chunk.seeds, result.milliseconds);
          accepted += chunk.seeds;
          continue;
        }
        const reason = 'reason' in one ? one.reason : 'what came back is no result';
        await this.meanwhile(connection, this.failed(chunk, reason, broker, bundle), stop);
        submit(chunk).catch(() => undefined);
      }
      const now = performance.now();
      if (watch.isHopeless(now)) stop.make();
      if (now - looked < this.options.times.commandLookMs) continue;
      looked = now;
      if (broker.downSince !== null) continue;
      const lookForLost = async (): Promise<void> => {
        await watch.look();
        const lost = await this.lost(queue, open);
        if (lost.length > 0) await this.provide(broker, bundle);
        for (const [id, chunk] of lost) {
          // an earlier look may have been answered late
          if (open.delete(id)) submit(chunk).catch(() => undefined);
        }
      };
      await this.meanwhile(connection, lookForLost(), stop);
    }
    await this.takeBack(connection, [...open.keys()]);
  }

  /** Takes back what is still queued; chunks that are being played end as nobody asks for them any more. */
  async close(): Promise<void> {
    const connection = await this.connection?.catch(() => undefined);
    if (connection === undefined) return;
    const { broker, queue, events, announcement } = connection;
    if (broker.downSince === null) {
      await withinSeconds(3, async () => {
        await announcement.end();
        const waiting = await queue.getJobCountByTypes('waiting', 'active', 'delayed');
        if (waiting === 0) await queue.trimEvents(0);
      });
    }
    await withinSeconds(1, () => Promise.all([events.close(), queue.close()]));
    broker.close();
  }

  private async connect(): Promise<Connection> {
    const { address, library, engine, times, say, self } = this.options;
    const broker = await Broker.connect(library, address, times);
    try {
      const announcement = new Announcement(broker.client, 'command', engine, times, this.asker, 0);
      await announcement.begin();
      const { bullmq } = library;
      const queue = new bullmq.Queue(engine.digest, {
        connection: broker.client,
        prefix: PREFIX,
        streams: { events: { maxLen: MOST_EVENTS } },
      });
      const events = new bullmq.QueueEvents(engine.digest, {
        connection: broker.another(),
        prefix: PREFIX,
        blockingTimeout: times.waitingMs,
      });
      // the watch says it in words
      queue.on('error', () => undefined);
      events.on('error', () => undefined);
      events.on('completed', ({ jobId, returnvalue }) => this.hear({ id: jobId, value: returnvalue }));
      events.on('failed', ({ jobId, failedReason }) => this.hear({ id: jobId, reason: failedReason }));
      await Promise.all([queue.waitUntilReady(), events.waitUntilReady()]);
      const watch = new QueueWatch(broker, engine, times, say, self);
      return { broker, queue, events, announcement, watch };
    } catch (error) {
      broker.close();
      throw new InputError(`The queue at ${address.shown} cannot be used: ${(error as Error).message}.`);
    }
  }

  private hear(ended: Ended): void {
    this.ended.push(ended);
    this.wake?.();
  }

  /** Until the broker has answered, is away, or somebody asks to stop: a broker that hangs must not hold a command. */
  private async meanwhile({ broker }: Connection, answer: Promise<unknown>, stop: Stop): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const given = new Promise<void>((resolve) => {
      timer = setInterval(() => {
        if (stop.isMade || broker.downSince !== null) resolve();
      }, TICK_MS);
    });
    try {
      await Promise.race([answer, given]);
    } catch (error) {
      if (broker.downSince === null) throw error;
    } finally {
      clearInterval(timer);
    }
  }

  /** Until something has ended, or a moment later. */
  private tick(): Promise<void> {
    if (this.ended.length > 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, TICK_MS);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private add(
    queue: Queue,
    id: string,
    { model }: PackOrigin,
    bundle: Bundle,
    task: ChunkData['task'],
  ): Promise<unknown> {
    const data: ChunkData = {
      engine: this.options.engine.digest,
      asker: this.asker,
      bundle: bundle.digest,
      title: model.title,
      task,
    };
    return queue.add('chunk', data, { jobId: id, removeOnComplete: true, removeOnFail: true });
  }

  private async provide({ client }: Broker, { digest, text }: Bundle): Promise<void> {
    await client.set(bundleKey(digest), text, 'EX', BUNDLE_SECONDS);
  }

  /** Throws an `InputError` if it makes no sense to try it again. */
  private async failed(chunk: Chunk, reason: string, broker: Broker, bundle: Bundle): Promise<void> {
    if (reason.startsWith(REFUSALS['no-bundle'])) return this.provide(broker, bundle);
    if (reason.startsWith(REFUSALS.unasked)) return;
    if (!reason.startsWith(REFUSALS.mismatch) && ++chunk.failures < MOST_FAILURES) return;
    throw new InputError(
      `A worker at ${this.options.address.shown} cannot play this: ${reason}. Do all workers run the ` +
        `same version of Fathom? What they print says more.`,
    );
  }

  /** Asks the broker for each chunk; what ends meanwhile is heard. */
  private async lost(queue: Queue, open: ReadonlyMap<string, Chunk>): Promise<(readonly [string, Chunk])[]> {
    const asked = [...open];
    const states = await Promise.all(asked.map(([id]) => queue.getJobState(id)));
    return lostChunks(
      asked,
      states,
      this.ended.map(({ id }) => id),
    );
  }

  private async takeBack({ broker, queue }: Connection, ids: readonly string[]): Promise<void> {
    if (broker.downSince !== null) return;
    await withinSeconds(3, () => Promise.all(ids.map((id) => queue.remove(id).catch(() => 0))));
  }
}

/** A broker that has gone in this moment must not hold the end of a command. */
async function withinSeconds(seconds: number, action: () => Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000);
  });
  await Promise.race([action().catch(() => undefined), late]);
  clearTimeout(timer);
}
