/** `--html FILE`: the figures of a command as a page with plots. */
import { resolve } from 'node:path';
import type { Args, OptionSpec } from '../command.ts';
import type { Io } from '../io.ts';
import type { PackModel } from '../../dsl/internal.ts';
import type { Report } from '../../study/internal.ts';
import { jsonText } from '../terminal/json.ts';
import { refuseForeign, writeOutput } from '../terminal/output.ts';
import { painter } from '../terminal/paint.ts';
import { commandOf, reportPage } from './page.ts';
import { terminalLines } from './terminal.ts';

export const PAGE_OPTIONS: OptionSpec[] = [
  { name: 'html', value: 'FILE', help: 'the figures as a page with plots' },
  { name: 'force', help: 'lets --html write over a FILE that is no such page' },
];

/** Before long work: throws for a file that the page would replace though it is something else, and for two outputs at once. */
export function checkPageFile(args: Args, io: Io): void {
  const file = args.text('html');
  if (file === undefined) {
    if (args.flag('force')) throw args.usageError('--force belongs to --html.');
    return;
  }
  if (args.flag('json')) throw args.usageError('--html and --json are two outputs; choose one.');
  refuseForeign(resolve(io.cwd, file), file, 'page', args.flag('force'));
}

/**
 * Prints what a study found as it was asked for: as JSON, as a page, or for people at the terminal. `isForced`: the page may be written
 * over a file of another kind.
 */
export function printFound(
  args: Args,
  io: Io,
  found: object,
  report: () => Report,
  isForced = args.flag('force'),
): void {
  if (args.flag('json')) {
    io.out(jsonText(found));
    return;
  }
  const file = args.text('html');
  if (file === undefined) {
    io.out(`${terminalLines(report(), painter(io.color), io.width).join('\n')}\n`);
    return;
  }
  writeOutput(resolve(io.cwd, file), file, reportPage(report(), commandOf(args)), 'page', isForced);
  io.out(`Written: ${file}\n`);
}

/** The head of all figures as JSON: the version that played. */
export const versionOf = ({ id, version, hash }: PackModel): { pack: string; version: string; hash: string } => ({
  pack: id,
  version,
  hash,
});
