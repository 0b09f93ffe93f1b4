/** What is asked of games that are counted, checked: wrong numbers and names are errors before a game begins. */
import type { PackModel } from '../../dsl/internal.ts';
import {
  ANYTHING,
  FUNCTION,
  FathomError,
  gameSeed,
  having,
  OBJECT,
  playerCount,
  requireModel,
  WHOLE,
} from '../../interpreter/internal.ts';
import { optionValues } from '../../interpreter/index.ts';
import { GameFailure } from '../errors.ts';

/** Games that bots play in this thread, and who hears of them. */
export interface BotGames {
  /** of the pack's numbers of players; the first of them unless given */
  players?: number;
  /** values of options of the pack, by id; defaults for the others */
  options?: Record<string, string | number>;
  /** of the first game, from 0 to 4294967295; each next game has the next one. 1 unless given */
  seed?: number;
  /** how many, from 1 on; 100 unless given */
  games?: number;
  /** called now and then, and at the end: how many of how many games have been played */
  onProgress?: (done: number, of: number) => void;
  /** stops the games: what was asked is rejected with the reason of the signal */
  signal?: AbortSignal;
}

const USUAL_GAMES = 100;

/** Of `BotGames`; what has a code of its own is checked where it is read. */
export const BOT_GAMES = {
  players: WHOLE,
  options: OBJECT,
  seed: ANYTHING,
  games: ANYTHING,
  onProgress: FUNCTION,
  signal: having('the signal of an AbortController', 'aborted', 'throwIfAborted'),
};

/** The same with all that was left out. */
export function requireGames(
  model: PackModel,
  { players, options, seed, games = USUAL_GAMES }: BotGames,
): { players: number; options: Record<string, string | number>; seed: number; games: number } {
  requireModel(model);
  if (!Number.isSafeInteger(games) || games < 1) {
    const count = String(games);
    throw new FathomError('bad-count', `games are a whole number from 1 on, not ${count}`, { count });
  }
  const first = gameSeed(seed);
  gameSeed(first + games - 1);
  return { players: playerCount(model, players), options: optionValues(model, options), seed: first, games };
}

/** What stops the games, as whoever plays them asks for it. */
export const stopOf = (signal: AbortSignal | undefined): { readonly isMade: boolean } => ({
  get isMade() {
    return signal?.aborted === true;
  },
});

/** The result of games; a game that goes on beyond what a game may do is an error with a code. */
export async function played<T>(play: () => Promise<T>): Promise<T> {
  try {
    return await play();
  } catch (error) {
    if (!(error instanceof GameFailure) || !error.isOfPack) throw error;
    const { seed, message } = error;
    throw new FathomError('game-stopped', `the game with seed ${seed}: ${message}`, { seed });
  }
}
