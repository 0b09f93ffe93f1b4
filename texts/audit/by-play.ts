/** What is asked of the engine, which this layer does not know: whether a difference between a text and its effect matters in play. */
import type { EffectNode } from '../../dsl/internal.ts';
import type { PrintedText } from './lookup.ts';
import type { TextClass, Tier } from './text-class.ts';

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
}

export interface JudgeByPlay {
  judge(
    text: PrintedText,
    parsed: EffectNode,
    expected: EffectNode,
    classes: readonly TextClass[],
  ): { tier: Tier; apart: Apart | null };
}
