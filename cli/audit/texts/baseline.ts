/** A number of findings that may only fall, in a file of its own: for continuous integration. */
import { existsSync } from 'node:fs';
import { InputError } from '../../io.ts';
import { jsonText } from '../../terminal/json.ts';
import { readInputFile } from '../../terminal/read-file.ts';
import { writeFileAtomic } from '../../terminal/write-file.ts';

const FORMAT = 'fathom-baseline/1';

/** Findings that are allowed; null where there is no file yet. A file that is something else is refused. */
export function readBaseline(full: string, shown: string): number | null {
  if (!existsSync(full)) return null;
  let read: unknown;
  try {
    read = JSON.parse(readInputFile(full, shown).toString('utf8'));
  } catch (error) {
    if (error instanceof InputError) throw error;
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

/** Stores the number of findings where none was stored yet, or if it has fallen. */
export function lowerBaseline(full: string, allowed: number | null, found: number): void {
  if (allowed === null || found < allowed) writeFileAtomic(full, jsonText({ format: FORMAT, findings: found }));
}
