/** A real broker for tests: Redis or Valkey on a free port, with nothing stored, so that a restart forgets everything. */
import { type ChildProcess, spawn } from 'node:child_process';
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
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

  async begin(...more: string[]): Promise<void> {
    const { port, folder } = this;
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
    this.process = spawn(this.program, [...args, ...more], { stdio: 'ignore' });
    await this.client.ping();
  }

  /** As a machine that loses its power. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (running === undefined || running.exitCode !== null) return;
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
