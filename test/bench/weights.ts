import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { figure, type Row } from './measure.ts';

/** Sizes of the built page by purpose, compressed with gzip. The baseline is the uncompressed size. */
const PARTS: readonly [what: string, files: RegExp][] = [
  ['script of every view', /^index-.*\.js$/],
  ['script of the worker: language and engine', /^worker-.*\.js$/],
  ['script of the editor, loaded by Author', /^(?:full-editor|editor\.api|editor\.worker|yaml)-.*\.js$/],
  ['styles of every view', /^index-.*\.css$/],
];

export function weights(site: string): Row[] {
  const folder = join(site, 'assets');
  const kB = (n: number): string => figure(n / 1024, 'kB');
  return PARTS.map(([what, wanted]) => {
    const files = readdirSync(folder)
      .filter((name) => wanted.test(name))
      .map((name) => readFileSync(join(folder, name)));
    return {
      what,
      value: kB(files.reduce((sum, file) => sum + gzipSync(file).length, 0)),
      baseline: `unpacked: ${kB(files.reduce((sum, file) => sum + file.length, 0))}`,
    };
  });
}
