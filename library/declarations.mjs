/** Bundles the type declarations of the library: one file for each entry, and what they share, without the files inside. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

/** Writes them into a folder; `root` is the repository. */
export async function writeDeclarations(root, folder) {
  const entries = JSON.parse(readFileSync(join(root, 'library', 'entries.json'), 'utf8'));
  delete entries.browser; // its functions are those of the index
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
    external: /^node:/,
    plugins: [dts({ tsconfig: join(root, 'tsconfig.json'), includeExternal: ['vscode-languageserver-types'] })],
    onwarn(warning) {
      // types that only appear inside exported ones need no name of their own
      if (warning.message.includes('private shared type exports')) return;
      // about the order in which modules run, which declarations do not
      if (warning.code === 'CYCLIC_CROSS_CHUNK_REEXPORT') return;
      process.stderr.write(`${warning.message}\n`);
    },
  });
  await bundle.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'shared/[name].d.ts',
  });
  await bundle.close();
}
