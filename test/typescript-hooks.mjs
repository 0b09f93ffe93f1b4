/**
 * Lets Node import TypeScript, as `native-modules.ts` asks it to. tsx could do that, too, but names each function when it is
 * created (esbuild's `keepNames`), and code made of small functions, such as the parser of texts, takes a fifth longer.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const { code, map } = await transformWithOxc(await readFile(path, 'utf8'), path, { sourcemap: true });
  const inline = Buffer.from(JSON.stringify(map)).toString('base64');
  return {
    format: 'module',
    shortCircuit: true,
    source: `${code}\n//# sourceMappingURL=data:application/json;base64,${inline}\n`,
  };
}
