/**
 * Prints all measurements, each with a baseline from the same run. Values are medians of several rounds; nothing is asserted.
 * `npm run bench` builds this file and runs it on plain Node.
 */
import { loadPack } from '../../dsl/analysis/load-pack.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { author } from './author.ts';
import { byHand, printRates, RATES_ONLY } from './by-hand.ts';
import { bots } from './bots.ts';
import { games } from './games.ts';
import { options } from './options.ts';
import { copies } from './copies.ts';
import { decks } from './decks.ts';
import { effects } from './effects.ts';
import { coldStart } from './cold-start.ts';
import { keystroke } from './keystroke.ts';
import { table } from './table.ts';
import { texts } from './texts.ts';
import { undo } from './undo.ts';
import { weights } from './weights.ts';
import type { Row } from './measure.ts';

const packs = process.argv[2] ?? fileURLToPath(new URL('../../cards', import.meta.url));
const quick = process.argv.includes('--quick');
const pack = loadPack(nodeFiles, `${packs}/underwater-cities`);
const { model } = pack;
if (model === null) throw new Error('the pack does not load; see `fathom check`');

const site = join(packs, '..', 'dist', 'workbench');
const parts: (() => Row[] | Promise<Row[]>)[] = [
  () => games(model, quick),
  () => bots(model, quick),
  () => byHand(model, quick),
  () => options(model, quick),
  () => copies(model),
  () => effects(model),
  () => undo(model),
  () => texts(pack),
  () => decks({ ...pack, model }),
  () => keystroke(packs),
  () => coldStart(packs),
  () => author(packs, site),
  () => table(packs, site),
  () => weights(site),
];

async function printAll(): Promise<void> {
  for (const part of parts) {
    for (const row of await part()) {
      process.stdout.write(`${row.what.padEnd(62)} ${row.value.padStart(16)}   ${row.baseline}\n`);
    }
  }
}

if (process.argv.includes(RATES_ONLY)) {
  printRates(model);
} else {
  await printAll();
}
