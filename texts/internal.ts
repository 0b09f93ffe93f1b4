/** The face of the texts for the other houses: the public one, texts to effects, and what checks and the language service need. */
export * from './index.ts';

// ------------------------------------------------------------------------------------------------ effects to texts

export { meaningProblems, semanticProblems } from './parse/meaning-problems.ts';
export { selfOf } from './render/component.ts';
export { effectText } from './render/effect-text.ts';
export { PartRenderer, withoutUnusedNames } from './render/part-renderer.ts';
export { Renderer } from './render/renderer.ts';
export type { MissingForm } from './render/context.ts';
export type { Sign } from './render/signs.ts';
export { canonicalText } from './meaning/canonical.ts';
export { effectsOf, programsOf } from './meaning/component-effects.ts';
export { applyOptions, type GameOptions } from './meaning/apply-options.ts';

// ------------------------------------------------------------------------------------------------ texts to effects

export {
  parseText,
  parseMisspeltText,
  parsedOrNull,
  type Correction,
  type ParsedText,
  type TextProblem,
} from './parse/parse-text.ts';
export { continuations, nearReadings, usageOf } from './parse/continuations.ts';
export type { WordChange } from './parse/near-readings.ts';
export type { Usage } from './parse/usage.ts';
export { normalForm } from './meaning/normal.ts';
export { filled, sampleOf } from './parse/own-sentences.ts';
export { saysNow } from './parse/redundancy.ts';
export { tokensOf } from './parse/tokens.ts';
export type { WordMeaning } from './parse/word-meanings.ts';

// ------------------------------------------------------------------------------------------------ languages

export { languageOn } from './languages/index.ts';
export type { LanguageDeclaration } from './languages/language.ts';
export { lexiconIn, namesKey, type Lexicon } from './lexicon/lexicon.ts';
export { lexiconOf } from './lexicon/lexicon-of.ts';
export { mixedScripts, scriptOf, scriptOfLanguage } from './parse/scripts.ts';

// ------------------------------------------------------------------------------------------------ comparing

export { DIFFERENCE_CLASSES } from './compare/classes.ts';
export { componentHashes } from './audit/fingerprint.ts';
export { otherwiseKept } from './audit/judge-kept.ts';

// ------------------------------------------------------------------------------------------------ the house itself

export { TEXT_DIAGNOSTICS } from './parse/diagnostics.ts';
export { byRules, RELATION_KINDS, relationOfKey } from './lexicon/lexicon.ts';

// ------------------------------------------------------------------------------------------------ languages

export { completed, type Draft, draftHoles, type Holes, IN_ENGLISH, noteHoles } from './languages/draft.ts';
export type { FieldWords } from './languages/component-form.ts';
export type { EditRefusal, EditRefusalWords } from './languages/edit-refusals.ts';
export type { FixTitleWords } from './languages/fix-titles.ts';
export { patternError } from './languages/pattern.ts';
export type { PluralForms } from './languages/plural-forms.ts';
export type { PositionWords } from './languages/positions.ts';

// ------------------------------------------------------------------------------------------------ render

export { USUAL_ROUTE } from './render/own-names.ts';

// ------------------------------------------------------------------------------------------------ parse

export { holesOf, SENTENCE_HOLES } from './parse/own-sentences.ts';
export { holesMissing, wordingKeys } from './parse/wording-keys.ts';

// ------------------------------------------------------------------------------------------------ audit

export { PRINTED_TEXT_DIAGNOSTICS } from './audit/diagnostics.ts';
export { ENGLISH_FINDINGS } from './audit/english-findings.ts';
export { type FindingVocabulary, findingWords, type FoundInText } from './audit/finding-words.ts';

// ------------------------------------------------------------------------------------------------ card-tables

export { TABLE_DIAGNOSTICS } from './card-tables/diagnostics.ts';
