/** The search through the reference, and what belongs together. */
import { expect, it } from 'vitest';
import type { ReferenceEntry } from '../worker/reference-protocol.ts';
import { entryNamed, relatedTo, searchEntries } from './search.ts';

const entry = (id: string, text = '', said = ''): ReferenceEntry => {
  const [chapter, name] = id.split('/') as [ReferenceEntry['chapter'], string];
  return { id, chapter, name, said, summary: { text: '', language: 'en' }, page: [{ text, language: 'en' }] };
};
const ALL = [
  entry('guide/costs', 'How `build` is paid, and `discount`.'),
  entry('word/up to', 'As often as one likes.'),
  entry('word/build', 'Something is built: `gain 1 card` too.', 'construisci'),
  entry('event/build', 'What was built.'),
  entry('diagnostic/build-twice', 'It is built twice.'),
];
const found = (query: string): string[] => searchEntries(ALL, query).map(({ id }) => id);

it('what is called so comes first, then what begins so, then what says it', () => {
  expect(found('build')).toEqual(['word/build', 'event/build', 'diagnostic/build-twice', 'guide/costs']);
});

it('words of cards, capitals and signs are found, in any order', () => {
  expect(found('COSTRUISCI')).toEqual([]);
  expect(found('Construisci')).toEqual(['word/build']);
  expect(found('twice, built')).toEqual(['diagnostic/build-twice']);
  expect(found('')).toHaveLength(ALL.length);
});

it.each([
  ['event/build', 'event/build'],
  ['build', 'word/build'],
  ['Up', 'word/up to'],
  ['nothing', undefined],
])('%s means %s', (name, id) => expect(entryNamed(ALL, name)?.id).toBe(id));

it('belongs together: the same name, and the guides that name it', () => {
  expect(relatedTo(ALL, ALL[2]).map(({ id }) => id)).toEqual(['event/build', 'guide/costs']);
  expect(relatedTo(ALL, ALL[0]).map(({ id }) => id)).toEqual(['word/build', 'event/build']);
});
