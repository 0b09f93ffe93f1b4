/** Names that nothing has yet: `name`, `name-2`, `name-3` … */
import { editablePath } from '../worker/find-packs.ts';

const YAML = /\.ya?ml$/;

/** The name itself, and those after it. */
export const numbered = (name: string, n: number): string => (n === 1 ? name : `${name}-${n}`);

/** The first of them that is not used. */
export function firstUnused(name: string, isUsed: (numberedName: string) => boolean): string {
  let n = 1;
  while (isUsed(numbered(name, n))) n++;
  return numbered(name, n);
}

/**
 * The name under which a pack from a link or a file is added: never that of a pack that is there, which others extend by it. A folder and a
 * file of one name are the same pack to those that extend it, built in or not.
 */
export function unusedPackName(name: string, paths: Iterable<string>): string {
  const used = new Set([...paths].map((path) => editablePath(path).split('/')[0].replace(YAML, '').toLowerCase()));
  const extension = YAML.exec(name)?.[0] ?? '';
  return firstUnused(name.replace(YAML, ''), (one) => used.has(one.toLowerCase())) + extension;
}
