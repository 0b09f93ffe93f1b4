import type { Command, Args } from '../command.ts';
import { existsSync } from 'node:fs';
import { basename, resolve as resolvePath } from 'node:path';
import { type Game, newGame } from '../../interpreter/index.ts';
import type { Language } from '../../texts/index.ts';
import { ADVISER, type Bot, botOfKind, knownBot } from '../../study/index.ts';
import { loadWeightsFor } from '../../study/internal.ts';
import { EffectTexts } from '../effect-texts.ts';
import { GAME_LANGUAGE, gameLanguageOf } from '../languages.ts';
import type { Io } from '../io.ts';
import { finalTable } from '../narrative/scores.ts';
import { narrate } from '../narrative/narrative.ts';
import { PackNames, problemOfSeats } from '../../table/index.ts';
import { InputError } from '../io.ts';
import { DEFAULT_PACK, findPack, loadPlayable, type PlayablePack } from '../packs.ts';
import {
  GAME_OPTIONS,
  HUMAN,
  namesOfRecord,
  optionsOf,
  playerNames,
  playersOf,
  playersOfRecord,
  playCommand,
  seatsOf,
  sayIdleOptions,
  seedOf,
} from '../play/setup.ts';
import { Session, type Seat } from '../play/session.ts';
import { packChange } from '../play/explain-stop.ts';
import { compareHashes } from '../record-check.ts';
import { loadPackOfRecord, readRecord, recordOf, writeRecord, type RecordFile } from '../record-file.ts';
import { refuseForeign } from '../terminal/output.ts';
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
      help:
        'who plays, seat by seat: human, or a bot: quick, usual, strong, random; the last one named sits ' +
        'on all further seats (default: human,usual)',
    },
    GAME_LANGUAGE,
    { name: 'separate', help: 'asks each question by itself, also where one list can ask two that follow each other' },
    { name: 'record', value: 'FILE', help: 'saves the game in FILE after every choice' },
    { name: 'force', help: 'lets --record write over a FILE that is no record' },
    { name: 'resume', value: 'FILE', help: 'goes on with a recorded game; its pack, players, seed and options count' },
    {
      name: 'accept-damage',
      help: 'with --resume: goes on from the last choice of a damaged record that can be made; needs --record with a new file',
    },
  ],
  about: [
    'Decisions come as numbered options with what they do. Type a number, or: u undo, r redo, ? why ' +
      'something is not offered, b what a bot would take, p position, v N another player, c ID a card, ' +
      's FILE save, h help, q quit. With two people or more, a terminal is cleared before each of them looks, with all ' +
      'that has scrolled away; where the output is no terminal, nothing hides one hand from the other.',
    'Where a choice only leads to the next question, one list asks both; its headings are the first choice, and such a ' +
      'pair of choices is recorded as two and taken back as one. `--separate` asks them one after the other.',
    'Choices are lines of standard input, so a game can be scripted; when they end before the game ' +
      'does, it stops there. Without people the whole game is narrated at once.',
  ],
  examples: [
    ['fathom play', 'you and one bot'],
    ['fathom play --players 3 --bots human,human,usual', 'two people at one screen, and a bot'],
    ['fathom play --pack nim --seed 4', 'a small game, the same dice each time'],
    ['fathom play --bots quick --players 4 --seed 7', 'watch a whole game'],
    ['fathom play --players 1', 'alone, by the solo rules'],
    ['fathom play --option government-contracts=in-play --record game.json', 'a variant, recorded in a file'],
  ],
  async run(args, io) {
    const resumed = args.text('resume');
    const record = resumed === undefined ? undefined : readRecord(resumed, io);
    if (args.flag('accept-damage') && record === undefined) {
      throw args.usageError('--accept-damage goes with --resume.');
    }
    const saveTo = args.text('record');
    if (saveTo !== undefined) refuseForeign(resolvePath(io.cwd, saveTo), saveTo, 'record', args.flag('force'));
    const pack = record
      ? loadPackOfRecord(record, resumed!, args.text('pack'), io)
      : loadPlayable(args.text('pack') ?? DEFAULT_PACK, io);
    if (!pack) return 1;
    const language = gameLanguageOf(args, io);
    return record ? resume(args, io, pack, language, record, resumed!) : begin(args, io, pack, language);
  },
};

function begin(args: Args, io: Io, pack: PlayablePack, language: Language): Promise<number> {
  const { model } = pack;
  const players = playersOf(args, model);
  const seats = seatsOf(args, players, [HUMAN, 'usual'], true);
  const options = optionsOf(args, model);
  sayIdleOptions(model, players, options, io);
  const game = newGame(model, {
    players,
    seed: seedOf(args),
    options,
    trace: true,
    language: language.code,
  });
  const names = playerNames(players, language.code);
  return playGame(game, { seats, names }, pack, language, io, sessionOf(args, args.text('record')));
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
  const wrong = problemOfSeats(record);
  if (wrong !== undefined && args.text('bots') === undefined) {
    throw args.usageError(`"${basename(file)}" does not say who plays: ${wrong}. Say it with --bots.`);
  }
  const said = wrong === undefined ? playersOfRecord(record) : undefined;
  const seats = seatsOf(args, record.players, said ?? [HUMAN, 'random'], true);
  const names = namesOfRecord(record, language.code);
  // all sit in front of it
  const hidesHands = seats.filter((name) => name === HUMAN).length > 1;
  const { problem, game } = compareHashes(record, pack, language.code, { trace: true, hidesHands });
  if (problem !== null && !maySkipDamage(args, file, io)) {
    const say = GAME_WORDS[language.code].session;
    const lines = [problem, ...packChange(record, pack, language.code, io), say.damaged(file)];
    io.err(
      `${painter(io.color)('red', 'fathom:')} ${lines.join('\n')}\n  ${io.self} play --resume ${file} --accept-damage --record NEW.json\n`,
    );
    return 1;
  }
  const made = game.save().choices.length;
  io.out(`${GAME_WORDS[language.code].session.choicesSoFar(pack.model.title, made)}\n`);
  const saveTo = args.text('record') ?? file;
  return playGame(game, { seats, names, lesson: record.lesson }, pack, language, io, sessionOf(args, saveTo));
}

/** Whether somebody said that a damaged record may go on; never in the file of the record, nor in one that exists. */
function maySkipDamage(args: Args, file: string, io: Io): boolean {
  if (!args.flag('accept-damage')) return false;
  const record = args.text('record');
  if (record === undefined) throw args.usageError('--accept-damage needs a new file: --record NEW.json.');
  if (existsSync(resolvePath(io.cwd, record))) {
    throw new InputError(`--accept-damage writes a new file, and "${record}" exists. "${file}" stays as it is.`);
  }
  return true;
}

/** `seats`: `HUMAN` or a bot; `lesson`: the one that the game follows in the page. */
interface Players {
  seats: string[];
  names: string[];
  lesson?: string | undefined;
}

/** Where a game is saved, and how it is asked. */
const sessionOf = (
  args: Args,
  file: string | undefined,
): { file: string | undefined; force: boolean; merged: boolean } => ({
  file,
  force: args.flag('force'),
  merged: !args.flag('separate'),
});

/** Plays to the end of the game, or until somebody leaves or the input ends. */
async function playGame(
  game: Game,
  { seats, names, lesson }: Players,
  pack: PlayablePack,
  language: Language,
  io: Io,
  { file, force, merged }: ReturnType<typeof sessionOf>,
): Promise<number> {
  const { model, sources } = pack;
  game.effects = 'in-sentences';
  // a person may ask what a bot would take
  const thinking = seats.map((name) => (name === HUMAN ? ADVISER.name : name));
  const note = loadWeightsFor(thinking, pack, resolvePath(io.cwd, findPack(pack.name, io)));
  if (note !== null) io.err(`${note}\n`);
  const paint = painter(io.color);
  const words = new PackNames(model, paint, names, language.code);
  const { session: say } = GAME_WORDS[words.language];
  const texts = new EffectTexts(sources, {
    known: { ...game.options, players: game.players },
    rendered: { model, language },
  });
  const table: Seat[] = seats.map((name, seat) => ({
    name,
    bot: name === HUMAN ? null : botAt(name, game.seed, seat),
  }));
  const write = (to: string): string => {
    const saved = seats.map((player, i) => ({ name: names[i], bot: player === HUMAN ? null : player }));
    writeRecord(to, recordOf(game, pack, saved, lesson), io, force && to === file);
    return to;
  };
  const who = seats.every((name) => name === seats[0])
    ? say.all(say.seat(seats[0]))
    : seats.map((name, i) => `${words.player(i)} (${say.seat(name)})`).join(', ');
  io.out(`${wrap(say.header(paint('bold', model.title), game.players, game.seed, who), io.width, 2).join('\n')}\n`);
  const session = new Session(game, table, words, texts, io, {
    save: (to = file) => (to === undefined ? '' : write(to)),
    merged,
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
      `\n${say.gameSaved(write(file), ending === 'over')}\n  ${io.self} ${ending === 'over' ? 'replay' : 'play --resume'} ` +
        `${file}${byPath(pack.name)}\n`,
    );
  }
  if (ending === 'over') {
    io.out(
      `\n${say.again(game.seed)}\n  ${io.self} ${playCommand(pack.name, game.players, seats, game.seed, game.options, model)}\n`,
    );
  }
  return 0;
}

function botAt(name: string, seed: number, seat: number): Bot {
  const { kind, budget } = knownBot(name);
  return botOfKind(kind, seed, seat, budget);
}

/** A record names its pack without a path, so the pack must be said again where it was given by one. */
const byPath = (pack: string): string => (/[/\\]|\.ya?ml$/.test(pack) ? ` --pack ${pack}` : '');
