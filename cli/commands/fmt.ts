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
      const own = sources.packs.at(-1)?.files ?? [];
      for (const path of own) {
        const bytes = readFileSync(resolve(io.cwd, path));
        const text = bytes.toString('utf8');
        // writing a text that is not UTF-8 back would damage it
        const isUtf8 = Buffer.from(text, 'utf8').equals(bytes);
        const formatted = isUtf8 ? formatFile(text) : null;
        files++;
        if (formatted === null || formatted.problems.length) {
          broken++;
          const errors = diagnostics.filter(({ file, severity }) => file === path && severity === 'error');
          if (errors.length) showDiagnostics(errors, sources, io, io.err);
          else io.err(`${path}: cannot be read as YAML; run fathom check.\n`);
          continue;
        }
        if (!formatted.changed) continue;
        changed++;
        if (!check) writeFileAtomic(realpathSync(resolve(io.cwd, path)), formatted.text);
        io.out(`${check ? paint('yellow', 'would change') : paint('green', 'changed')} ${path}\n`);
      }
    }
    io.out(`${summary({ files, changed, broken }, check)}\n`);
    return broken > 0 || (check && changed > 0) ? 1 : 0;
  },
};

/** `2 changed, 1 left alone for their errors, 4 in canonical form already` */
function summary({ files, changed, broken }: Record<'files' | 'changed' | 'broken', number>, check: boolean): string {
  const canonical = files - changed - broken;
  const parts: string[] = [];
  if (changed) parts.push(`${changed} ${check ? 'to change' : 'changed'}`);
  if (broken) parts.push(`${broken} left alone for their errors`);
  if (canonical || parts.length === 0) {
    parts.push(`${canonical} in canonical form${changed && !check ? ' already' : ''}`);
  }
  return parts.join(', ');
}
