/** Hex on boards of other sizes. */
import { readFileSync } from 'node:fs';
import { memoryFiles } from '../../dsl/packs/files.ts';
import { compileBeside } from '../../interpreter/internal.ts';
import { optionValues } from '../../interpreter/index.ts';
import type { CompiledGame } from '../../interpreter/machine/compiled-game.ts';
import { loadPack } from '../../service/analysis/load-pack.ts';
import { withoutErrors } from '../support/loaded.ts';

const SHIPPED = readFileSync('cards/hex/pack.yaml', 'utf8');

/** The shipped pack with other rows in place of its small board. */
export function hexOf(size: number): CompiledGame {
  const inner = 'c'.repeat(size - 2);
  const rows = [`A${'t'.repeat(size - 2)}B`, ...Array.from(inner, () => `l${inner}r`), `C${'b'.repeat(size - 2)}D`];
  // the scenarios speak of the board that it has
  const text = SHIPPED.replace(/    scenarios:\n[^]*/, '')
    .replace(/rows: \|\n(?: {6}.*\n)+/, `rows: |\n${rows.map((row) => `      ${row}\n`).join('')}`)
    .replace(/(?<=most-turns: ).*/, String(Math.ceil(size ** 2 / 2)));
  const { model } = withoutErrors(loadPack(memoryFiles({ 'hex.yaml': text }), 'hex.yaml'), `Hex ${size} × ${size}`);
  return compileBeside(model, 2, optionValues(model, {}), []);
}
