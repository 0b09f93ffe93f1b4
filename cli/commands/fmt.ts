import type { Command } from '../command.ts';
import { resolve } from 'node:path';
import { formatFile, LIMITS, type Diagnostic } from '../../dsl/internal.ts';
import { DEFAULT_PACK, loadByName, showDiagnostics } from '../packs.ts';
import { painter } from '../terminal/paint.ts';
import { readFound } from '../../dsl/node.ts';
import { writeFileAtomic } from '../terminal/write-file.ts';

export const fmt: Command = {
  name: 'fmt',
  usage: '[--check] [PACK…]',
  arguments: [0, Infinity],
  summary: 'Writes the effects of packs in their one canonical form.',
  options: [{ name: 'check', help: 'changes nothing; exit code 1 when a file is not in canonical form' }],
  about: [
    'Touches only the effects and other texts of the language: comments, order and everything else ' +
      'stay. An effect of two parts or more becomes a literal block. Files with YAML errors are ' +
      'reported and left unchanged.',
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
      const errorsIn = errorsByFile(diagnostics);
      const outside = diagnostics.filter(
        ({ file, code, severity }) =>
          (own.length === 0 && severity === 'error') || (OF_FOLDERS.has(code) && !own.includes(file)),
      );
      if (outside.length > 0) {
        broken += outside.length;
        files += outside.length;
        showDiagnostics(outside, sources, io, io.err);
      }
      for (const path of own) {
        const formatted = formattedFile(resolve(io.cwd, path));
        files++;
        if (formatted === null) {
          broken++;
          const errors = errorsIn.get(path);
          if (errors) showDiagnostics(errors, sources, io, io.err);
          else io.err(`${path}: cannot be read as YAML; run fathom check.\n`);
          continue;
        }
        if (!formatted.changed) continue;
        changed++;
        if (!check) writeFileAtomic(resolve(io.cwd, path), formatted.text);
        io.out(`${check ? paint('yellow', 'would change') : paint('green', 'changed')} ${path}\n`);
      }
    }
    io.out(`${summary({ files, changed, broken }, check)}\n`);
    return broken > 0 || (check && changed > 0) ? 1 : 0;
  },
};

/** What keeps the files of a pack from being read at all. */
const OF_FOLDERS: ReadonlySet<string> = new Set(['too-many-files', 'folder-too-deep', 'unreadable-folder']);

function errorsByFile(diagnostics: Diagnostic[]): Map<string, Diagnostic[]> {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity !== 'error') continue;
    const same = byFile.get(diagnostic.file);
    if (same) same.push(diagnostic);
    else byFile.set(diagnostic.file, [diagnostic]);
  }
  return byFile;
}

/** The canonical form of a file; null if it cannot be read as a file of a pack. */
function formattedFile(path: string): { text: string; changed: boolean } | null {
  let bytes: Buffer;
  try {
    bytes = readFound(path, LIMITS.fileSize.most);
  } catch {
    return null;
  }
  if (bytes.length > LIMITS.fileSize.most) return null;
  const text = bytes.toString('utf8');
  // writing a text that is not UTF-8 back would damage it
  if (!Buffer.from(text, 'utf8').equals(bytes)) return null;
  const formatted = formatFile(text);
  return formatted.problems.length > 0 ? null : formatted;
}

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
