/** A number of findings that may only fall, in a file of its own: for continuous integration. */
import { existsSync, readFileSync } from 'node:fs';
import { InputError } from '../../io.ts';
import { jsonText } from '../../terminal/json.ts';
import { writeFileAtomic } from '../../terminal/write-file.ts';

export interface BaselineResult {
  /** findings allowed; null where there was no file yet */
  allowed: number | null;
  found: number;
}

/** Compares with the file, and writes the number into it if there is none yet or it has fallen. */
export function checkBaseline(full: string, shown: string, found: number): BaselineResult {
  const allowed = existsSync(full) ? allowedIn(readFileSync(full, 'utf8'), shown) : null;
  if (allowed === null || found < allowed) writeFileAtomic(full, jsonText({ format: FORMAT, findings: found }));
  return { allowed, found };
}

const FORMAT = 'fathom-baseline/1';

function allowedIn(text: string, shown: string): number {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    read = null;
  }
  const { format, findings } = (read ?? {}) as { format?: unknown; findings?: unknown };
  if (format !== FORMAT || typeof findings !== 'number' || !Number.isInteger(findings) || findings < 0) {
    throw new InputError(
      `"${shown}" is no baseline: it would hold {"format": "${FORMAT}", "findings": N}. Name another file; it is made if there is none.`,
    );
  }
  return findings;
}
