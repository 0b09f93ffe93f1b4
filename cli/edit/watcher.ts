/** Looks now and then whether something in the folder changed, and tells the pages that listen (server-sent events). */
import type { ServerResponse } from 'node:http';
import type { Folder } from './folder.ts';

const PERIOD = 700;

/** Looking is asked of the system once in a while, as its own news of changes differ from system to system. */
export class Watcher {
  readonly #folder: Folder;
  readonly #listeners = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;
  #stamps = new Map<string, string>();

  constructor(folder: Folder) {
    this.#folder = folder;
  }

  /** Keeps the response open and writes to it whatever changes from now on. */
  subscribe(response: ServerResponse): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.write(': listening\n\n');
    if (this.#listeners.size === 0) {
      this.#stamps = this.#folder.stamps();
      this.#timer = setInterval(() => this.#look(), PERIOD);
    }
    this.#listeners.add(response);
    response.on('close', () => {
      this.#listeners.delete(response);
      if (this.#listeners.size === 0) clearInterval(this.#timer);
    });
  }

  /** What was written here is told at once, so that other pages know it. */
  broadcastNow(): void {
    if (this.#listeners.size) this.#look();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const response of this.#listeners) response.end();
  }

  #look(): void {
    const now = this.#folder.stamps();
    for (const [path, stamp] of now) {
      if (this.#stamps.get(path) === stamp) continue;
      try {
        this.#send(this.#folder.read(path));
      } catch {
        /* gone again: told the next time */
      }
    }
    for (const path of this.#stamps.keys()) if (!now.has(path)) this.#send({ path, gone: true });
    this.#stamps = now;
  }

  #send(change: object): void {
    for (const response of this.#listeners) response.write(`data: ${JSON.stringify(change)}\n\n`);
  }
}
