/** The command line: finds the command, runs it and reports errors. */
import { nearestNames as nearest, didYouMean, shorten } from '../dsl/internal.ts';
import { withoutPasswords } from '../study/internal.ts';
import { GameFailure, systemErrorText } from '../study/errors.ts';
import { VERSION } from '../study/version.ts';
import { FathomError } from '../interpreter/index.ts';
import { requestOf, StoppedError } from '../interpreter/internal.ts';
import { COMMANDS } from './commands/index.ts';
import { parseArguments, type Args, type Command } from './command.ts';
import { helpOf, overview } from './help.ts';
import { InputError, UsageError, type Io } from './io.ts';
import { painter } from './terminal/paint.ts';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';

const EXIT_OK = 0;
const EXIT_FINDINGS = 1;
const EXIT_USAGE = 2;

/** Runs one command line; returns the exit code. Never throws. */
export async function main(argv: string[], io: Io): Promise<number> {
  try {
    return await run(argv, io);
  } catch (error) {
    return reportError(error, argv, io);
  }
}

async function run(argv: string[], io: Io): Promise<number> {
  const paint = painter(io.color);
  const [first, ...rest] = argv;
  if (first === undefined || first === '--help' || first === '-h' || (first === 'help' && rest.length === 0)) {
    io.out(overview(COMMANDS, paint, io.width));
    return first === undefined ? EXIT_USAGE : EXIT_OK;
  }
  if (first === '--version' || first === '-v') {
    io.out(`fathom ${VERSION}\n`);
    return EXIT_OK;
  }
  if (first === 'help') {
    // the reference is loaded only here: commands start without it
    const { helpAbout } = await import('./help-topics.ts');
    io.out(helpAbout(rest.join(' '), COMMANDS, paint, io));
    return EXIT_OK;
  }
  const command = commandOf(argv);
  if (!command) {
    const names = COMMANDS.map((known) => known.name);
    throw new UsageError(`There is no command "${first}".${didYouMean(nearest(first, names))}`);
  }
  const args = parseArguments(command, rest);
  if (args.flag('help')) {
    io.out(helpOf(command, paint, io.width));
    return EXIT_OK;
  }
  return command.run(args, withPackFolders(args, io));
}

/** The name of a command as it was typed, which may not exist: `play …` or `help play`. */
const commandName = ([first = '', second = '']: string[]): string => (first === 'help' ? second : first);

function commandOf(argv: string[]): Command | undefined {
  const name = commandName(argv);
  return COMMANDS.find((command) => command.name === name);
}

/** Adds the folders of --packs before the built-in packs. New packs are written into the first of them. */
function withPackFolders(args: Args, io: Io): Io {
  const folders = args.list('packs').map((folder) => {
    const path = resolve(io.cwd, folder);
    if (!isFolder(path)) throw args.usageError(`--packs: there is no folder "${folder}".`);
    return path;
  });
  return { ...io, packs: [...new Set([...folders, ...io.packs])], ownPacks: folders[0] ?? io.ownPacks };
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function reportError(error: unknown, argv: string[], io: Io): number {
  const paint = painter(io.color);
  if (error instanceof UsageError) {
    const command = commandOf(argv);
    const call = command ? `${io.self} ${command.name}` : io.self;
    io.err(
      `${paint('red', 'fathom:')} ${shorten(withoutPasswords(error.message))}\n${paint('dim', `\`${call} --help\` explains its usage.`)}\n`,
    );
    return EXIT_USAGE;
  }
  if (error instanceof InputError) {
    io.err(`${paint('red', 'fathom:')} ${shorten(error.message)}\n`);
    return EXIT_FINDINGS;
  }
  if (error instanceof FathomError && isUsage(error)) {
    io.err(`${paint('red', 'fathom:')} ${error.message}.\n`);
    return EXIT_USAGE;
  }
  if (isOfPack(error)) {
    io.err(`${paint('red', 'fathom:')} ${error.message}.\n`);
    return EXIT_FINDINGS;
  }
  const { path, syscall } = error as NodeJS.ErrnoException;
  if (path !== undefined && syscall !== undefined) {
    io.err(`${paint('red', 'fathom:')} "${path}" cannot be used: ${systemErrorText(error)}.\n`);
    return EXIT_FINDINGS;
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  io.err(
    [
      `${paint('red', 'fathom:')} internal error, not caused by what you wrote: ${message}`,
      'Please report it with this command line, the seed if one was shown, and the line below:',
      `  fathom ${argv
        .map(withoutPasswords)
        .map((arg) => (/^[\w./:=,+-]+$/.test(arg) ? arg : JSON.stringify(arg)))
        .join(' ')}   (version ${VERSION}, Node ${process.versions.node})`,
      `  ${whereIn(stack)}`,
      '',
    ].join('\n'),
  );
  return EXIT_FINDINGS;
}

/** Whether a game was stopped because its pack asks for more than a game may have. */
const isOfPack = (error: unknown): error is Error =>
  error instanceof StoppedError ||
  (error instanceof GameFailure && error.isOfPack) ||
  (error instanceof FathomError && (error.is('endless-chain') || error.is('beyond-limit')));

/** Whether what was asked for cannot be done with this game: its players, its options, a choice. */
const isUsage = (error: FathomError): boolean =>
  requestOf(error) !== null || error.is('not-an-option') || error.is('refused') || error.is('bad-lesson');

/** The innermost calls of a stack trace, in one line. */
function whereIn(stack: string | undefined): string {
  const places = (stack ?? '')
    .split('\n')
    .slice(1, 5)
    .map((line) =>
      line
        .trim()
        .replace(/^at /, '')
        .replace(/\(?file:\/\/.*\/|\(?\/.*\//, '')
        .replace(/\)$/, ''),
    );
  return places.join(' ‹ ') || 'no stack trace';
}
