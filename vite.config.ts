/** The build of the command: one file with all that it needs, so that it starts fast and runs anywhere. */
import { defineConfig } from 'vite';

export default defineConfig({
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'cli/entry.ts', target: 'node20', minify: false, sourcemap: false, reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'fathom.mjs', codeSplitting: false } },
  },
});
