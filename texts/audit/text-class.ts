/** How findings of printed texts are classed. */
import type { DifferenceKind } from '../compare/classes.ts';

export type TextClass =
  DifferenceKind | 'unreadable' | 'mixed-scripts' | 'wrong-language' | 'other-card' | 'no-text' | FactClass;

/** What a table says of a card besides its texts. */
export type FactClass = 'name' | 'type' | 'color' | 'deck' | 'price';

/**
 * How much a difference matters: another game; only what may be left out; it could not be told; play shows no difference; the same
 * by form, so that only the words are others.
 */
export type Tier = 'different' | 'optional' | 'untold' | 'alike' | 'same';
/** Of a difference that is reported. */
export type ReportedTier = Exclude<Tier, 'alike' | 'same'>;
