/** The face of the language for the other houses: the public one, and what they make texts, checks and games of. */
export * from './index.ts';

// ------------------------------------------------------------------------------------------------ loading packs

export { baseName, parentOf, tidyPath } from './packs/files.ts';

// ------------------------------------------------------------------------------------------------ the model of a pack

export { boardsToDeal, inGame, type OptionValues } from './packs/game-setup.ts';
export { counterInWords, pluralInWords } from './packs/plural-in-words.ts';
export { optionsWithoutEffect } from './packs/option-effects.ts';

// ------------------------------------------------------------------------------------------------ the keys of pack files

export { HEADER, NOTE_FIELDS, PRINTED_SECTIONS, RENDERED_SECTIONS, STATUSES } from './packs/fields.ts';
export { BONUS, EFFECT, PLAYED } from './packs/program-names.ts';
export { CASES } from './words/languages.ts';

// ------------------------------------------------------------------------------------------------ provenance and audit

export * from './provenance/index.ts';

// ------------------------------------------------------------------------------------------------ scenarios and icons

export * from './scenarios/index.ts';

// ------------------------------------------------------------------------------------------------ effects

export { AMOUNT, FIRST_FREE_VAR, IT, THIS } from './semantics/ir.ts';
export * from './semantics/index.ts';
export { openedFrom } from './semantics/opened-zones.ts';
export { withOpenedZones } from './packs/opened-zones.ts';
export { cellOfName, columnAndRow, DIRECTIONS, type Direction, type Grid, placeOn } from './packs/grid.ts';
export {
  alongGrid,
  alongShape,
  directionsOf,
  isAtRim,
  looksOf,
  opposite,
  stepOf,
  tilingOf,
  turnsOf,
  type Look,
  type Port,
  type ShapeCell,
  type Tiling,
} from './packs/shapes.ts';
export { isHoleLetter, readMap } from './packs/map-letters.ts';
export { waysOf } from './packs/ways.ts';
export { periodsOfLoop } from './packs/loops-of-periods.ts';
export { modelRoot, nodesOf, partsOf, rootIn } from './packs/model-roots.ts';
export { someNode, visitAll } from './semantics/visit-ir.ts';
export { asksPlayer, operationFacts, operationsOf, effectFacts, readsOf } from './semantics/facts/index.ts';
export type { Operation } from './semantics/facts/operations.ts';
export { type Aspect, ASPECTS } from './semantics/facts/fact-types.ts';
export { GAME, MARKS, PORTS } from './words/core-names.ts';
export { type HeldThings, thingsHeldOn } from './semantics/held-counters.ts';
export { mayTakeCardsBefore } from './packs/taken-cards.ts';
export { unseenChoice, type UnseenChoice } from './semantics/unseen-choice.ts';
export { innerOf } from './semantics/walk-effect.ts';
export { isContinuousWord } from './words/facts.ts';

// ------------------------------------------------------------------------------------------------ files and diagnostics

export { fileRange, toDiagnostic } from './source/diagnostic.ts';
export { didYouMean, sentence } from './source/render.ts';
export { capitalize, uncapitalize } from './source/capitalize.ts';
export { commonEnds } from './source/common-ends.ts';
export { nearestNames } from './source/nearest-names.ts';
export {
  declare,
  describeProblem,
  type AnyDeclaration,
  type DataArguments,
  type Declarations,
  type Report,
} from './source/declaration.ts';
export { MAX_FILE_BYTES, decode } from './source/decode.ts';
export { isDangerous, replaceDangerous, visible } from './source/characters.ts';
export { flowYaml } from './source/flow-yaml.ts';
export { markedPieces } from './source/marked-pieces.ts';
export { grouped, type LimitName } from './source/limits.ts';
export { shorten } from './source/shorten.ts';
export { wordTable } from './source/word-table.ts';
export { readYaml, readYamlText, type YamlFile } from './source/yaml.ts';
export {
  childOf,
  entryOf,
  keySpanAt,
  nodeAt,
  plain,
  type Path,
  type Plain,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from './source/tree.ts';

// ================================================================================================ by room

// ------------------------------------------------------------------------------------------------ source

export { unicodeNumber } from './source/characters.ts';
export type { DataOf, Declaration } from './source/declaration.ts';
export type { FileProblem } from './source/diagnostic.ts';
export type { FixTitle, FixTitleKind, FixTitles } from './source/fix-title.ts';
export type { Edit, Fix, FixContext } from './source/fix.ts';
export { listed } from './source/listed.ts';
export { editDistance } from './source/nearest-names.ts';
export { englishWords } from './source/render.ts';
export { reporter } from './source/reporter.ts';
export { spanContains } from './source/span.ts';
export type { YamlEntry, YamlList } from './source/tree.ts';
export { valueYaml, fieldYaml } from './source/plain-yaml.ts';
export { isFlow, linesOfPart, newlineOf, partsOf as yamlPartsOf } from './source/yaml-layout.ts';
export {
  insertAfter,
  insertField,
  insertFirst,
  insertInFlow,
  removePart,
  setValue,
  shiftLines,
} from './source/yaml-parts.ts';
export { addField, columnOf, endOfLine, entryAt, markedMap, removeEntry, scalarAt } from './source/yaml-edits.ts';

// ------------------------------------------------------------------------------------------------ syntax

export type {
  Arg,
  BinaryOp,
  BlockNode,
  EventNode,
  ExprNode,
  Ident,
  OrNode,
  PhraseNode,
  PostNode,
  ThenNode,
} from './syntax/ast.ts';
export { isBare } from './syntax/bare-phrase.ts';
export { expectedAfter, type ExpectedToken } from './syntax/content-assist.ts';
export { type FoundToken, SYNTAX_DIAGNOSTICS } from './syntax/diagnostics.ts';
export {
  type Alike,
  alikeFirst,
  alikeIn,
  differentValues,
  pluralOfValue,
  type SharedValue,
} from './syntax/different-values.ts';
export { innerEffects } from './syntax/inner-effects.ts';
export { MAX_DEPTH, MAX_LENGTH, MAX_NUMBER } from './syntax/limits.ts';
export { isProgram } from './syntax/parse.ts';
export { parseValid } from './syntax/parse-valid.ts';
export { isOfThatColor, isThatPlayer, ofThatColorAt, thatPlayerAt } from './syntax/that-player.ts';
export { effectLexer, NumberToken, Ordinal } from './syntax/tokens.ts';
export { AGGREGATES, FUNCTIONS, KEYWORDS } from './syntax/vocabulary.ts';

// ------------------------------------------------------------------------------------------------ words

export { type ArgumentMeaning, ARGUMENTS } from './words/arguments.ts';
export { codeList } from './words/code-list.ts';
export {
  CARD_ADJECTIVES,
  CORE_NAMES,
  CORE_NOUNS,
  type CoreAdjective,
  DONE_ADJECTIVES,
  type Family,
  OF_OTHERS,
  PERIOD_ADJECTIVES,
  PLAYER_ADJECTIVES,
  SIDES,
  OWNER_OF_PIECE,
  SITE_ADJECTIVES,
  SLOT_ADJECTIVES,
} from './words/core-names.ts';
export type { WordDeclaration } from './words/declaration.ts';
export { EVENT_DOCS, type EventDoc } from './words/event-docs.ts';
export {
  argumentOf,
  argumentsIn,
  impliedFlag,
  isCharged,
  type PhrasedKind,
  phrasedKind,
  subjectOf,
} from './words/facts.ts';
export { ANYTHING, NUMBERS, PIECES, SITES } from './words/fitting-names.ts';
export { GRAMMAR_WORDS, type GrammarWord } from './words/grammar-words.ts';
export { ADJECTIVE_DOCS, coreNameDoc, NOUN_DOCS, OTHER_FORMS } from './words/name-docs.ts';
export { argumentsOf } from './words/reference.ts';
export {
  byLanguage,
  type CompleteLanguage,
  LANGUAGE_FACTS,
  LANGUAGE_NAMES,
  OWN_LANGUAGE_NAMES,
} from './words/languages.ts';
export { WORD_BY_NAME, type WordPhraseKey, WORDS } from './words/registry.ts';
export type { Argument, ArgumentKind, FittingNames, SignatureElement } from './words/signature.ts';
export { usage } from './words/usage.ts';

// ------------------------------------------------------------------------------------------------ semantics

export { SEMANTIC_DIAGNOSTICS } from './semantics/diagnostics.ts';
export { kindOfGiver } from './semantics/events.ts';
export { nameKind, type NameMeaning, type NeededName, typeName, withArticle } from './semantics/kind-names.ts';
export { laysFaceDown } from './packs/face-down.ts';
export type { NameKind, UnknownName } from './semantics/name-diagnostics.ts';
export { saidOfCards } from './semantics/narrowed-cards.ts';
export { readNumber } from './semantics/read-number.ts';
export { argumentOnAll, singularPhrase } from './semantics/one-or-all.ts';
export type { NamedVariable } from './semantics/scope.ts';
export { isBuilt, isOfSites, usualTrack } from './semantics/symbols.ts';
export { unseenNeed } from './semantics/unseen-choice.ts';
export { NodeUnions } from './semantics/visit-ir.ts';
export { walkEffect } from './semantics/walk-effect.ts';

// ------------------------------------------------------------------------------------------------ packs

export { type BuildOptions, buildPack } from './packs/build-pack.ts';
export { WORD_FIELDS } from './packs/build/lexicon.ts';
export { declareSymbols, scalars } from './packs/declare.ts';
export type { FoundValue, Subject, WANTED, Wanted } from './packs/diagnostic-words.ts';
export { packProblem } from './packs/diagnostics.ts';
export { discoverPacks, type Discovery, MISSING_PARTS, siblingPacks } from './packs/discover.ts';
export { DRAWING_SIZE, type DrawingMistake, parseDrawing } from './packs/drawing.ts';
export { englishPlural } from './packs/english-plural.ts';
export {
  CHANGES,
  INSERTED_STEP,
  OVERRIDABLE_SECTIONS,
  PACK_FILE_KEYS,
  PATCHABLE_SECTIONS,
  type ProgramMode,
  type Status,
} from './packs/fields.ts';
export { replaceText } from './packs/format.ts';
export {
  dependsOnOptionsOnly,
  limitedComponents,
  optionCombinations,
  optionsIn,
  withDefaults,
} from './packs/game-setup.ts';
export { LoadCache } from './packs/load-cache.ts';
export { periodsAround } from './packs/loops-of-periods.ts';
export { merge } from './packs/merge.ts';
export { symbolsOf } from './packs/model-symbols.ts';
export { packHash } from './packs/pack-hash.ts';
export { ANY_CASE_PATTERN, NAME_PATTERN } from './packs/schema.ts';
export { sha256 } from './packs/sha256.ts';
export type { ReplacedStepSource } from './packs/sources.ts';
export { walkFields } from './packs/walk-fields.ts';
export { rootWithCards, withCards } from './packs/with-cards.ts';

// ------------------------------------------------------------------------------------------------ provenance

export { SIGN_OFF_DIAGNOSTICS } from './provenance/diagnostics.ts';

// ------------------------------------------------------------------------------------------------ scenarios

export { SCENARIO_DIAGNOSTICS } from './scenarios/diagnostics.ts';
