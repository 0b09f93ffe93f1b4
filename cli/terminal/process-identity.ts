/**
 * Which process a note in a file is of, such as a lock. A number alone says little: it counts in one container only, and after a
 * restart, or sooner, it is that of another process.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** How long a process of which nothing can be asked may leave its note; nobody writes for so long. */
const UNSEEN_MS = 60_000;

/** `number.place.start`: `place` says where the number counts, `start` when the process began; 0 if that cannot be known. */
export const ownIdentity = (): string => `${process.pid}.${place()}.${startOf(process.pid)}`;

/** Eight digits for the machine since it was started and, in containers, for the numbers that are seen there. */
const place = (): string => (known ??= createHash('sha256').update(placeText()).digest('hex').slice(0, 8));
let known: string | undefined;

function placeText(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // whose numbers these are cannot be known, so no other process is of this place
    return randomBytes(8).toString('hex');
  }
}

/** In ticks since the machine was started. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return '0';
  }
}

const IDENTITY = /^(\d+)\.([0-9a-f]{8})\.(\d+)$/;

/**
 * Whether the process has ended that left a note, `age` milliseconds ago (less than nothing where a clock was ahead). What names no
 * process, or one of which nothing can be asked here, is judged by its age.
 */
export function hasEnded(identity: string, age: number): boolean {
  const isOld = Math.abs(age) > UNSEEN_MS;
  const found = IDENTITY.exec(identity);
  if (!found) return isOld;
  const [, pid, where, start] = found;
  if (where !== place()) return isOld;
  if (!isAlive(Number(pid))) return true;
  const now = startOf(Number(pid));
  return start === '0' || now === '0' ? isOld : start !== now;
}

/** Whether a process with this number runs, where this one does. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // it exists and belongs to somebody else
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
