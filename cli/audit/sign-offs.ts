/** The sign-offs of a pack, from the file that `fathom edit` writes: in the pack's folder, or in the folder that contains the pack. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSignOffs, SIGN_OFF_FILE, type LanguageCode } from '../../dsl/internal.ts';
import { auditSignOffs, type LoadedPack, type ComponentLocation } from '../../service/index.ts';
import { readInputFile } from '../terminal/read-file.ts';

export interface SignOffReport {
  file: string;
  holding: number;
  stale: (ComponentLocation & { who: string; date: string; changed: ('effect' | LanguageCode)[] })[];
  /** signed components that are no longer there */
  gone: string[];
  /** entries of the file that cannot be understood */
  problems: string[];
}

/** Null if nobody has signed, or if the pack has errors, so that its texts cannot be rendered. */
export function signOffsOf({ model, sources }: LoadedPack, path: string): SignOffReport | null {
  const file = [path, dirname(path)].map((folder) => join(folder, SIGN_OFF_FILE)).find((place) => existsSync(place));
  if (!model || file === undefined) return null;
  const { signOffs, problems } = readSignOffs(readInputFile(file, file, { isFound: true }).toString('utf8'));
  const all = auditSignOffs(model, sources, signOffs);
  if (all.length === 0 && problems.length === 0) return null;
  return {
    file,
    holding: all.filter(({ component, status }) => component && status.state === 'holds').length,
    stale: all.flatMap(({ signOff: { who, date }, component, status }) =>
      component && status.state === 'stale' ? [{ ...component, who, date, changed: status.changed }] : [],
    ),
    gone: all.filter(({ component }) => !component).map(({ signOff }) => signOff.component),
    problems: problems.map(({ message }) => message),
  };
}
