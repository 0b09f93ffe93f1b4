/** One bot at several levels: they differ only in how much they may think. */
import type { CompiledGame } from '../machine/compiled-game.ts';
import type { OptionMeaning } from '../machine/messages.ts';
import { ExactSearch } from './exact-search.ts';
import { type AskedSeat, TurnSampler } from './turn-sampler.ts';
import { Value, type Weights } from './value.ts';

/** How long a bot may think about a choice: so many lines (equal seeds, equal games), or so long. */
export type Budget = { lines: number } | { milliseconds: number };

export interface Level {
  name: string;
  about: string;
  budget: Budget;
}

export const LEVELS: readonly Level[] = [
  { name: 'quick', about: 'plans its turn in 10 lines for each choice', budget: { lines: 10 } },
  { name: 'usual', about: 'plans its turn in 80 lines for each choice', budget: { lines: 80 } },
  { name: 'strong', about: 'plans its turn in 600 lines for each choice', budget: { lines: 600 } },
];

/** What a bot thinks of an option. */
export interface OptionValue {
  /** number of the option in `codes` */
  option: number;
  /** what the end of its best line is worth in points, as the weights count them; -Infinity where no line was tried */
  value: number;
}

/** Lines played before the clock is looked at. */
const LINES_IN_ONE_GO = 4;

export class LevelBot {
  private readonly sampler: TurnSampler;
  private readonly exact: ExactSearch;
  /** the exact answer to the last question, if there was one */
  private solved: number | null = null;

  constructor(
    game: CompiledGame,
    weights: Weights,
    private readonly budget: Budget,
    seed: number,
  ) {
    this.sampler = new TurnSampler(game, new Value(game, weights), seed);
    this.exact = new ExactSearch(game);
  }

  choose(asked: AskedSeat): number {
    this.begin(asked);
    this.think();
    return this.best();
  }

  /** Begins with a question; `think` may then be called as often as wanted, with pauses between. */
  begin(asked: AskedSeat): void {
    this.solved = this.exact.choose(asked);
    if (this.solved === null) this.sampler.begin(asked);
  }

  /** Thinks for the budget of the bot, or for another one. */
  think(budget: Budget = this.budget): void {
    if (this.solved !== null) return;
    if ('lines' in budget) return this.sampler.think(budget.lines);
    const end = performance.now() + budget.milliseconds;
    do this.sampler.think(LINES_IN_ONE_GO);
    while (performance.now() < end);
  }

  /** The option that it takes; the plan for the rest of the turn is remembered. */
  best(): number {
    return this.solved ?? this.sampler.choose();
  }

  /** Whether the answer is exact: the game has been searched to its end. */
  get isExact(): boolean {
    return this.solved !== null;
  }

  /** What has been found about each option so far, best first. Empty where the answer is exact. */
  explain(): OptionValue[] {
    if (this.solved !== null) return [];
    return this.sampler.found.map(({ value }, option) => ({ option, value })).sort((a, b) => b.value - a.value);
  }

  /** What is chosen after the option in the best line that it found, up to where something hidden would be seen. */
  plan(option: number): OptionMeaning[] {
    return this.solved === null ? this.sampler.plan(option) : [];
  }
}
