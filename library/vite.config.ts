/** The build of the library: one module for each entry of the package, and shared chunks. Dependencies are bundled, except Node. */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { notices } from '../notices.config.ts';
import { validators } from '../validators.config.ts';
import { libraryEntries } from './entries.mjs';

const ROOT = resolve(import.meta.dirname, '..');

export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [validators(), ...notices()],
  build: {
    target: 'es2023',
    minify: false,
    reportCompressedSize: false,
    outDir: resolve(ROOT, 'dist', 'library'),
    lib: {
      entry: libraryEntries(ROOT, '.js'),
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^node:/,
      // no module does anything but define: what an entry does not use is not in it
      treeshake: { moduleSideEffects: false },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name].js',
        // who only catches errors loads no engine
        codeSplitting: {
          groups: [{ name: 'errors', test: /interpreter\/(?:fathom-error|machine\/request-messages)\.ts$/ }],
        },
      },
    },
  },
});
