/**
 * The build of the command: one file with all that it needs, so that it starts fast and runs anywhere; a script, not a
 * module, as Node 20 can cache compiled code of scripts only (see cli/load.mjs).
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { notices } from './notices.config.ts';
import { validators } from './validators.config.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [validators(), ...notices()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: resolve(import.meta.dirname, 'cli', 'entry.ts'),
    target: 'node20',
    outDir: resolve(import.meta.dirname, 'dist', 'command'),
    minify: false,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: 'fathom.cjs', codeSplitting: false, assetFileNames: '[name][extname]' },
    },
  },
});
