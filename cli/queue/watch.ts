/** What a person should know while others play: nobody is there, only others are, the broker is away. */
import type { Broker } from './broker.ts';
import { everyone } from './presence.ts';
import type { Engine } from './protocol.ts';
import type { QueueTimes } from './times.ts';

export class QueueWatch {
  /** of all workers with this engine */
  threads = 0;
  private state: 'played' | 'nobody' | 'others' = 'played';
  private isAway = false;

  constructor(
    private readonly broker: Broker,
    private readonly engine: Engine,
    private readonly times: QueueTimes,
    private readonly say: (text: string) => void,
    private readonly self: string,
  ) {}

  /** Counts workers; says once if there are none that can play this. */
  async look(): Promise<void> {
    const workers = await everyone(this.broker.client, 'worker');
    const own = workers.filter(({ digest }) => digest === this.engine.digest);
    this.threads = own.reduce((sum, { jobs }) => sum + jobs, 0);
    const state = own.length > 0 ? 'played' : workers.length > 0 ? 'others' : 'nobody';
    if (state === this.state) return;
    this.state = state;
    const { shown } = this.broker.address;
    if (state === 'nobody') {
      this.say(
        `No worker is at ${shown}. Start some, on any machine that reaches it: ${this.self} worker --queue ${shown}\n`,
      );
    } else if (state === 'others') {
      const versions = [...new Set(workers.map(({ version, digest }) => `${version} (${digest.slice(0, 8)})`))];
      this.say(
        `The workers at ${shown} have another build of Fathom: ${versions.join(', ')}; this is ${this.engine.version} (${this.engine.digest.slice(0, 8)}). Their games could differ, so they play none. Start workers of the same build.\n`,
      );
    }
  }

  /** Says when the broker goes and comes; true when it has been away for so long that nobody waits for it. */
  isHopeless(now: number): boolean {
    const { downSince, address } = this.broker;
    const { awayMs, hopelessMs } = this.times;
    const away = downSince === null ? 0 : now - downSince;
    if (away === 0 && this.isAway) {
      this.isAway = false;
      this.say(`The queue at ${address.shown} is there again.\n`);
    } else if (away > awayMs && !this.isAway) {
      this.isAway = true;
      this.say(
        `The queue at ${address.shown} does not answer any more. Nothing is lost: the games go on when it is there again, and Ctrl-C ends with those that there are.\n`,
      );
    }
    if (away <= hopelessMs) return false;
    this.say(
      `The queue at ${address.shown} did not come back in ${Number((hopelessMs / 60_000).toPrecision(2))} minutes.\n`,
    );
    return true;
  }
}
