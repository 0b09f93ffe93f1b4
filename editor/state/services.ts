/** What the state works with: the host of the files, the storage of drafts, the worker. Set once at the start. */
import type { WorkerClient } from '../worker/client.ts';
import type { Drafts } from './drafts.ts';
import type { Host } from './host.ts';

export interface Services {
  host: Host;
  drafts: Drafts;
  client: WorkerClient;
}

let services: Services | undefined;

export function setServices(given: Services): void {
  services = given;
}

function current(): Services {
  if (!services) throw new Error('the page has not started yet');
  return services;
}

/** Where the files come from and are saved to. */
export const host = (): Host => current().host;

/** The drafts and backups that the browser stores. */
export const drafts = (): Drafts => current().drafts;

/** Calls a method of the worker. */
export const ask: WorkerClient['ask'] = (method, ...args) => current().client.ask(method, ...args);
