/** Everything to which an effect can come at a position, over all choices, as a set of hashes. */
import {
  FRAMES_BASE,
  HEADER,
  LENGTH,
  STATUS,
  STATUS_ASKING,
  TURN_OF,
  cellsKey,
  BY_GAME,
  restorePosition,
  StoppedError,
  onlyRun,
} from '../../interpreter/internal.ts';
import type { Place, Seers } from './seers.ts';

/** What is done after an effect: by whom, which of `CompiledGame.extra`. */
interface Deed {
  readonly seat: number;
  readonly extra: number;
}
/** Deeds one after the other. */
export type Sequel = readonly Deed[];

/** `all`: each choice is tried; `few`: of those that the deeds themselves ask for only the first and the last option. */
export interface Sequels {
  readonly list: readonly Sequel[];
  readonly choices: 'all' | 'few';
}

/** What is seen at one moment: a hash of it, and the places in which it is seen, by their own hashes. */
interface Seen {
  readonly key: string;
  readonly at: ReadonlyMap<string, Place>;
}
/** One outcome: what is seen when the effect is done, then what is seen after each of the sequels. */
export type Outcome = readonly Seen[];

export interface Outcomes {
  /** by hash */
  readonly ends: ReadonlyMap<string, Outcome>;
  /** false: the budget was used up before all choices were tried */
  readonly complete: boolean;
}

/** How much may be tried; it becomes less while it is. */
export interface Budget {
  decisions: number;
}

/** The file in the origins of what is done afterwards. */
export const DEED_FILE = 'afterwards';

/** End positions that are looked at with every sequel; more of one effect tell nothing new. */
const MOST_PROBED = 12;

/**
 * All outcomes from a position where an effect is about to run.
 *
 * A position at the end counts without the state of the generator, and with what each player knows of cards that are not seen.
 * What lasts beyond the effect (`until end of …`, `at end of …`) is not seen in it, so each of the sequels is done after it, and
 * their outcomes count as well.
 * `declinable`: nothing may come of it, too.
 */
export function outcomesAt(
  seers: Seers,
  from: Place,
  { list, choices }: Sequels,
  budget: Budget,
  declinable = false,
): Outcomes {
  const { ends, complete } = endsFrom(seers, from, budget, 'all');
  const found = new Map<string, Outcome>();
  const add = (...seen: Outcome): void => void found.set(seen.map(({ key }) => key).join(' '), seen);
  if (declinable) add(seenAt(from, seers));
  let probed = 0;
  let all = complete;
  for (const end of ends) {
    if (end === ENDLESS) {
      add(NEVER_ENDS);
    } else if (list.length === 0 || !lasts(end, seers)) {
      add(seenAt(end, seers));
    } else if (probed++ < MOST_PROBED) {
      const after = list.map((sequel) => afterwards(seers, end, sequel, choices, budget));
      // with some of what comes of the sequels it would be another outcome
      if (after.every((one) => one !== null)) add(seenAt(end, seers), ...after);
      else all = false;
    } else {
      all = false;
    }
  }
  return { ends: found, complete: all };
}

/** Of the outcomes that only one effect has: how many sequels before it is seen (0: at once, number i: after that one), and where. */
export function seenApart(only: readonly Outcome[], other: Outcomes): { after: number; at: Place[] } {
  const others = [...other.ends.values()];
  const most = Math.max(0, ...only.map(({ length }) => length));
  for (let after = 0; after < most; after++) {
    const known = new Set(others.flatMap((seen) => [...(seen[after]?.at.keys() ?? [])]));
    const at = only.flatMap((seen) =>
      [...(seen[after]?.at ?? [])].flatMap(([key, place]) => (known.has(key) ? [] : [place])),
    );
    if (at.length > 0) return { after, at };
  }
  return { after: 0, at: only.flatMap(([seen]) => [...seen.at.values()]) };
}

/** What comes of the sequels where the effect was not done at all, to know whether it has changed anything. */
export function keyWithoutIt(seers: Seers, from: Place, { list, choices }: Sequels, budget: Budget): string {
  const after = list.map((sequel) => afterwards(seers, from, sequel, choices, budget)?.key ?? '');
  return [keyOf(from, seers), ...after].join(' ');
}

/** The effect has left something behind that is no part of a position: what is in force for a time, or waits. */
const lasts = ({ cells }: Place, { vm: { game } }: Seers): boolean => cells[FRAMES_BASE] > game.tables.layout.fixed;

const NEVER_ENDS: Seen = { key: 'endless', at: new Map() };

function seenAt(place: Place, seers: Seers): Seen {
  const key = keyOf(place, seers);
  return { key, at: new Map([[key, place]]) };
}

/** All that comes of a sequel; null: there is more than was tried. */
function afterwards(
  seers: Seers,
  from: Place,
  [deed, ...rest]: Sequel,
  choices: Sequels['choices'],
  budget: Budget,
): Seen | null {
  const { vm } = seers;
  restorePosition(vm, from.cells);
  onlyRun(vm, deed.seat, () => vm.game.extra[deed.extra].start(vm, BY_GAME, -1, -1, -1, 0));
  const begun = { cells: vm.cells.slice(0, vm.cells[LENGTH]), known: from.known };
  const { ends, complete } = endsFrom(seers, begun, budget, choices);
  if (!complete) return null;
  const at = new Map<string, Place>();
  let isEndless = false;
  for (const end of ends) {
    if (end === ENDLESS) {
      isEndless = true;
      continue;
    }
    const then = rest.length === 0 ? NOTHING_MORE : afterwards(seers, end, rest, choices, budget);
    if (then === null) return null;
    const here = keyOf(end, seers);
    if (then === NOTHING_MORE) at.set(here, end);
    for (const [key, place] of then.at) at.set(`${here}>${key}`, place);
  }
  return { key: [...at.keys(), ...(isEndless ? [NEVER_ENDS.key] : [])].sort().join('.'), at };
}

const NOTHING_MORE: Seen = { key: '', at: new Map() };

const ENDLESS = Symbol('endless');

function endsFrom(
  seers: Seers,
  from: Place,
  budget: Budget,
  choices: Sequels['choices'],
): { ends: (Place | typeof ENDLESS)[]; complete: boolean } {
  const { vm } = seers;
  const ends: (Place | typeof ENDLESS)[] = [];
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    seers.goTo(at);
    try {
      vm.run();
    } catch (error) {
      if (!(error instanceof StoppedError)) throw error;
      ends.push(ENDLESS);
      continue;
    }
    const key = `${cellsKey(vm.cells, vm.cells[LENGTH])}/${seers.key()}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const here = seers.here();
    if (vm.cells[STATUS] !== STATUS_ASKING) {
      ends.push(here);
      continue;
    }
    // the effects themselves may offer the same in another order, so of their choices none is left out
    const few = choices === 'few' && vm.asking.origin.file === DEED_FILE;
    vm.enumerate();
    const codes: number[] = [];
    for (let i = 0; i < vm.optionCount; i++) if (vm.search.isLegal(vm, i)) codes.push(vm.options[i]);
    for (const code of few && codes.length > 2 ? [codes[0], codes[codes.length - 1]] : codes) {
      if (--budget.decisions < 0) return { ends, complete: false };
      seers.goTo(here);
      vm.enumerate();
      vm.choose(code);
      open.push(seers.here());
    }
  }
  return { ends, complete: true };
}

const buffer: { cells: Int32Array } = { cells: new Int32Array(0) };

/**
 * A hash of the fixed part of a position: everything but the generator, what is still running, and reactions. Those are over where
 * something ends, and what is left in their cells names the effect. Behind it what the players know of cards that they do not see.
 */
export function keyOf(place: Place, seers: Seers): string {
  const { cells } = place;
  const length = seers.vm.game.tables.layout.reactions;
  if (buffer.cells.length < length) buffer.cells = new Int32Array(length);
  buffer.cells.set(cells.subarray(0, length));
  const turn = cells[TURN_OF];
  buffer.cells.fill(0, 0, HEADER);
  buffer.cells[TURN_OF] = turn;
  return `${cellsKey(buffer.cells, length)}/${seers.key(place.known)}`;
}
