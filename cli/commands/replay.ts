import type { Command } from '../command.ts';
import type { Game } from '../../interpreter/index.ts';
import type { Language } from '../../texts/index.ts';
import { EffectTexts } from '../effect-texts.ts';
import { finalTable } from '../narrative/scores.ts';
import { narrate } from '../narrative/narrative.ts';
import { PackNames } from '../../table/index.ts';
import type { Io } from '../io.ts';
import { GAME_LANGUAGE, gameLanguageOf } from '../languages.ts';
import type { PlayablePack } from '../packs.ts';
import { namesOfRecord } from '../play/setup.ts';
import { explainStop, packChange } from '../play/explain-stop.ts';
import { compareHashes } from '../record-check.ts';
import { loadPackOfRecord, readRecord, type RecordFile } from '../record-file.ts';
import { PositionTable } from '../table/draw.ts';
import { painter, wrap } from '../terminal/paint.ts';
import { GAME_WORDS } from '../wording/index.ts';

export const replay: Command = {
  name: 'replay',
  usage: 'FILE [--verify] [--to STEP] [--lang L]',
  arguments: [1, 1],
  summary: 'Replays a recorded game and narrates it.',
  options: [
    {
      name: 'verify',
      help: 'compares every recorded hash instead of narrating the game; exit code 1 when one differs',
    },
    { name: 'to', value: 'STEP', help: 'stops after this many choices and shows the position' },
    { name: 'pack', value: 'P', help: 'the pack (default: the one that the record names)' },
    GAME_LANGUAGE,
  ],
  about: [
    'If the pack has changed, the game is replayed up to the first choice that is not offered; that ' +
      'step and the changed components are reported, exit code 1. So it is where a position is not the recorded one.',
  ],
  examples: [
    ['fathom replay game.json', 'the whole game'],
    ['fathom replay game.json --to 30', 'the first thirty choices, then the position'],
    ['fathom replay game.json --verify', 'whether this engine and these packs still give the same game'],
  ],
  run(args, io) {
    const [file] = args.positionals;
    const to = args.number('to', 0);
    const record = readRecord(file, io);
    const pack = loadPackOfRecord(record, file, args.text('pack'), io);
    if (!pack) return 1;
    if (record.pack !== pack.model.id) {
      throw args.usageError(`"${file}" is a game of ${record.pack}, not of ${pack.model.id}.`);
    }
    if (to !== undefined && to > record.choices.length) {
      throw args.usageError(`The record has ${record.choices.length} choices; --to ${to} is after its end.`);
    }
    const language = gameLanguageOf(args, io);
    return args.flag('verify')
      ? verifyRecord(record, pack, to, language, io)
      : narrateRecord(record, pack, to, language, io);
  },
};

/** Narrates the game, and shows the position if it is not over. */
function narrateRecord(
  record: RecordFile,
  pack: PlayablePack,
  to: number | undefined,
  language: Language,
  io: Io,
): number {
  const { model } = pack;
  const paint = painter(io.color);
  const { game, stopped, problem } = compareHashes(record, pack, language.code, { to, trace: true });
  const names = new PackNames(model, paint, namesOfRecord(record, language.code), language.code);
  const { replay: say } = GAME_WORDS[names.language];
  io.out(`${say.header(paint('bold', model.title), record.players, record.seed)}\n`);
  io.out(`${narrate(game.trace, names, { width: io.width }).join('\n')}\n`);
  if (stopped) {
    for (const line of explainStop(record, stopped, pack, language.code, io)) io.err(`${line}\n`);
    return 1;
  }
  if (game.over) io.out(`${finalTable(game, names, io.width).join('\n')}\n`);
  else showPosition(game, record, pack, names, language, io, to ?? record.choices.length);
  if (problem === null) return 0;
  for (const line of [
    ...wrap(`${paint('red', 'fathom:')} ${problem}`, io.width, 2),
    ...packChange(record, pack, language.code, io),
  ]) {
    io.err(`${line}\n`);
  }
  return 1;
}

/** The decision at which the replay stands, and the position. */
function showPosition(
  game: Game,
  record: RecordFile,
  { model, sources }: PlayablePack,
  names: PackNames,
  language: Language,
  io: Io,
  made: number,
): void {
  const { replay: say } = GAME_WORDS[names.language];
  const { player, prompt } = game.decision!;
  io.out(`\n${painter(io.color)('bold', say.asked(made, record.choices.length, names.player(player), prompt))}\n`);
  const texts = new EffectTexts(sources, {
    known: { ...game.options, players: game.players },
    rendered: { model, language },
  });
  io.out(`${new PositionTable(names, texts, io.width, game.options).whole(game.everything(), player).join('\n')}\n`);
}

function verifyRecord(
  record: RecordFile,
  pack: PlayablePack,
  to: number | undefined,
  { code }: Language,
  io: Io,
): number {
  const { problem, hashes } = compareHashes(record, pack, code, { to });
  const { replay: say } = GAME_WORDS[code];
  if (problem !== null) {
    for (const line of [problem, ...packChange(record, pack, code, io)]) io.out(`${line}\n`);
    return 1;
  }
  const paint = painter(io.color);
  const equal = say.equal(to ?? record.choices.length, hashes, record.hash !== pack.model.hash);
  io.out(`${paint('green', say.good)}: ${equal}\n`);
  return 0;
}
