/** A real broker for tests: Redis or Valkey on a free port, with nothing stored, so that a restart forgets everything. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { withFileLock } from '../../cli/edit/file-lock.ts';
import { installPackage } from './debian.ts';

const NAMES = ['redis-server', 'valkey-server'];
const PATIENCE_MS = 300_000;

/** The path of an installed broker, or of one that can be installed; undefined where there is none. */
export function brokerProgram(): string | undefined {
  return withFileLock(
    join(tmpdir(), 'fathom-test-broker'),
    () => {
      const found = onPath();
      if (found !== undefined) return found;
      process.stderr.write('The tests of the queue need a broker: installing Redis, which happens once …\n');
      return installPackage('redis-server') ? onPath() : undefined;
    },
    PATIENCE_MS,
  );
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** Below the ports that systems give to connections: one of those could take it while the broker is started again. */
const PORTS = { from: 20_000, to: 30_000 };
const STARTS = 20;
const PAUSE_MS = 500;

async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

export class TestBroker {
  private process: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'fathom-broker-'));
  /** to look into it */
  readonly client: Redis;

  private constructor(
    private readonly program: string,
    readonly port: number,
  ) {
    this.client = new Redis({ host: '127.0.0.1', port, lazyConnect: true, maxRetriesPerRequest: null });
    this.client.on('error', () => undefined);
  }

  static async start(program: string): Promise<TestBroker> {
    const broker = new TestBroker(program, await freePort());
    await broker.begin();
    return broker;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.process !== undefined && this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Throws where it does not start, for example as the port is taken. */
  async begin(): Promise<void> {
    const { port, folder } = this;
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    for (let i = 0; i < STARTS; i++) {
      const started = spawn(this.program, args, { stdio: 'ignore' });
      this.process = started;
      const ended = new Promise<false>((resolve) => started.once('exit', () => resolve(false)));
      const answered = this.client.ping().then(() => true);
      if (await Promise.race([answered, ended])) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`${this.program} does not start at port ${port}`);
  }

  /** As a machine that hangs: connections stay open, and nothing is answered. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (running === undefined || !this.isRunning) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    this.client.disconnect();
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
