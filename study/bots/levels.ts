/** One bot at several levels: they differ only in how much they may think. */
import type { CompiledGame, OptionMeaning } from '../../interpreter/internal.ts';
import type { Budget } from './budget.ts';
import { BestEnds } from './best-ends.ts';
import { OpenGame } from './open-game.ts';
import { TurnAhead } from './turn-ahead.ts';
import { type AskedSeat, TurnSampler } from './turn-sampler.ts';
import { Value, type Weights } from './value.ts';

export interface Level {
  name: string;
  about: string;
  budget: Budget;
  /** plans a turn once, and follows its best ends to the next turn; else each choice is thought about, up to the end of the turn */
  looksAhead: boolean;
}

export const LEVELS: readonly Level[] = [
  { name: 'quick', about: 'plans its turn in 10 lines for each choice', budget: { lines: 10 }, looksAhead: false },
  { name: 'usual', about: 'plans its turn in 80 lines for each choice', budget: { lines: 80 }, looksAhead: false },
  {
    name: 'strong',
    about: 'plans its turn in 2,000 lines, and follows the best of them to its next turn',
    budget: { lines: 2000 },
    looksAhead: true,
  },
];

/** What a bot thinks of an option. */
interface OptionValue {
  /** number of the option in `codes` */
  option: number;
  /** what it is worth, in the `unit` of the bot; -Infinity where no line was tried */
  value: number;
}

/** Lines played before the clock is looked at. */
const LINES_IN_ONE_GO = 4;
/** Of a time, the part in which the turn is planned; in the rest its best ends are followed. */
const TO_PLAN = 1 / 3;
/** Ends that are followed, and lines of the plan for which one end is followed with one deal. */
const MOST_ENDS = 8;
const LINES_PER_DEAL = 40;

export class LevelBot {
  private readonly budget: Budget;
  private readonly sampler: TurnSampler;
  /** made when it is needed */
  private open: OpenGame | null = null;
  /** whether the question at hand is thought about as in a game in which nothing is hidden */
  private isOpen = false;
  private readonly ends = new BestEnds(MOST_ENDS);
  private readonly ahead: TurnAhead | null;
  /** the answer to the question at hand, where it was planned */
  private known: number | null = null;
  /** what the seat did not know when it planned, and the turn in which it did */
  private plannedWith: unknown = null;
  private plannedIn = -1;

  constructor(
    private readonly game: CompiledGame,
    weights: Weights,
    { budget, looksAhead }: Pick<Level, 'budget' | 'looksAhead'>,
    private readonly seed: number,
  ) {
    const value = new Value(game, weights);
    this.budget = budget;
    this.sampler = new TurnSampler(game, value, seed, looksAhead ? this.ends : null);
    this.ahead = looksAhead ? new TurnAhead(game, value, this.ends, seed) : null;
  }

  choose(asked: AskedSeat): number {
    this.begin(asked);
    this.think();
    return this.best();
  }

  /** Begins with a question; `think` may then be called as often as wanted, with pauses between. */
  begin(asked: AskedSeat): void {
    this.isOpen = OpenGame.isOne(asked) && this.open?.isEndless !== true;
    if (this.isOpen) {
      this.open ??= new OpenGame(this.game, this.seed);
      this.open.begin(asked);
      return;
    }
    this.known = this.planned(asked);
    if (this.known !== null) return;
    this.sampler.begin(asked);
    this.ahead?.begin(asked);
  }

  /** What it has planned for this question, if it has seen nothing new since. */
  private planned(asked: AskedSeat): number | null {
    if (!this.ahead) return null;
    const unseen = asked.knowledge.state.mixes[asked.seat];
    const isSame = this.plannedIn === asked.vm.turnsEnded && this.plannedWith === unseen;
    this.plannedIn = asked.vm.turnsEnded;
    this.plannedWith = unseen;
    const option = isSame ? this.sampler.followRest(asked) : -1;
    return option < 0 ? null : option;
  }

  /** Thinks for the budget of the bot, or for another one. */
  think(budget: Budget = this.budget): void {
    if (this.isOpen) return this.open!.think(budget);
    if (this.known !== null) return;
    const { sampler, ahead } = this;
    if ('lines' in budget) {
      sampler.think(budget.lines);
      if (ahead?.isOpen) for (let i = 0; i < budget.lines / LINES_PER_DEAL; i++) ahead.followOne();
      return;
    }
    const now = performance.now();
    const end = now + budget.milliseconds;
    const planned = ahead ? now + budget.milliseconds * TO_PLAN : end;
    do sampler.think(LINES_IN_ONE_GO);
    while (performance.now() < planned);
    if (ahead?.isOpen) while (performance.now() < end) ahead.followOne();
  }

  /** The option that it takes; the plan for the rest of the turn is remembered. */
  best(): number {
    if (this.isOpen) return this.open!.best();
    if (this.known !== null) return this.known;
    const end = this.ahead?.judged().at(0)?.end;
    if (!end) return this.sampler.choose();
    this.sampler.remember(end.line);
    return end.option;
  }

  /** Whether the answer is exact: the game has been searched to its end. */
  get isExact(): boolean {
    return this.isOpen && this.open!.isExact;
  }

  /** What it counts options in: points, as the weights count them, or victories in percent. */
  get unit(): 'value' | 'victories' {
    return this.isOpen ? 'victories' : 'value';
  }

  /** What has been found about each option so far, best first. Empty where nothing was thought about. */
  explain(): OptionValue[] {
    if (this.isOpen) return ranked(this.open!.worths(), this.best());
    if (this.known !== null) return [];
    const judged = this.ahead?.judged() ?? [];
    const most = judged.at(0)?.value ?? Infinity;
    const taken = judged.at(0)?.end.option ?? this.sampler.bestOption;
    const valueOf = (option: number): number =>
      judged.find(({ end }) => end.option === option)?.value ?? Math.min(most, this.sampler.found[option].value);
    return ranked(
      this.sampler.found.map((_, option) => valueOf(option)),
      taken,
    );
  }

  /** What is chosen after the option in the best line that it found, up to where something hidden would be seen. */
  plan(option: number): OptionMeaning[] {
    if (this.isOpen) return this.open!.plan(option);
    if (this.known !== null) return [];
    const judged = this.ahead?.judged().find(({ end }) => end.option === option);
    return this.sampler.plan(judged?.end.line ?? this.sampler.found[option].line);
  }
}

/** Options by value, the best first; none is worth more than the one that is taken. */
function ranked(values: readonly number[], taken: number): OptionValue[] {
  const most = values[taken];
  return values
    .map((value, option) => ({ option, value: Math.min(most, value) }))
    .sort((a, b) => b.value - a.value || Number(b.option === taken) - Number(a.option === taken));
}
