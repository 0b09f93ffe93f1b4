/** Two effects in a game of so many players: what comes of both at one position. */
import type { RunSpec } from '../../dsl/internal.ts';
import { type CompiledGame, Vm, type OptionValues, parsePosition } from '../../interpreter/internal.ts';
import { changesBetween, factsOfCells, stagedCells, type Change } from '../../interpreter/scenario/index.ts';
import { keyWithoutIt, keyOf, outcomesAt, seenApart, type Budget, type Outcome, type Outcomes } from './outcomes.ts';
import { Seers, type Place } from './seers.ts';
import type { WrittenSequels } from './sequels.ts';

export interface Difference {
  is: 'different';
  /** which of both has an outcome that the other has not */
  only: 'first' | 'second' | 'both';
  /** what is done before it is seen, in the effect language; '' for nothing */
  after: string;
  /** that sequel alone, with which it may be seen as well */
  shownBy: SequelsAt;
  /** what changes in the outcomes that only one of them has */
  outcomes(): OutcomesApart;
}
export interface OutcomesApart {
  first: Change[][];
  second: Change[][];
}
/** `active`: something comes of one of them */
type TrialResult = Difference | { is: 'same' | 'undecided'; active: boolean };

/** Decisions of one effect on one position. */
const MOST_AT_ONE = 600;
/** Outcomes of an effect that are told, those with the fewest changes of so many. */
const MOST_TOLD = 6;
const MOST_LOOKED_AT = 40;

interface TableSetting {
  as: RunSpec['as'];
  declinable: boolean;
  options: OptionValues;
}

/** The sequels at a position with these seats. */
export type SequelsAt = (seats: readonly number[]) => WrittenSequels;

export class Table {
  readonly #seers: Seers;

  constructor(
    readonly compiled: CompiledGame,
    private readonly setting: TableSetting,
    readonly budget: Budget,
  ) {
    this.#seers = new Seers(new Vm(compiled));
  }

  get players(): number {
    return this.compiled.tables.players;
  }

  /** null: there is no such position in this game. */
  at(position: Record<string, unknown>, sequelsAt: SequelsAt): TrialResult | null {
    const { compiled } = this;
    const { as, options, declinable } = this.setting;
    const { spec, problems } = parsePosition(position, compiled.model, this.players, options);
    if (problems.length > 0) return null;
    const staged = [0, 1].map((extra) => stagedCells(compiled, spec, { extra, as }));
    if (staged.some((one) => one.problems.length > 0)) return null;
    const { cells, seats } = staged[0];
    const start = this.#seers.at(cells);
    const sequels = sequelsAt(seats);
    const [first, second] = staged.map((one) =>
      this.#within((budget) => outcomesAt(this.#seers, { ...start, cells: one.cells }, sequels, budget, declinable)),
    );
    const onlyFirst = second.complete ? lacking(second, first) : [];
    const onlySecond = first.complete ? lacking(first, second) : [];
    if (onlyFirst.length === 0 && onlySecond.length === 0) {
      const active = this.#isActive(start, sequels, [first, second]);
      return { is: first.complete && second.complete ? 'same' : 'undecided', active };
    }
    const apart = [seenApart(onlyFirst, second), seenApart(onlySecond, first)];
    const after = Math.max(...apart.map((one) => one.after));
    return {
      is: 'different',
      only: onlySecond.length === 0 ? 'first' : onlyFirst.length === 0 ? 'second' : 'both',
      after: after === 0 ? '' : sequels.texts[after - 1],
      shownBy: (at) => onlyThat(sequelsAt(at), after - 1),
      outcomes: () => {
        const [ofFirst, ofSecond] = apart.map(({ at }) => this.#changes(start, at, seats));
        return { first: ofFirst, second: ofSecond };
      },
    };
  }

  #within<T>(run: (budget: Budget) => T): T {
    const budget = { decisions: Math.min(MOST_AT_ONE, this.budget.decisions) };
    const before = budget.decisions;
    const result = run(budget);
    this.budget.decisions -= before - Math.max(0, budget.decisions);
    return result;
  }

  /** Whether something comes of an effect that does not come about without it; a probe changes something by itself. */
  #isActive(start: Place, sequels: WrittenSequels, outcomes: readonly Outcomes[]): boolean {
    const unchanged = keyOf(start, this.#seers);
    const keys = outcomes.flatMap(({ ends }) => [...ends.keys()]).filter((key) => key !== unchanged);
    if (keys.length === 0 || sequels.list.length === 0) return keys.length > 0;
    const without = this.#within((budget) => keyWithoutIt(this.#seers, start, sequels, budget));
    return keys.some((key) => key !== without);
  }

  #changes(start: Place, ends: readonly Place[], seats: readonly number[]): Change[][] {
    const factsAt = factsOfCells(this.compiled, [...seats]);
    const before = factsAt(start.cells);
    const all = ends
      .slice(0, MOST_LOOKED_AT)
      .map((end) => [...changesBetween(before, factsAt(end.cells)), ...this.#seers.learned(start, end, seats)]);
    return all.sort((a, b) => a.length - b.length).slice(0, MOST_TOLD);
  }
}

/** One of the sequels, or none of them. */
const onlyThat = ({ list, texts, choices }: WrittenSequels, i: number): WrittenSequels => ({
  list: i < 0 ? [] : [list[i]],
  texts: i < 0 ? [] : [texts[i]],
  choices,
});

const lacking = (outcomes: Outcomes, of: Outcomes): Outcome[] =>
  [...of.ends].flatMap(([key, seen]) => (outcomes.ends.has(key) ? [] : [seen]));
