/** Headings of tables that are names of a pack. */
import type { LanguageCode } from '../../dsl/internal.ts';

export interface PackHeadings {
  /** `stage`, of `stage 1` and `stage 2` */
  decks: readonly string[];
  /** ids of attributes by what they are called */
  attributes: ReadonlyMap<string, string>;
  /** programs by their titles, and in which language these are */
  programs: ReadonlyMap<string, { program: string; language: LanguageCode }>;
}

export const NO_HEADINGS: PackHeadings = { decks: [], attributes: new Map(), programs: new Map() };
