/** Bots by name, for whoever plays games with them. */
import {
  choiceError,
  type Game,
  FathomError,
  gameSeed,
  type CompiledGame,
  ANYTHING,
  fieldsOf,
} from '../../interpreter/internal.ts';
import { type Bot, botNames, makeSeatBot, type SeatBot, askedOf } from './bot.ts';
import { botNamed, type NamedBot } from './bot-name.ts';
import type { Budget } from './budget.ts';

/** What a bot is made for. */
export interface BotContext {
  /** whole number from 0 to 4294967295, which fixes all that the bot does by chance; 1 unless given */
  seed?: number;
  /** how long it thinks about a choice, in place of the budget of its name */
  budget?: Budget;
}

/**
 * One of the bots of Fathom. It plays for whichever seat is to decide and knows only what that seat may know; it has plans of its own for
 * each seat and each game. Equal seeds, equal choices, unless its budget is a time.
 *
 * @param name one of `botNames`, or with a budget of its own: `usual:200` thinks 200 lines about a choice, `usual:5ms` five milliseconds
 *
 * @throws FathomError `no-such-bot` for another name, `bad-budget` for what is no budget or for a bot that does not think, `bad-seed`
 *
 * @example
 * const bot = makeBot('usual', { seed: 3 });
 * while (game.decision) game.choose(bot.choose(game));
 */
export function makeBot(name: string, context: BotContext = {}): Bot {
  const { seed, budget } = fieldsOf('makeBot', context, { seed: ANYTHING, budget: ANYTHING });
  const { kind, budget: ofName } = requireBot(name);
  const dice = gameSeed(seed);
  requireBudget(kind.thinks, budget);
  let playing: CompiledGame | null = null;
  let seats: (SeatBot | undefined)[] = [];
  return {
    choose(game: Game) {
      const { decision, vm } = game;
      if (decision === null) throw choiceError({ type: 'game-over' }, 'the game is over: there is nothing to choose');
      if (playing !== vm.game) [playing, seats] = [vm.game, []];
      const bot = (seats[decision.player] ??= makeSeatBot(kind, vm.game, dice, decision.player, budget ?? ofName));
      return decision.options[bot.choose(askedOf(game))].key;
    },
  };
}

/** Throws `no-such-bot` for what is no list of bots for so many seats, of which the last one sits on all further seats. */
export function requireSeatsFilled(bots: unknown, players: number): void {
  if (Array.isArray(bots) && bots.length > 0 && bots.length <= players) return;
  const message = `bots are from 1 to ${players}, one for each seat; the last one plays the others`;
  throw new FathomError('no-such-bot', message, { bot: null, known: botNames });
}

/** The bot of that name. Throws a `FathomError` for what is none. */
export function requireBot(name: string): NamedBot {
  const bot = botNamed(String(name));
  if (typeof bot !== 'string') return bot;
  if (bot === 'unknown') {
    const message = `there is no bot "${String(name)}"; there are ${botNames.join(', ')}`;
    throw new FathomError('no-such-bot', message, { bot: String(name), known: botNames });
  }
  const why =
    bot === 'thoughtless' ? 'it does not think' : 'a budget is a number of lines or of milliseconds, such as 80 or 5ms';
  throw new FathomError('bad-budget', `"${name}" is no bot with a budget: ${why}`, { thinks: bot !== 'thoughtless' });
}

/** A bot that thinks may have any budget above 0. */
function requireBudget(
  thinks: boolean,
  budget: Partial<Record<'lines' | 'milliseconds', number>> | null | undefined,
): void {
  if (budget === undefined) return;
  const { lines, milliseconds } = Object(budget) as Exclude<typeof budget, null>;
  const isBudget =
    lines === undefined ? Number.isFinite(milliseconds) && milliseconds! > 0 : Number.isSafeInteger(lines) && lines > 0;
  if (thinks && isBudget) return;
  throw new FathomError(
    'bad-budget',
    thinks ? 'a budget is { lines: n } or { milliseconds: n }, above 0' : 'the bot does not think, so it has no budget',
    { thinks },
  );
}
