import type { LanguageCode, PackModel } from '../../dsl/internal.ts';
import { GameError, requestError } from '../game-error.ts';
import { messageRenderer } from './message-renderer.ts';

/** Reads what a game is set up with; a `GameError` about it is in the language. */
export function saidIn<T>(model: PackModel, language: LanguageCode, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GameError) || error.request === null) throw error;
    throw requestError(error.request, messageRenderer(model, language).request(error.request));
  }
}
