/** A text in three languages with what it does: told by a position before and after, not by an effect. */
import { perhaps, type Deed } from './position.ts';
import type { About } from './dice.ts';
import { each, type Words } from './terms.ts';

/** `kind:what`, and by whom: seats from the one whose card it is. */
export interface Happening {
  readonly what: string;
  readonly by: number;
}

/** When it happens: at once, in a program, as a free ability of a period, or because of something. */
export type When =
  | { at: 'once' }
  | { at: 'program'; program: string }
  | { at: 'ability'; period: string }
  | {
      at: 'event';
      hears: (one: Happening) => boolean;
      nth: { n: number; period: string } | null;
      until: string | null;
      tries: readonly (readonly Happening[])[];
    };

/** Words with what they do. */
export interface Clause {
  says: Words;
  /** all that it says is done */
  full: Deed;
  /** or less: what a player may leave */
  loose: Deed;
}

/** A whole text. */
export interface Sentence extends Clause {
  kind: string;
  when: When;
}

export interface Statement extends Sentence {
  seed: number;
  about: About;
}

/** It is done, or left as a whole. */
export const whole = (says: Words, deed: Deed): Clause => ({ says, full: deed, loose: perhaps(deed) });

export const ended = (words: Words): Words =>
  each((lang) => `${words[lang].charAt(0).toUpperCase()}${words[lang].slice(1)}.`);

/** Two sentences as a clause, which gets its capital and its last full stop with the others. */
export const inSentences = (first: Words, second: Words): Words =>
  each((lang) => `${ended(first)[lang]} ${ended(second)[lang].replace(/\.$/, '')}`);
