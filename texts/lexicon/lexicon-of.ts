/** The lexicon of a pack by the code of its language. Apart from `lexicon.ts`, so that who speaks one language need not load all. */
import type { LanguageCode, PackModel } from '../../dsl/internal.ts';
import { morphologyOf } from '../languages/index.ts';
import { lexiconIn, type Lexicon } from './lexicon.ts';

/** How a language says the names of a pack; cached for as long as its pack is in use. */
export const lexiconOf = (model: PackModel, language: LanguageCode): Lexicon =>
  lexiconIn(model, language, morphologyOf(language));
