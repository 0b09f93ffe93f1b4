/** Nothing that one can write is without a page: every word of the language, every key of the files. */
import { describe, expect, it } from 'vitest';
import type { MarkupContent } from 'vscode-languageserver-types';
import {
  OVERRIDABLE_SECTIONS,
  HEADER,
  INSERTED_STEP,
  NOTE_FIELDS,
  PATCHABLE_SECTIONS,
  SECTION_NAMES,
  sectionOf,
  WORD_FORMS,
  type FieldType,
  type RecordType,
} from '../../dsl/packs/fields.ts';
import { parseCondition, parseProgram } from '../../dsl/syntax/parse.ts';
import { KEYWORDS } from '../../dsl/syntax/vocabulary.ts';
import { WORDS } from '../../dsl/words/registry.ts';
import { GRAMMAR_WORDS } from '../../dsl/words/grammar-words.ts';
import { hover } from './hover.ts';
import { positionAfter, CARDS, PACK, reef } from './testing.ts';

const URI = 'reef/cards.yaml';
const PACK_URI = 'reef/pack.yaml';
const pageAt = (files: Record<string, string>, uri: string, words: string): string => {
  const workspace = reef(files);
  workspace.fullCheck();
  return (
    (hover(workspace, uri, positionAfter(workspace, uri, words), 'en')?.contents as MarkupContent | undefined)?.value ??
    ''
  );
};
const inCard = (text: string): string => CARDS.replace('build farm\n      gain 2 kelp', text);

describe('every word of the language', () => {
  it('has a meaning and an example that can be read', () => {
    expect(
      KEYWORDS.filter(
        (word) =>
          !Object.hasOwn(GRAMMAR_WORDS, word) &&
          !WORDS.some(({ opening, signature }) => opening.includes(word) || JSON.stringify(signature).includes(word)),
      ),
    ).toEqual([]);
    for (const [word, { meaning, example }] of Object.entries(GRAMMAR_WORDS)) {
      expect([
        word,
        meaning.length > 10,
        (word === 'reach' || word === 'beyond' ? parseCondition : parseProgram)(example).problems.map(
          ({ message }) => message,
        ),
      ]).toEqual([word, true, []]);
    }
  });

  it.each([...new Set([...WORDS.map(({ opening }) => opening[0]), ...Object.keys(GRAMMAR_WORDS)])])('%s', (word) => {
    const example = WORDS.find(({ opening }) => opening[0] === word)?.example ?? GRAMMAR_WORDS[word].example;
    const at = new RegExp(`\\b${word}\\b`).exec(example)!;
    const page = pageAt({ [URI]: inCard(example) }, URI, example.slice(0, at.index + word.length));
    expect(page).toMatch(/```\n[^`]+\n```/);
    expect(page).toContain(`\`${word}`);
  });

  it('a keyword inside a word shows the page of that word', () => {
    expect(pageAt({ [URI]: inCard('discard cards in hand down to 3 as toss') }, URI, 'in hand do')).toContain(
      '`discard <what> down to',
    );
    expect(pageAt({ [URI]: inCard('up to 2 times: gain 1 kelp') }, URI, 'up to 2 ti')).toContain(
      '`up to <times> times',
    );
  });

  it('is shown in an incomplete text too, with the rendered effect in a complete one', () => {
    expect(pageAt({ [URI]: inCard('gain 1 kelp then build') }, URI, 'then bu')).toContain('`build ');
    expect(pageAt({}, URI, '"lose 1 kelp th')).toMatch(/`then`[^]*---\n\nLose 1 kelp/);
  });
});

/** Every key of a record with the path that leads there. */
function keysOf(
  record: RecordType,
  path: string[],
  seen: readonly RecordType[] = [],
): { path: string[]; key: string; required: boolean }[] {
  if (seen.includes(record)) return [];
  const inside = (type: FieldType | undefined, at: string[]): ReturnType<typeof keysOf> => {
    switch (type?.is) {
      case 'record':
        return keysOf(type.record, at, [...seen, record]);
      case 'list':
        return inside(type.of, [...at, '']);
      case 'one-or-list':
        return inside(type.of, at);
      case 'map':
        return inside(type.of, [...at, 'x']);
      default:
        return [];
    }
  };
  return [
    ...Object.entries(record.fields).flatMap(([key, { type, required }]) => [
      { path, key, required: required === true },
      ...inside(type, [...path, key]),
    ]),
    ...inside(record.rest, [...path, 'x']),
  ];
}

/** A file with the key at its path. */
function written(path: string[], key: string): string {
  let text = '';
  let indent = '';
  let dash = '';
  for (const step of path) {
    if (step === '') {
      dash = '- ';
      continue;
    }
    text += `${indent}${dash}${step}:\n`;
    indent += dash ? '    ' : '  ';
    dash = '';
  }
  return `${text}${indent}${dash}${key}: `;
}

describe('every key of the files', () => {
  const sections = SECTION_NAMES.flatMap((name) =>
    keysOf(sectionOf(name).entry, [name, sectionOf(name).shape === 'map' ? 'x' : '']),
  );
  const all = [
    ...sections,
    ...keysOf(INSERTED_STEP, ['insert', '']),
    ...Object.keys(HEADER).map((key) => ({ path: [] as string[], key })),
    ...SECTION_NAMES.map((key) => ({ path: [] as string[], key })),
    ...['replace', 'change', 'remove', 'insert'].map((key) => ({ path: [] as string[], key })),
    ...OVERRIDABLE_SECTIONS.map((key) => ({ path: ['replace'], key })),
    ...PATCHABLE_SECTIONS.map((key) => ({ path: ['change'], key })),
    ...OVERRIDABLE_SECTIONS.map((key) => ({ path: ['remove'], key })),
  ];

  it('has a page', () => {
    expect(all.length).toBeGreaterThan(Object.keys(NOTE_FIELDS).length * 10 + Object.keys(WORD_FORMS.fields).length);
    const workspace = reef();
    const without = all.filter(({ path, key }) => {
      const text = written(path, key);
      workspace.update('reef/more.yaml', `${text}\n`);
      const found = hover(
        workspace,
        'reef/more.yaml',
        positionAfter(workspace, 'reef/more.yaml', text.slice(0, -2)),
        'en',
      );
      return !((found?.contents as MarkupContent | undefined)?.value ?? '').startsWith(`\`${key}\`: `);
    });
    expect(without.map(({ path, key }) => [...path, key].join('.'))).toEqual([]);
  });

  it('of a section shows how an entry is written', () => {
    expect(pageAt({}, PACK_URI, 'zon')).toBe('`zones`: places of cards\n\n```yaml\nzones:\n  name:\n    …\n```');
    expect(PACK).toContain('zones:');
  });
});
