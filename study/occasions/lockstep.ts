/** One deed done twice from nearly the same position: with a component and without it. */
import {
  type CompiledGame,
  LENGTH,
  legalOptions,
  type Node,
  restorePosition,
  STATUS,
  STATUS_ASKING,
  StoppedError,
  TraceSink,
  type Vm,
} from '../../interpreter/internal.ts';
import { gameFromCells } from '../../interpreter/scenario/index.ts';

/** The number of an option that was taken, of so many legal ones. */
interface Taken {
  readonly option: number;
  readonly of: number;
}

/** Where it began and ended, by which cards something happened, and which of the legal options was taken each time. */
interface Course {
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly causes: ReadonlySet<string>;
  readonly taken: readonly Taken[];
}

/** With the component, and without it. */
export type Courses = readonly [Course, Course];

/** What is chosen: which option of the first decision, and of those that there are with the component only. */
export interface Manner {
  readonly first: number;
  readonly only: 'first' | 'last';
}

type Event = TraceSink['events'][number];

/** Decisions of one deed. */
const MOST_DECISIONS = 12;

/** What comes of a deed; null where it does not come to an end. */
export function courseOf(vm: Vm, start: Int32Array, { first }: Manner): Course | null {
  const course = new Running(vm, start);
  return ended(() => {
    for (let i = 0; i < MOST_DECISIONS; i++) {
      const { length } = course.options();
      if (length === 0) return course.course();
      if (i === 0 && first >= length) return null;
      course.take(i === 0 ? first : 0);
    }
    return null;
  });
}

/**
 * Goes on from both positions, in which the deed is about to be done. The same options are taken, until something may be chosen in the
 * first position only: that is chosen then. Null where it does not come to an end, or the same happens.
 */
export function lockstep(vms: readonly Vm[], from: readonly Int32Array[], { first, only }: Manner): Courses | null {
  const [one, other] = vms.map((vm, i) => new Running(vm, from[i]));
  const takeOwn = (n: number): void => one.take(only === 'first' ? 0 : n - 1);
  let isFirst = true;
  return ended(() => {
    for (let i = 0; i < MOST_DECISIONS; i++) {
      const options = one.options();
      const others = other.options();
      if (options.length === 0 && others.length === 0) {
        return sameEvents(one.events, other.events) ? null : [one.course(), other.course()];
      }
      if (options.length === 0) {
        other.take(0);
      } else if (others.length === 0 || one.asking !== other.asking) {
        takeOwn(options.length);
      } else {
        const added = options.findIndex((code) => !others.includes(code));
        const wanted = isFirst ? first : 0;
        if (wanted >= options.length) return null;
        const at = added >= 0 && wanted === 0 ? added : wanted;
        one.take(at);
        other.take(Math.max(0, others.indexOf(options[at])));
        isFirst = false;
      }
    }
    return null;
  });
}

/** The result; null where something sets itself off again and again. */
function ended<T>(run: () => T | null): T | null {
  try {
    return run();
  } catch (error) {
    if (error instanceof StoppedError) return null;
    throw error;
  }
}

/** Goes on in its own machine. */
class Running {
  readonly #sink = new TraceSink();
  readonly #taken: Taken[] = [];
  #codes: readonly number[] | null = null;
  asking: Node | null = null;

  constructor(
    private readonly vm: Vm,
    private readonly start: Int32Array,
  ) {
    restorePosition(vm, start);
  }

  get events(): readonly Event[] {
    return this.#sink.events;
  }

  /** Runs on to the next decision; empty at the end. */
  options(): readonly number[] {
    if (this.#codes !== null) return this.#codes;
    const { vm } = this;
    this.#listening(() => vm.run());
    const asks = vm.cells[STATUS] === STATUS_ASKING;
    this.asking = asks ? vm.asking : null;
    this.#codes = asks ? legalOptions(vm) : [];
    return this.#codes;
  }

  take(i: number): void {
    const codes = this.options();
    this.#taken.push({ option: i, of: codes.length });
    this.#codes = null;
    this.#listening(() => this.vm.choose(codes[i]));
  }

  course(): Course {
    const { vm, start } = this;
    const causes = new Set<string>();
    for (const { cause } of this.events) if (cause?.kind === 'card') causes.add(cause.id);
    return { start, end: vm.cells.slice(0, vm.cells[LENGTH]), causes, taken: this.#taken };
  }

  #listening(act: () => void): void {
    const { vm } = this;
    vm.sink = this.#sink;
    try {
      act();
    } finally {
      vm.sink = null;
    }
  }
}

/** Names of cards may be others for no other reason than that one card lies elsewhere. */
const IGNORED: ReadonlySet<string> = new Set([
  'card',
  'cause',
  'origin',
  'seenBy',
  'key',
  'meaning',
  'question',
  'auto',
]);

function sameEvents(first: readonly Event[], second: readonly Event[]): boolean {
  return first.length === second.length && first.every((event, i) => sameEvent(event, second[i]));
}

function sameEvent(one: Event, other: Event): boolean {
  if (one.type !== other.type) return false;
  for (const key in one) {
    if (IGNORED.has(key)) continue;
    const [a, b] = [one[key as keyof Event], other[key as keyof Event]] as unknown[];
    if (a !== b && (typeof a !== 'object' || JSON.stringify(a) !== JSON.stringify(b))) return false;
  }
  return true;
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
