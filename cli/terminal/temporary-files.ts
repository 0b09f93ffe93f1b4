/** Files that exist while another is being written. A process that was killed leaves its own; the next writer removes it. */
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A leading dot, as readers of folders skip such names. It says which process writes it. */
export const temporaryName = (unique: string): string => `.fathom-${process.pid}-${unique}.tmp`;

/** Also the names that version 0.1 gave them. */
const TEMPORARY = /^\.(?:fathom-(\d+)-[0-9a-f]{12}|.+\.(?:ya?ml|json|html|md|sarif)\.(\d+))\.tmp$/;

/** A lock beside a file, whose text begins with the number of the process that holds it. */
export const LOCK_PREFIX = '.fathom-lock-';

const cleaned = new Set<string>();

/** Removes what killed processes left in a folder, once for each folder. */
export function removeLeftFiles(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const pid = name.startsWith(LOCK_PREFIX) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : pidIn(name);
      if (pid && !isBeingWritten(pid, path)) rmSync(path, { force: true });
    }
  } catch {
    /* a folder that may not be read; what is left there does no harm */
  }
}

function pidIn(name: string): number | undefined {
  const found = TEMPORARY.exec(name);
  return found ? Number(found[1] ?? found[2]) : undefined;
}

function isBeingWritten(pid: number, path: string): boolean {
  if (pid !== process.pid) return isAlive(pid);
  // ours, or of an earlier process that had this number
  const started = Date.now() - 1000 * process.uptime();
  return (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= started;
}

/** Whether a process with this number runs on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // it exists and belongs to somebody else
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
