/** Tries deeds at positions, with a card and without it, until something else comes of them. */
import { flowYaml, type PackModel, type PositionSpec, type RunSpec } from '../../dsl/internal.ts';
import {
  BY_GAME,
  type CompiledGame,
  LENGTH,
  onlyRun,
  type OptionValues,
  parsePosition,
  restorePosition,
  Vm,
} from '../../interpreter/internal.ts';
import { stagedCells } from '../../interpreter/scenario/index.ts';
import { type PositionSource, positionInput, type TrialPosition } from '../equivalence/positions.ts';
import { shrink } from '../equivalence/shrink.ts';
import { Comparer } from './apart.ts';
import type { Deed } from './deeds.ts';
import { courseOf, type Courses, keysTaken, lockstep, type Manner } from './lockstep.ts';
import { withCard, withoutCard } from './placed-card.ts';

/** Something is done at a position, and the component has a part in what comes of it. */
export interface Occasion {
  /** what is done, in the effect language */
  effect: string;
  /** as an effect of this component; null: as a deed of the player */
  as: string | null;
  /** where, as scenarios write it */
  at: string;
  /** the same position without the component; null: it is an effect of the component itself, which is done or is not */
  without: string | null;
  /** the zone in which the component lies; null: it need not lie anywhere */
  zone: string | null;
  players: number;
  options: OptionValues;
  /** keys of the choices, with the component and without it */
  choices: string[];
  choicesWithout: string[];
}

/** A position, and where it comes from. */
export interface Given {
  readonly position: TrialPosition;
  readonly source: PositionSource;
}

/** What is searched for. */
interface Setting {
  readonly game: CompiledGame;
  readonly options: OptionValues;
  /** each is compiled beside the game, in this order */
  readonly deeds: readonly Deed[];
  readonly as: NonNullable<RunSpec['as']>;
  /** where it lies */
  readonly zone: PackModel['zones'][number] | null;
}

/** Both positions, before a deed. */
interface Staged {
  readonly specs: readonly [PositionSpec, PositionSpec];
  readonly cells: readonly [Int32Array, Int32Array];
  readonly seats: number[];
}

/** Deeds that are done at most. */
const MOST_TRIALS = 4000;
/** So many when something was found. */
const ENOUGH_TRIALS = 500;

const PLAINLY: Manner = { first: 0, only: 'first' };
/** First options of the first decision, as far as there are. */
const MOST_FIRST = 8;
const OTHERWISE: readonly Manner[] = [
  { first: 0, only: 'last' },
  ...Array.from({ length: MOST_FIRST }, (_, i): Manner => ({ first: i + 1, only: 'first' })),
];

export class Search {
  /** for the game with the component, and without it */
  readonly #vms: readonly [Vm, Vm];
  readonly #comparer: Comparer;
  readonly #about: Setting;

  constructor(about: Setting) {
    this.#about = about;
    this.#comparer = new Comparer(about.game, about.as.id);
    this.#vms = [new Vm(about.game), new Vm(about.game)];
  }

  /** So many at most, in the order in which the positions come. With first options at first; where that shows nothing, with others. */
  find(positions: () => Iterable<Given>, most: number): Occasion[] {
    const plainly = this.#find(positions(), [PLAINLY], most);
    return plainly.length > 0 ? plainly : this.#find(positions(), OTHERWISE, most);
  }

  #find(positions: Iterable<Given>, manners: readonly Manner[], most: number): Occasion[] {
    const found: Occasion[] = [];
    const open = new Set(this.#about.deeds.keys());
    let trials = 0;
    for (const given of positions) {
      const staged = this.#stage(given.position);
      if (!staged) continue;
      for (const deed of open) {
        const manner = manners.find((one) => ++trials > 0 && this.#apart(staged, deed, one) !== null);
        if (trials > (found.length > 0 ? ENOUGH_TRIALS : MOST_TRIALS)) return found;
        if (!manner) continue;
        open.delete(deed);
        found.push(this.#smallest(given, deed, manner));
        if (found.length >= most) return found;
      }
    }
    return found;
  }

  #smallest({ position, source }: Given, deed: number, manner: Manner): Occasion {
    const { as, zone, game, options, deeds } = this.#about;
    const shows = (smaller: TrialPosition): boolean => {
      const staged = this.#stage(smaller);
      return staged !== null && this.#apart(staged, deed, manner) !== null;
    };
    const [small, without] = this.#both(shrink(position, shows, (pieces, n) => source.scattered(pieces, n)));
    const courses = this.#apart(this.#stage(small)!, deed, manner)!;
    const [choices, choicesWithout] = courses.map((course) => keysTaken(game, course));
    const { text, own } = deeds[deed];
    return {
      effect: text,
      as: own ? as.id : null,
      at: positionText(small),
      without: own ? null : positionText(without),
      zone: zone?.id ?? null,
      players: game.tables.players,
      options,
      choices,
      choicesWithout,
    };
  }

  #both(position: TrialPosition): [TrialPosition, TrialPosition] {
    const { as, zone } = this.#about;
    if (zone === null) return [position, position];
    const placed = withCard(position, as.id, zone);
    return [placed, withoutCard(placed, as.id)];
  }

  /** Null: there is no such position in this game. */
  #stage(position: TrialPosition): Staged | null {
    const { game, options } = this.#about;
    const { model, tables } = game;
    const specs: PositionSpec[] = [];
    const cells: Int32Array[] = [];
    let seats: number[] = [];
    for (const one of this.#both(position)) {
      const { spec, problems } = parsePosition(positionText(one), model, tables.players, options);
      if (problems.length > 0) return null;
      const staged = stagedCells(game, spec, null);
      if (staged.problems.length > 0) return null;
      specs.push(spec);
      cells.push(staged.cells);
      seats = staged.seats;
    }
    return { specs: [specs[0], specs[1]], cells: [cells[0], cells[1]], seats };
  }

  #apart(staged: Staged, deed: number, manner: Manner): Courses | null {
    const courses = this.#courses(staged, deed, manner);
    return courses && this.#comparer.isApart(staged.seats, courses) ? courses : null;
  }

  #courses({ specs, cells, seats }: Staged, extra: number, manner: Manner): Courses | null {
    const { game, as, deeds } = this.#about;
    const [vm] = this.#vms;
    if (deeds[extra].own) {
      const course = courseOf(vm, stagedCells(game, specs[0], { extra, as }).cells, manner);
      return course && [course, { start: course.start, end: course.start, causes: new Set(), taken: [] }];
    }
    const started = cells.map((from) => {
      restorePosition(vm, from);
      onlyRun(vm, seats[0], () => game.extra[extra].start(vm, BY_GAME, -1, -1, -1, 0));
      return vm.cells.slice(0, vm.cells[LENGTH]);
    });
    return lockstep(this.#vms, started, manner);
  }
}

/** A line for each entry, which is read faster than all of it in one. */
function positionText(position: TrialPosition): string {
  const entries = Object.entries(positionInput(position));
  return entries.length === 0 ? '{}' : entries.map(([key, value]) => `${key}: ${flowYaml(value)}`).join('\n');
}
