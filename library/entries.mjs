/**
 * The entries of the library, from `exports` of package.json: `dist/library/NAME.js` and `NAME.d.ts` are built from
 * `library/NAME.ts`; the module from `library/checked/NAME.ts`, where there is one.
 */
import { existsSync, readFileSync } from 'node:fs';
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
  const sourceOf = (name) => {
    const checked = join(root, 'library', 'checked', `${name}.ts`);
    return extension === '.js' && existsSync(checked) ? checked : join(root, 'library', `${name}.ts`);
  };
  return Object.fromEntries(names.map((name) => [name, sourceOf(name)]));
}
