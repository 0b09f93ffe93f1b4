/**
 * Why there is no such game, as data; and the English words for it, which are needed before there is a game and with it a
 * language.
 */
export type RequestProblem =
  | { type: 'not-a-player-count'; title: string; counts: number[]; players: number }
  | { type: 'no-such-option'; option: string; known: string[] }
  | { type: 'no-such-value'; option: string; value: string; values: string[] }
  | { type: 'bad-seed'; seed: string; most: number }
  | { type: 'no-such-seat'; seat: string; players: number };

/** The words of a language. */
export type RequestTexts = {
  readonly [Type in RequestProblem['type']]: (problem: Extract<RequestProblem, { type: Type }>) => string;
};

export const REQUEST_IN_ENGLISH: RequestTexts = {
  'not-a-player-count': ({ title, counts, players }) => `${title} is for ${counts.join(', ')} players, not ${players}`,
  'no-such-option': ({ option, known }) =>
    `the pack has no option "${option}"${known.length > 0 ? `; it has ${known.join(', ')}` : ''}`,
  'no-such-value': ({ option, value, values }) =>
    `option "${option}" has no value "${value}"; it may be ${values.join(', ')}`,
  'bad-seed': ({ seed, most }) => `the seed of a game is a whole number from 0 to ${most}, not ${seed}`,
  'no-such-seat': ({ seat, players }) => `there is no seat ${seat}; the seats are numbered from 0 to ${players - 1}`,
};

export const requestWords = (problem: RequestProblem, texts: RequestTexts): string =>
  (texts[problem.type] as (problem: RequestProblem) => string)(problem);
