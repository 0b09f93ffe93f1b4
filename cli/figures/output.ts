/** `--html FILE`: the figures of a command as a page with plots. */
import { resolve } from 'node:path';
import type { Args, OptionSpec } from '../command.ts';
import type { Io } from '../io.ts';
import { refuseForeign, writeOutput } from '../terminal/output.ts';

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

/** Writes the page where one is asked for; false where none is. */
export function writePage(args: Args, io: Io, page: () => string): boolean {
  const file = args.text('html');
  if (file === undefined) return false;
  writeOutput(resolve(io.cwd, file), file, page(), 'page', args.flag('force'));
  io.out(`Written: ${file}\n`);
  return true;
}
