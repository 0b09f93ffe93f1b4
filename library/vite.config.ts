/** The build of the library: one module for each entry of the package, and what they share. Nothing is imported from outside but Node. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { notices } from '../notices.config.ts';
import { validators } from '../validators.config.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The modules of the package, by the name of their file in dist/library; `exports` of package.json names the same. */
const entries = JSON.parse(readFileSync(resolve(import.meta.dirname, 'entries.json'), 'utf8')) as Record<
  string,
  string
>;

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
      entry: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, resolve(ROOT, path)])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^node:/,
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
    },
  },
});
