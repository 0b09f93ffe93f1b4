import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { figure, type Row } from './measure.ts';

/** The files of the built page by what they are loaded for; `page` is its HTML. */
const partsOf = (page: string): readonly [what: string, isPart: (file: string) => boolean][] => [
  // the entry and the chunks that it imports
  ['script of every view', (file) => file.endsWith('.js') && page.includes(`assets/${file}"`)],
  ['script of the worker: language and engine', (file) => /^worker-.*\.js$/.test(file)],
  [
    'script of the editor, loaded by Author',
    (file) => /^(?:full-editor|editor\.api|editor\.worker|yaml)-.*\.js$/.test(file),
  ],
  ['styles of every view', (file) => /^index-.*\.css$/.test(file)],
];

/** Sizes of the built page by purpose, compressed with gzip. The baseline is the uncompressed size. */
export function weights(site: string): Row[] {
  const folder = join(site, 'assets');
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const kB = (n: number): string => figure(n / 1024, 'kB');
  return partsOf(page).map(([what, isPart]) => {
    const files = readdirSync(folder)
      .filter(isPart)
      .map((name) => readFileSync(join(folder, name)));
    return {
      what,
      value: kB(files.reduce((sum, file) => sum + gzipSync(file).length, 0)),
      baseline: `unpacked: ${kB(files.reduce((sum, file) => sum + file.length, 0))}`,
    };
  });
}
