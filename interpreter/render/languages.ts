/** All languages in which games speak. Apart from the renderer, so that a page may load one of them. */
import type { LanguageCode, PackModel } from '../../dsl/internal.ts';
import { english } from '../../texts/languages/en/game.ts';
import { italian } from '../../texts/languages/it/game.ts';
import { ukrainian } from '../../texts/languages/uk/game.ts';
import type { GameWords } from './game-words.ts';
import type { MessageRenderer } from './message-renderer.ts';

/** A language without its words does not compile. */
const WORDS: Readonly<Record<LanguageCode, GameWords>> = { en: english, it: italian, uk: ukrainian };

export const ALL_WORDS: readonly GameWords[] = Object.values(WORDS);

/** The renderer of a pack in a language, for authors: effects in English are as they are written. */
export const messageRenderer = (model: PackModel, language: LanguageCode): MessageRenderer =>
  WORDS[language].renderer(model, 'as-written');

/** The same for people who play and do not write effects: these are in sentences in English, too. */
export const sentenceRenderer = (model: PackModel, language: LanguageCode): MessageRenderer =>
  WORDS[language].renderer(model, 'in-sentences');
