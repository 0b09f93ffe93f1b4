import type { Command } from '../command.ts';
import { InputError } from '../io.ts';
import { queueAddress, queueTimes } from '../study/queue-arguments.ts';
import { queueLibrary, QueuePlayer, engineOf } from '../../study/internal.ts';
import { counted } from '../terminal/text-page.ts';

export const worker: Command = {
  name: 'worker',
  usage: '--queue URL [--jobs J]',
  arguments: [0, 0],
  summary: 'Plays games for commands of other machines, from a queue.',
  options: [
    { name: 'queue', value: 'URL', help: 'where Redis or Valkey is, such as redis://192.168.1.5:6379' },
    { name: 'jobs', value: 'J', help: 'threads (default: 1)' },
  ],
  about: [
    'Commands that play many games (simulate, match, ladder, balance, tune) with --queue give them to ' +
      'the workers at the same address, in chunks of a few seconds. The figures are those of one ' +
      'machine for the same seeds, whoever plays them, in whatever order, and whatever ends in between: ' +
      'the chunk of a worker that is gone is played by another one.',
    'A worker needs no packs: a command sends its pack along. It plays only for commands of the same ' +
      'build of Fathom. Ctrl-C finishes the chunk, or gives it back.',
    'The queue is Redis (6.2 or newer) or Valkey with the packages bullmq and ioredis, which are ' +
      'installed beside Fathom: npm install bullmq ioredis. A password belongs into the environment, as ' +
      'FATHOM_QUEUE_PASSWORD. Whoever can write into the queue can let workers calculate and give wrong ' +
      'figures to commands, so it belongs into a network that you trust.',
  ],
  examples: [
    ['fathom worker --queue redis://192.168.1.5 --jobs 4', 'four threads for the queue of that machine'],
    ['fathom simulate --games 100000 --queue redis://192.168.1.5', 'on any machine: the games'],
  ],
  async run(args, io) {
    const address = queueAddress(args, io);
    if (address === null) {
      throw args.usageError('Which queue? For example: fathom worker --queue redis://localhost');
    }
    const times = queueTimes(args, io);
    const jobs = args.number('jobs', 1, 256) ?? 1;
    const library = queueLibrary(io.self);
    const { script } = io;
    if (script === undefined) throw new InputError('A worker needs the built command.');
    const engine = engineOf(script);
    const askers = new Set<string>();
    let chunks = 0;
    let games = 0;
    let unheard: (() => void) | undefined;
    const ended = new Promise<void>((resolve) => {
      unheard = io.onInterrupt?.(resolve);
    });
    const status = (): void => io.progress?.(`${counted(chunks, 'chunk')}, ${counted(games, 'game')}`);
    try {
      await QueuePlayer.run(
        {
          address,
          library,
          engine,
          times,
          script,
          jobs,
          ready: () =>
            io.out(
              `Plays for ${address.shown} with ${counted(jobs, 'thread')}: Fathom ${engine.version} (${engine.digest.slice(0, 8)}). ` +
                `Ctrl-C ends it.\n`,
            ),
          began: (title, asker) => {
            if (askers.has(asker)) return;
            askers.add(asker);
            io.out(`${title}\n`);
          },
          played: (more) => {
            chunks++;
            games += more;
            status();
          },
          say: (text) => io.err(text),
        },
        ended,
      );
    } finally {
      unheard?.();
    }
    io.out(`Played ${counted(games, 'game')} in ${counted(chunks, 'chunk')}.\n`);
    return 0;
  },
};
