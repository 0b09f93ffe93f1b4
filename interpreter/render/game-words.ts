/**
 * What a game needs to speak a language, as a value that is given to it: the engine itself has no words, so that a page loads those of
 * the languages that it shows.
 */
import type { LanguageCode, PackModel } from '../../dsl/internal.ts';
import { FathomError, requestError, requestOf } from '../fathom-error.ts';
import type { MessageRenderer } from './message-renderer.ts';

/** Whether English labels have effects as they are written, for authors, or in sentences, for people who play. */
export type EffectStyle = 'as-written' | 'in-sentences';

/** The words of one language for games: of questions, options, reasons and events. */
export interface GameWords {
  readonly code: LanguageCode;
  /** @internal what puts messages of games of a pack into words; the same object each time. Only English has effects as they are written */
  renderer(model: PackModel, effects: EffectStyle): MessageRenderer;
}

/** The words of a language among those that a game was given; null where it has none. */
export const wordsIn = (words: readonly GameWords[], language: LanguageCode): GameWords | null =>
  words.find(({ code }) => code === language) ?? null;

/** The same for a game that is to speak; null where it has no words at all. Throws `no-such-language` where it has those of others. */
export function spokenIn(words: readonly GameWords[], language: LanguageCode): GameWords | null {
  const found = wordsIn(words, language);
  if (found !== null || words.length === 0) return found;
  const known = words.map(({ code }) => code);
  const message = `there are no words of the language "${language}"; the codes are ${known.join(', ')}`;
  throw new FathomError('no-such-language', message, { language, known });
}

/** Reads what a game is set up with; a `FathomError` about it is in the words, or in English where there are none. */
export function saidIn<T>(model: PackModel, words: GameWords | null, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const request = error instanceof FathomError ? requestOf(error) : null;
    if (request === null || words === null) throw error;
    throw requestError(request, words.renderer(model, 'as-written').request(request));
  }
}
