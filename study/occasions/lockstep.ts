/** One deed done twice from nearly the same position: with a component and without it. */
import {
  BY_GAME,
  type CompiledGame,
  LENGTH,
  legalOptions,
  onlyRun,
  restorePosition,
  STATUS,
  STATUS_ASKING,
  StoppedError,
  TraceSink,
  type Vm,
} from '../../interpreter/internal.ts';
import { gameFromCells } from '../../interpreter/scenario/index.ts';

/** What is done: by whom, which of `CompiledGame.extra`. */
interface Deed {
  readonly seat: number;
  readonly extra: number;
}

/** The number of an option that was taken, of so many legal ones. */
export interface Taken {
  readonly option: number;
  readonly of: number;
}

/** Where it began, where it ended, what was seen on the way, and which of the legal options was taken each time. */
export interface Course {
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly events: readonly string[];
  readonly taken: readonly Taken[];
}

/** With the component, and without it. */
export type Courses = readonly [Course, Course];

/** Decisions of one deed. */
const MOST_DECISIONS = 40;

/**
 * Does it in both positions. The same options are taken, the first ones, until something may be chosen in the first position only: that is
 * chosen then. Null where it does not come to an end, or the events are the same.
 */
export function lockstep(vm: Vm, from: readonly Int32Array[], deed: Deed): Courses | null {
  const courses = from.map((cells) => new Running(vm, cells, deed));
  try {
    const [one, other] = courses;
    for (let i = 0; i < MOST_DECISIONS; i++) {
      const [options, others] = courses.map((course) => course.options());
      if (options.length === 0 && others.length === 0) {
        const same = one.events.length === other.events.length && one.events.every((text, at) => text === other.events[at]);
        return same ? null : [one.course(), other.course()];
      }
      const only = options.findIndex((code) => !others.includes(code));
      const at = others.length > 0 && only >= 0 ? only : 0;
      if (options.length > 0) one.take(at);
      if (others.length > 0) other.take(Math.max(0, options.length > 0 ? others.indexOf(options[at]) : 0));
    }
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
  }
  return null;
}

class Running {
  readonly events: string[] = [];
  readonly taken: Taken[] = [];
  readonly #sink = new TraceSink();
  #told = 0;
  readonly #start: Int32Array;
  #cells: Int32Array;
  #codes: number[] = [];

  constructor(
    private readonly vm: Vm,
    cells: Int32Array,
    { seat, extra }: Deed,
  ) {
    restorePosition(vm, cells);
    onlyRun(vm, seat, () => vm.game.extra[extra].start(vm, BY_GAME, -1, -1, -1, 0));
    this.#start = this.#copy();
    this.#cells = this.#start;
  }

  /** Runs on to the next decision; empty at the end. */
  options(): readonly number[] {
    const { vm } = this;
    restorePosition(vm, this.#cells);
    this.#listening(() => vm.run());
    this.#cells = this.#copy();
    this.#codes = vm.cells[STATUS] === STATUS_ASKING ? legalOptions(vm) : [];
    return this.#codes;
  }

  take(i: number): void {
    const { vm } = this;
    restorePosition(vm, this.#cells);
    vm.enumerate();
    this.#listening(() => vm.choose(this.#codes[i]));
    this.taken.push({ option: i, of: this.#codes.length });
    this.#cells = this.#copy();
  }

  #listening(act: () => void): void {
    const { vm } = this;
    vm.sink = this.#sink;
    try {
      act();
    } finally {
      vm.sink = null;
    }
    const { events } = this.#sink;
    for (; this.#told < events.length; this.#told++) {
      const event = events[this.#told];
      if (event.type !== 'choice') this.events.push(told(event));
    }
  }

  course(): Course {
    return { start: this.#start, end: this.#cells, events: this.events, taken: this.taken };
  }

  #copy(): Int32Array {
    return this.vm.cells.slice(0, this.vm.cells[LENGTH]);
  }
}

/** An event without the names of cards, which may be others for no other reason than that one card lies elsewhere. */
function told(event: TraceSink['events'][number]): string {
  const { type, player, ...rest } = event;
  const kept = Object.entries(rest).filter(([key]) => !['card', 'cause', 'origin', 'seenBy'].includes(key));
  return JSON.stringify([type, player, kept]);
}

/** The keys of what was taken, as a game asks for it: what has one option only takes place by itself. */
export function keysTaken(compiled: CompiledGame, { start, taken }: Course): string[] {
  const game = gameFromCells(compiled, start);
  const keys: string[] = [];
  for (const { option, of } of taken) {
    const { decision } = game;
    if (decision === null) break;
    if (of === 1 && decision.options.length > 1) continue;
    const { key } = decision.options[option];
    keys.push(key);
    game.choose(key);
  }
  return keys;
}
