/** Polls the folder for changes and sends them to the pages that listen (server-sent events). */
import type { ServerResponse } from 'node:http';
import type { Folder } from './folder.ts';

const POLL_INTERVAL_MS = 700;

/** Polls, as the notifications of file systems differ from system to system. */
export class Watcher {
  readonly #folder: Folder;
  readonly #listeners = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;
  #stamps = new Map<string, string>();

  constructor(folder: Folder) {
    this.#folder = folder;
  }

  /** Leaves the response open and writes all further changes to it. */
  subscribe(response: ServerResponse): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    response.write(': listening\n\n');
    if (this.#listeners.size === 0) {
      this.#stamps = this.#folder.stamps();
      this.#timer = setInterval(() => this.#poll(), POLL_INTERVAL_MS);
    }
    this.#listeners.add(response);
    response.on('close', () => {
      this.#listeners.delete(response);
      if (this.#listeners.size === 0) clearInterval(this.#timer);
    });
  }

  /** Broadcasts our own writes immediately to other pages. */
  broadcastNow(): void {
    if (this.#listeners.size) this.#poll();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const response of this.#listeners) response.end();
  }

  #poll(): void {
    const now = this.#folder.stamps();
    for (const [path, stamp] of now) {
      if (this.#stamps.get(path) === stamp) continue;
      try {
        this.#send(this.#folder.read(path));
      } catch {
        /* deleted meanwhile; reported by the next poll */
      }
    }
    for (const path of this.#stamps.keys()) if (!now.has(path)) this.#send({ path, removed: true });
    this.#stamps = now;
  }

  #send(change: object): void {
    for (const response of this.#listeners) response.write(`data: ${JSON.stringify(change)}\n\n`);
  }
}
