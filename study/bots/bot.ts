/** Players that are programs: anything that, asked, names one of the options. */
import { type CompiledGame, ChoiceSource, legalOptions, type Game } from '../../interpreter/internal.ts';
import type { Budget } from './budget.ts';
import { LEVELS, LevelBot } from './levels.ts';
import type { AskedSeat } from './turn-sampler.ts';
import { weightsFor } from './weights.ts';

/** A bot in a game that people see. */
export interface Bot {
  /** key of one of the options of `game.decision`; must leave the game as it is */
  choose(game: Game): string;
}

/** A bot at the machine: `choose` names an option by its number in `codes`, and must leave the machine as it is. */
export interface SeatBot {
  choose(asked: AskedSeat): number;
}

/** What a bot is made for. */
interface BotContext {
  game: CompiledGame;
  /** fixes all that the bot does by chance */
  seed: number;
  /** in place of the budget of its level */
  budget?: Budget;
}

export interface BotKind {
  name: string;
  /** one line for people */
  about: string;
  /** whether it thinks, so that a budget and weights say something */
  thinks: boolean;
  make(context: BotContext): SeatBot;
}

/** Takes each legal option with the same chance; its dice are not the game's. */
function randomSeat(seed: number): SeatBot {
  const source = new ChoiceSource(seed);
  return { choose: ({ codes }) => source.below(codes.length) };
}

const kinds = new Map<string, BotKind>();

/** Makes a bot known by its name. */
function registerBot(kind: BotKind): void {
  kinds.set(kind.name, kind);
}
export const botKinds = (): BotKind[] => [...kinds.values()];
export const botKind = (name: string): BotKind | undefined => kinds.get(name);

/** Own dice for each seat, fixed by the game's seed. */
const seedOfSeat = (seed: number, seat: number): number => Math.imul(seed, 31) + seat + 1;

/** A bot of that kind for a seat of a game that is played on the machine alone. */
export const makeSeatBot = (kind: BotKind, game: CompiledGame, seed: number, seat: number, budget?: Budget): SeatBot =>
  kind.make({ game, seed: seedOfSeat(seed, seat), ...(budget ? { budget } : {}) });

/** A bot of that kind for a seat of a game that people see. */
export function botOfKind(kind: BotKind, seed: number, seat: number, budget?: Budget): Bot {
  let bot: SeatBot | null = null;
  return {
    choose(game) {
      bot ??= makeSeatBot(kind, game.vm.game, seed, seat, budget);
      return game.decision!.options[bot.choose(askedOf(game))].key;
    },
  };
}

/** The decision of a game as bots see it; the codes are in the order of its options. */
export function askedOf(game: Game): AskedSeat {
  return {
    vm: game.vm,
    seat: game.decision!.player,
    codes: legalOptions(game.vm),
    knowledge: game.knowledge,
  };
}

registerBot({
  name: 'random',
  about: 'takes each legal option with the same chance',
  thinks: false,
  make: ({ seed }) => randomSeat(seed),
});
for (const { name, about, budget, looksAhead } of LEVELS) {
  registerBot({
    name,
    about,
    thinks: true,
    make: (context) =>
      new LevelBot(
        context.game,
        weightsFor(context.game.model) ?? {},
        { budget: context.budget ?? budget, looksAhead },
        context.seed,
      ),
  });
}

/** The names of all bots, from the one that chooses by chance to the strongest. */
export const botNames: readonly string[] = botKinds().map(({ name }) => name);
