/** The folders of the code, as `.dependency-cruiser.cjs` has them. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

interface Rule {
  name: string;
}
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };

export const IMPORT_RULES = forbidden.map(({ name }) => name);

/** Below the user interfaces, lowest first. */
export const HOUSES = IMPORT_RULES.flatMap((name) => /^house-(\w+)$/.exec(name)?.[1] ?? []);

/** Houses and user interfaces. */
export const CODE_FOLDERS = [...HOUSES, 'cli', 'editor', 'library'];

/** The modules in a folder and below it, by their paths from the root; `ofKind` says which files these are. */
export function modulesIn(folder: string, ofKind = /\.m?ts$/): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : modulesIn(path, ofKind);
    return ofKind.test(entry.name) ? [path] : [];
  });
}
