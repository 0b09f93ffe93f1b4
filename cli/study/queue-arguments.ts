/** How commands that play many games are told where: threads of this machine, or workers at a queue. */
import type { Args, OptionSpec } from '../command.ts';
import type { Io } from '../io.ts';
import { packFolders, type PlayablePack } from '../packs.ts';
import { reportStudyFault } from './fault.ts';
import {
  type Manner,
  StopRequest,
  parseAddress,
  type QueueAddress,
  withoutPasswords,
  queueLibrary,
  engineOf,
  QueueRemote,
  PATIENCE,
  type QueueTimes,
  timesFor,
} from '../../study/internal.ts';

export const MANNER_OPTIONS: OptionSpec[] = [
  { name: 'jobs', value: 'J', help: 'threads (default: 1); the figures do not depend on it' },
  {
    name: 'queue',
    value: 'URL',
    help: 'lets the workers at a queue play instead, such as redis://192.168.1.5: see fathom worker; the figures do not depend on it',
  },
];

/** The address of --queue. Throws a `UsageError` for what is none. */
export function queueAddress(args: Args, io: Io): QueueAddress | null {
  const text = args.text('queue');
  if (text === undefined) return null;
  const address = parseAddress(text, io.queuePassword);
  if (address === null) {
    throw args.usageError(
      `--queue needs the address of Redis or Valkey, such as redis://localhost or ` +
        `redis://192.168.1.5:6379, not "${withoutPasswords(text)}".`,
    );
  }
  return address;
}

/** The time limits of the queue. Throws a `UsageError` for a factor that is none. */
export function queueTimes(args: Args, { queuePatience = '1' }: Io): QueueTimes {
  const patience = queuePatience.trim() === '' ? NaN : Number(queuePatience);
  if (patience >= PATIENCE.least && patience <= PATIENCE.most) return timesFor(patience);
  throw args.usageError(
    `FATHOM_QUEUE_PATIENCE multiplies the time limits of the queue: it must be a number from ${PATIENCE.least} ` +
      `to ${PATIENCE.most}, not "${queuePatience}".`,
  );
}

/** Plays many games of a pack in the manner that the arguments say. Ctrl-C stops them; a game that fails is said. */
export async function inManner(
  args: Args,
  io: Io,
  pack: Pick<PlayablePack, 'name' | 'model'>,
  run: (manner: Manner) => Promise<number>,
): Promise<number> {
  const address = queueAddress(args, io);
  if (address !== null && args.text('jobs') !== undefined) {
    throw args.usageError('With --queue the workers say how many threads they use: fathom worker --jobs.');
  }
  const remote =
    address === null
      ? undefined
      : new QueueRemote({
          address,
          library: queueLibrary(io.self),
          engine: engineOf(io.script),
          times: queueTimes(args, io),
          say: (text) => io.err(text),
          self: io.self,
        });
  const manner: Manner = {
    jobs: args.number('jobs', 1, 256) ?? 1,
    script: io.script === undefined ? undefined : { url: io.script, packs: packFolders(io) },
    ...(remote === undefined ? {} : { remote }),
    stop: new StopRequest(),
  };
  const unheard = io.onInterrupt?.(() => manner.stop.make());
  try {
    return await run(manner);
  } catch (error) {
    return reportStudyFault(error, pack, io);
  } finally {
    unheard?.();
    await remote?.close();
  }
}
