/** Who played each pack last, and with which options: the form of a new game begins with them. */
import type { TableSetup } from '../../table/protocol.ts';
import { parsed, readText, writeText } from './browser-store.ts';

/** As far as a game is set up by people. An empty name is the usual one of its seat. */
export interface RememberedSetup {
  /** how many of the seats were in the game; the others were in one before it */
  count: number;
  seats: TableSetup['seats'];
  options: TableSetup['options'];
}

const KEY = 'fathom-new-games';
/** The pack that was played longest ago goes first. */
const MOST_PACKS = 24;
const MOST_SEATS = 16;
const LONGEST_NAME = 24;

/** What is stored of a pack, as far as it can be understood; null: nothing. */
export const rememberedSetup = (pack: string): RememberedSetup | null => setupIn(stored().get(pack));

/** `usualName`: of a seat; a name that nobody has chosen is not kept. */
export function rememberSetup(pack: string, { seats, options }: TableSetup, usualName: (seat: number) => string): void {
  const games = stored();
  const others = rememberedSetup(pack)?.seats.slice(seats.length) ?? [];
  const named = seats.map(({ name, bot }, seat) => ({ name: name === usualName(seat) ? '' : name, bot }));
  games.delete(pack);
  games.set(pack, { count: seats.length, seats: [...named, ...others], options });
  writeText(KEY, JSON.stringify([...games].slice(-MOST_PACKS)));
}

/** By pack, the latest last. */
function stored(): Map<string, unknown> {
  const entries = parsed(readText(KEY));
  if (!Array.isArray(entries)) return new Map();
  return new Map(
    entries.filter((entry): entry is [string, unknown] => Array.isArray(entry) && typeof entry[0] === 'string'),
  );
}

function setupIn(value: unknown): RememberedSetup | null {
  if (!isRecord(value) || !Array.isArray(value['seats']) || !isRecord(value['options'])) return null;
  const { count, seats } = value;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_SEATS) return null;
  return {
    count,
    seats: (seats as unknown[]).slice(0, MOST_SEATS).map(seatIn),
    options: Object.fromEntries(Object.entries(value['options']).filter(isOption)),
  };
}

function seatIn(value: unknown): RememberedSetup['seats'][number] {
  const { name, bot } = isRecord(value) ? value : {};
  return {
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
    bot: typeof bot === 'string' ? bot : null,
  };
}

const isOption = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
