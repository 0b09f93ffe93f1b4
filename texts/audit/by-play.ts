/** What is asked of the engine, which this layer does not know: whether a difference between a text and its effect matters in play. */
import type { EffectNode, LanguageCode } from '../../dsl/internal.ts';
import type { PrintedText } from './lookup.ts';
import type { Tier } from './text-class.ts';

/** A position on which text and effect come to different things, with scenarios that show it. */
export interface Apart {
  position: Record<string, unknown>;
  /**
   * `first`: what only the text allows; `second`: what only the effect does; as YAML, null where there is nothing. Made
   * when asked for, as it takes a while.
   */
  scenarios(): { first: string | null; second: string | null };
  /** what the text and what the effect says, as effects to try at the position in a game of so many players */
  effects: readonly [string, string];
  players: number;
  /** what has to be done after them before it is seen, in the effect language; '' if it is seen at once */
  after: string;
  /** what changes in outcomes that only the text, or only the effect, has */
  only(language: LanguageCode): OnlyOutcomes;
}
/** Of each outcome the changes, in words. */
export interface OnlyOutcomes {
  text: string[][];
  effect: string[][];
}

export interface Ruling {
  tier: Tier;
  apart: Apart | null;
}

export interface JudgeByPlay {
  judge(text: PrintedText, parsed: EffectNode, expected: EffectNode): Ruling;
}
