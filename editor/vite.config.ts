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
const LANGUAGE_AND_ENGINE = /\/(?:dsl|texts|interpreter|service|study|table)\/.*\.ts$/;

/** The texts of files below cards/ with this ending, by path. */
const textsOf = (ending: RegExp): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(ROOT, 'cards'), { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => ending.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(ROOT, 'cards', name), 'utf8')]),
  );

const WEIGHTS = /\.weights\.json$/;

/**
 * `packs.json`: every YAML file below cards/, by its path; `weights.json`: the weights of the bots of each pack, by the
 * path of the pack.
 */
function packs(): Plugin {
  return {
    name: 'packs',
    apply: 'build',
    generateBundle() {
      const emit = (fileName: string, texts: Record<string, string>): void =>
        void this.emitFile({ type: 'asset', fileName, source: JSON.stringify(texts) });
      const yaml = textsOf(/\.ya?ml$/);
      emit('packs.json', yaml);
      // beside a folder or a file: its name without the ending
      const packOf = (path: string): string => {
        const name = path.replace(WEIGHTS, '');
        return `${name}.yaml` in yaml ? `${name}.yaml` : name;
      };
      const weights = Object.entries(textsOf(WEIGHTS)).map(([path, text]) => [packOf(path), text]);
      emit('weights.json', Object.fromEntries(weights) as Record<string, string>);
    },
  };
}

const [collectNotices, writeNotices] = notices();

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [packs(), validators(), collectNotices, writeNotices],
  // the other build of the same parser needs a part of Node
  resolve: { alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' } },
  worker: {
    format: 'es',
    plugins: () => [validators(), collectNotices],
    // so that what only a chunk of the worker uses is in that chunk
    rolldownOptions: { treeshake: { moduleSideEffects: (id) => !LANGUAGE_AND_ENGINE.test(id) } },
  },
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
