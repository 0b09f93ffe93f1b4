/** The face of the texts: from effects to natural language, back again, and what both need. */

// ------------------------------------------------------------------------------------------------ effects to texts

export { meaningProblems, semanticProblems } from './parse/meaning-problems.ts';
export { defaultOptions, renderComponent, selfOf, type RenderedText, type TextOptions } from './render/component.ts';
export { inLanguageInUkrainian, languageName, languagesIn } from './language-name.ts';
export { PartRenderer, withoutUnusedNames } from './render/part-renderer.ts';
export { Renderer } from './render/renderer.ts';
export { canonicalText } from './canonical.ts';
export { effectsOf, programsOf } from './component-effects.ts';
export { applyOptions, type GameOptions } from './apply-options.ts';

// ------------------------------------------------------------------------------------------------ texts to effects

export {
  parseText,
  parseMisspeltText,
  parsedOrNull,
  type Correction,
  type ParsedText,
  type TextParseProblem,
  type TextProblem,
} from './parse/parse-text.ts';
export { normalForm } from './parse/normal.ts';
export { filled, sampleOf } from './parse/own-sentences.ts';
export { tokensOf, type Token } from './parse/tokens.ts';
export type { WordMeaning } from './parse/word-meanings.ts';

// ------------------------------------------------------------------------------------------------ languages

export { LANGUAGES, languageOn } from './languages/index.ts';
export type { Language } from './languages/language.ts';
export { piecesOf } from './languages/pattern.ts';
export { lexiconOf, namesKey, type Lexicon } from './lexicon.ts';
export { mixedScripts, scriptOf, scriptOfLanguage } from './scripts.ts';

// ------------------------------------------------------------------------------------------------ comparing

export { longestCommonSubsequence } from './compare/align.ts';

export { DIFFERENCE_CLASSES, type DifferenceKind } from './compare/classes.ts';
export { compareEffects, rangeAt, type Place } from './compare/compare.ts';
export { componentHashes, effectHash, fingerprint, plainText, plainTokens, textHash } from './fingerprint.ts';
