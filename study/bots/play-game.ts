/** One game of bots, as people see games. */
import { ANYTHING, fieldsOf, GAME_OPTIONS } from '../../interpreter/internal.ts';
import type { PackModel } from '../../dsl/internal.ts';
import { type Game, newGame, type NewGame } from '../../interpreter/index.ts';
import type { Bot } from './bot.ts';
import { makeBot, requireSeatsFilled } from './make-bot.ts';

/** How a game of bots is set up. */
export interface PlayedBy extends NewGame {
  /** who plays, seat by seat: names of bots, or bots of one's own. The last one sits on all further seats */
  bots: readonly (string | Bot)[];
}

/**
 * Plays a game of bots to its end. What has one option only is taken without asking.
 *
 * @returns the game that has ended: `ranking`, `save()`, and with `trace: true` its story
 *
 * @throws FathomError as `newGame` and `makeBot` do; `no-such-bot` without any bot or with more than players; `not-an-option` for the
 *   choice of a bot that is not offered
 *
 * @example
 * const game = playGame(model, { bots: ['usual', 'random'], seed: 7, trace: true });
 * console.log(game.ranking);
 */
export function playGame(model: PackModel, given: PlayedBy): Game {
  const { bots, ...begin } = fieldsOf('playGame', given, { ...GAME_OPTIONS, bots: ANYTHING });
  const game = newGame(model, begin);
  requireSeatsFilled(bots, game.players);
  const players = bots.map((bot: unknown) => (isBot(bot) ? bot : makeBot(bot as string, { seed: game.seed })));
  while (game.decision !== null) {
    const { options, player } = game.decision;
    const bot = players[Math.min(player, players.length - 1)];
    game.choose(options.length === 1 ? options[0].key : bot.choose(game));
  }
  return game;
}

const isBot = (bot: unknown): bot is Bot => typeof (Object(bot) as Partial<Bot>).choose === 'function';
