/** The commands that a person may type during a game. */
import { type CardDef, type PackModel, nearestNames as nearest } from '../../dsl/internal.ts';
import { keysOf, type TableOption } from '../../table/index.ts';
import type { SessionWords } from '../wording/index.ts';

type TypedCommand =
  | { kind: 'choose'; key: string }
  | { kind: 'undo' | 'redo' | 'why' | 'advice' | 'position' | 'help' | 'quit' }
  | { kind: 'save'; file: string }
  | { kind: 'view'; player: number | undefined }
  | { kind: 'card'; id: string }
  | { kind: 'unknown'; message: string };

/** The offered amounts, if all options are amounts: then a typed number is the amount itself. */
export function amountsOf(options: readonly TableOption[]): number[] | undefined {
  const amounts = options.map(({ key }) => /^amount:(\d+)$/.exec(key)?.[1]);
  return amounts.every((n) => n !== undefined) ? amounts.map(Number) : undefined;
}

/** The numbers that may be typed: `1-5`. */
export function numbersOf(options: readonly TableOption[]): string {
  const numbers = amountsOf(options) ?? options.map((_, i) => i + 1);
  const [first] = numbers;
  const last = numbers[numbers.length - 1];
  return first === last ? `${first}` : `${first}-${last}`;
}

/** Parses one line. A key that is not offered is passed on, as the game knows the reason. */
export function parseTyped(text: string, options: readonly TableOption[], say: SessionWords): TypedCommand {
  const line = text.trim();
  const [word, ...rest] = line.split(/\s+/);
  const argument = rest.join(' ');
  if (line === '') return { kind: 'unknown', message: say.typeNumber(numbersOf(options), options.length) };
  if (/^\d+$/.test(line)) {
    const option = amountsOf(options)
      ? options.find(({ key }) => key === `amount:${Number(line)}`)
      : options[Number(line) - 1];
    return option
      ? { kind: 'choose', key: option.key }
      : { kind: 'unknown', message: say.noNumber(line, numbersOf(options)) };
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
    case 'b':
    case 'bot':
    case 'hint':
      return { kind: 'advice' };
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
  const exact = byKey(line, options);
  if (exact !== undefined) return { kind: 'choose', key: exact };
  const lower = line.toLowerCase();
  const near = [...options, ...firstsOf(options)].filter(
    ({ label, key }) => label.toLowerCase().startsWith(lower) || keysOf(key).at(-1)!.split(':')[1]?.startsWith(lower),
  );
  if (near.length === 1) return { kind: 'choose', key: near[0].key };
  if (near.length > 1) {
    const labels = near.map(({ label }) => label).slice(0, 5);
    return { kind: 'unknown', message: say.ambiguous(line, labels.join(say.or)) };
  }
  if (/^[a-z]+:\S+$/.test(line)) return { kind: 'choose', key: line };
  const guesses = nearest(
    lower,
    options.map(({ label }) => label),
  );
  return { kind: 'unknown', message: say.unknown(line, say.didYouMean(guesses)) };
}

/** Of entries that stand for two choices, the first choice by itself: the second one is asked then. */
function firstsOf(options: readonly TableOption[]): Pick<TableOption, 'key' | 'label'>[] {
  const firsts = new Map(
    options.flatMap(({ key, group }) => (group === undefined ? [] : [[keysOf(key)[0], group] as const])),
  );
  return [...firsts].map(([key, label]) => ({ key, label }));
}

/** A key of an entry, of its first choice, or of the second one of a single entry. */
function byKey(typed: string, options: readonly TableOption[]): string | undefined {
  const known = [...options, ...firstsOf(options)].find(({ key }) => key === typed);
  if (known) return known.key;
  const seconds = options.filter(({ key }) => keysOf(key).at(-1) === typed);
  return seconds.length === 1 ? seconds[0].key : undefined;
}

/** A card by id, name or printed number. */
export function cardNamed(id: string, { cards }: PackModel, nameOf: (card: string) => string): CardDef | undefined {
  const wanted = id.trim().toLowerCase();
  return cards.find(
    (c) =>
      c.id === wanted ||
      c.name.toLowerCase() === wanted ||
      nameOf(c.id).toLowerCase() === wanted ||
      (c.number !== null && String(c.number) === wanted),
  );
}
