/**
 * Prints all measurements, each with a baseline from the same run. Values are medians of several rounds; nothing is asserted.
 * `npm run bench` builds this file and runs it on plain Node.
 */
import { loadPack } from '../../service/analysis/load-pack.ts';
import { nodeFiles } from '../../dsl/packs/node-files.ts';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { author } from './author.ts';
import { byHand, printRates, RATES_ONLY } from './by-hand.ts';
import { boardGames } from './board-games.ts';
import { bots } from './bots.ts';
import { games } from './games.ts';
import { map } from './map.ts';
import { options } from './options.ts';
import { copies } from './copies.ts';
import { decks } from './decks.ts';
import { effects } from './effects.ts';
import { coldStart } from './cold-start.ts';
import { keyCost } from './key-cost.ts';
import { keystroke } from './keystroke.ts';
import { searches } from './search.ts';
import { say } from './say.ts';
import { sea } from './sea.ts';
import { table } from './table.ts';
import { texts } from './texts.ts';
import { undo } from './undo.ts';
import { weights } from './weights.ts';
import { wholeGames } from './whole-games.ts';
import type { Row } from './measure.ts';

const packs = process.argv[2] ?? fileURLToPath(new URL('../../cards', import.meta.url));
const quick = process.argv.includes('--quick');
const pack = loadPack(nodeFiles, `${packs}/underwater-cities`);
const { model } = pack;
if (model === null) throw new Error('the pack does not load; see `fathom check`');

const site = join(packs, '..', 'dist', 'workbench');
const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  games: () => games(model, quick),
  bots: () => bots(model, quick),
  'by-hand': () => byHand(model, quick),
  options: () => options(model, quick),
  'board-games': () => boardGames(packs, quick),
  'whole-games': () => wholeGames(model, packs, quick),
  copies: () => copies(model),
  search: () => searches(model),
  effects: () => effects(model),
  undo: () => undo(model),
  texts: () => texts(pack),
  decks: () => decks({ ...pack, model }),
  keystroke: async () => [...keystroke(packs), ...(await keyCost('author', { packs, site, quick }))],
  'cold-start': () => coldStart(packs),
  author: () => author(packs, site),
  say: async () => [...(await say(packs, site)), ...(await keyCost('say', { packs, site, quick }))],
  table: () => table(packs, site),
  map: () => map(packs, site),
  sea: () => sea(packs, site),
  weights: () => weights(site),
};

/** The parts after `--only`, or all. */
function chosenParts(): string[] {
  const at = process.argv.indexOf('--only');
  if (at < 0) return Object.keys(parts);
  const chosen = (process.argv[at + 1] ?? '').split(',');
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length === 0) return chosen;
  process.stderr.write(`--only: unknown part "${unknown.join(', ')}"; known: ${Object.keys(parts).join(', ')}\n`);
  process.exit(2);
}

async function printAll(): Promise<void> {
  for (const name of chosenParts()) {
    for (const row of await parts[name]()) {
      process.stdout.write(`${row.what.padEnd(62)} ${row.value.padStart(16)}   ${row.baseline}\n`);
    }
  }
}

if (process.argv.includes(RATES_ONLY)) {
  printRates(model);
} else {
  await printAll();
}
