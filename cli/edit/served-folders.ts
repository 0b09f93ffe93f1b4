/**
 * Which folders have a workbench: a second `fathom edit` on one joins the first, so that no two servers write the same files. A
 * file for each folder, readable by this user only, as it has the address with its token.
 */

import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { readFound } from '../../dsl/node.ts';
import { isAlive } from '../terminal/process-identity.ts';
import { nameOfFolder, takeOwnFolder } from './own-folder.ts';

interface ServedFolder {
  pid: number;
  /** absent while the server starts */
  address?: string;
}

export interface Claim {
  /** says where the server is */
  announce(address: string): void;
  release(): void;
}

/** How long a server may take to start, and to answer. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 50;
/** What is longer is no note. */
const LONGEST = 10_000;

/** Claims a folder for this process, or returns the server that has it. */
export async function claimFolder(folder: string): Promise<Claim | { joined: string }> {
  const entry = entryOf(folder);
  if (entry === undefined) return NO_CLAIM;
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const created = create(entry, { pid: process.pid });
    if (created === 'impossible') return NO_CLAIM;
    if (created === 'done') return claimOf(entry);
    const other = read(entry);
    if (other?.address !== undefined && isAlive(other.pid) && (await answers(other.address))) {
      return { joined: other.address };
    }
    const isStarting = other !== undefined && other.address === undefined && isAlive(other.pid);
    // nobody is there any more, or another program has its number
    if (!isStarting || Date.now() > until) {
      if (!isRemoved(entry)) return NO_CLAIM;
    } else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Where nothing can be noted, nothing is claimed; single writes are safe all the same (`file-lock.ts`). */
const NO_CLAIM: Claim = { announce: () => undefined, release: () => undefined };

function claimOf(entry: string): Claim {
  const release = (): void => {
    if (read(entry)?.pid === process.pid) isRemoved(entry);
  };
  process.once('exit', release);
  return {
    announce(address) {
      try {
        writeFileSync(entry, JSON.stringify({ pid: process.pid, address }), { mode: 0o600 });
      } catch {
        // who comes next does not find this server, and starts its own
        isRemoved(entry);
      }
    },
    release,
  };
}

/** With its whole content at once, and only if there is none. */
function create(entry: string, served: ServedFolder): 'done' | 'taken' | 'impossible' {
  const beside = `${entry}.${process.pid}`;
  try {
    writeFileSync(beside, JSON.stringify(served), { mode: 0o600 });
    linkSync(beside, entry);
    return 'done';
  } catch (error) {
    // a full disk, or one without links
    return (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'taken' : 'impossible';
  } finally {
    isRemoved(beside);
  }
}

function isRemoved(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}

function read(entry: string): ServedFolder | undefined {
  try {
    const { pid, address } = JSON.parse(readFound(entry, LONGEST).toString('utf8')) as Partial<ServedFolder>;
    if (!Number.isSafeInteger(pid)) return undefined;
    return { pid: pid!, ...(typeof address === 'string' ? { address } : {}) };
  } catch {
    return undefined;
  }
}

/** Whether a workbench answers at an address, by its token. */
async function answers(address: string): Promise<boolean> {
  try {
    const { origin, hash } = new URL(address);
    const headers = { 'X-Fathom-Token': hash.replace('#token=', '') };
    return (await fetch(`${origin}/api/signoffs`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })).ok;
  } catch {
    return false;
  }
}

/** The note about a folder, in a folder that only this user can read; undefined where there is none. */
function entryOf(folder: string): string | undefined {
  const { uid, username } = userInfo();
  const notes = join(tmpdir(), `fathom-${uid >= 0 ? uid : username}`);
  try {
    takeOwnFolder(notes);
    return join(notes, `edit-${nameOfFolder(folder)}.json`);
  } catch {
    return undefined;
  }
}
