/** The trials of a comparison by play, from the cheapest to the dearest, until one tells both effects apart. */
import type { PackModel, Program, RunSpec } from '../../dsl/internal.ts';
import { compileBeside, optionValues, type OptionValues } from '../../interpreter/internal.ts';
import { mentionsOf, type Mentions } from './mentions.ts';
import { PositionSource, positionInput, type TrialPosition } from './positions.ts';
import { probesFor, programsOf, SequelSource, type Probes } from './sequels.ts';
import { shrink } from './shrink.ts';
import { Table, type Difference, type OutcomesApart, type SequelsAt } from './table.ts';

/** What the comparison found. */
export type PlayComparison =
  /** no difference is seen; `undecided`: trials with more outcomes than were tried; `active`: those where something happens */
  | { is: 'alike'; positions: number; undecided: number; active: number; players: number[] }
  | PlayedDifference
  /** it could not be told; `why`: in plain words */
  | { is: 'unknown'; because: Unknown; why: string };

/**
 * `invalid`: one of the texts is no effect that can be done; `frames`: one is in force when the other is not; `nothing`: nothing came
 * of them; `ways`: there are more ways than were tried; `blind`: what differs would not have been seen
 */
type Unknown = 'invalid' | 'frames' | 'nothing' | 'ways' | 'blind';

/** Where two effects differ in play: the position, and what only one of them brings there. */
export interface PlayedDifference {
  is: 'different';
  /** the smallest that was found, as in a scenario */
  position: Record<string, unknown>;
  players: number;
  /** what is done after the effect before the difference is seen, in the effect language; '' if it is seen at once */
  after: string;
  /** which of both has an outcome that the other has not */
  only: 'first' | 'second' | 'both';
  /** positions that were tried */
  positions: number;
  /** what changes in the outcomes that only one of them has */
  outcomes: OutcomesApart;
}

interface ComparisonSetting {
  /** how many play, and with which options: where the first trials take place */
  players: number;
  options: OptionValues;
  as?: RunSpec['as'];
  declinable?: boolean;
  positions?: number;
  tryFirst?: readonly Record<string, unknown>[];
  decisions?: number;
}

/** Of all positions, so many at most may have more ways than were tried; else it cannot be told that no difference is seen. */
export const MOST_UNDECIDED = 1 / 4;
const USUAL_POSITIONS = 60;
const USUAL_DECISIONS = 15_000;
/** Of all that is tried after the usual positions. */
const MORE_DECISIONS = 30_000;
/** At least so many remain to make a position smaller. */
const DECISIONS_TO_SHRINK = 10_000;
/** With how many players the effects are tried at most, and how often each of them is the one who acts. */
const MOST_PLAYERS = 4;
const TIMES_IN_EACH_SEAT = 4;
/** Generated positions on which each of the longer sequels is tried, after one on which much can be done. */
const POSITIONS_FOR_SEQUELS = [3, 4];
/** of the generated positions */
const SEED = 7;

/** What is tried at a table: a position, and what is done after the effect. */
interface Trial {
  table: Table;
  entries: Record<string, unknown>;
  sequels: SequelsAt;
  /** where it may be made smaller; null: as it was given */
  from: { position: TrialPosition; source: PositionSource } | null;
}

export class Comparison {
  readonly #budget: { decisions: number };
  readonly #mentions: Mentions;
  readonly #probes: Probes;
  #tried = 0;
  #undecided = 0;
  readonly #tables = new Map<number, { table: Table; sequels: SequelSource }>();

  /** `read` resolves what is done afterwards; with `onlyPlayers` nobody else joins. */
  constructor(
    private readonly model: PackModel,
    private readonly programs: readonly [Program, Program],
    read: (text: string) => Program | null,
    private readonly setting: ComparisonSetting,
    private readonly onlyPlayers?: number,
  ) {
    this.#budget = { decisions: setting.decisions ?? USUAL_DECISIONS };
    this.#mentions = mentionsOf(programs, model);
    this.#probes = probesFor(this.#mentions, model, read);
  }

  result(): PlayComparison {
    let active = 0;
    const players = new Set<number>();
    for (const trial of this.#trials()) {
      const found = trial.table.at(trial.entries, trial.sequels);
      if (!found) continue;
      this.#tried++;
      players.add(trial.table.players);
      if (found.is === 'different') return this.#smallest(trial, found, this.#tried);
      if (found.active) active++;
      if (found.is === 'undecided') this.#undecided++;
    }
    const [tried, undecided] = [this.#tried, this.#undecided];
    if (active === 0) {
      return { is: 'unknown', because: 'nothing', why: 'nothing comes of them on any position that was tried' };
    }
    if (tried === undecided) {
      return { is: 'unknown', because: 'ways', why: 'there are more ways to do them than were tried' };
    }
    return { is: 'alike', positions: tried, undecided, active, players: [...players].sort((a, b) => a - b) };
  }

  *#trials(): Generator<Trial> {
    const { tryFirst = [], positions = USUAL_POSITIONS } = this.setting;
    const { table, sequels } = this.#at(this.setting.players);
    const budget = this.#budget;
    const usual: SequelsAt = (seats) => sequels.usual(seats);
    for (const entries of tryFirst) yield { table, entries, sequels: usual, from: null };
    const source = this.#positions(table);
    for (let i = 0; i < positions && budget.decisions > 0; i++) yield trialOf(table, source, source.at(i), usual);
    // more of the same would only cost time
    if (this.#undecided > this.#tried * MOST_UNDECIDED) return;
    budget.decisions = Math.max(budget.decisions, 0) + (this.setting.decisions ?? MORE_DECISIONS);
    for (let i = 0; i < source.edges && budget.decisions > 0; i++) {
      yield trialOf(table, source, source.edge(i), usual);
    }
    for (const position of source.rare()) {
      if (budget.decisions > 0) yield trialOf(table, source, position, usual);
    }
    for (const players of this.#furtherPlayers()) yield* this.#seats(players);
    const generated = this.#positions(table);
    for (const position of [source.stocked(), ...POSITIONS_FOR_SEQUELS.map((n) => generated.at(n))]) {
      for (let i = 0; i < sequels.longer && budget.decisions > 0; i++) {
        yield trialOf(table, source, position, (seats) => sequels.at(i, seats));
      }
    }
  }

  /** Each of so many players in turn as the one who acts. */
  *#seats(players: number): Generator<Trial> {
    const { table, sequels } = this.#at(players);
    const source = this.#positions(table);
    for (let i = 0; i < players * TIMES_IN_EACH_SEAT && this.#budget.decisions > 0; i++) {
      yield trialOf(table, source, source.seated(i, i % players), (seats) => sequels.usual(seats));
    }
  }

  #furtherPlayers(): number[] {
    const { playerCounts } = this.model;
    return this.onlyPlayers === undefined
      ? playerCounts.filter((n) => n > 1 && n <= MOST_PLAYERS && n !== this.setting.players)
      : [];
  }

  #positions({ compiled }: Table): PositionSource {
    return new PositionSource(compiled, this.#mentions, this.setting.as ?? null, SEED);
  }

  #at(players: number): { table: Table; sequels: SequelSource } {
    let made = this.#tables.get(players);
    if (!made) {
      const { as = null, declinable = false } = this.setting;
      const options = optionValues(this.model, this.setting.options);
      const extra = [...this.programs, ...programsOf(this.#probes)];
      const compiled = compileBeside(this.model, players, options, extra);
      const table = new Table(compiled, { as, declinable, options }, this.#budget);
      made = { table, sequels: new SequelSource(this.#probes, this.programs.length, this.#mentions, compiled) };
      this.#tables.set(players, made);
    }
    return made;
  }

  #smallest({ table, entries, sequels, from }: Trial, found: Difference, positions: number): PlayedDifference {
    let last = found;
    let position = entries;
    this.#budget.decisions = Math.max(this.#budget.decisions, DECISIONS_TO_SHRINK);
    if (from) {
      // most of the time goes into sequels that do not show it
      const isShown = table.at(entries, found.shownBy)?.is === 'different';
      const shows = (smaller: TrialPosition): boolean => {
        const result = table.at(positionInput(smaller), isShown ? found.shownBy : sequels);
        if (result?.is !== 'different') return false;
        last = result;
        return true;
      };
      const smallest = shrink(from.position, shows, (pieces, n) => from.source.scattered(pieces, n));
      position = positionInput(smallest);
    }
    const { only, after, outcomes } = last;
    return { is: 'different', positions, position, players: table.players, after, only, outcomes: outcomes() };
  }
}

const trialOf = (table: Table, source: PositionSource, position: TrialPosition, sequels: SequelsAt): Trial => ({
  table,
  entries: positionInput(position),
  sequels,
  from: { position, source },
});
