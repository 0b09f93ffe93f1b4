import type { Command } from '../command.ts';
import { readFileSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatFile } from '../../dsl/index.ts';
import { DEFAULT_PACK, loadByName, showDiagnostics } from '../packs.ts';
import { painter } from '../terminal/paint.ts';
import { writeFileAtomic } from '../terminal/write-file.ts';

export const fmt: Command = {
  name: 'fmt',
  usage: '[--check] [PACK…]',
  arguments: [0, Infinity],
  summary: 'Writes the effects of packs in their one canonical form.',
  options: [{ name: 'check', help: 'changes nothing; exit code 1 when a file is not in canonical form' }],
  about: [
    'Touches only the effects and other texts of the language: comments, order and everything else stay. An effect of two parts or more becomes a literal block. Files with YAML errors are reported and left unchanged.',
  ],
  examples: [
    ['fathom fmt my-game', 'all files of a pack, in place'],
    ['fathom fmt --check', 'whether underwater-cities is in canonical form'],
  ],
  run(args, io) {
    const paint = painter(io.color);
    const check = args.flag('check');
    let changed = 0;
    let files = 0;
    let broken = 0;
    for (const name of args.positionals.length ? args.positionals : [DEFAULT_PACK]) {
      const { sources, diagnostics } = loadByName(name, io);
      const own = sources.packs[sources.packs.length - 1]?.files ?? [];
      for (const path of own) {
        const before = readFileSync(resolve(io.cwd, path));
        const text = before.toString('utf8');
        // What is no text is no file to be rewritten.
        const readable = Buffer.from(text, 'utf8').equals(before);
        const {
          text: after,
          changed: differs,
          problems,
        } = readable ? formatFile(text) : { text, changed: false, problems: [null] };
        files++;
        if (problems.length) {
          broken++;
          const found = diagnostics.filter((d) => d.file === path && d.severity === 'error');
          if (found.length) showDiagnostics(found, sources, io, io.err);
          else io.err(`${path}: cannot be read as YAML; run fathom check.\n`);
          continue;
        }
        if (!differs) continue;
        changed++;
        if (!check) writeFileAtomic(realpathSync(resolve(io.cwd, path)), after);
        io.out(`${check ? paint('yellow', 'would change') : paint('green', 'changed')} ${path}\n`);
      }
    }
    const rest = files - changed - broken;
    io.out(
      `${[changed ? `${changed} ${check ? 'to change' : 'changed'}` : '', broken ? `${broken} left alone for their errors` : '', rest || !(changed || broken) ? `${rest} in canonical form${changed && !check ? ' already' : ''}` : ''].filter(Boolean).join(', ')}\n`,
    );
    return broken > 0 || (check && changed > 0) ? 1 : 0;
  },
};
