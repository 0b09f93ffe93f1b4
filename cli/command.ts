/** What a command is: its name and arguments, its help, and what it does. */
import { parseArgs } from 'node:util';
import { nearestNames as nearest, didYouMean } from '../dsl/internal.ts';
import { UsageError, type Io } from './io.ts';

export interface OptionSpec {
  name: string;
  /** placeholder of its value in the help; absent for a flag */
  value?: string;
  help: string;
  /** may be given more than once */
  many?: true;
}

export interface Command {
  name: string;
  /** one line */
  summary: string;
  /** the arguments, as shown after the name */
  usage: string;
  /** how many arguments: least and most */
  arguments: [number, number];
  options: OptionSpec[];
  about: string[];
  examples: [string, string][];
  /** returns the exit code: 0 good, 1 findings */
  run(args: Args, io: Io): Promise<number> | number;
}

/** The parsed command line, checked against the command's options. */
export class Args {
  constructor(
    readonly command: Command,
    readonly positionals: string[],
    private readonly values: Record<string, string | boolean | (string | boolean)[] | undefined>,
  ) {}

  flag(name: string): boolean {
    return this.values[name] === true;
  }
  text(name: string): string | undefined {
    return this.values[name] as string | undefined;
  }
  list(name: string): string[] {
    return (this.values[name] as string[] | undefined) ?? [];
  }

  /** A whole number in a range, or undefined when not given. */
  number(name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const n = /^-?\d+$/.test(text.trim()) ? Number(text) : NaN;
    if (!(n >= least && n <= most)) {
      throw this.usageError(
        `--${name} must be a whole number ` +
          `${most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`}, not "${text}".`,
      );
    }
    return n;
  }

  usageError(message: string): UsageError {
    return new UsageError(message);
  }
}

/** Options that every command has. */
export const COMMON_OPTIONS: OptionSpec[] = [
  {
    name: 'packs',
    value: 'DIR',
    help: 'one more folder of packs, searched before those that come with Fathom; may be repeated',
    many: true,
  },
  { name: 'help', help: 'this help' },
];

/** Parses the arguments after the command name. */
export function parseArguments(command: Command, argv: string[]): Args {
  const specs = [...command.options, ...COMMON_OPTIONS];
  const known = specs.map(({ name }) => name);
  for (const arg of argv) {
    if (arg === '--') break;
    const name = /^--([^=]+)/.exec(arg)?.[1];
    if (name !== undefined && !known.includes(name)) {
      throw new UsageError(
        `"fathom ${command.name}" has no option --${name}.${didYouMean(nearest(name, known).map((near) => `--${near}`))}`,
      );
    }
  }
  const options = Object.fromEntries(
    specs.map(({ name, value, many }) => [
      name,
      {
        type: value ? ('string' as const) : ('boolean' as const),
        ...(many ? { multiple: true } : {}),
        ...(name === 'help' ? { short: 'h' } : {}),
      },
    ]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: withoutMinus(argv, specs), options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(usageMessage(error as Error & { code?: string }, specs));
  }
  const rest = parsed.positionals.map((text) => (text.startsWith(HELD_BACK) ? text.slice(HELD_BACK.length) : text));
  const [least, most] = command.arguments;
  if (!parsed.values['help']) {
    if (rest.length < least) {
      throw new UsageError(
        `"fathom ${command.name}" needs ${least === 1 ? 'an argument' : `${least} arguments`}: fathom ${command.name} ${command.usage}`,
      );
    }
    if (rest.length > most) {
      throw new UsageError(
        `"fathom ${command.name}" takes ${most === 0 ? 'no arguments' : most === 1 ? 'one argument' : `${most} arguments`}; ` +
          `"${rest[most]}" is one too many.`,
      );
    }
  }
  return new Args(command, rest, parsed.values);
}

/** In front of a text that begins with a minus, so that it is no option. */
const HELD_BACK = '\0';

/** `-1 kelp: +2 credits` is a text: no option begins with a digit. */
function withoutMinus(argv: readonly string[], specs: readonly OptionSpec[]): string[] {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const takesValue = (arg: string | undefined): boolean =>
    specs.some(({ name, value }) => value && arg === `--${name}`);
  return argv.map((arg, i) => (i < end && /^-\d/.test(arg) && !takesValue(argv[i - 1]) ? HELD_BACK + arg : arg));
}

function usageMessage(error: Error & { code?: string }, specs: OptionSpec[]): string {
  const name = /--([a-z-]+)/.exec(error.message)?.[1];
  const spec = specs.find((s) => s.name === name);
  if (error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && spec) {
    return spec.value
      ? `--${spec.name} needs a value: --${spec.name} ${spec.value}${/ambiguous/.test(error.message) ? `; one that begins with "-" is written --${spec.name}=-…` : ''}`
      : `--${spec.name} takes no value.`;
  }
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return `There is no option "${/'([^']+)'/.exec(error.message)?.[1] ?? ''}".`;
  }
  return error.message.split('.')[0] + '.';
}
