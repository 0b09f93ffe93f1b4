/**
 * Printed texts as effects, and effects as texts; effects compared and tried by play.
 *
 * @module fathom/text
 */
export {
  compareEffects,
  type CompareOptions,
  type Comparison,
  type PackWithSources,
  type ReadProblem,
  readText,
  type ReadText,
  type ReadTextOptions,
  renderComponent,
  type RenderComponentOptions,
  type RenderedEffect,
  type RenderedText,
  renderEffect,
  type RenderEffectOptions,
  type TextProblemCode,
  type Try,
  tryEffect,
  type TryEffectOptions,
} from '../study/texts/index.ts';
export type { ComponentId, LanguageCode, SectionName } from '../dsl/index.ts';

// ------------------------------------------------------------------------------------------------ what they give, part by part

export type {
  Change,
  ChangedFact,
  ChangeWords,
  Endless,
  MissingForm,
  Outcome,
  OutcomesApart,
  PlayComparison,
  PlayedDifference,
  RecordedPosition,
  TryDecision,
  TryOptions,
  TryStep,
  Value,
  WordedChange,
  WordedEvent,
} from '../study/texts/index.ts';
