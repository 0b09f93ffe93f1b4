import { afterAll, describe, expect, it } from 'vitest';
import { completed, draftHoles, noteHoles } from './draft.ts';

const english = {
  title: 'Cards',
  counts: { one: '{n} card', other: '{n} cards' },
  draws: (n: number): string => `draws ${n}`,
  list: ['a', 'b'],
};

describe('a draft of a language', () => {
  // the counts belong to the process: no other test has this part of this language
  afterAll(() => noteHoles('uk', 'fixes', english, { missing: 0, of: 0 }));

  it('says what it lacks in English, marked as such, and counts it', () => {
    const table = completed('uk', 'fixes', { counts: { one: '{n} карта' } }, english);
    expect(table.title).toBe('Cards [en]');
    expect(table.counts).toEqual({ one: '{n} карта', other: '{n} cards [en]' });
    expect(table.draws(2)).toBe('draws 2 [en]');
    expect(table.list).toEqual(['a', 'b']);
    expect(draftHoles('uk').get('fixes')).toEqual({ missing: 4, of: 5 });
  });

  it('marks nothing inside of sentences', () => {
    expect(completed('uk', 'fixes', {}, english, { areInside: true })).toMatchObject({ title: 'Cards' });
  });

  it('keeps what only the language has', () => {
    const table: Record<string, string> = completed<Record<string, string>>(
      'uk',
      'fixes',
      { extra: 'є' },
      { title: 'Cards' },
    );
    expect(table).toEqual({ extra: 'є', title: 'Cards [en]' });
    noteHoles('uk', 'fixes', table, { missing: 0, of: 0 });
  });

  it('has no holes where a language is complete', () => {
    expect([...draftHoles('it').values()].filter(({ missing }) => missing > 0)).toEqual([]);
  });
});
