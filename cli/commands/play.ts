import type { Command, Args } from '../command.ts';
import { basename } from 'node:path';
import { Game, replay } from '../../interpreter/index.ts';
import type { Language } from '../../dsl/index.ts';
import { makeBot } from '../../interpreter/bots/bot.ts';
import { EffectTexts } from '../effect-texts.ts';
import { GAME_LANGUAGE, gameLanguageOf } from '../languages.ts';
import type { Io } from '../io.ts';
import { finalTable } from '../narrative/scores.ts';
import { narrate } from '../narrative/narrative.ts';
import { PackNames } from '../narrative/pack-names.ts';
import { DEFAULT_PACK, loadPlayable, type PlayablePack } from '../packs.ts';
import {
  GAME_OPTIONS,
  HUMAN,
  botKind,
  optionsOf,
  playerNames,
  playersOf,
  playCommand,
  seatsOf,
  seedOf,
} from '../play/setup.ts';
import { Session, type Seat } from '../play/session.ts';
import { explainStop } from '../play/explain-stop.ts';
import { readRecord, recordOf, writeRecord, type RecordFile } from '../record-file.ts';
import { painter, wrap } from '../terminal/paint.ts';
import { GAME_WORDS } from '../wording/index.ts';

export const play: Command = {
  name: 'play',
  usage: '[--pack P] [--players N] [--seed S] [--bots …] [--lang L] [--record F] [--resume F]',
  arguments: [0, 0],
  summary: 'Plays a game in the terminal, with people and bots.',
  options: [
    ...GAME_OPTIONS,
    {
      name: 'bots',
      value: 'A,B,…',
      help: 'who plays, seat by seat: human or random; the last one named sits on all further seats (default: human,random)',
    },
    GAME_LANGUAGE,
    { name: 'record', value: 'FILE', help: 'saves the game in FILE after every choice' },
    { name: 'resume', value: 'FILE', help: 'goes on with a recorded game; its pack, players, seed and options count' },
  ],
  about: [
    'Decisions come as numbered options with what they do. Type a number, or: u undo, r redo, ? why something is not offered, p position, v N another player, c ID a card, s FILE save, h help, q quit. With two people or more, a pause hides one hand from the other.',
    'Choices are lines of standard input, so a game can be scripted; when they end before the game does, it stops there. Without people the whole game is narrated at once.',
  ],
  examples: [
    ['fathom play', 'you and one random player'],
    ['fathom play --players 3 --bots human,human,random', 'two people at one screen, and a bot'],
    ['fathom play --pack nim --seed 4', 'a small game, the same dice each time'],
    ['fathom play --bots random --players 4 --seed 7', 'watch a whole game'],
    ['fathom play --players 1', 'alone, by the solo rules'],
    ['fathom play --option government-contracts=in-play --record game.json', 'a variant, recorded in a file'],
  ],
  async run(args, io) {
    const resumed = args.text('resume');
    const record = resumed === undefined ? undefined : readRecord(resumed, io);
    const name = args.text('pack') ?? record?.from ?? record?.pack ?? DEFAULT_PACK;
    const pack = loadPlayable(name, io);
    if (!pack) return 1;
    const language = gameLanguageOf(args, io);
    return record ? resume(args, io, pack, language, record, resumed!) : begin(args, io, pack, language);
  },
};

function begin(args: Args, io: Io, pack: PlayablePack, language: Language): Promise<number> {
  const { model } = pack;
  const players = playersOf(args, model);
  const seats = seatsOf(args, players, [HUMAN, 'random'], true);
  const game = new Game(model, {
    players,
    seed: seedOf(args),
    options: optionsOf(args, model),
    trace: true,
    language: language.code,
  });
  return playGame(game, seats, pack, language, io, args.text('record'));
}

async function resume(
  args: Args,
  io: Io,
  pack: PlayablePack,
  language: Language,
  record: RecordFile,
  file: string,
): Promise<number> {
  if (record.pack !== pack.model.id) {
    throw args.usageError(`"${basename(file)}" is a game of ${record.pack}, not of ${pack.model.id}.`);
  }
  const { game, stopped } = replay(pack.model, record, { trace: true, language: language.code });
  const seats = seatsOf(args, record.players, record.bots ?? [HUMAN, 'random'], true);
  if (stopped) {
    explainStop(record, stopped, pack, language.code, io).forEach((line) => io.err(`${line}\n`));
    return 1;
  }
  io.out(`${GAME_WORDS[language.code].session.choicesSoFar(pack.model.title, record.choices.length)}\n`);
  return playGame(game, seats, pack, language, io, args.text('record') ?? file);
}

/** Plays to the end of the game, or until somebody leaves or the input ends. */
async function playGame(
  game: Game,
  seats: string[],
  pack: PlayablePack,
  language: Language,
  io: Io,
  file: string | undefined,
): Promise<number> {
  const { model, sources } = pack;
  const paint = painter(io.color);
  const words = new PackNames(model, paint, playerNames(seats.length, language.code), language.code);
  const { session: say } = words.wording;
  const texts = new EffectTexts(sources, {
    known: { ...game.options, players: game.players },
    rendered: { model, language },
  });
  const table: Seat[] = seats.map((name, seat) => ({
    name,
    bot: name === HUMAN ? null : makeBot(botKind(name)!, game.seed, seat),
  }));
  const write = (to: string): string => {
    writeRecord(to, recordOf(game, model, sources, pack.name, seats), io);
    return to;
  };
  const who = seats.every((name) => name === seats[0])
    ? say.all(say.seat(seats[0]))
    : seats.map((name, i) => `${words.player(i)} (${say.seat(name)})`).join(', ');
  io.out(`${wrap(say.header(paint('bold', model.title), game.players, game.seed, who), io.width, 2).join('\n')}\n`);
  const session = new Session(game, table, words, texts, io, {
    save: (to = file) => (to === undefined ? '' : write(to)),
  });
  const ending = await session.run();
  if (ending === 'over') {
    const lines = [
      ...narrate(game.trace, words, { from: session.rest(), width: io.width }),
      ...finalTable(game, words, io.width),
    ];
    io.out(`${lines.join('\n')}\n`);
  } else if (ending === 'input-ended') io.out(`${say.inputEnded}\n`);
  if (file !== undefined) {
    io.out(
      `\n${say.gameSaved(write(file), ending === 'over')}\n  ${io.self} ${ending === 'over' ? 'replay' : 'play --resume'} ${file}\n`,
    );
  }
  if (ending === 'over') {
    io.out(
      `\n${say.again(game.seed)}\n  ${io.self} ${playCommand(pack.name, game.players, seats, game.seed, game.options, model)}\n`,
    );
  }
  return 0;
}
