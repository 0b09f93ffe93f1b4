/**
 * The entries of the library, from `exports` of package.json: `dist/library/NAME.js` and `NAME.d.ts` are built from
 * `library/NAME.ts`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILT = /^\.\/dist\/library\/([\w-]+)(\.js|\.d\.ts)$/;

/**
 * Paths of the sources by the name of the entry, for the exported files with an extension.
 *
 * @param {string} root folder of the repository
 * @param {'.js' | '.d.ts'} extension
 * @returns {Record<string, string>}
 */
export function libraryEntries(root, extension) {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const files = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  );
  const names = files.flatMap((file) => {
    const [, name, ending] = BUILT.exec(file) ?? [];
    return ending === extension ? [name] : [];
  });
  return Object.fromEntries(names.map((name) => [name, join(root, 'library', `${name}.ts`)]));
}
