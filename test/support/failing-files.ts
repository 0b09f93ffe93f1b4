/** Files that cannot be written: calls that change the file system fail, as on a full disk, from one of them on or once. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** What a disk answers. */
export const FAULTS = ['ENOSPC', 'EFBIG', 'EINTR', 'EACCES', 'EIO'] as const;

/**
 * `rest`: from that call on; `full`: of those, what needs room; `once`: only that call; `half`: it does a half of what it was asked to,
 * then as `rest`.
 */
export const MANNERS = ['rest', 'full', 'once', 'half'] as const;

export interface Fault {
  /** number of the call that fails first, from 0; calls before it do what they should */
  at: number;
  code: (typeof FAULTS)[number];
  manner: (typeof MANNERS)[number];
}

/** All functions by which the code of Fathom changes files. What only reads, or closes, never fails here. */
const CHANGING = [
  'appendFileSync',
  'chmodSync',
  'copyFileSync',
  'fchmodSync',
  'fchownSync',
  'fsyncSync',
  'ftruncateSync',
  'linkSync',
  'mkdirSync',
  'mkdtempSync',
  'openSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'truncateSync',
  'unlinkSync',
  'utimesSync',
  'writeFileSync',
  'writeSync',
] as const;

type AnyFunction = (...args: unknown[]) => unknown;

/** What a full disk allows. */
const NEEDS_NO_ROOM: ReadonlySet<string> = new Set(['renameSync', 'rmSync', 'rmdirSync', 'unlinkSync']);

/** So many calls after the first that failed are no work any more, but a loop; then all succeed, so that it ends. */
const MOST_TRIES = 2000;

export interface Changed<T> {
  result: T;
  /** how many calls changed something, or tried to */
  calls: number;
  /** it went on and on */
  looped: boolean;
}

/** Does something while the disk fails; without a fault, only counts. */
export async function withFault<T>(fault: Fault | null, action: () => T | Promise<T>): Promise<Changed<T>> {
  const table = fs as unknown as Record<string, AnyFunction>;
  const real = Object.fromEntries(CHANGING.map((name) => [name, table[name]]));
  let calls = 0;
  const attempt = (name: string, args: unknown[]): unknown => {
    if (name === 'openSync' && !opensForWriting(args[1])) return real[name](...args);
    const n = calls++ - (fault?.at ?? Infinity);
    const isDone =
      fault === null ||
      n < 0 ||
      n > MOST_TRIES ||
      (n > 0 && fault.manner === 'once') ||
      (fault.manner === 'full' && NEEDS_NO_ROOM.has(name));
    if (isDone) return real[name](...args);
    if (n === 0 && fault.manner === 'half') {
      const half = halfOf(name, args);
      // a short write is no error; who goes on gets the error
      if (name === 'writeSync' && half !== null) return real[name](...half);
      if (half !== null) real[name](...half);
    }
    const path = typeof args[0] === 'string' ? args[0] : undefined;
    throw Object.assign(new Error(`${fault.code}: planted, ${name}`), { code: fault.code, syscall: name, path });
  };
  for (const name of CHANGING) table[name] = (...args) => attempt(name, args);
  syncBuiltinESMExports();
  try {
    const result = await action();
    return { result, calls, looped: fault !== null && calls - fault.at > MOST_TRIES };
  } finally {
    Object.assign(table, real);
    syncBuiltinESMExports();
  }
}

const opensForWriting = (flags: unknown): boolean =>
  typeof flags === 'number'
    ? (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0
    : flags !== undefined && flags !== 'r';

/** The arguments with half of the text; null where there is nothing to halve. */
function halfOf(name: string, args: unknown[]): unknown[] | null {
  if (name === 'writeFileSync' || name === 'appendFileSync') {
    const text = String(args[1]);
    return [args[0], text.slice(0, text.length >> 1), ...args.slice(2)];
  }
  if (name === 'writeSync') {
    const [file, bytes, offset, length, position] = args as [number, Buffer, number, number, number];
    return length > 1 ? [file, bytes, offset, length >> 1, position] : null;
  }
  return null;
}
