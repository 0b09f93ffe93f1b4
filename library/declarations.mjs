/** Bundles the type declarations of the library: one file for each entry, and shared chunks. */
import { join } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { describeModules } from './declaration-maps.mjs';
import { libraryEntries } from './entries.mjs';

/** Writes the declarations, with maps, into the folder with the built modules; `root` is the folder of the repository. */
export async function writeDeclarations(root, folder) {
  const bundle = await rollup({
    input: libraryEntries(root, '.d.ts'),
    external: /^node:/,
    plugins: [
      dts({
        tsconfig: join(root, 'tsconfig.json'),
        includeExternal: ['vscode-languageserver-types'],
        compilerOptions: { stripInternal: true },
      }),
    ],
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
  describeModules(folder, Object.keys(libraryEntries(root, '.d.ts')));
}
