/** The words of the commands about a game, by language. A language without them does not compile. */
import type { LanguageCode } from '../../dsl/internal.ts';
import { en } from '../../texts/languages/en/command.ts';
import { it } from '../../texts/languages/it/command.ts';
import { uk } from '../../texts/languages/uk/command.ts';
import type { GameWords } from './words.ts';

export { TYPED_WORDS, type GameWords, type SessionWords, type TableWords } from './words.ts';

export const GAME_WORDS: Readonly<Record<LanguageCode, GameWords>> = { en, it, uk };
