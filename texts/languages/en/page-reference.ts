/** The messages of the reference, and their keys. */
import type { PluralForms } from '../plural-forms.ts';

export const REFERENCE_EN = {
  search: 'Search the reference',
  searchHint: 'A word of the language, a word of a card, a key, or the code of a problem',
  found: { one: '{n} page', other: '{n} pages' } as PluralForms,
  foundMore: { one: '{n} page, the nearest ones first', other: '{n} pages, the nearest ones first' } as PluralForms,
  none: 'Nothing in the reference has these words.',
  loading: 'The reference is being loaded …',
  failed: 'The reference could not be loaded. Close it and open it again.',
  all: 'All pages',
  close: 'Close the reference',
  'chapter.guide': 'Guides',
  'chapter.word': 'Words',
  'chapter.name': 'Nouns and adjectives',
  'chapter.event': 'Events',
  'chapter.section': 'Sections and their keys',
  'chapter.scenario': 'Scenarios',
  'chapter.diagnostic': 'Problems and how to mend them',
  says: 'On a card:',
  try: 'Try it in the Lab',
  copy: 'Copy',
  notCopied: 'The browser does not allow to copy.',
  related: 'See also',
};

export type ReferenceKey = keyof typeof REFERENCE_EN;
export type ReferenceMessages = Record<ReferenceKey, string | PluralForms>;
