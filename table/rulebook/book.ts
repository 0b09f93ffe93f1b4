/** The rules of a pack as a book: plain data, for pages and terminals. */
import type { LanguageCode } from '../../dsl/internal.ts';
import type { SourceView } from '../source-views.ts';

/** The chapters, in their order; one without entries is left out. */
export const CHAPTERS = [
  'goal',
  'course',
  'actions',
  'always',
  'slots',
  'pieces',
  'cards',
  'tracks',
  'counters',
  'terms',
  'options',
] as const;
export type ChapterKind = (typeof CHAPTERS)[number];

export interface Rulebook {
  language: LanguageCode;
  title: string;
  chapters: RulebookChapter[];
}

interface RulebookChapter {
  kind: ChapterKind;
  title: string;
  entries: RulebookEntry[];
}

/** `marked`: with `{credit}` in place of the names of counters, for pictures. */
export interface RuleText {
  /** such as the price, or the space of a track; null: it needs none */
  title: string | null;
  text: string;
  marked: string;
}

export interface RuleStep extends RuleText {
  /** of a part of the rules that is told here alone */
  steps: RuleStep[];
  /** keys of entries in which the step goes on */
  see: string[];
}

export interface RulebookEntry {
  /** different for any two entries of a book */
  key: string;
  /** ids of the pack that it is about; of the first it may show the picture */
  about: string[];
  /** null: it is all of its chapter */
  title: string | null;
  /** what it is, for people who do not know the game */
  explained: string | null;
  texts: RuleText[];
  /** one after the other */
  steps: RuleStep[];
  sources: SourceView[];
}
