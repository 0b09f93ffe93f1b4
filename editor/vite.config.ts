/** The build of the page: static files that work from any folder, with the packs of the repository inside. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { notices } from '../notices.config.ts';
import { validators } from '../validators.config.ts';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * The page uses a few plain functions of these folders. None of their modules does anything when it is loaded, so whatever the
 * page does not use is left out, together with the parser generator. The worker has them all, and its own options.
 */
const LANGUAGE_AND_ENGINE = /\/(?:dsl|interpreter)\/.*\.ts$/;

/** `packs.json`: every YAML file below cards/, by its path. */
function packs(): Plugin {
  const texts = (): Record<string, string> =>
    Object.fromEntries(
      readdirSync(join(ROOT, 'cards'), { recursive: true, encoding: 'utf8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
        .map((name) => [name, readFileSync(join(ROOT, 'cards', name), 'utf8')]),
    );
  return {
    name: 'packs',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'packs.json', source: JSON.stringify(texts()) });
    },
  };
}

const [collectNotices, writeNotices] = notices();

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [packs(), validators(), collectNotices, writeNotices],
  worker: { format: 'es', plugins: () => [validators(), collectNotices] },
  build: {
    target: 'es2022',
    outDir: resolve(ROOT, 'dist', 'workbench'),
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 6000,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !LANGUAGE_AND_ENGINE.test(id) } },
  },
});
