/** The face of texts and effects for whoever writes programs: read, told, compared and tried, with the names of a model. */
export { compareEffects, type CompareOptions, tryEffect, type TryEffectOptions } from './compare-effects.ts';
export { type ReadProblem, readText, type ReadText, type ReadTextOptions, type TextProblemCode } from './read-text.ts';
export {
  renderComponent,
  type RenderComponentOptions,
  type RenderedEffect,
  renderEffect,
  type RenderEffectOptions,
} from './render-effect.ts';
export type { Judgement as Comparison } from '../equivalence/judge-effects.ts';
export type { PlayedDifference as Witness } from '../equivalence/compare-by-play.ts';
export type { Outcome, TryResult as Try } from '../../interpreter/scenario/index.ts';
export type { RenderedText } from '../../texts/index.ts';
