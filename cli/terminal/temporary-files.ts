/** Files that exist while another is being written. A process that was killed leaves its own; the next writer removes it. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hasEnded, ownIdentity } from './process-identity.ts';

/** A leading dot, as readers of folders skip such names. It says which process writes it. */
export const temporaryName = (unique: string): string => `.fathom-${ownIdentity()}-${unique}.tmp`;

const TEMPORARY = /^\.fathom-([\d.a-f]+)-[0-9a-f]{12}\.tmp$/;
/** The names that earlier versions gave them: whose they are is not known. */
const EARLIER = /^\.(?:fathom-\d+-[0-9a-f]{12}|.+\.(?:ya?ml|json|html|md|sarif)\.\d+)\.tmp$/;

const cleaned = new Set<string>();

/** Removes what killed processes left in a folder, once for each folder. */
export function removeLeftFiles(folder: string): void {
  if (cleaned.has(folder)) return;
  cleaned.add(folder);
  try {
    for (const name of readdirSync(folder)) {
      const identity = EARLIER.test(name) ? '' : TEMPORARY.exec(name)?.[1];
      if (identity === undefined) continue;
      const path = join(folder, name);
      const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (hasEnded(identity, age)) rmSync(path, { force: true });
    }
  } catch {
    /* a folder that may not be read; what is left there does no harm */
  }
}
