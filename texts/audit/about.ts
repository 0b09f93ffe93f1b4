/** What a finding is about besides its class and its quotations, as data. */
import type { TextProblem } from '../parse/problems.ts';
import type { Script } from '../parse/scripts.ts';
import type { LanguageCode } from '../../dsl/internal.ts';

/** What a finding is about, for whoever says it in a language. */
export type About =
  /** these cards have this text, or this name */
  | { is: 'card'; cards: readonly NamedCard[] }
  /** it is written in this language; `isOwn`: it is the text of the same component */
  | { is: 'language'; code: string; expected: LanguageCode; isOwn: boolean }
  /** it is written in letters that its language does not have */
  | { is: 'letters'; script: Script; expected: LanguageCode }
  /** why a phrase is not understood */
  | { is: 'phrase'; problem: Phrase }
  /** the pack has no such name */
  | { is: 'no-such-name' }
  /** it is no price */
  | { is: 'no-price' };
export type Phrase = Pick<TextProblem, 'code' | 'of' | 'message' | 'help' | 'suggestions' | 'data'>;
export interface NamedCard {
  id: string;
  number: number | null;
  name: string;
}
