/** What a caller asked for that the game does not allow. */

import type { ChoiceProblem } from './machine/messages.ts';
import { REQUEST_IN_ENGLISH, type RequestProblem, requestWords } from './machine/request-messages.ts';

/** What is wrong with a position, or with an expression. */
export interface PositionProblem {
  message: string;
  /** offsets in the text, in UTF-16 units; of a position as an object, in its JSON. Both 0 where no words are at fault */
  start: number;
  end: number;
  help?: string;
  suggestions?: string[];
}

/** The same of what a parser or resolver found, without what only files have. */
export const positionProblem = ({ message, start, end, help, suggestions }: PositionProblem): PositionProblem => ({
  message,
  start,
  end,
  ...(help ? { help } : {}),
  ...(suggestions ? { suggestions } : {}),
});

/**
 * - `no-model`: there is no model; the pack did not load
 * - `not-a-player-count`: the pack is not for so many players
 * - `bad-seed`: the seed is no whole number from 0 to 4294967295
 * - `no-such-seat`: no such seat at the table
 * - `unknown-option`: no such option of the pack, no such value of it, or no such option of the decision
 * - `unknown-procedure`: no such procedure of the pack, or one that is about something and cannot be done by itself
 * - `game-over`: a choice after the end
 * - `not-your-turn`: a choice of a seat that does not decide now
 * - `too-late`: a choice for another step than the one that is due
 * - `endless-chain`: a choice (or the start) sets off the same over and over, with no end in sight; the game is as before
 * - `beyond-limit`: a choice (or the start) comes to more than a game may have, see docs/limits.md; the game is as before
 * - `bad-position`: the position of `gameAt` cannot be set up; `problems` says why
 * - `no-such-bot`: no bot has this name, or not as many play
 * - `bad-budget`: no budget of a bot, or one for a bot that does not think
 * - `bad-count`: no whole number of games from 1 on
 * - `bad-weights`: the weights are no weights for bots of this pack
 * - `no-such-language`: no code of a language that Fathom speaks
 * - `no-such-component`: the pack has no such component, or no such type of cards
 * - `bad-text`: what is to be read is no text
 * - `bad-expression`: the text is no number of the pack; `problems` says why, and where in the text
 * - `bad-record`: the record is of a format that is not known
 * - `other-game`: the snapshot is of a game with another pack, other players or options
 * - `bad-argument`: an argument that is not of its type, or an option that the function does not have
 * - `bad-pack`: what is to be loaded is no pack, or there are no files to load it from
 * - `bad-model`: the file is no model that `writeModel` wrote
 * - `no-words`: the game was made without words of its language
 * - `no-record`: the game has no record, as it began at a position that nothing says: a fork, or a hypothetical one
 */
export type GameErrorCode =
  | 'no-model'
  | 'not-a-player-count'
  | 'bad-seed'
  | 'no-such-seat'
  | 'unknown-option'
  | 'game-over'
  | 'not-your-turn'
  | 'too-late'
  | 'endless-chain'
  | 'beyond-limit'
  | 'bad-position'
  | 'no-such-bot'
  | 'bad-budget'
  | 'bad-count'
  | 'bad-weights'
  | 'no-such-language'
  | 'no-such-component'
  | 'bad-text'
  | 'bad-expression'
  | 'bad-record'
  | 'no-record'
  | 'no-words'
  | 'bad-model'
  | 'bad-argument'
  | 'bad-pack'
  | 'other-game'
  | 'unknown-procedure';

/**
 * Thrown for what a caller did that the game does not allow; the message is for people. Of a choice, of the players and of options it is
 * in the language of the game.
 */
export class GameError extends Error {
  constructor(
    readonly code: GameErrorCode,
    message: string,
    /** of `bad-position` and `bad-expression`: one entry for each thing that is wrong */
    readonly problems: readonly PositionProblem[] = [],
    /** of a choice: the same as the message, as data */
    readonly choice: ChoiceProblem | null = null,
    /** of what no game begins with: the same as the message, as data */
    readonly request: RequestProblem | null = null,
  ) {
    super(message);
    this.name = 'GameError';
  }
}

/** The error for a choice; `message` has the words for the problem. */
export const choiceError = (problem: ChoiceProblem, message: string): GameError =>
  new GameError(CODES[problem.type], message, [], problem);

/** A problem of a choice in a game that has no words: what it is, and the key. */
export const problemWithoutWords = (problem: ChoiceProblem): string =>
  'key' in problem && problem.key !== null ? `${problem.type}: "${problem.key}"` : problem.type;

/** The error for what no game begins with; `message` has the words for the problem. */
export const requestError = (problem: RequestProblem, message: string): GameError =>
  new GameError(REQUEST_CODES[problem.type], message, [], null, problem);

/** Throws `no-such-seat` for what is no seat of a game, such as what is undefined. */
export function requireSeat(seat: number, players: number): void {
  if (Number.isInteger(seat) && seat >= 0 && seat < players) return;
  const problem = { type: 'no-such-seat', seat: String(seat), players } as const;
  throw requestError(problem, requestWords(problem, REQUEST_IN_ENGLISH));
}

const REQUEST_CODES: Readonly<Record<RequestProblem['type'], GameErrorCode>> = {
  'not-a-player-count': 'not-a-player-count',
  'no-such-option': 'unknown-option',
  'no-such-value': 'unknown-option',
  'bad-seed': 'bad-seed',
  'no-such-seat': 'no-such-seat',
};

const CODES: Readonly<Record<ChoiceProblem['type'], GameErrorCode>> = {
  'game-over': 'game-over',
  refused: 'unknown-option',
  'not-an-option': 'unknown-option',
  'not-your-turn': 'not-your-turn',
  'too-late': 'too-late',
  'endless-chain': 'endless-chain',
  'beyond-limit': 'beyond-limit',
};

/** The error for a position with these problems; the message has them all, with what helps. */
export function positionError(problems: readonly PositionProblem[]): GameError {
  const lines = problems.map(({ message, help, suggestions }) => {
    const guess = suggestions?.length ? ` Did you mean ${suggestions.map((name) => `"${name}"`).join(' or ')}?` : '';
    return `${message}${guess}${help ? ` ${help}` : ''}`;
  });
  return new GameError('bad-position', `The position cannot be set up. ${lines.join(' ')}`, problems);
}
