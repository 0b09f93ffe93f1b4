/** Every diagnostic and every title of a fix in each language: the words differ from the English ones, and keep what was written. */
import { describe, expect, it } from 'vitest';
import { TABLE_DIAGNOSTICS } from '../../texts/card-tables/diagnostics.ts';
import { headingOf } from '../../texts/card-tables/headings.ts';
import { DIAGNOSTICS } from '../reference/diagnostic-registry.ts';
import { codeActions } from '../language-service/code-actions.ts';
import { fixTitle } from '../language-service/fix-titles.ts';
import { CARDS, reef } from '../language-service/testing.ts';
import { describeProblem, type AnyDeclaration } from '../../dsl/source/declaration.ts';
import type { Diagnostic } from '../../dsl/source/diagnostic.ts';
import { TEXT_DIAGNOSTICS } from '../../texts/parse/diagnostics.ts';
import { PRINTED_TEXT_DIAGNOSTICS } from '../../texts/audit/diagnostics.ts';
import { translationFor } from './index.ts';
import { packSchema } from '../../dsl/packs/schema.ts';
import { quotesReason, type DiagnosticCode } from './words.ts';

const AT = { file: 'a.yaml', line: 1, column: 1, endLine: 1, endColumn: 2 };
/** Data of codes that say one of several things. */
const SEVERAL: Record<string, unknown[]> = {
  'wrong-map': [
    { is: 'uneven', row: 2, length: 1, usual: 5 },
    { is: 'unknown', letter: 'x' },
    { is: 'unused', letter: 'x' },
    { is: 'letters', written: 'xy' },
    { is: 'empty' },
    { is: 'both' },
    ...['grid', 'rows', 'legend'].map((key) => ({ is: 'lacks', key })),
    { is: 'corners', grid: 'hex' },
    { is: 'place' },
  ],
  'wrong-secret': [{ is: 'open' }, { is: 'of-game' }],
  'no-owner': [{ word: 'own' }, { word: 'foreign', piece: 'stone' }],
  'untrue-your': [{ noun: 'pits', is: 'nobodys' }],
  'no-place': [
    { is: 'unsaid', word: 'take', items: '2 credits' },
    { is: 'nowhere', counter: 'seed' },
  ],
  'wrong-value': [
    { is: 'owner', written: 'stone', whose: 'nobody' },
    { is: 'owner', written: 'tower', whose: 'player' },
  ],
};
const examples = Object.entries<AnyDeclaration>(DIAGNOSTICS).flatMap(([code, declaration]) =>
  [declaration.example, ...(SEVERAL[code] ?? [])].map((data): Diagnostic => ({
    ...AT,
    ...describeProblem(code, declaration, data),
  })),
);
/** Codes of their own: tables of cards, files of printed texts, and texts. */
const OWN = { table: TABLE_DIAGNOSTICS, 'printed-texts': PRINTED_TEXT_DIAGNOSTICS, text: TEXT_DIAGNOSTICS };
const FURTHER: Record<string, unknown[]> = {
  columns: [
    { is: 'twice', headings: ['Text', 'Rules'], column: 'text' },
    { is: 'above', written: 'My cards' },
    { is: 'unheaded', written: 'rare' },
    { is: 'no-headings', columns: ['number', 'text'] },
    { is: 'needed', missing: ['type', 'text'], columns: ['number', 'text'] },
    { is: 'usual', missing: ['number'] },
  ],
  'utf-16': [{ isRead: false }],
  'no-cards': [{ isEmpty: true }],
  'unclosed-quote': [{ isLast: true }],
  'empty-cell': ['name', 'type', 'colour'].map((what) => ({ what, known: ['red'] })),
  'double-number': [
    { title: 'A', cards: [{ number: 1, id: 'b' }] },
    { title: 'A', cards: [1, 2, 3, 4].map((number) => ({ number, id: `c-${number}` })) },
  ],
  id: [{ written: 'a', isTaken: true, used: 'a-2' }],
  'no-deck': [{ decks: ['a'] }],
  'unknown-type': [{ written: 'x', several: ['a', 'b'], known: ['a', 'b'], suggestions: [] }],
  'unknown-color': [{ written: 'x', several: ['a', 'b'], known: ['a', 'b'], suggestions: [] }],
  'unknown-deck': [{ written: 'x', several: ['a', 'b'], known: ['a', 'b'], suggestions: [] }],
  'other-language': [{ language: 'uk', written: 'en', isParsed: false }],
  'which-component': [{ named: [], words: ['card', 'slot'] }],
  'unknown-component': ['cards', 'slots', 'boards', 'tracks', 'pieces'].map((section) => ({ section, component: '9' })),
  'double-text': [{ name: 'A', language: 'it', edition: '2nd' }],
  'which-finding': [{ both: true }],
  'expired-waiver': [
    { finding: 'f', changed: ['effect'] },
    { finding: 'f', changed: ['text', 'effect'] },
  ],
  'unused-waiver': [{ lacks: 'difference' }],
  empty: [{ why: 'nothing-done' }, { why: 'not-understood' }],
  'too-long': [{ is: 'text', most: 400, tokens: 500 }],
  'nearest-text': [{ is: 'other', example: 'A b.', leftOut: ['c'], added: ['d'], suggestions: ['A b.'] }],
  unfinished: [{ expected: [] }],
  'unknown-phrase': [{ written: 'x', read: 0, tokens: 1, expected: [], suggestions: [] }],
  'negative-amount': [{ written: '-1 a', suggestions: [] }],
};
const ownExamples = Object.entries(OWN).flatMap(([of, declarations]) =>
  Object.entries<AnyDeclaration>(declarations).flatMap(([code, declaration]) =>
    [declaration.example, ...(code === 'which-program' ? [] : (FURTHER[code] ?? []))].map((data): Diagnostic => ({
      ...AT,
      of: of as keyof typeof OWN,
      ...describeProblem(code, declaration, data),
    })),
  ),
);
/** English function words, which no Italian or Ukrainian message has outside of quotes. */
const ENGLISH = /\b(?:the|this|is|are|not|of|and|here|needs?|which|has|have|with|no)\b/i;
const unquoted = (text: string): string => text.replaceAll(/«[^»]*»/g, '');
/** Codes whose help lists names of a pack, and stays English. */
const LISTS_NAMES = ['unknown-field', 'wrong-sentence', 'unknown-pack'];
const LETTERS = { it: /^[\p{Script=Latin}\P{L}]*$/u, uk: /\p{Script=Cyrillic}/u };

describe.each(['it', 'uk'] as const)('%s', (language) => {
  it('has its own words for every code', async () => {
    const translation = (await translationFor(language))!;
    for (const diagnostic of examples) {
      const { message } = translation.diagnostic(diagnostic);
      expect(unquoted(message), diagnostic.code).not.toMatch(ENGLISH);
      expect(message, diagnostic.code).toMatch(/[.?]$/);
      expect(unquoted(message), diagnostic.code).toMatch(LETTERS[language]);
      expect(message, diagnostic.code).not.toMatch(/undefined|\[object/);
    }
  });

  it('quotes every word that the English message quotes, or shows that as well', async () => {
    const translation = (await translationFor(language))!;
    for (const diagnostic of examples.filter((example) => !quotesReason(example))) {
      const written = Object.values(diagnostic.data ?? {})
        .filter((value) => typeof value === 'string' || typeof value === 'number')
        .map(String)
        .filter((value) =>
          new RegExp(`["\`]${value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}["\`]`).test(diagnostic.message),
        );
      const { message } = translation.diagnostic(diagnostic);
      for (const value of written) expect(message, diagnostic.code).toContain(value);
    }
  });

  it('has its own help for each mistake of a map and of whose something is', async () => {
    const translation = (await translationFor(language))!;
    for (const diagnostic of examples.filter(
      ({ code, help }) => help && ['wrong-map', 'no-owner', 'no-place'].includes(code),
    )) {
      const { help, helpLanguage } = translation.diagnostic(diagnostic);
      expect([diagnostic.help, helpLanguage]).toEqual([diagnostic.help, undefined]);
      expect(help.replaceAll(/`[^`]*`|«[^»]*»/g, ''), diagnostic.help).toMatch(LETTERS[language]);
    }
  });

  it('has its own words and help for tables, files of texts and texts', async () => {
    const translation = (await translationFor(language))!;
    for (const diagnostic of ownExamples) {
      const { message, help, helpLanguage } = translation.diagnostic(diagnostic);
      const all = `${message} ${help}`;
      expect(unquoted(all).replaceAll(/`[^`]*`|[^:]* · .*/g, ''), diagnostic.code).not.toMatch(ENGLISH);
      expect(all, diagnostic.code).not.toMatch(/undefined|\[object|NaN/);
      expect(message, diagnostic.code).toMatch(/[.?…]$/);
      expect(unquoted(message), diagnostic.code).toMatch(LETTERS[language]);
      expect([diagnostic.code, help !== '', helpLanguage]).toEqual([
        diagnostic.code,
        Boolean(diagnostic.help),
        undefined,
      ]);
      const written = Object.values(diagnostic.data ?? {}).filter((value) => typeof value === 'string');
      for (const value of written) {
        if (diagnostic.message.includes(`“${value}”`)) expect(message, diagnostic.code).toContain(`«${value}»`);
      }
    }
  });

  it('names columns as a table may have them', async () => {
    const { COLUMNS } = await (language === 'it'
      ? import('../../texts/languages/it/diagnostics/tables.ts')
      : import('../../texts/languages/uk/diagnostics/tables.ts'));
    for (const [field, heading] of Object.entries(COLUMNS)) {
      // the heading of an attribute is the name that the pack has for it
      if (field !== 'attribute') expect(headingOf(heading)?.field).toBe(field);
    }
  });

  it('has words for every value that the schema of a pack expects', async () => {
    const translation = (await translationFor(language))!;
    const expected = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'expected' && typeof inner === 'string') expected.add(inner);
        else collect(inner);
      }
    };
    collect(packSchema({ programs: ['effect'], attributes: ['worth'] }));
    expect(expected.size).toBeGreaterThan(30);
    for (const schema of expected) {
      const data = { subject: { is: 'key', name: 'x' }, wanted: { schema, min: 1, max: 9 }, found: 'map' };
      const { message } = translation.diagnostic({
        ...AT,
        code: 'wrong-type',
        severity: 'error',
        message: schema,
        data,
      });
      expect(unquoted(message), schema).not.toMatch(/\b(?:or|list|map|text|number|such|name|cost|least|most)\b/);
      for (const [, name] of schema.matchAll(/"([^"]+)"/g)) expect(message).toContain(`«${name}»`);
    }
  });

  it.each<[code: DiagnosticCode, data: object, it: string, uk: string]>([
    [
      'wrong-type',
      { subject: { is: 'entry', number: 2, of: 'cards' }, wanted: { schema: 'text' }, found: { number: '12' } },
      'La voce 2 di «cards»: qui ci vuole un testo, non il numero 12.',
      'Запис 2 у «cards»: тут має бути текст, а не число 12.',
    ],
    [
      'wrong-kind',
      { needed: 'name', name: 'hand', is: { symbol: 'zone' }, wanted: { kinds: ['counter', 'class'] } },
      '«hand» non va bene qui (è: zona; ci vuole: contatore o classe).',
      '«hand» тут не підходить (це: зона; потрібно: лічильник або клас).',
    ],
    [
      'no-source',
      { lacks: 'proof', component: '"begin" of rule 2', fields: [], missing: ['source', 'why'] },
      '«begin» (regola 2) è «derived», ma manca «source», «why».',
      '«begin» (правило 2) — «derived», але бракує «source», «why».',
    ],
    [
      'unknown-locator',
      { wrong: { is: 'page', edition: 'en', first: 11, last: 13, pages: 12 } },
      'L’edizione «en» non arriva a pagina 13: ne ha 12.',
      'У виданні «en» немає сторінки 13: їх там 12.',
    ],
    [
      'too-few-boards',
      { players: 4, options: { side: 'b' }, boards: 3 },
      'Ogni giocatore riceve una plancia, ma con 4 giocatori e side = b le plance sono 3.',
      'Кожен гравець отримує планшет, але їх замало (гравців: 4, side = b; планшетів: 3).',
    ],
  ])('%s says all that the English message says', async (code, data, italian, ukrainian) => {
    const translation = (await translationFor(language))!;
    const { message, help } = translation.diagnostic({
      ...AT,
      code,
      severity: 'error',
      message: 'As in English.',
      data,
    });
    expect(message).toBe({ it: italian, uk: ukrainian }[language]);
    expect(help).toBe('');
  });

  it('shows the English message beside its own only where that quotes a reason in English', async () => {
    const translation = (await translationFor(language))!;
    const other = { ...AT, code: 'yaml-syntax', severity: 'error', message: 'Nested mappings.' } as const;
    expect(translation.diagnostic({ ...other, data: { mistake: 'other', reason: 'Nested mappings.' } }).help).toBe(
      other.message,
    );
    expect(translation.diagnostic({ ...other, data: { mistake: 'second-colon' } }).help).toBe('');
  });

  it('has its own help for nearly every code, which quotes what the English one does', async () => {
    const translation = (await translationFor(language))!;
    const helped = examples.filter((example) => example.help && !quotesReason(example));
    const english: string[] = [];
    for (const diagnostic of helped) {
      const { help, helpLanguage } = translation.diagnostic(diagnostic);
      if (helpLanguage) english.push(diagnostic.code);
      else {
        expect(help.replaceAll(/`[^`]*`|"[^"]*"/g, ''), diagnostic.code).not.toMatch(ENGLISH);
        for (const [quoted] of diagnostic.help!.matchAll(/`[^`]*`|"[^"]*"/g)) expect(help).toContain(quoted);
      }
    }
    // these list names of the pack in the middle of an English sentence
    expect(english).toEqual(LISTS_NAMES);
  });

  it('has its own titles of fixes', () => {
    const uri = 'reef/cards.yaml';
    const workspace = reef({ [uri]: CARDS.replace('gain 2 kelp', 'gain 2 klep') });
    const whole = { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } };
    const titles = (code: 'en' | 'it' | 'uk'): string[] =>
      codeActions(workspace, uri, whole, code).map(({ title }) => title);
    expect(titles('en')[0]).toBe('Write "kelp"');
    expect(titles(language)[0]).toBe({ it: 'Scrivi «kelp»', uk: 'Написати «kelp»' }[language]);
    expect(titles(language)).toHaveLength(titles('en').length);
    expect(fixTitle({ is: 'format' }, language)).not.toBe(fixTitle({ is: 'format' }));
  });
});

it('leaves diagnostics of other tools as they are', async () => {
  const translation = (await translationFor('uk'))!;
  const other: Diagnostic = { ...AT, code: 'of-another-tool', severity: 'error', message: 'As it is.' };
  expect(translation.diagnostic(other)).toEqual({ message: 'As it is.', suggested: '', help: '' });
  expect(await translationFor('en')).toBeNull();
});
