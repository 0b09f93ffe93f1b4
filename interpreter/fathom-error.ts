/** What a caller asked for that cannot be done. */

import type { LanguageCode } from '../dsl/internal.ts';
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

/** What each code brings with it, besides the message for people. */
export type FathomErrorData = {
  readonly [Type in ChoiceProblem['type']]: Extract<ChoiceProblem, { type: Type }>;
} & { readonly [Type in RequestProblem['type']]: Extract<RequestProblem, { type: Type }> } & {
  /** there is no model; the pack did not load */
  readonly 'no-model': null;
  /** no such procedure of the pack, or one that is about something and cannot be done by itself */
  readonly 'unknown-procedure': { readonly procedure: string; readonly known: readonly string[] };
  /** the position of `gameAt` cannot be set up: one entry for each thing that is wrong */
  readonly 'bad-position': { readonly problems: readonly PositionProblem[] };
  /** the text is no number of the pack; the problems have their places in it */
  readonly 'bad-expression': { readonly problems: readonly PositionProblem[] };
  /** a number of a position is more than a number of a game may be */
  readonly 'number-too-large': { readonly expression: string };
  /** no bot has this name, or not as many play; `bot` is null for a list of bots that is none */
  readonly 'no-such-bot': { readonly bot: string | null; readonly known: readonly string[] };
  /** no budget of a bot, or one for a bot that does not think */
  readonly 'bad-budget': { readonly thinks: boolean };
  /** no whole number of games from 1 on */
  readonly 'bad-count': { readonly count: string };
  /** the weights are no weights for bots of this pack */
  readonly 'bad-weights': { readonly why: string };
  /** a game among many that goes on beyond what a game may do: `seed` shows it again */
  readonly 'game-stopped': { readonly seed: number };
  /** no code of a language that Fathom speaks, or that the game was given words of */
  readonly 'no-such-language': { readonly language: string; readonly known: readonly LanguageCode[] };
  /** the pack has no such component, or no such type of cards */
  readonly 'no-such-component': { readonly id: string };
  /** what is to be read is no text */
  readonly 'bad-text': null;
  /** the record is none, or is of a format that is not known */
  readonly 'bad-record': { readonly why: string };
  /** the snapshot is of a game with another pack, other players or options */
  readonly 'other-game': null;
  /** an argument that is not of its type, or an option that the function does not have: then `expected` is null */
  readonly 'bad-argument': { readonly call: string; readonly argument: string; readonly expected: string | null };
  /** what is to be loaded is no pack, or there are no files to load it from */
  readonly 'bad-pack': null;
  /** the file is no model that `writeModel` wrote */
  readonly 'bad-model': { readonly why: string };
  /** the game was made without words of its language */
  readonly 'no-words': { readonly language: LanguageCode };
  /** the game has no record, as it began at a position that nothing says: a fork, or a hypothetical one */
  readonly 'no-record': null;
  /** the choices of a lesson cannot be made */
  readonly 'bad-lesson': { readonly file: string; readonly line: number };
};

/**
 * What went wrong, for programs:
 *
 * - of a choice, see `ChoiceProblem`: `game-over`, `not-an-option`, `refused`, `not-your-turn`, `too-late`; `endless-chain` and
 *   `beyond-limit` where what follows does not end, or comes to more than a game may have (docs/limits.md). The game is as before
 * - of what a game begins with, see `RequestProblem`: `not-a-player-count`, `no-such-option`, `no-such-value`, `bad-seed`, `no-such-seat`
 * - all others: see `FathomErrorData`
 */
export type FathomErrorCode = keyof FathomErrorData;

/**
 * Thrown for what a caller did that cannot be done; nothing has changed. The message is for people, with the hint, if there is one. Of a
 * choice, of the players and of options it is in the language of the game.
 *
 * @example
 * try {
 *   game.choose(key);
 * } catch (error) {
 *   if (error instanceof FathomError && error.is('not-an-option')) console.log(error.data.options);
 *   else throw error;
 * }
 */
export class FathomError<Code extends FathomErrorCode = FathomErrorCode> extends Error {
  constructor(
    readonly code: Code,
    message: string,
    /** the same as the message, as data */
    readonly data: FathomErrorData[Code],
    /** how to mend it, where that is known */
    readonly hint: string | null = null,
  ) {
    super(hint === null ? message : `${message} ${hint}`);
    this.name = 'FathomError';
  }

  /** Whether the error has this code, and with it these data. */
  is<Asked extends FathomErrorCode>(code: Asked): this is FathomError<Asked> {
    const own: FathomErrorCode = this.code;
    return own === code;
  }
}

/** The error for a choice; `message` has the words for the problem. */
export const choiceError = (problem: ChoiceProblem, message: string): FathomError =>
  new FathomError<ChoiceProblem['type']>(problem.type, message, problem);

/** A problem of a choice in a game that has no words: what it is, and the key. */
export const problemWithoutWords = (problem: ChoiceProblem): string =>
  'key' in problem && problem.key !== null ? `${problem.type}: "${problem.key}"` : problem.type;

/** The error for what no game begins with; `message` has the words for the problem. */
export const requestError = (problem: RequestProblem, message: string): FathomError =>
  new FathomError<RequestProblem['type']>(problem.type, message, problem);

/** What no game begins with, where the error is about that. */
export const requestOf = ({ code, data }: FathomError): RequestProblem | null =>
  code in REQUEST_IN_ENGLISH ? (data as RequestProblem) : null;

/** Throws `no-such-seat` for what is no seat of a game, such as what is undefined. */
export function requireSeat(seat: number, players: number): void {
  if (Number.isInteger(seat) && seat >= 0 && seat < players) return;
  const problem = { type: 'no-such-seat', seat: String(seat), players } as const;
  throw requestError(problem, requestWords(problem, REQUEST_IN_ENGLISH));
}

/** The error for a position with these problems; the message has them all, with what helps. */
export function positionError(problems: readonly PositionProblem[]): FathomError {
  const lines = problems.map(({ message, help, suggestions }) => {
    const guess = suggestions?.length ? ` Did you mean ${suggestions.map((name) => `"${name}"`).join(' or ')}?` : '';
    return `${message}${guess}${help ? ` ${help}` : ''}`;
  });
  return new FathomError('bad-position', `The position cannot be set up. ${lines.join(' ')}`, { problems });
}
