/** A connection to the broker, which comes back by itself when the broker does, and what its errors mean. */
import type { Redis, RedisOptions } from 'ioredis';
import { InputError } from '../errors.ts';
import type { QueueAddress } from './address.ts';
import type { QueueLibrary } from './library.ts';
import type { QueueTimes } from './times.ts';
import { wordTable } from '../../dsl/internal.ts';

const CONNECT_MS = 5000;
const LONGEST_PAUSE_MS = 1000;

export class Broker {
  /** since when it does not answer, by `performance.now()`; null while it does */
  downSince: number | null = null;
  private readonly clients: Redis[] = [];

  private constructor(
    readonly library: QueueLibrary,
    readonly address: QueueAddress,
    readonly client: Redis,
    private readonly isOpen: { now: boolean },
  ) {
    client.on('close', () => (this.downSince ??= performance.now()));
    client.on('ready', () => (this.downSince = null));
  }

  /** Throws an `InputError` that says why there is no connection, and what to do. */
  static async connect(library: QueueLibrary, address: QueueAddress, times: QueueTimes): Promise<Broker> {
    // only a broker that was there once is waited for
    const isOpen = { now: false };
    const client = new library.Redis(optionsFor(address, isOpen, times));
    let reason: unknown;
    client.on('error', (error) => (reason = error));
    try {
      await client.connect();
      await client.ping();
    } catch (error) {
      client.disconnect();
      throw new InputError(brokerProblem(reason ?? error, address));
    }
    isOpen.now = true;
    return new Broker(library, address, client, isOpen);
  }

  /** One more connection: a command that waits blocks its own. */
  another(): Redis {
    const client = this.client.duplicate();
    client.on('error', () => undefined);
    client.connect().catch(() => undefined);
    this.clients.push(client);
    return client;
  }

  close(): void {
    this.isOpen.now = false;
    for (const client of [this.client, ...this.clients]) client.disconnect();
  }
}

function optionsFor(address: QueueAddress, isOpen: { now: boolean }, { silentMs }: QueueTimes): RedisOptions {
  const { host, port, database, username, password, isEncrypted } = address;
  return {
    host,
    port,
    db: database,
    ...(username === undefined ? {} : { username }),
    ...(password === undefined ? {} : { password }),
    ...(isEncrypted ? { tls: {} } : {}),
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    socketTimeout: silentMs,
    // commands wait until the broker is there again
    maxRetriesPerRequest: null,
    retryStrategy: (times) => (isOpen.now ? Math.min(times * 100, LONGEST_PAUSE_MS) : null),
  };
}

const UNREACHABLE: Readonly<Record<string, string>> = wordTable({
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no machine of this name',
  EAI_AGAIN: 'there is no machine of this name',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
});

/** What is wrong in words, and what to do. */
export function brokerProblem(error: unknown, { shown }: QueueAddress): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (/^NOAUTH|HELLO must be called/.test(message)) {
    return (
      `The queue at ${shown} needs a password. Set it in the environment as FATHOM_QUEUE_PASSWORD, ` +
      `where nobody else sees it, or write it into the address: redis://:PASSWORD@HOST.`
    );
  }
  if (/^WRONGPASS|invalid password|^ERR AUTH/i.test(message)) {
    return (
      `The queue at ${shown} does not take this name and password. They are those of ` +
      `FATHOM_QUEUE_PASSWORD or of the address (redis://NAME:PASSWORD@HOST; without NAME if only a ` +
      `password is set).`
    );
  }
  if (message.startsWith('NOPERM')) {
    return `The user of the queue at ${shown} may not do what is needed: ${message}.`;
  }
  const reason = UNREACHABLE[code] ?? (/timed? ?out/i.test(message) ? UNREACHABLE['ETIMEDOUT'] : undefined);
  if (reason !== undefined) {
    return (
      `There is no queue at ${shown}: ${reason}. Is Redis or Valkey running there (redis-server), and ` +
      `may it be reached from this machine?`
    );
  }
  if (/protocol error|Connection is closed|socket|SSL|TLS|EPROTO|EPIPE|ECONNRESET/i.test(`${code} ${message}`)) {
    return (
      `What listens at ${shown} does not speak as Redis or Valkey do (${message}). Is the port the ` +
      `right one, and is it redis:// for a plain and rediss:// for an encrypted connection?`
    );
  }
  return `The queue at ${shown} cannot be used: ${message}.`;
}
