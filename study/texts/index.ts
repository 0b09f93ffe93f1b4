/** The face of texts and effects for whoever writes programs: read, told, compared and tried, with the names of a model. */
export { compareEffects, type CompareOptions, tryEffect, type TryEffectOptions } from './compare-effects.ts';
export { type ReadProblem, readText, type ReadText, type ReadTextOptions, type TextProblemCode } from './read-text.ts';
export {
  type PackWithSources,
  renderComponent,
  type RenderComponentOptions,
  type RenderedEffect,
  renderEffect,
  type RenderEffectOptions,
} from './render-effect.ts';
export type { Judgement as Comparison } from '../equivalence/judge-effects.ts';
export type {
  Change,
  Endless,
  Outcome,
  RecordedPosition,
  TryDecision,
  TryOptions,
  TryResult as Try,
  TryStep,
  Value,
  WordedChange,
} from '../../interpreter/scenario/index.ts';
export type { ChangedFact, ChangeWords, WordedEvent } from '../../interpreter/index.ts';
export type { OutcomesApart } from '../equivalence/table.ts';
export type { PlayComparison, PlayedDifference } from '../equivalence/comparison.ts';
export type { MissingForm } from '../../texts/internal.ts';
export type { RenderedText } from '../../texts/index.ts';
