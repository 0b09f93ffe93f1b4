/** The build of the command: one file with all that it needs, so that it starts fast and runs anywhere: a script,
 * not a module, as Node 20 can keep compiled code of scripts only (see cli/load.mjs). */
import { defineConfig } from 'vite';
import { validators } from './validators.config.ts';

export default defineConfig({
  plugins: [validators()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'cli/entry.ts',
    target: 'node20',
    minify: false,
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { format: 'cjs', entryFileNames: 'fathom.cjs', codeSplitting: false } },
  },
});
