/** What commands and workers agree on. Whoever changes it in a way that the other side does not read raises the number in `PREFIX`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VERSION } from '../version.ts';
import type { Outcome, Task } from './work.ts';

/** Of all keys in the broker. */
export const PREFIX = 'fathom:v1';

/**
 * Which engine plays: the digest of the built command. Each has a queue of its own, so chunks never come to a worker that might
 * play them differently.
 */
export interface Engine {
  version: string;
  digest: string;
}

export interface ChunkData {
  engine: string;
  /** the command that asks, by its name in the list of commands */
  asker: string;
  /** digest of the pack's bundle */
  bundle: string;
  /** for people: which pack */
  title: string;
  task: Task;
}

export interface ChunkResult {
  /** how long it took, from which follows how large the next ones are */
  milliseconds: number;
  outcome: Outcome;
}

/** Why a worker does not play a chunk, as the first word of its error. */
export const REFUSALS = {
  /** nobody asks for it any more */
  unasked: 'unasked',
  /** the bundle is not in the broker */
  'no-bundle': 'no-bundle',
  /** the engine or the pack is another one than the command has */
  mismatch: 'mismatch',
} as const;

export const bundleKey = (digest: string): string => `${PREFIX}:pack:${digest}`;

export const digestOf = (text: string | Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Without a built command, as in tests, the version says which engine it is. */
export function engineOf(script: string | undefined): Engine {
  const digest = script === undefined ? digestOf(VERSION) : digestOf(readFileSync(fileURLToPath(script)));
  return { version: VERSION, digest: digest.slice(0, 16) };
}
