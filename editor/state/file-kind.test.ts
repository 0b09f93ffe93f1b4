import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { loadPack } from '../../service/index.ts';
import { memoryFiles } from '../../dsl/internal.ts';
import { newGame, writeModel } from '../../interpreter/index.ts';
import { tableFile } from '../../service/card-import/index.ts';
import { loaded } from '../../test/support/loaded.ts';
import { archiveText } from './archive.ts';
import { fileKind, type FileKind } from './file-kind.ts';

afterAll(() => page.close());

const CARDS = join(import.meta.dirname, '../../cards');
const kindOf = (name: string, content: string | Uint8Array): FileKind =>
  fileKind(name, typeof content === 'string' ? strToU8(content) : content);
const summary = (kind: FileKind): string =>
  kind.kind === 'unusable' ? kind.why : kind.kind === 'bad-archive' ? `archive ${kind.reason}` : kind.kind;
const isOf = (name: string, content: string | Uint8Array): string => summary(kindOf(name, content));

const NIM = readFileSync(join(CARDS, 'nim.yaml'), 'utf8');
const { model } = loadPack(memoryFiles({ 'nim.yaml': NIM }), 'nim.yaml');
const game = newGame(model!, { players: 2, seed: 3 });
const CSV = 'name,type,text\nReef,instant,"Gain 1 kelp,\nthen draw."\nTide,instant,Gain 2 kelp.\n';
/** `é` as Windows writes it. */
const WINDOWS = Uint8Array.from(CSV.replace('Reef', 'R\xe9cif'), (letter) => letter.charCodeAt(0));
const utf16 = (text: string, mark: boolean): Uint8Array =>
  new Uint8Array(Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le'));

it('knows tables by their names, their separators and their bytes', async () => {
  expect(isOf('deck.csv', CSV)).toBe('table');
  expect(isOf('deck.tsv', 'name\ttext')).toBe('table');
  expect(isOf('deck', CSV)).toBe('table');
  expect(isOf('deck.txt', CSV.replaceAll(',', ';'))).toBe('table');
  expect(isOf('deck.txt', 'name\ttext\nReef\tGain 1 kelp, 2 credits.\nTide\tDraw.\n')).toBe('table');
  expect(isOf('deck.md', '# Deck\n\n| name | text |\n|---|:-:|\n| Reef | Gain 1 kelp. |\n')).toBe('table');
  expect(isOf('deck.txt', 'sep=;\nname;text\n')).toBe('table');
  expect(isOf('deck.csv', utf16(CSV, true))).toBe('table');
  expect(isOf('DECK.CSV', `\ufeff${CSV}`)).toBe('table');
  const xlsx = await tableFile(loaded('cards/test-shapes.yaml'), {}, 'xlsx');
  expect(isOf('deck.xlsx', xlsx)).toBe('table');
  expect(isOf('without an ending', xlsx)).toBe('table');
  expect(isOf('deck.xls', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0))).toBe('table');
});

it('takes texts for texts', () => {
  expect(isOf('readme.txt', 'Dear all,\nhere are the cards, as I said,\nwith thanks, and more.\n')).toBe('text');
  expect(isOf('cards.txt', 'Gain 1 kelp.\nGain 2 credits, then draw a card.\nDraw.\n')).toBe('text');
  expect(isOf('one.txt', 'a;b;c')).toBe('text');
  expect(isOf('one.txt', '[1] or [2], and more')).toBe('text');
  expect(isOf('notes.md', '# Notes\n\n- first\n- second\n')).toBe('text');
  expect(isOf('BM.txt', 'BM is short for something.')).toBe('text');
  expect(isOf('page.html', '<!doctype html>\n<p>Cards</p>')).toBe('text');
});

it('knows packs, whole and in part', () => {
  const exported = archiveText({ pack: 'reef', files: { 'reef/pack.yaml': 'pack: reef\n' } });
  expect(kindOf('reef.fathom.json', exported)).toEqual({
    kind: 'pack',
    archive: { pack: 'reef', files: { 'reef/pack.yaml': 'pack: reef\n' } },
  });
  expect(isOf('reef.fathom.json', exported.replace('"fathom": 1', '"fathom": 2'))).toBe('archive version');
  expect(isOf('reef.fathom.json', exported.replace('reef/pack', '../pack'))).toBe('archive names');
  expect(isOf('reef.fathom.json', exported.slice(0, -9))).toBe('damaged');
  expect(kindOf('nim.yaml', NIM)).toEqual({ kind: 'pack', archive: { pack: 'nim.yaml', files: { 'nim.yaml': NIM } } });
  const parts: [string, string][] = [
    ['cards.yaml', 'cards:\n  - {id: reef, effect: gain 1 kelp}\n'],
    ['scenarios.yaml', 'scenarios:\n  - {name: x, run: gain 1 kelp}\n'],
    ['one.yaml', '- name: x\n  run: gain 1 kelp\n  expect: {}\n'],
  ];
  expect(parts.map(([name, text]) => isOf(name, text))).toEqual(['part', 'scenario', 'scenario']);
});

it.each([
  ['pack.yaml', 'pack: reef # mine\r\ncards: []\r\n', 'reef.yaml'],
  ['My Own Pack (2).YAML', 'pack: "../../etc"\n', 'my-own-pack-2.yaml'],
  ['.yaml', 'pack: ""\n', 'my-pack.yaml'],
  [`${'x'.repeat(300)}.yml`, 'pack: {a: b}\n', `${'x'.repeat(60)}.yaml`],
  ['notes.txt', '# of mine\npack: reef\n', 'reef.yaml'],
])('gives the pack in %s a name that a pack may have', (name, text, wanted) => {
  const files = { [wanted]: text.replaceAll('\r\n', '\n') };
  expect(kindOf(name, text)).toEqual({ kind: 'pack', archive: { pack: wanted, files } });
});

it('knows games and models', () => {
  const record = JSON.stringify(game.save());
  expect(kindOf('nim-3.json', record)).toEqual({ kind: 'game', pack: 'nim' });
  expect(isOf('nim-3.json', record.replace('"seed":3', '"seed":"3"'))).toBe('game');
  expect(isOf('nim-3.json', record.replace('fathom-record/1', 'fathom-record/9'))).toBe('game');
  expect(isOf('nim-3.json', record.slice(0, -5))).toBe('damaged');
  expect(isOf('nim.json', writeModel(model!))).toBe('model');
  for (const other of ['{"a": 1}', '[1, 2]', '"fathom"', 'null', '{"format": "csv"}', '{"format": {"fathom": 1}}']) {
    expect([other, isOf('data.json', other)]).toEqual([other, 'data']);
  }
});

it('says what else it is', () => {
  expect(isOf('deck.csv', '')).toBe('empty');
  expect(isOf('deck.csv', ' \n\n')).toBe('empty');
  expect(isOf('card.csv', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0))).toBe('picture');
  expect(isOf('card', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('picture');
  expect(isOf('card.svg', '<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="x"/>')).toBe('picture');
  expect(isOf('rules.pdf', '%PDF-1.7\n')).toBe('binary');
  expect(isOf('program', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 0, 1, 0, 0, 2))).toBe('binary');
  expect(isOf('deck.csv', WINDOWS)).toBe('encoding');
  expect(isOf('deck.csv', utf16(CSV, false))).toBe('encoding');
  expect(isOf('deck.xls', '<html><table></table></html>')).toBe('spreadsheet');
  const zip = (...names: string[]): Uint8Array =>
    zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
  expect(isOf('deck.ods', zip('mimetype', 'content.xml'))).toBe('spreadsheet');
  expect(isOf('deck.xlsb', zip('xl/workbook.bin'))).toBe('spreadsheet');
  expect(isOf('reef.zip', zip('reef/pack.yaml', 'reef/cards.yaml'))).toBe('zip');
  expect(isOf('text.docx', zip('word/document.xml'))).toBe('zip');
  expect(isOf('deck.xlsx', zip('xl/workbook.xml').slice(0, 40))).toBe('damaged');
});

it('refuses what is too large, and says how large it may be', () => {
  const large = (most: number): FileKind => ({ kind: 'unusable', why: 'large', most });
  expect(kindOf('deck.csv', `${CSV}${'x'.repeat(1_000_000)}`)).toEqual(large(1_000_000));
  expect(kindOf('reef.yaml', `pack: reef\n${'# x\n'.repeat(300_000)}`)).toEqual(large(1_000_000));
  expect(kindOf('game.json', new Uint8Array(16_000_001))).toEqual(large(16_000_000));
});

it('has an answer for any bytes', async () => {
  const name = fc.constantFrom('a', 'a.csv', 'a.json', 'a.yaml', 'a.xlsx', 'a.zip', '../a\0.yaml');
  const start = fc.constantFrom('', 'PK\x03\x04', 'PK\x05\x06', '{"fathom":', '\xff\xfe', 'pack: ', '\xd0\xcf\x11\xe0');
  fc.assert(
    fc.property(name, start, fc.uint8Array({ maxLength: 300 }), (called, head, rest) => {
      const bytes = Uint8Array.from([...Array.from(head, (letter) => letter.charCodeAt(0)), ...rest]);
      const kind = fileKind(called, bytes);
      if (kind.kind === 'pack') expect(kind.archive.pack).toMatch(/^[a-z0-9][a-z0-9-]*\.yaml$/);
    }),
  );
});
