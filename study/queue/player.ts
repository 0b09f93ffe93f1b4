/** The side of a worker: takes chunks from the broker, plays them in threads, and gives back what it cannot finish. */
import { randomUUID } from 'node:crypto';
import type { Job, Worker } from 'bullmq';
import { Broker } from './broker.ts';
import type { QueueAddress } from './address.ts';
import type { QueueLibrary } from './library.ts';
import { Announcement, everyone } from './presence.ts';
import { bundleKey, type ChunkData, type ChunkResult, type Engine, PREFIX, REFUSALS } from './protocol.ts';
import { Threads } from './threads.ts';
import type { QueueTimes } from './times.ts';

/** Workers that a chunk may take with it. */
const MOST_DEATHS = 3;
/** Texts of packs that are remembered. */
const MOST_BUNDLES = 4;

interface PlayerOptions {
  address: QueueAddress;
  library: QueueLibrary;
  engine: Engine;
  times: QueueTimes;
  /** URL of the built command, for threads */
  script: string;
  jobs: number;
  /** it waits for chunks */
  ready(): void;
  /** a chunk begins: which game, for which command */
  began(title: string, asker: string): void;
  /** a chunk has ended */
  played(games: number): void;
  /** for people, on standard error */
  say(text: string): void;
}

export class QueuePlayer {
  private readonly threads: Threads;
  private readonly bundles = new Map<string, string>();
  private readonly told = new Set<string>();
  private readonly stops = new Set<Int32Array>();
  private isEnding = false;
  private isAway = false;

  private constructor(
    private readonly options: PlayerOptions,
    private readonly broker: Broker,
  ) {
    this.threads = new Threads(options.script);
  }

  /** Plays until `ended` resolves. Throws an `InputError` if there is no broker at the address. */
  static async run(options: PlayerOptions, ended: Promise<void>): Promise<void> {
    const broker = await Broker.connect(options.library, options.address, options.times);
    const player = new QueuePlayer(options, broker);
    try {
      await player.serve(ended);
    } finally {
      await player.threads.end();
      broker.close();
    }
  }

  private async serve(ended: Promise<void>): Promise<void> {
    const { engine, jobs, library, times } = this.options;
    const announcement = new Announcement(this.broker.client, 'worker', engine, times, randomUUID(), jobs);
    const worker = new library.bullmq.Worker<ChunkData, ChunkResult>(
      engine.digest,
      (job, token) => this.chunk(job, token),
      {
        connection: this.broker.client,
        prefix: PREFIX,
        concurrency: jobs,
        lockDuration: times.lockMs,
        stalledInterval: times.stalledMs,
        maxStalledCount: MOST_DEATHS,
        drainDelay: times.waitingMs / 1000,
        runRetryDelay: times.retryMs,
      },
    );
    // connections are reported by `look`; a chunk whose lock was lost is played by another worker
    worker.on('error', () => undefined);
    await worker.waitUntilReady();
    await announcement.begin();
    this.options.ready();
    const timer = setInterval(() => void this.look().catch(() => undefined), times.workerLookMs);
    await ended;
    clearInterval(timer);
    await this.end(worker, announcement);
  }

  private async end(worker: Worker<ChunkData, ChunkResult>, announcement: Announcement): Promise<void> {
    this.isEnding = true;
    const { finishMs } = this.options.times;
    const late = setTimeout(() => {
      for (const stop of this.stops) Atomics.store(stop, 0, 1);
    }, finishMs);
    const forced = new Promise<void>((resolve) => setTimeout(resolve, 2 * finishMs).unref());
    const isThere = this.broker.downSince === null;
    if (isThere) await Promise.race([announcement.end(), forced]).catch(() => undefined);
    await Promise.race([worker.close(!isThere).catch(() => undefined), forced]);
    clearTimeout(late);
  }

  private async chunk(job: Job<ChunkData, ChunkResult>, token: string | undefined): Promise<ChunkResult> {
    const { bullmq } = this.options.library;
    const { engine, asker, title, task, bundle: digest } = job.data;
    const refuse = (reason: string): Error => new bullmq.UnrecoverableError(reason);
    if (engine !== this.options.engine.digest) throw refuse(`${REFUSALS.mismatch}: the command has another engine`);
    if (!(await this.isAsked(asker))) throw refuse(REFUSALS.unasked);
    const text = await this.bundle(digest);
    if (text === null) throw refuse(REFUSALS['no-bundle']);
    this.options.began(title, asker);
    const stop = new Int32Array(new SharedArrayBuffer(4));
    this.stops.add(stop);
    const watch = setInterval(() => {
      if (this.broker.downSince !== null) return;
      this.isAsked(asker).then(
        (asked) => {
          if (!asked) Atomics.store(stop, 0, 1);
        },
        () => undefined,
      );
    }, this.options.times.askedMs);
    try {
      const answer = await this.threads.play({ task, bundle: { digest, text }, stop });
      if (answer === 'stopped') {
        if (!this.isEnding) throw refuse(REFUSALS.unasked);
        await job.moveToWait(token);
        throw new bullmq.WaitingError();
      }
      if ('mismatch' in answer) {
        this.options.say(`${title} is not played here: ${answer.mismatch}.\n`);
        throw refuse(`${REFUSALS.mismatch}: ${answer.mismatch}`);
      }
      if ('failure' in answer) throw new Error(answer.failure);
      this.options.played(task.kind === 'games' ? task.job.games : task.units.length);
      return answer.result;
    } finally {
      clearInterval(watch);
      this.stops.delete(stop);
    }
  }

  private async isAsked(asker: string): Promise<boolean> {
    const commands = await everyone(this.broker.client, 'command');
    return commands.some(({ id }) => id === asker);
  }

  private async bundle(digest: string): Promise<string | null> {
    const known = this.bundles.get(digest);
    if (known !== undefined) return known;
    const text = await this.broker.client.get(bundleKey(digest));
    if (text === null) return null;
    this.bundles.set(digest, text);
    if (this.bundles.size > MOST_BUNDLES) this.bundles.delete(this.bundles.keys().next().value!);
    return text;
  }

  /** Says when the broker goes and comes, and when a command asks whose games this worker does not play. */
  private async look(): Promise<void> {
    const { engine, say, address } = this.options;
    const { downSince } = this.broker;
    if ((downSince !== null) !== this.isAway) {
      this.isAway = downSince !== null;
      say(
        this.isAway
          ? `The queue at ${address.shown} does not answer any more; the worker waits for it. Ctrl-C ends it.\n`
          : `The queue at ${address.shown} is there again.\n`,
      );
    }
    if (downSince !== null) return;
    for (const { digest, version, id } of await everyone(this.broker.client, 'command')) {
      if (digest === engine.digest || this.told.has(id)) continue;
      this.told.add(id);
      say(
        `A command of another build of Fathom asks for games: ${version} (${digest.slice(0, 8)}); this ` +
          `worker is ${engine.version} (${engine.digest.slice(0, 8)}) and does not play them.\n`,
      );
    }
  }
}
