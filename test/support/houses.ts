/** The folders of the code, as `.dependency-cruiser.cjs` has them. */
import { createRequire } from 'node:module';

interface Rule {
  name: string;
}
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: Rule[] };

export const IMPORT_RULES = forbidden.map(({ name }) => name);

/** Below the user interfaces, lowest first. */
export const HOUSES = IMPORT_RULES.flatMap((name) => /^house-(\w+)$/.exec(name)?.[1] ?? []);

/** Houses and user interfaces. */
export const CODE_FOLDERS = [...HOUSES, 'cli', 'editor', 'library'];
