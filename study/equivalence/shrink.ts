/** Makes a position smaller, entry by entry, as long as it still shows what it is to show. */
import type { TrialPosition } from './positions.ts';

type Edit = (position: TrialPosition) => TrialPosition;
type Entries = Record<string, unknown>;

/** Positions that are tried; each is two effects done. */
const MOST_TRIED = 250;
/** Boards with few pieces that are drawn, for each number of pieces; with more pieces a person sees no less in what is left. */
const BOARDS_DRAWN = 25;
const FEW_PIECES = 3;

/** Boards that may stand in the place of one: so many of its pieces, on other sites. */
type Scatter = (pieces: readonly string[], n: number) => Record<string, string>;

/**
 * Leaves out entries, halves of their members, single members, and says what is left more plainly, until nothing of that shows it
 * any more. Of a board that is still large its pieces are tried on other sites, as one alone cannot be left out of those
 * that have to be adjacent.
 */
export function shrink(
  position: TrialPosition,
  shows: (smaller: TrialPosition) => boolean,
  scatter: Scatter,
): TrialPosition {
  let left = MOST_TRIED;
  const holds = (smaller: TrialPosition): boolean => left-- > 0 && shows(smaller);
  const smaller = applied(editsOfEntries(position), position, holds);
  return edited(withFewPieces(smaller, holds, scatter), holds);
}

function edited(position: TrialPosition, holds: (smaller: TrialPosition) => boolean): TrialPosition {
  let smallest = position;
  for (let before: TrialPosition | null = null; before !== smallest;) {
    before = smallest;
    smallest = applied([...editsOfEntries(smallest), ...editsOfMembers(smallest)], smallest, holds);
  }
  return smallest;
}

function applied(
  edits: readonly Edit[],
  position: TrialPosition,
  holds: (smaller: TrialPosition) => boolean,
): TrialPosition {
  let smallest = position;
  for (const edit of edits) {
    const smaller = edit(smallest);
    if (smaller !== smallest && holds(smaller)) smallest = smaller;
  }
  return smallest;
}

function withFewPieces(
  position: TrialPosition,
  holds: (smaller: TrialPosition) => boolean,
  scatter: Scatter,
): TrialPosition {
  const boards = position.players.map(({ sites }) => Object.values((sites ?? {}) as Record<string, string>));
  const owner = boards.findIndex((pieces) => pieces.length > 1);
  if (owner < 0) return position;
  const most = Math.min(FEW_PIECES, boards[owner].length - 1);
  for (let n = 1; n <= most; n++) {
    for (let i = 0; i < BOARDS_DRAWN; i++) {
      const sites = scatter(boards[owner], n);
      const smaller = change(owner, (entries) => ({ ...entries, sites }))(position);
      if (holds(smaller)) return smaller;
    }
  }
  return position;
}

/** The game, or a player by number. */
type Part = 'game' | number;

/** Each entry with whose it is; those that a person looks at first go last. */
function entriesIn(position: TrialPosition): { part: Part; key: string; value: unknown }[] {
  const others: Part[] = [...position.players.keys()].slice(1).reverse();
  return [...others, 'game' as const, 0].flatMap((part) =>
    Object.entries(entriesOf(position, part)).map(([key, value]) => ({ part, key, value })),
  );
}

const editsOfEntries = (position: TrialPosition): Edit[] => [
  (now) => (now.preset === 'start' ? now : { ...now, preset: 'start' }),
  ...entriesIn(position).map(({ part, key }) => change(part, (all) => without(all, key))),
];

const editsOfMembers = (position: TrialPosition): Edit[] =>
  entriesIn(position).flatMap(({ part, key, value }) =>
    memberEdits(value).map((edit) => change(part, (all) => (key in all ? { ...all, [key]: edit(all[key]) } : all))),
  );

const entriesOf = (position: TrialPosition, part: Part): Entries =>
  part === 'game' ? position.game : position.players[part];

const change =
  (part: Part, edit: (entries: Entries) => Entries): Edit =>
  (now) => {
    const before = entriesOf(now, part);
    const changed = edit(before);
    if (changed === before) return now;
    return part === 'game'
      ? { ...now, game: changed }
      : { ...now, players: now.players.map((entries, i) => (i === part ? changed : entries)) };
  };

/** Edits of the members of a list, or of a map. */
function memberEdits(value: unknown): ((now: unknown) => unknown)[] {
  if (Array.isArray(value)) {
    return (value as unknown[]).map((item) => (now) => (now as unknown[]).filter((one) => one !== item));
  }
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  const half = keys.length >> 1;
  return [
    ...(keys.length > 3 ? [keys.slice(0, half), keys.slice(half)] : []).map(
      (several) => (now: unknown) => several.reduce(without, now as Entries),
    ),
    ...keys.flatMap((key) => [
      (now: unknown) => without(now as Entries, key),
      (now: unknown) => plainer(now as Entries, key),
    ]),
  ];
}

const without = (entries: Entries, key: string): Entries =>
  key in entries ? Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key)) : entries;

/** A piece that need not be upgraded. */
function plainer(entries: Entries, key: string): Entries {
  const value = entries[key];
  if (typeof value !== 'string') return entries;
  const plain = value.replace(/ upgraded$/, '');
  return plain === value ? entries : { ...entries, [key]: plain };
}
