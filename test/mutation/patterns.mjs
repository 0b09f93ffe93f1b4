/** The files that a pattern of `areas.mjs` names: `*` within a name, `{a,b}`, and `!` before what is left out. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `a/{b,c}.ts` as `a/b.ts` and `a/c.ts`. */
export function alternatives(pattern) {
  const braces = /\{([^{}]*)\}/.exec(pattern);
  if (braces === null) return [pattern];
  const [before, after] = [pattern.slice(0, braces.index), pattern.slice(braces.index + braces[0].length)];
  return braces[1].split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
}

/** Files of the folder `root` that are named by one pattern without braces, in order. */
export function matches(root, pattern) {
  const folder = dirname(pattern);
  const name = new RegExp(
    `^${pattern
      .slice(folder.length + 1)
      .replace(/[.]/g, '\\.')
      .replaceAll('*', '[^/]*')}$`,
  );
  return namesIn(join(root, folder))
    .filter((file) => name.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Files of all patterns but for those that are left out. */
export function filesOf(root, patterns) {
  const found = new Set();
  for (const pattern of patterns) {
    const leavesOut = pattern.startsWith('!');
    for (const one of alternatives(leavesOut ? pattern.slice(1) : pattern)) {
      for (const file of matches(root, one)) {
        if (leavesOut) found.delete(file);
        else found.add(file);
      }
    }
  }
  return [...found];
}
