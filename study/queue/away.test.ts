/** What a person is told of a broker that goes and comes, and when nobody waits for it any more. */
import { EventEmitter } from 'node:events';
import type { RedisOptions } from 'ioredis';
import { describe, expect, test } from 'vitest';
import { parseAddress } from './address.ts';
import { Away } from './away.ts';
import { Broker, brokerProblem } from './broker.ts';
import type { QueueLibrary } from './library.ts';
import { timesFor } from './times.ts';
import { QueueWatch } from './watch.ts';

const ADDRESS = parseAddress('redis://me:hush@there')!;
const MINUTE = 60_000;

/** What is said of a broker that has been away since `downSince`, at several times. */
function away() {
  const said: string[] = [];
  const of = new Away(timesFor(1), ADDRESS.shown, (text) => said.push(text));
  return { said, isHopeless: (downSince: number | null, now: number) => of.isHopeless(downSince, now) };
}

test('a broker that is there is nothing to speak of', () => {
  const { said, isHopeless } = away();
  expect([isHopeless(null, 0), isHopeless(null, 60 * MINUTE), said]).toEqual([false, false, []]);
});

test('one that is away for a moment neither', () => {
  const { said, isHopeless } = away();
  expect([isHopeless(5000, 5900), isHopeless(5000, 6000), isHopeless(null, 6001)]).toEqual([false, false, false]);
  expect(said).toEqual([]);
});

test('longer: it is said once that it is away, and once that it is there again', () => {
  const { said, isHopeless } = away();
  expect([isHopeless(5000, 6500), isHopeless(5000, 9000)]).toEqual([false, false]);
  expect(said).toEqual([expect.stringContaining('redis://there:6379 does not answer any more')]);
  expect([isHopeless(null, 9500), isHopeless(null, 9600)]).toEqual([false, false]);
  expect(said.slice(1)).toEqual([expect.stringContaining('redis://there:6379 is there again')]);
  // and the same for the next time
  isHopeless(20_000, 25_000);
  expect(said).toHaveLength(3);
});

test('for more than ten minutes there is no hope', () => {
  const { said, isHopeless } = away();
  expect([isHopeless(0, 10 * MINUTE), isHopeless(0, 10 * MINUTE + 1)]).toEqual([false, true]);
  expect(said.at(-1)).toContain('10 minutes');
});

describe('who waits for games is told', () => {
  const ENGINE = { version: '1.2.3', digest: '0123456789abcdef' };
  const OWN = '0123456789abcdef 1.2.3 me 2';
  const MORE = '0123456789abcdef 1.2.3 you 3';
  const OTHER = 'fedcba9876543210 3.2.1 other 4';

  /** Looks at a broker where these are the workers; what was said since the last look. */
  function watching() {
    let workers: string[] = [];
    const said: string[] = [];
    const client = { time: async () => ['9', '0'], zremrangebyscore: async () => 0, zrange: async () => workers };
    const broker = { client, address: ADDRESS, downSince: null as number | null };
    const watch = new QueueWatch(broker as unknown as Broker, ENGINE, timesFor(1), (text) => said.push(text), 'npx f');
    const look = async (...now: string[]): Promise<string[]> => {
      workers = now;
      await watch.look();
      return said.splice(0);
    };
    return { look, watch, broker, said };
  }
  const NOBODY = expect.stringContaining('npx f worker --queue redis://there:6379') as string;

  test('nothing while a worker is there, whose threads count', async () => {
    const { look, watch } = watching();
    expect(watch.threads).toBe(0);
    expect(await look(OWN, OTHER)).toEqual([]);
    expect(watch.threads).toBe(2);
    expect(await look(OTHER, MORE, OWN)).toEqual([]);
    expect(watch.threads).toBe(5);
  });

  test('once that nobody is there, and how to start a worker; and again when the last one has gone', async () => {
    const { look, watch } = watching();
    expect([await look(), await look()]).toEqual([[NOBODY], []]);
    expect([await look(OWN), await look(), watch.threads]).toEqual([[], [NOBODY], 0]);
  });

  test('once that only others are there, with the builds of both', async () => {
    const { look } = watching();
    const [said, ...more] = await look(OTHER, OTHER.replace('other', 'second'), OTHER.replace('3.2.1', '3.0.0'));
    expect(said).toContain('3.2.1 (fedcba98), 3.0.0 (fedcba98)');
    expect(said).toContain('1.2.3 (01234567)');
    expect([more, await look(OTHER), await look()]).toEqual([[], [], [NOBODY]]);
  });

  test('when the broker is away for too long', () => {
    const { watch, broker, said } = watching();
    expect([watch.isHopeless(11 * MINUTE), said]).toEqual([false, []]);
    broker.downSince = 0;
    expect(watch.isHopeless(11 * MINUTE)).toBe(true);
    expect(said.at(-1)).toContain('did not come back');
  });
});

describe('a connection', () => {
  /** The package, with connections that only remember what they were made with. */
  class Client extends EventEmitter {
    static made: Client[] = [];
    static problem: Error | undefined;
    isConnected = false;
    constructor(readonly options: RedisOptions) {
      super();
      Client.made.push(this);
    }
    async connect(): Promise<void> {
      if (Client.problem !== undefined) this.emit('error', Client.problem);
      if (Client.problem !== undefined) throw new Error('Connection is closed.');
      this.isConnected = true;
    }
    async ping(): Promise<string> {
      return 'PONG';
    }
    disconnect(): void {
      this.isConnected = false;
    }
    duplicate(): Client {
      return new Client(this.options);
    }
  }
  const library = { Redis: Client } as unknown as QueueLibrary;
  const connect = async (text: string): Promise<{ broker: Broker; client: Client; options: RedisOptions }> => {
    Client.made = [];
    const broker = await Broker.connect(library, parseAddress(text)!, timesFor(1));
    const [client] = Client.made;
    return { broker, client, options: client.options };
  };

  test('goes where the address says, as whom it says', async () => {
    expect((await connect('redis://me:hush@there:7000/3')).options).toMatchObject({
      host: 'there',
      port: 7000,
      db: 3,
      username: 'me',
      password: 'hush',
    });
    const { options } = await connect('redis://there');
    for (const name of ['username', 'password', 'tls']) expect(Object.keys(options)).not.toContain(name);
    expect((await connect('rediss://there')).options).toHaveProperty('tls');
  });

  test('that was there once comes back, after pauses of up to a second, until it is closed', async () => {
    const { broker, options } = await connect('redis://there');
    const { retryStrategy } = options;
    expect([1, 2, 10, 11, 500].map((times) => retryStrategy!(times))).toEqual([100, 200, 1000, 1000, 1000]);
    expect(options).toMatchObject({ maxRetriesPerRequest: null, socketTimeout: 20_000 });
    broker.close();
    expect(retryStrategy!(1)).toBeNull();
  });

  test('that never was there is given up at once, and it is said why', async () => {
    Client.problem = Object.assign(new Error('connect failed'), { code: 'ECONNREFUSED' });
    try {
      await expect(connect('redis://me:hush@there')).rejects.toThrow('redis://there:6379: nothing listens there');
      const [client] = Client.made;
      expect([client.isConnected, client.options.retryStrategy!(1)]).toEqual([false, null]);
    } finally {
      Client.problem = undefined;
    }
  });

  test('is away since it was closed, until it is ready', async () => {
    const { broker, client } = await connect('redis://there');
    expect(broker.downSince).toBeNull();
    const before = performance.now();
    client.emit('close');
    const { downSince } = broker;
    expect(downSince).toBeGreaterThanOrEqual(before);
    // tries that fail close it again
    await new Promise((resolve) => setTimeout(resolve, 2));
    client.emit('close');
    expect(broker.downSince).toBe(downSince);
    client.emit('ready');
    expect(broker.downSince).toBeNull();
  });

  test('has others beside it, for what waits, which end with it and whose errors are no faults', async () => {
    const { broker, client } = await connect('redis://there');
    const other = broker.another() as unknown as Client;
    expect([other.isConnected, client.isConnected]).toEqual([true, true]);
    other.emit('error', new Error('it has gone'));
    broker.close();
    expect([other.isConnected, client.isConnected]).toEqual([false, false]);
  });
});

test.each([
  ['ECONNREFUSED', 'connect failed', 'nothing listens there'],
  ['ENOTFOUND', 'x', 'no machine of this name'],
  ['EAI_AGAIN', 'x', 'no machine of this name'],
  ['ETIMEDOUT', 'x', 'it does not answer'],
  ['EHOSTUNREACH', 'x', 'no way to it'],
  ['ENETUNREACH', 'x', 'no way to it'],
  [undefined, 'Connection timeout', 'it does not answer'],
  [undefined, 'connect timed out', 'it does not answer'],
  [undefined, 'NOAUTH Authentication required.', 'needs a password'],
  [undefined, 'WRONGPASS invalid username-password pair', 'does not take this name and password'],
  [undefined, 'ERR AUTH <password> called without any password', 'does not take this name and password'],
  [undefined, 'ERR invalid password', 'does not take this name and password'],
  [undefined, 'ERR HELLO must be called with the client already authenticated', 'needs a password'],
  // another command that names it
  [undefined, 'LOADING ERR AUTH', 'cannot be used: LOADING'],
  [undefined, 'NOPERM this user has no permissions', 'may not do what is needed: NOPERM this user'],
  [undefined, 'Protocol error, got "H"', 'does not speak as Redis or Valkey do'],
  ['EPROTO', 'x', 'does not speak as Redis or Valkey do'],
  ['ECONNRESET', 'x', 'does not speak as Redis or Valkey do'],
  [undefined, 'READONLY You can not write', 'cannot be used: READONLY You can not write'],
])('%s %s: %s', (code, message, said) => {
  const text = brokerProblem(Object.assign(new Error(message), code === undefined ? {} : { code }), ADDRESS);
  expect(text).toContain(said);
  expect(text).toContain('redis://there:6379');
  expect(text).not.toContain('hush');
});
