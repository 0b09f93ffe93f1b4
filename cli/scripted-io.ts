/** A world for tests: lines go in, text comes out. */
import { join } from 'node:path';
import type { Io } from './io.ts';
import { main } from './main.ts';
import { loadShared } from './loading/shared-packs.ts';

export interface CommandResult {
  code: number;
  out: string;
  err: string;
  /** a file that went to standard output */
  bytes?: Uint8Array;
}

export const PACKS = join(import.meta.dirname, '..', 'cards');

/** Runs a command line with these lines as its input. */
export async function fathom(
  line: string | string[],
  { input = [], ...more }: Partial<Io> & { input?: string[] } = {},
): Promise<CommandResult> {
  const waiting = [...input];
  const ran: CommandResult = { code: -1, out: '', err: '' };
  const io: Io = {
    out: (text) => {
      ran.out += text;
    },
    err: (text) => {
      ran.err += text;
    },
    outBytes: (bytes) => {
      ran.bytes = bytes;
    },
    ask: (prompt) => {
      ran.out += prompt;
      return Promise.resolve(waiting.shift() ?? null);
    },
    interactive: false,
    color: false,
    width: 80,
    cwd: process.cwd(),
    packs: [more.builtInPacks ?? PACKS],
    builtInPacks: PACKS,
    // a test with its own packs must not write into those of the repository
    ownPacks: more.builtInPacks ?? PACKS,
    loadPack: loadShared,
    self: 'fathom',
    ...more,
  };
  ran.code = await main(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, io);
  return ran;
}
