import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Command } from '../command.ts';
import { writeModel } from '../../interpreter/index.ts';
import { languagesOf } from '../languages.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { refuseForeign, writeOutput } from '../terminal/output.ts';

const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;

export const compile: Command = {
  name: 'compile',
  usage: '[PACK] [--out FILE.json] [--lang L]',
  arguments: [0, 1],
  summary: 'Writes the rules of a pack as one JSON file, for pages and programs.',
  options: [
    { name: 'out', value: 'FILE', help: 'the file to write (default: standard output)' },
    {
      name: 'lang',
      value: 'L',
      help: 'languages whose names it keeps, such as en or it,uk (default: all); English names are always there',
    },
    { name: 'force', help: 'lets --out write over a FILE that is no model of Fathom' },
  ],
  about: [
    'The file has all that a game needs, of the pack and of what it extends: "readModel" of the entry "fathom/engine" ' +
      'reads it, and "newGame" plays it, without the files of the pack and without anything to parse them. The same pack ' +
      'gives the same file.',
    'Printed texts, scenarios, sources and comments are not in it. It is for playing; packs are written as YAML.',
  ],
  examples: [
    ['fathom compile nim --out nim.json', 'for a page that plays nim'],
    ['fathom compile --lang it --out game.json', 'Underwater Cities with Italian names only'],
  ],
  run(args, io) {
    const file = args.text('out');
    const force = args.flag('force');
    if (file === undefined && force) throw args.usageError('--force belongs to --out.');
    if (file !== undefined) refuseForeign(resolve(io.cwd, file), file, 'model', force);
    const languages = args.text('lang') === undefined ? undefined : languagesOf(args);
    const pack = loadPlayable(args.positionals[0] ?? DEFAULT_PACK, io);
    if (!pack) return 1;
    const text = `${writeModel(pack.model, { languages })}\n`;
    if (file === undefined) {
      io.out(text);
      return 0;
    }
    writeOutput(resolve(io.cwd, file), file, text, 'model', force);
    const size = Buffer.byteLength(text);
    io.out(`Written: ${file} (${inKilobytes(size)}, ${inKilobytes(gzipSync(text).length)} compressed)\n`);
    return 0;
  },
};
