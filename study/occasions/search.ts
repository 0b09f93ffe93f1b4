/** Tries deeds at positions, with a card and without it, until something else comes of them. */
import { flowYaml, type PackModel } from '../../dsl/internal.ts';
import { type CompiledGame, type OptionValues, parsePosition, Vm } from '../../interpreter/internal.ts';
import { stagedCells } from '../../interpreter/scenario/index.ts';
import { type PositionSource, positionInput, type TrialPosition } from '../equivalence/positions.ts';
import { shrink } from '../equivalence/shrink.ts';
import { isApart } from './apart.ts';
import type { Deed } from './deeds.ts';
import { type Courses, keysTaken, lockstep } from './lockstep.ts';
import { withCard, withoutCard } from './placed-card.ts';

/** Something is done at a position, and the component has a part in what comes of it. */
export interface Occasion {
  /** what is done, in the effect language */
  effect: string;
  /** where, as scenarios write it */
  at: string;
  /** the same position without the component */
  without: string;
  /** the zone in which the component lies */
  zone: string;
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
  readonly card: string;
  /** where the card lies */
  readonly zone: PackModel['zones'][number];
}

/** Both positions, ready for a deed. */
interface Staged {
  readonly cells: readonly [Int32Array, Int32Array];
  readonly seats: number[];
}

/** Deeds that are done at most. */
const MOST_TRIALS = 6000;

export class Search {
  readonly #vm: Vm;
  readonly #about: Setting;
  #trials = 0;

  constructor(about: Setting) {
    this.#about = about;
    this.#vm = new Vm(about.game);
  }

  /** So many at most, in the order in which the positions come. */
  find(positions: Iterable<Given>, most: number): Occasion[] {
    const found: Occasion[] = [];
    const open = new Set(this.#about.deeds.keys());
    for (const given of positions) {
      const staged = this.#stage(given.position);
      if (!staged) continue;
      for (const deed of open) {
        if (++this.#trials > MOST_TRIALS) return found;
        if (!this.#apart(staged, deed)) continue;
        open.delete(deed);
        found.push(this.#smallest(given, deed));
        if (found.length >= most) return found;
      }
    }
    return found;
  }

  #smallest({ position, source }: Given, deed: number): Occasion {
    const { card, zone, game, options, deeds } = this.#about;
    const shows = (smaller: TrialPosition): boolean => {
      const staged = this.#stage(smaller);
      return staged !== null && this.#apart(staged, deed) !== null;
    };
    const small = withCard(shrink(position, shows, (pieces, n) => source.scattered(pieces, n)), card, zone);
    const staged = this.#stage(small)!;
    const courses = this.#apart(staged, deed)!;
    const [choices, choicesWithout] = courses.map((course) => keysTaken(game, course));
    return {
      effect: deeds[deed].text,
      at: flowYaml(positionInput(small)),
      without: flowYaml(positionInput(withoutCard(small, card))),
      zone: zone.id,
      players: game.tables.players,
      options,
      choices,
      choicesWithout,
    };
  }

  /** Null: there is no such position in this game. */
  #stage(position: TrialPosition): Staged | null {
    const { game, options, card, zone } = this.#about;
    const both = withCard(position, card, zone);
    const staged = [both, withoutCard(both, card)].map((one) => {
      const { spec, problems } = parsePosition(positionInput(one), game.model, game.tables.players, options);
      return problems.length > 0 ? null : stagedCells(game, spec, null);
    });
    const [first, second] = staged;
    if (!first || !second || first.problems.length > 0 || second.problems.length > 0) return null;
    return { cells: [first.cells, second.cells], seats: first.seats };
  }

  #apart({ cells, seats }: Staged, deed: number): Courses | null {
    const courses = lockstep(this.#vm, cells, { seat: seats[0], extra: deed });
    return courses && isApart(this.#about.game, seats, cells, courses) ? courses : null;
  }
}
