/**
 * `npm run fuzz`: feeds random input to everything that reads what others wrote, for some minutes.
 *
 *     npm run fuzz -- --help
 *
 * One process watches the other, which does the work: a sample without an end is reported like one that fails.
 */
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { TARGETS } from './targets.ts';

interface Task {
  minutes: number;
  seed: number;
  targets: string[];
}
type Message = { begun: { target: string; seed: number } } | { failed: string } | { runs: number };

/** Samples of one target before the next has its turn. */
const SAMPLES = 25;
/** No sample takes as long; a game or a table takes a second. */
const HANGS_AFTER_MS = 120_000;

const known = TARGETS.map(({ name }) => name);
const USAGE = `npm run fuzz [-- OPTIONS]: feeds random input to everything that reads what others wrote

  --minutes N    as long as that (default: 5)
  --seed S       begins with the samples of this seed; a failure names its seed
  --target T     only ${known.join(', ')}; may be given several times
  --help         this text
`;

function taskOf(argv: string[]): Task {
  const options = {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    target: { type: 'string', multiple: true },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: argv, options }));
  } catch (error) {
    process.stderr.write(`fuzz: ${(error as Error).message.split('.')[0]}.\n\n${USAGE}`);
    process.exit(2);
  }
  if (values.help) {
    process.stdout.write(USAGE);
    process.exit(0);
  }
  const targets = values.target ?? known;
  const unknown = targets.find((name) => !known.includes(name));
  const minutes = Number(values.minutes ?? 5);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  if (unknown !== undefined || !(minutes > 0) || !Number.isSafeInteger(seed)) {
    process.stderr.write(
      `fuzz: --minutes is a number above 0, --seed a whole number, --target one of ${known.join(', ')}.\n`,
    );
    process.exit(2);
  }
  return { minutes, seed, targets };
}

function watch(task: Task): void {
  process.stdout.write(`fuzz: ${task.targets.join(', ')} for ${task.minutes} minutes, from seed ${task.seed}\n`);
  const worker = fork(import.meta.filename, [JSON.stringify(task)], { execArgv: process.execArgv });
  let last = { target: '', seed: task.seed };
  const again = (): string => `npm run fuzz --${last.target && ` --target ${last.target}`} --seed ${last.seed}`;
  const end = (text: string, code: number): void => {
    worker.kill('SIGKILL');
    process.stdout.write(text);
    process.exit(code);
  };
  let timer: NodeJS.Timeout | undefined;
  worker.on('message', (received) => {
    const message = received as Message;
    clearTimeout(timer);
    if ('failed' in message) end(`\n${message.failed}\n\nThe same again: ${again()}\n`, 1);
    else if ('runs' in message) {
      end(`fuzz: ${message.runs} samples, nothing found; the last seed was ${last.seed}\n`, 0);
    } else {
      last = message.begun;
      timer = setTimeout(
        () => end(`\nA sample of ${last.target} has no end.\n\nThe same again: ${again()}\n`, 1),
        HANGS_AFTER_MS,
      );
    }
  });
  worker.on('exit', (code, signal) =>
    end(`\nThe process ended with ${signal ?? code}.\n\nThe same again: ${again()}\n`, 1),
  );
}

/** Each turn has the next seed, so that a failure can be repeated without what came before it. */
async function work({ minutes, seed, targets }: Task): Promise<void> {
  const say = (message: Message): void => void process.send!(message);
  const chosen = TARGETS.filter(({ name }) => targets.includes(name));
  const until = Date.now() + minutes * 60_000;
  let runs = 0;
  for (let turn = seed; Date.now() < until; turn++) {
    for (const target of chosen) {
      say({ begun: { target: target.name, seed: turn } });
      const result = await fc.check(target.property(), {
        seed: turn,
        numRuns: SAMPLES,
        interruptAfterTimeLimit: HANGS_AFTER_MS / 2,
      });
      runs += result.numRuns;
      if (result.failed) {
        say({ failed: `${target.name}: ${fc.defaultReportMessage(result)}\n${causeOf(result.errorInstance)}` });
        return;
      }
    }
  }
  say({ runs });
}

const causeOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

if (process.send) await work(JSON.parse(process.argv[2]) as Task);
else watch(taskOf(process.argv.slice(2)));
