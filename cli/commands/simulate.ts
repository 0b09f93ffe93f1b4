import type { Command } from '../command.ts';
import { optionValues } from '../../interpreter/index.ts';
import { DEFAULT_PACK, findPack, playable } from '../packs.ts';
import { GAME_OPTIONS, optionsOf, playersOf, sameGame, seatsOf } from '../play/setup.ts';
import { simulate as playAll } from '../simulate/jobs.ts';
import { reportLines, reportOf } from '../simulate/report.ts';
import { GameFault, type Job } from '../simulate/run.ts';
import { painter } from '../terminal/paint.ts';
import { resolve } from 'node:path';

export const simulate: Command = {
  name: 'simulate', usage: '[--pack P] [--games N] [--players N] [--seed S] [--bots …] [--jobs J] [--json]', arguments: [0, 0],
  summary: 'Plays many games between bots and counts: scores, wins, slots, cards.',
  options: [
    ...GAME_OPTIONS.map((o) => (o.name === 'seed' ? { ...o, help: 'seed of the first game; each next game has the next one (default: 1)' } : o)),
    { name: 'games', value: 'N', help: 'how many (default: 100)' },
    { name: 'bots', value: 'A,B,…', help: 'who plays, seat by seat; the last one named sits on all further seats (default: random)' },
    { name: 'jobs', value: 'J', help: 'threads (default: 1); the figures do not depend on it' },
    { name: 'json', help: 'the figures as JSON' },
  ],
  about: [
    'Equal seeds give equal figures, speed aside. A shared victory counts in equal parts.',
    'With --json one object: pack, version, hash, players, options, bots, firstSeed, games, seconds, gamesPerSecond, decisionsPerGame, choicesPerGame (decisions with more than one option), optionsPerChoice, lookAhead {asked, givenUp}, seats [{seat, bot, wins, score {mean, min, p10, p25, median, p75, p90, max}}], cards [{id, name, used, abilities, entered {zone: times}}] (zones that all see, after the first decision), slots [{id, name, color, taken, performed}]. For random players the options are those before look-ahead.',
  ],
  examples: [
    ['fathom simulate', 'a hundred games of Underwater Cities for two'],
    ['fathom simulate --players 4 --games 2000 --jobs 2', 'more of them, on two cores'],
    ['fathom simulate --option tunnel-supply=47 --json > with-47.json', 'a variant, for another program'],
  ],
  async run(args, io) {
    const name = args.text('pack') ?? DEFAULT_PACK;
    const pack = playable(name, io);
    if (!pack) return 1;
    const { model } = pack, paint = painter(io.color);
    const players = playersOf(args, model), options = optionsOf(args, model);
    const job: Job = {
      players, options, seats: seatsOf(args, players, ['random'], false),
      seed: args.number('seed', 0, 2147483647) ?? 1, games: args.number('games', 1, 100_000_000) ?? 100,
    };
    const jobs = args.number('jobs', 1, 256) ?? 1;
    const began = performance.now();
    let shown = 0;
    const progress = (done: number): void => {
      const now = performance.now();
      if (!io.progress || now - shown < 100) return;
      shown = now;
      io.progress(`${done} of ${job.games} games, ${Math.round(done / ((now - began) / 1000))}/s`);
    };
    try {
      const tally = await playAll(model, resolve(io.cwd, findPack(name, io)), job, jobs, io.script, progress);
      const report = reportOf(model, job, optionValues(model, options), tally, (performance.now() - began) / 1000);
      io.out(args.flag('json') ? `${JSON.stringify(report, null, 2)}\n` : `${reportLines(report, model, paint, io.width).join('\n')}\n`);
      return 0;
    } catch (error) {
      if (!(error instanceof GameFault)) throw error;
      io.err(`${paint('red', 'fathom:')} the game with seed ${error.seed} failed: ${error.message}\nThis is a fault of the engine; it shows again with: ${io.self} ${sameGame(name, players, job.seats, error.seed, options, model).replace(/^play/, 'simulate --games 1')}\n`);
      return 1;
    }
  },
};
