/** What a bot would take in a game that people see, and why: for each option the best line that it found. */
import type { Game, OptionMeaning } from '../../interpreter/internal.ts';
import { askedOf } from './bot.ts';
import type { Budget } from './budget.ts';
import { type Level, LEVELS, LevelBot } from './levels.ts';
import { weightsFor } from './weights.ts';

/** The level that is asked for advice unless somebody says otherwise. */
export const ADVISER: Level = LEVELS[LEVELS.length - 1];

export interface AdvisedOption {
  /** of one of the options of `game.decision` */
  key: string;
  /** by how much it is worth less than the best of all, in what the advice is `in` */
  behind: number;
  /** what is chosen after it in that line, up to where something hidden would be seen */
  plan: readonly OptionMeaning[];
}

interface Advice {
  /** the game was searched to its end: the first option is the best one, and nothing is known of the others */
  isExact: boolean;
  /** points, as the weights count them, or victories in percent, where the bot plays on to the end of the game */
  in: 'value' | 'victories';
  /** best first; those that no line was tried for are left out */
  options: readonly AdvisedOption[];
}

/** The seat that is asked thinks with what it may know; the game stays as it is. Equal games and budgets, equal advice. */
export function adviceOn(game: Game, budget: Budget = ADVISER.budget): Advice {
  const { model, vm, seed } = game;
  const bot = new LevelBot(vm.game, weightsFor(model) ?? {}, { ...ADVISER, budget }, seed);
  const taken = bot.choose(askedOf(game));
  const keyOf = (option: number): string => game.decision!.options[option].key;
  if (bot.isExact) return { isExact: true, in: bot.unit, options: [{ key: keyOf(taken), behind: 0, plan: [] }] };
  const found = bot.explain().filter(({ value }) => value > -Infinity);
  return {
    isExact: false,
    in: bot.unit,
    options: found.map(({ option, value }) => ({
      key: keyOf(option),
      behind: found[0].value - value,
      plan: bot.plan(option),
    })),
  };
}

/** Choices of its plan that people are told, and options besides its own. */
const LONGEST_PLAN = 6;
const MOST_OTHERS = 3;
/** Below, two options are as good. */
const CLEARLY_LESS: Record<Advice['in'], number> = { value: 0.05, victories: 1 };

/** What people are told of an advice. */
interface ToldAdvice {
  best: AdvisedOption;
  in: Advice['in'];
  /** the first choices of its plan */
  plan: readonly OptionMeaning[];
  asGood: readonly AdvisedOption[];
  /** those that are clearly worth less, the best of them first */
  less: readonly AdvisedOption[];
}

/** The part of an advice that is worth telling. */
export function toldAdvice({ options, in: unit }: Advice): ToldAdvice {
  const [best, ...others] = options;
  return {
    best,
    in: unit,
    plan: best.plan.slice(0, LONGEST_PLAN),
    asGood: others.filter(({ behind }) => behind < CLEARLY_LESS[unit]),
    less: others.filter(({ behind }) => behind >= CLEARLY_LESS[unit]).slice(0, MOST_OTHERS),
  };
}
