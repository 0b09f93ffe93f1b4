/** What a person should know while others play: nobody is there, only others are, the broker is away. */
import { Away } from './away.ts';
import type { Broker } from './broker.ts';
import { everyone } from './presence.ts';
import type { Engine } from './protocol.ts';
import type { QueueTimes } from './times.ts';

export class QueueWatch {
  /** of all workers with this engine */
  threads = 0;
  private state: 'played' | 'nobody' | 'others' = 'played';
  private readonly away: Away;

  constructor(
    private readonly broker: Broker,
    private readonly engine: Engine,
    times: QueueTimes,
    private readonly say: (text: string) => void,
    private readonly self: string,
  ) {
    this.away = new Away(times, broker.address.shown, say);
  }

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
        `The workers at ${shown} have another build of Fathom: ${versions.join(', ')}; this is ${this.engine.version} ` +
          `(${this.engine.digest.slice(0, 8)}). Their games could differ, so they play none. Start workers ` +
          `of the same build.\n`,
      );
    }
  }

  /** Whether the broker has been away for so long that nobody waits for it. */
  isHopeless(now: number): boolean {
    return this.away.isHopeless(this.broker.downSince, now);
  }
}
