/** The commands that a person may type during a game. */
import { type CardDef, type PackModel, didYouMean, nearestNames as nearest } from '../../dsl/index.ts';
import type { Option } from '../../interpreter/index.ts';

export type TypedCommand =
  | { kind: 'choose'; key: string }
  | { kind: 'undo' | 'redo' | 'why' | 'position' | 'help' | 'quit' }
  | { kind: 'save'; file: string }
  | { kind: 'view'; player: number | undefined }
  | { kind: 'card'; id: string }
  | { kind: 'unknown'; message: string };

export const HELP: [string, string][] = [
  ['NUMBER', 'takes that option; its key (such as slot:…) or the beginning of its words does so too'],
  ['u', 'undo: back to your choice before, unless somebody has learned something since'],
  ['r', 'redo: what was taken back'],
  ['?', 'why something is not offered'],
  ['p', 'the position again'],
  ['v N', 'what player N has'],
  ['c ID', 'a card, by id, name or number'],
  ['s FILE', 'save the game; `fathom play --resume FILE` goes on with it'],
  ['h', 'this help'],
  ['q', 'quit'],
];

/** The offered amounts, if all options are amounts: then a typed number is the amount itself. */
export function amountsOf(options: readonly Option[]): number[] | undefined {
  const amounts = options.map(({ key }) => /^amount:(\d+)$/.exec(key)?.[1]);
  return amounts.every((n) => n !== undefined) ? amounts.map(Number) : undefined;
}

/** The numbers that may be typed: `1-5`. */
export function numbersOf(options: readonly Option[]): string {
  const numbers = amountsOf(options) ?? options.map((_, i) => i + 1);
  const [first] = numbers;
  const last = numbers[numbers.length - 1];
  return first === last ? `${first}` : `${first}-${last}`;
}

/** Parses one line. A key that is not offered is passed on, as the game knows the reason. */
export function parseTyped(text: string, options: readonly Option[]): TypedCommand {
  const line = text.trim();
  const [word, ...rest] = line.split(/\s+/);
  const argument = rest.join(' ');
  if (line === '') {
    return {
      kind: 'unknown',
      message:
        options.length === 1
          ? `Type ${numbersOf(options)} to go on, or h for help.`
          : `Type a number from ${numbersOf(options).replace('-', ' to ')}, or h for help.`,
    };
  }
  if (/^\d+$/.test(line)) {
    const option = amountsOf(options)
      ? options.find(({ key }) => key === `amount:${Number(line)}`)
      : options[Number(line) - 1];
    return option
      ? { kind: 'choose', key: option.key }
      : {
          kind: 'unknown',
          message: `There is no option ${line}; they go from ${numbersOf(options).replace('-', ' to ')}.`,
        };
  }
  switch (word) {
    case 'u':
    case 'undo':
      return { kind: 'undo' };
    case 'r':
    case 'redo':
      return { kind: 'redo' };
    case '?':
    case 'why':
      return { kind: 'why' };
    case 'p':
      return { kind: 'position' };
    case 'h':
    case 'help':
      return { kind: 'help' };
    case 'q':
    case 'quit':
    case 'exit':
      return { kind: 'quit' };
    case 's':
    case 'save':
      return { kind: 'save', file: argument };
    case 'v':
      return { kind: 'view', player: /^\d+$/.test(argument) ? Number(argument) : undefined };
    case 'c':
      return { kind: 'card', id: argument };
    default:
      break;
  }
  const exact = options.find(({ key }) => key === line);
  if (exact) return { kind: 'choose', key: exact.key };
  const lower = line.toLowerCase();
  const near = options.filter(
    ({ label, key }) => label.toLowerCase().startsWith(lower) || key.split(':')[1]?.startsWith(lower),
  );
  if (near.length === 1) return { kind: 'choose', key: near[0].key };
  if (near.length > 1) {
    return {
      kind: 'unknown',
      message: `"${line}" may be ${near
        .map(({ label }) => label)
        .slice(0, 5)
        .join(' or ')}; type more of it, or its number.`,
    };
  }
  if (/^[a-z]+:\S+$/.test(line)) return { kind: 'choose', key: line };
  return {
    kind: 'unknown',
    message: `"${line}" is no option and no command.${didYouMean(
      nearest(
        lower,
        options.map(({ label }) => label),
      ),
    )} h = help.`,
  };
}

/** A card by id, name or printed number. */
export function cardNamed(id: string, model: PackModel): CardDef | undefined {
  const wanted = id.trim().toLowerCase();
  return model.cards.find(
    (c) => c.id === wanted || c.name.toLowerCase() === wanted || (c.number !== null && String(c.number) === wanted),
  );
}
