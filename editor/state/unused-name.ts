/** The name under which a pack from a link or a file is added: never that of a pack that is there, which others extend by it. */
import { editablePath } from '../worker/find-packs.ts';

const YAML = /\.ya?ml$/;

/** `name.yaml`, `name-2.yaml` …; a folder and a file of one name are the same pack to those that extend it, built in or not. */
export function unusedPackName(name: string, paths: Iterable<string>): string {
  const used = new Set([...paths].map((path) => editablePath(path).split('/')[0].replace(YAML, '').toLowerCase()));
  const extension = YAML.exec(name)?.[0] ?? '';
  const stem = name.replace(YAML, '');
  for (let i = 1; ; i++) {
    const unused = i === 1 ? stem : `${stem}-${i}`;
    if (!used.has(unused.toLowerCase())) return unused + extension;
  }
}
