/**
 * The Io of the process: its streams, folder and environment. A closed pipe and Ctrl-C end it quietly. Signals have a listener
 * only while lines are read: a listener would run after a long calculation, and without one the process ends immediately.
 */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { systemErrorText } from '../../study/errors.ts';
import { safeForTerminal } from './safe-text.ts';
import type { Io } from '../io.ts';

/** The repository or the installed package: two folders above the built command, and above this file. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface ProcessIo extends Io {
  /** folder in which results of checks are stored */
  checkStore: string;
  close(): void;
}

/** The screen first: some terminals move what it shows to the lines above it, which are cleared then. */
const CLEAR = '\u001b[H\u001b[2J\u001b[3J';

type Stream<T> = T & { isTTY?: boolean };

/** What the process is given; tests bring their own. */
interface Surroundings {
  stdin: Stream<NodeJS.ReadableStream>;
  stdout: Stream<NodeJS.WritableStream> & { columns?: number };
  stderr: Stream<NodeJS.WritableStream> & { columns?: number };
  env: NodeJS.ProcessEnv;
}

export function processIo({ stdin, stdout, stderr, env }: Surroundings = process): ProcessIo {
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      if (stream === stdout) stderr.write(`fathom: the output cannot be written: ${systemErrorText(error)}.\n`);
      process.exit(1);
    });
  }
  const input = new LineInput(stdin, stdout);
  let shown = false;
  const clear = (): void => {
    if (shown) {
      stderr.write('\r\u001b[K');
      shown = false;
    }
  };
  const color = shouldUseColor(env, Boolean(stdout.isTTY));
  const safe = (text: string): string => safeForTerminal(text, color);
  const installed = !existsSync(join(ROOT, 'package-lock.json'));
  const cache = join(cacheFolder(env), 'fathom');
  return {
    out: (text) => {
      clear();
      stdout.write(safe(text));
    },
    err: (text) => {
      clear();
      stderr.write(safe(text));
    },
    outBytes: (bytes) => {
      clear();
      stdout.write(bytes);
    },
    ask: (prompt) => {
      clear();
      return input.line(safe(prompt));
    },
    interactive: Boolean(stdin.isTTY && stdout.isTTY),
    ...localeOf(env),
    color,
    width: widthOf(stdout.columns, env),
    ...(stderr.isTTY
      ? {
          progress: (line: string) => {
            stderr.write(`\r\u001b[K${safe(line).slice(0, Math.max(20, (stderr.columns || 80) - 1))}`);
            shown = true;
          },
        }
      : {}),
    ...(stdout.isTTY
      ? {
          clearScreen: () => {
            stdout.write(CLEAR);
            input.forget();
          },
        }
      : {}),
    cwd: process.cwd(),
    packs: [join(ROOT, 'cards')],
    builtInPacks: join(ROOT, 'cards'),
    ownPacks: installed ? process.cwd() : join(ROOT, 'cards'),
    self: installed ? installedName(env) : nameInRepository(),
    script: import.meta.url,
    checkStore: join(cache, 'checks'),
    gameStore: join(cache, 'games'),
    stateStore: join(stateFolder(env), 'fathom'),
    workbench: join(ROOT, 'dist', 'workbench'),
    ...(env['FATHOM_QUEUE_PASSWORD'] ? { queuePassword: env['FATHOM_QUEUE_PASSWORD'] } : {}),
    ...(env['FATHOM_QUEUE_PATIENCE'] ? { queuePatience: env['FATHOM_QUEUE_PATIENCE'] } : {}),
    onInterrupt,
    close: () => {
      clear();
      input.close();
    },
  };
}

/** Where programs of this user store what they can make again. */
function cacheFolder({ XDG_CACHE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  if (XDG_CACHE_HOME) return XDG_CACHE_HOME;
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  return process.platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
}

/** Where programs of this user remember what is theirs from one start to the next. */
function stateFolder({ XDG_STATE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  if (XDG_STATE_HOME) return XDG_STATE_HOME;
  if (process.platform === 'win32' && LOCALAPPDATA) return LOCALAPPDATA;
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support');
  return join(homedir(), '.local', 'state');
}

function onInterrupt(heard: () => void): () => void {
  let again = false;
  const listener = (): void => {
    if (again) process.exit(130);
    again = true;
    heard();
  };
  process.on('SIGINT', listener);
  return () => process.off('SIGINT', listener);
}

/** In the order of POSIX. */
function localeOf(env: NodeJS.ProcessEnv): Pick<Io, 'locale'> {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'];
  return locale ? { locale } : {};
}

/** NO_COLOR wins over FORCE_COLOR, both over the terminal (no-color.org, force-color.org). */
export function shouldUseColor(env: NodeJS.ProcessEnv, terminal: boolean): boolean {
  if (env['NO_COLOR']) return false;
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  return terminal && env['TERM'] !== 'dumb';
}

function widthOf(columns: number | undefined, env: NodeJS.ProcessEnv): number {
  const asked = columns ?? Number(env['COLUMNS'] ?? 80);
  return Number.isFinite(asked) && asked > 0 ? Math.max(40, Math.min(asked, 120)) : 80;
}

function nameInRepository(): string {
  if (basename(process.argv[1] ?? '') === 'fathom') return 'fathom';
  const path = relative(process.cwd(), join(ROOT, 'cli', 'fathom.mjs'));
  return `node ${/\s/.test(path) ? JSON.stringify(path) : path}`;
}

/** A package in the node_modules of this folder or one above it is not on the PATH; npx finds it. */
function installedName(env: NodeJS.ProcessEnv): string {
  const home = `${dirname(dirname(ROOT))}${sep}`;
  const isLocal = basename(dirname(ROOT)) === 'node_modules' && `${process.cwd()}${sep}`.startsWith(home);
  return isLocal || env['npm_command'] !== undefined ? 'npx fathom' : 'fathom';
}

/** Lines of standard input, which is opened for the first line that is asked for. Lines that arrive early are queued. */
class LineInput {
  private reader: Interface | undefined;
  private readonly waiting: string[] = [];
  private resolve: ((line: string | null) => void) | undefined;
  private ended = false;
  /** what the arrow keys bring back */
  private history: string[] = [];
  private readonly isTerminal: boolean;

  constructor(
    private readonly stdin: Surroundings['stdin'],
    private readonly stdout: Surroundings['stdout'],
  ) {
    this.isTerminal = Boolean(stdin.isTTY && stdout.isTTY);
  }

  line(prompt: string): Promise<string | null> {
    const reader = (this.reader ??= this.open());
    if (this.isTerminal) {
      reader.setPrompt(prompt);
      reader.prompt();
    } else this.stdout.write(prompt);
    const early = this.waiting.shift();
    if (early !== undefined) return Promise.resolve(early);
    if (this.ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  private open(): Interface {
    const { stdin: input, stdout: output, isTerminal: terminal } = this;
    const reader = createInterface({ input, ...(terminal ? { output } : {}), terminal });
    reader.on('line', (line) => this.arrive(line));
    reader.on('history', (history) => {
      this.history = history;
    });
    reader.on('close', () => {
      this.ended = true;
      this.arrive(null);
    });
    reader.on('SIGINT', () => {
      output.write('\n');
      process.exit(130);
    });
    process.on('SIGINT', () => process.exit(130));
    process.on('SIGTERM', () => process.exit(143));
    return reader;
  }

  private arrive(line: string | null): void {
    const resolve = this.resolve;
    this.resolve = undefined;
    if (resolve) resolve(line);
    else if (line !== null) this.waiting.push(line);
  }

  /** What was typed does not come back. */
  forget(): void {
    this.history.length = 0;
  }

  close(): void {
    this.reader?.close();
  }
}
