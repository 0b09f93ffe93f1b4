import type { Command } from '../command.ts';
import { replay as playAgain, type Game } from '../../interpreter/index.ts';
import { LANGUAGES } from '../../dsl/index.ts';
import { EffectTexts } from '../effect-texts.ts';
import { finalTable } from '../narrative/scores.ts';
import { narrate } from '../narrative/narrative.ts';
import { PackNames } from '../narrative/pack-names.ts';
import { loadPlayable, type PlayablePack } from '../packs.ts';
import { playerNames } from '../play/setup.ts';
import { explainStop, packChange } from '../play/explain-stop.ts';
import { readRecord, type RecordFile } from '../record-file.ts';
import { PositionTable } from '../table/draw.ts';
import { painter } from '../terminal/paint.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE [--verify] [--to STEP]',
  arguments: [1, 1],
  summary: 'Replays a recorded game and narrates it.',
  options: [
    {
      name: 'verify',
      help: 'compares every recorded hash instead of narrating the game; exit code 1 when one differs',
    },
    { name: 'to', value: 'STEP', help: 'stops after so many choices and shows the position' },
    { name: 'pack', value: 'P', help: 'the pack (default: the one that the record names)' },
  ],
  about: [
    'If the pack has changed, the game is replayed up to the first choice that is not offered; that step and the changed components are reported, exit code 1.',
  ],
  examples: [
    ['fathom replay game.json', 'the whole story'],
    ['fathom replay game.json --to 30', 'up to the thirtieth choice, with the position there'],
    ['fathom replay game.json --verify', 'whether this engine and these packs still give the same game'],
  ],
  run(args, io) {
    const [file] = args.positionals;
    const to = args.number('to', 0);
    const record = readRecord(file, io);
    const pack = loadPlayable(args.text('pack') ?? record.from ?? record.pack, io);
    if (!pack) return 1;
    if (record.pack !== pack.model.id) {
      throw args.usageError(`"${file}" is a game of ${record.pack}, not of ${pack.model.id}.`);
    }
    if (to !== undefined && to > record.choices.length) {
      throw args.usageError(`The record has ${record.choices.length} choices; --to ${to} is after its end.`);
    }
    const paint = painter(io.color);
    if (args.flag('verify')) {
      const { problems, hashes } = verify(record, pack, to);
      if (problems.length === 0) {
        io.out(
          `${paint('green', 'good')}: ${to ?? record.choices.length} choices, ${hashes} hashes equal${record.hash === pack.model.hash ? '' : ', under another state of the pack'}\n`,
        );
        return 0;
      }
      problems.forEach((line) => io.out(`${line}\n`));
      packChange(record, pack, io).forEach((line) => io.out(`${line}\n`));
      return 1;
    }
    const { game, stopped } = playAgain(pack.model, record, { ...(to === undefined ? {} : { to }), trace: true });
    const words = new PackNames(pack.model, paint, playerNames(Array.from({ length: record.players }, () => '')));
    io.out(
      `${paint('bold', pack.model.title)} for ${record.players}, seed ${record.seed}\n${narrate(game.trace, words, { width: io.width }).join('\n')}\n`,
    );
    if (stopped) {
      explainStop(record, stopped, pack, io).forEach((line) => io.err(`${line}\n`));
      return 1;
    }
    if (game.over) io.out(`${finalTable(game, words, io.width).join('\n')}\n`);
    else {
      const view = game.view();
      const seat = game.decision!.player;
      io.out(
        `\n${paint('bold', `After ${to ?? record.choices.length} of ${record.choices.length} choices: ${words.player(seat)} is asked "${game.decision!.prompt}"`)}\n${new PositionTable(words, new EffectTexts(pack.sources, { known: { ...game.options, players: game.players }, rendered: { model: pack.model, language: LANGUAGES['en'] } }), io.width).whole(view, seat).join('\n')}\n`,
      );
    }
    return 0;
  },
};

/** Every hash of the record against the game as it is played now. */
function verify(
  record: RecordFile,
  pack: PlayablePack,
  to = record.choices.length,
): { problems: string[]; hashes: number } {
  const { game } = playAgain(pack.model, { ...record, choices: [] });
  const wanted = new Map(record.hashes ?? []);
  const problems: string[] = [];
  let hashes = 0;
  const compare = (step: number, hash: string, what: string): boolean => {
    hashes++;
    if (game.hash() === hash) return true;
    problems.push(`After choice ${step} ${what} has the hash ${game.hash()}; the record says ${hash}.`);
    return false;
  };
  for (let i = 0; i < to; i++) {
    const problem = tryChoice(game, record.choices[i]);
    if (problem) {
      return {
        problems: [
          ...problems,
          `Choice ${i + 1} of ${record.choices.length}, "${record.choices[i]}", is not offered: ${problem}`,
        ],
        hashes,
      };
    }
    const hash = wanted.get(i + 1);
    if (hash !== undefined && !compare(i + 1, hash, 'the position')) return { problems, hashes };
  }
  if (to === record.choices.length) compare(to, record.finalHash, 'the last position');
  return { problems, hashes };
}

function tryChoice(game: Game, key: string): string | undefined {
  try {
    game.choose(key);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
