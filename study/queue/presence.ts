/**
 * Who is there: workers and commands write their names into a list of the broker, with a time by the broker's clock at which they are
 * forgotten unless they write again. So whatever ends a process, the others notice it.
 */
import type { Redis } from 'ioredis';
import { type Engine, PREFIX } from './protocol.ts';
import type { QueueTimes } from './times.ts';

type Role = 'worker' | 'command';

interface Present {
  /** of the engine */
  digest: string;
  version: string;
  id: string;
  /** chunks at the same time */
  jobs: number;
}

/** Of the list: nothing remains when nobody is there for so long. */
const LIST_SECONDS = 3600;

const listOf = (role: Role): string => `${PREFIX}:${role}s`;
const memberOf = ({ digest, version, id, jobs }: Present): string => [digest, version, id, jobs].join(' ');

function presentOf(member: string): Present {
  const [digest, version, id, jobs] = member.split(' ');
  return { digest, version, id, jobs: Number(jobs) };
}

/** By the broker's clock. */
async function secondsNow(client: Redis): Promise<number> {
  const [seconds, microseconds] = await client.time();
  return Number(seconds) + Number(microseconds) / 1e6;
}

/** Everyone of a role, whatever its engine. */
export async function everyone(client: Redis, role: Role): Promise<Present[]> {
  await client.zremrangebyscore(listOf(role), '-inf', `(${await secondsNow(client)}`);
  return (await client.zrange(listOf(role), '0', '-1')).map(presentOf);
}

/** Writes the name of this process until it is taken back. */
export class Announcement {
  private timer: NodeJS.Timeout | undefined;
  private readonly member: string;

  constructor(
    private readonly client: Redis,
    private readonly role: Role,
    { digest, version }: Engine,
    private readonly times: QueueTimes,
    readonly id: string,
    jobs: number,
  ) {
    this.member = memberOf({ digest, version, id, jobs });
  }

  async begin(): Promise<void> {
    await this.write();
    this.timer = setInterval(() => {
      // while the broker is away nothing is queued for it
      if (this.client.status === 'ready') this.write().catch(() => undefined);
    }, this.times.refreshMs);
    this.timer.unref();
    // a broker that has forgotten everything is told at once
    this.client.on('ready', this.again);
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    this.client.off('ready', this.again);
    if (this.client.status === 'ready') await this.client.zrem(listOf(this.role), this.member);
  }

  private readonly again = (): void => {
    this.write().catch(() => undefined);
  };

  private async write(): Promise<void> {
    const list = listOf(this.role);
    const until = (await secondsNow(this.client)) + this.times.forgottenMs / 1000;
    await this.client.zadd(list, String(until), this.member);
    await this.client.expire(list, LIST_SECONDS);
  }
}
