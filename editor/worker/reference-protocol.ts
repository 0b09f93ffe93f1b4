/** What the page asks of the worker about the reference of the language. */
import type { LanguageCode } from '../../dsl/index.ts';

/** A page of the reference. */
export interface ReferenceEntry {
  /** `word/gain`: its chapter and its name, which others may have in another chapter */
  id: string;
  chapter: 'guide' | 'word' | 'name' | 'event' | 'section' | 'scenario' | 'diagnostic';
  name: string;
  summary: Worded;
  /** Markdown, one part after the other */
  page: Worded[];
  /** what texts say for it in the language of the page, to be found by */
  said: string;
}

/** A text, and the language that it is in: most of the reference is in English only. */
export interface Worded {
  text: string;
  language: LanguageCode;
}

/** An example in a pack. */
export interface ReferenceExample {
  code: string;
  /** what a card says for it; null where the pack has no such names */
  said: string | null;
  /** whether the Lab can do it */
  canTry: boolean;
}

/** The methods of the worker about it. */
export interface ReferenceApi {
  referenceEntries(language: LanguageCode): Promise<ReferenceEntry[]>;
  /** of effects that stand in an entry */
  referenceExamples(pack: string, codes: readonly string[], language: LanguageCode): Promise<ReferenceExample[]>;
}
