import type { Command, Args } from '../command.ts';
import { capitalize } from '../../dsl/internal.ts';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  changeWords,
  playerName,
  type Change,
  type ChangeWords,
  tryEffect,
  type TryResult,
  type TryOptions,
} from '../../interpreter/scenario/index.ts';
import { narrate } from '../narrative/narrative.ts';
import { PackNames } from '../../table/index.ts';
import { GAME_WORDS } from '../wording/index.ts';
import { effectProblems } from '../effect-problems.ts';
import { DEFAULT_PACK, loadPlayable } from '../packs.ts';
import { GAME_LANGUAGE, gameLanguageOf } from '../languages.ts';
import { optionsOf } from '../play/setup.ts';
import { readRecord } from '../record-file.ts';
import { readInputFile } from '../terminal/read-file.ts';
import { truncate, painter, wrap } from '../terminal/paint.ts';
import type { Io } from '../io.ts';
import { jsonText } from '../terminal/json.ts';

export const tryIt: Command = {
  name: 'try',
  usage: 'EFFECT [--pack P] [--at POSITION] [--outcomes] [--lang L]',
  arguments: [1, 1],
  summary: 'Tries one effect on one position: what is asked, what happens, what changes.',
  options: [
    { name: 'pack', value: 'P', help: 'the pack (default: underwater-cities)' },
    {
      name: 'at',
      value: 'POSITION',
      help: 'start, midgame or rich; FILE@STEP of a recorded game; or YAML as in scenarios, such as "{me: {credit: 3}}" (default: start)',
    },
    { name: 'as', value: 'ID', help: 'as the effect of this card or slot' },
    {
      name: 'choose',
      value: 'KEYS',
      help: 'keys of choices, with commas between; where they end, the first option is taken',
    },
    { name: 'outcomes', help: 'also everything that may come of it, after the choices of --choose' },
    { name: 'players', value: 'N', help: 'how many play (default: the number that the pack names first)' },
    { name: 'option', value: 'K=V', help: 'an option of the pack; may be given more than once', many: true },
    GAME_LANGUAGE,
    { name: 'json', help: 'the answer as JSON' },
  ],
  about: [
    'The effect is done by the player whose turn it is, who is called "me". Every decision is shown ' +
      'with its options, the one taken marked, and what is not offered with its reason. Exit code 1 ' +
      'when the effect or the position has an error.',
    'With --json: the answer as docs/json/try.schema.json of the package describes it.',
  ],
  examples: [
    ['fathom try "build 2 tunnels"', 'at the beginning of a game'],
    ['fathom try "gain 2 cards; advance 1" --outcomes', 'and all that may come of it'],
    ['fathom try "upgrade structure" --at "{me: {science: 1, sites: {b9a: farm}}}"', 'on a position of your own'],
    ['fathom try "do act" --at midgame', 'a procedure: here a whole action of a turn'],
    [
      'fathom try "(until end of turn: when you advance: gain 1 card) then advance 1"',
      'a line that lasts, and what sets it off',
    ],
    ['fathom try "advance 1" --at game.json@30', 'in a recorded game, after thirty choices'],
  ],
  run(args, io) {
    const pack = loadPlayable(args.text('pack') ?? DEFAULT_PACK, io);
    if (!pack) return 1;
    const { model } = pack;
    const paint = painter(io.color);
    const text = args.positionals[0];
    const language = gameLanguageOf(args, io).code;
    const players = args.number('players', 1, 99);
    const as = args.text('as');
    const at = args.text('at');
    const given: TryOptions = {
      options: optionsOf(args, model),
      language,
      outcomes: args.flag('outcomes'),
      choices:
        args
          .text('choose')
          ?.split(',')
          .map((key) => key.trim())
          .filter(Boolean) ?? [],
      ...(players === undefined ? {} : { players }),
      ...(as === undefined ? {} : { as }),
      ...(at === undefined ? {} : { at: positionOf(at, args, io) }),
    };
    const tried = tryEffect(pack, text, given);
    if (args.flag('json')) {
      io.out(jsonText(tried));
      return tried.problems.length ? 1 : 0;
    }
    if (tried.problems.length) {
      effectProblems(tried, text, at ?? '', pack, io);
      return 1;
    }
    const words = new PackNames(
      model,
      paint,
      tried.names.map((name) => playerName(name, language)),
      language,
    );
    report(tried, words, io).forEach((line) => io.out(`${line}\n`));
    return tried.endless ? 1 : 0;
  },
};

/** `FILE@STEP`, or what the library understands. */
function positionOf(at: string, args: Args, io: Io): TryOptions['at'] {
  const record = /^(.+)@(\d+)$/.exec(at);
  if (record) {
    const file = readRecord(record[1], io);
    const step = Number(record[2]);
    if (step > file.choices.length) {
      throw args.usageError(`${record[1]} has ${file.choices.length} choices; step ${step} is after its end.`);
    }
    return { record: file, step };
  }
  const path = resolve(io.cwd, at);
  return /\.ya?ml$/.test(at) && existsSync(path) ? readInputFile(path, at).toString('utf8') : at;
}

function report(tried: TryResult, words: PackNames, { width }: Io): string[] {
  const { paint, language } = words;
  const { try: say } = GAME_WORDS[language];
  const changed = (change: Change): ChangeWords => changeWords(change, language, (id) => words.nameOf(id));
  const out: string[] = [];
  if (tried.impossible !== null) {
    out.push(...wrap(`${paint('yellow', say.impossible)} ${tried.impossible}.`, width));
  }
  for (const { player, prompt, options, chosen, refusals } of tried.decisions) {
    out.push(paint('bold', `${playerName(player, language)}: ${prompt}`));
    for (const { key, label } of options) {
      out.push(
        ...wrap(`${label}  ${paint('dim', key)}`, width - 4, 2).map(
          (line, i) => `  ${i > 0 ? ' ' : key === chosen ? paint('green', '▸') : ' '} ${line}`,
        ),
      );
    }
    for (const { label, reason } of refusals.slice(0, 8)) {
      out.push(
        ...wrap(`${paint('dim', say.not)} ${truncate(label, 40)} – ${reason}`, width - 4, 2).map(
          (line) => `    ${line}`,
        ),
      );
    }
    if (refusals.length > 8) out.push(paint('dim', `    ${say.moreRefused(refusals.length - 8)}`));
  }
  if (tried.endless) {
    if (tried.endless.beyond) return [...out, ...wrap(paint('red', `${capitalize(tried.endless.message)}.`), width, 2)];
    const loop = tried.endless.loop.map(({ name, file, line }) => `${name} (${file}:${line})`).join(' → ');
    return [...out, ...wrap(`${paint('red', say.endless)} ${loop ? `${loop} → …` : tried.endless.message}`, width, 2)];
  }
  const story = narrate(tried.trace, words, { width: width - 2, unnamed: tried.names.indexOf('me') });
  if (story.length) out.push(paint('bold', say.happens), ...story);
  for (const event of tried.trace) {
    if (event.type === 'not') {
      out.push(
        ...wrap(`${paint('dim', say.not)} ${event.text} – ${event.reason}`, width - 2, 2).map((line) => `  ${line}`),
      );
    }
  }
  out.push(
    paint('bold', say.changes),
    ...(tried.changes.length
      ? tried.changes
          .map(changed)
          .flatMap(({ what, text }) => wrap(`${what}: ${text}`, width - 2, 2).map((line) => `  ${line}`))
      : [`  ${say.nothing}`]),
  );
  if (tried.unused.length) {
    out.push(...wrap(`${paint('yellow', say.notAsked)} ${tried.unused.join(', ')}`, width, 2));
  }
  if (tried.outcomes) {
    const { list, cut: more } = tried.outcomes;
    out.push('', paint('bold', say.outcomes(list.length, more)));
    for (const { changes, ways, path } of list.slice(0, 50)) {
      const result = changes.length
        ? changes
            .map(changed)
            .map(({ what, text }) => `${what} ${text}`)
            .join(', ')
        : say.nothingChanges;
      out.push(
        ...wrap(`${result}${ways > 1 ? paint('dim', ` ${say.ways(ways)}`) : ''}`, width - 4, 2).map(
          (line, i) => `  ${i === 0 ? '•' : ' '} ${line}`,
        ),
      );
      if (path.length) out.push(...wrap(paint('dim', path.join(' → ')), width - 6, 2).map((line) => `      ${line}`));
    }
    if (list.length > 50) out.push(`  ${say.moreOutcomes(list.length - 50)}`);
  }
  return out;
}
