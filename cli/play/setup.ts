/** Seats, seeds and options from the command line, for `play`, `simulate` and `replay`. */
import {
  type LanguageCode,
  type PackModel,
  didYouMean,
  nearestNames as nearest,
  optionsWithoutEffect,
} from '../../dsl/internal.ts';
import { botNamed, botNames } from '../../study/index.ts';
import type { Args, OptionSpec } from '../command.ts';
import type { Io } from '../io.ts';
import type { RecordFile } from '../record-file.ts';
import { problemOfSeats } from '../../table/index.ts';
import { GAME_WORDS } from '../wording/index.ts';

export const HUMAN = 'human';

export const GAME_OPTIONS: OptionSpec[] = [
  { name: 'pack', value: 'P', help: 'the pack: a name, a folder or a file (default: underwater-cities)' },
  { name: 'players', value: 'N', help: 'how many play (default: the number that the pack names first)' },
  { name: 'seed', value: 'S', help: 'a whole number that fixes all chance; equal seeds, equal games' },
  {
    name: 'option',
    value: 'K=V',
    help: 'an option of the pack (`fathom show options` lists them); may be given more than once',
    many: true,
  },
];

/** How many play: as asked, else the number that the pack names first. */
export function playersOf(args: Args, model: PackModel): number {
  const asked = args.number('players', 1, 99);
  if (asked === undefined) return model.playerCounts[0];
  if (!model.playerCounts.includes(asked)) {
    throw args.usageError(`${model.title} is for ${countsOf(model.playerCounts)}, not ${asked}.`);
  }
  return asked;
}

/** `1 to 4 players`, `1 or 3 players` */
function countsOf(counts: number[]): string {
  const list = [...counts].sort((a, b) => a - b);
  const first = list[0];
  const last = list[list.length - 1];
  const text =
    list.length > 2 && last - first === list.length - 1
      ? `${first} to ${last}`
      : list.length === 1
        ? `${first}`
        : `${list.slice(0, -1).join(', ')} or ${last}`;
  return `${text} ${text === '1' ? 'player' : 'players'}`;
}

/** The player of each seat. The last name of a shorter list fills the remaining seats. */
export function seatsOf(args: Args, players: number, standard: string[], people: boolean): string[] {
  const asked =
    args
      .text('bots')
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean) ?? standard.slice(0, players);
  if (asked.length === 0) throw args.usageError('--bots needs at least one name.');
  if (asked.length > players) throw args.usageError(`--bots names ${asked.length} players; ${players} play.`);
  for (const name of asked) if (!(people && name === HUMAN)) checkBot(args, name, people);
  return Array.from({ length: players }, (_, seat) => asked[Math.min(seat, asked.length - 1)]);
}

/** Reports a bot that there is not, or a budget that is none. */
export function checkBot(args: Args, name: string, people = false): void {
  const bot = botNamed(name);
  if (typeof bot !== 'string') return;
  const known = [...(people ? [HUMAN] : []), ...botNames];
  if (name === HUMAN) {
    throw args.usageError(
      `"fathom ${args.command.name}" has no people at the table; --bots may name ${known.join(', ')}.`,
    );
  }
  const [plain] = name.split(':');
  switch (bot) {
    case 'unknown':
      throw args.usageError(
        `There is no bot "${plain}".${didYouMean(nearest(plain, known))} There are ${known.join(', ')}.`,
      );
    case 'thoughtless':
      throw args.usageError(`"${plain}" does not think, so it has no budget: write "${plain}", not "${name}".`);
    case 'bad-budget':
      throw args.usageError(
        `"${name}" has no budget of a bot. It is a number of lines from 1 on, such as ${plain}:80, or of ` +
          `milliseconds, such as ${plain}:5ms.`,
      );
  }
}

/** `--option K=V` as the pack's values; unknown ones are reported by the game itself. */
export function optionsOf(args: Args, model: PackModel): Record<string, string> {
  const ids = model.options.map(({ id }) => id);
  return Object.fromEntries(
    args.list('option').map((text) => {
      const at = text.indexOf('=');
      if (at < 1) {
        throw args.usageError(
          `--option needs a name and a value, such as --option ` +
            `${model.options[0] ? `${model.options[0].id}=${model.options[0].default}` : 'name=value'}.`,
        );
      }
      const [name, value] = [text.slice(0, at), text.slice(at + 1)];
      const option = model.options.find(({ id }) => id === name);
      if (!option) {
        throw args.usageError(
          `${model.title} has no option "${name}".${didYouMean(nearest(name, ids))}${ids.length ? ` It has ${model.options.map(({ id, values }) => `${id} (${values.join(', ')})`).join('; ')}.` : ''}`,
        );
      }
      if (!option.values.some((v) => String(v) === value)) {
        throw args.usageError(`The option "${name}" may be ${option.values.join(' or ')}, not "${value}".`);
      }
      return [name, value];
    }),
  );
}

/** Says which of the given options change nothing in a game of so many players. */
export function sayIdleOptions(model: PackModel, players: number, options: Record<string, string>, io: Io): void {
  for (const id of optionsWithoutEffect(model, players, options)) {
    io.err(
      `note: --option ${id}=${options[id]} changes nothing with ${players} ${players === 1 ? 'player' : 'players'}.\n`,
    );
  }
}

/** The given seed, else one from the clock that is short enough to be typed. */
export function seedOf(args: Args): number {
  return args.number('seed', 0, 2147483647) ?? Math.floor(Math.random() * 1_000_000);
}

/** Who sits where in a record: `HUMAN` or a bot; undefined where it does not say so. */
export const playersOfRecord = ({ seats, bots }: RecordFile): string[] | undefined =>
  seats?.map(({ bot }) => bot ?? HUMAN) ?? bots;

/** The names in a record, or `Player 1`, `Player 2` … */
export const namesOfRecord = (record: RecordFile, language: LanguageCode): string[] =>
  record.seats !== undefined && problemOfSeats(record) === undefined
    ? record.seats.map(({ name }) => name)
    : playerNames(record.players, language);

/** Names of the seats: `Player 1`, `Player 2` … */
export function playerNames(players: number, language: LanguageCode): string[] {
  return Array.from({ length: players }, (_, i) => GAME_WORDS[language].session.player(i + 1));
}

/** The words after `fathom` that begin such a game again. */
export function playCommand(
  pack: string,
  players: number,
  seats: string[],
  seed: number,
  options: Record<string, string | number>,
  model: PackModel,
): string {
  const bots = seats.every((s) => s === seats[0]) ? seats[0] : seats.join(',');
  const changed = model.options
    .filter(({ id, default: standard }) => options[id] !== undefined && String(options[id]) !== String(standard))
    .map(({ id }) => ` --option ${id}=${options[id]}`);
  return `play --pack ${pack} --players ${players} --bots ${bots} --seed ${seed}${changed.join('')}`;
}
