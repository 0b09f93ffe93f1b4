/** `--type`, `--deck` and `--color`: a list of names and texts alone becomes cards, as in the import of the workbench. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SHOP } from '../../test/support/shop.ts';
import { fathom, type CommandResult } from '../scripted-io.ts';

/** Two decks and two types, so that nothing follows by itself. */
const STALL = `pack: stall
extends: shop
status: original
colors: {red: {}, blue: {}}
decks: {booth: {starts: pile, routes: {}}}
types: {offer: {programs: {effect: parts}}, bargain: {programs: {effect: parts}}}
lexicon:
  en: {coin: {one: coin, other: coins}}
  it: {coin: {gender: f, one: moneta, other: monete}, offer: {gender: f, one: offerta, other: offerte}}
`;

let folder = '';
const at = (name: string): string => join(folder, name);
const put = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fathom-rows-'));
  put('shop.yaml', SHOP);
  put('stall.yaml', STALL);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Encoded {
  cards: {
    id: string;
    gap: boolean;
    type?: string;
    deck?: string;
    color?: string;
    notEncoded: Record<string, string>;
  }[];
  findings: { code: string; severity: string; row?: number; heading?: string; help?: string }[];
}
const encode = (file: string, ...more: string[]): Promise<CommandResult> =>
  fathom(['encode', '--file', file, '--pack', at('stall.yaml'), ...more]);
const encoded = async (file: string, ...more: string[]): Promise<Encoded> => {
  const { out, err } = await encode(file, '--json', ...more);
  if (out === '') throw new Error(err);
  return JSON.parse(out) as Encoded;
};

const LIST = 'number,name,text\n1,One,Gain 1 coin.\n2,Two,Gain 2 coins.\n';

test('a list without columns for it', async () => {
  const list = put('list.csv', LIST);
  const without = await encoded(list);
  expect(without.findings.map(({ code, help }) => [code, help])).toEqual([
    ['columns', expect.stringContaining('--type') as string],
    // without a colour
    ['columns', undefined],
  ]);
  const { cards, findings } = await encoded(list, '--type', 'offer', '--deck', 'booth', '--color', 'red');
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(cards).toMatchObject([
    { id: 'one', gap: false, type: 'offer', deck: 'booth', color: 'red', notEncoded: {} },
    { id: 'two', gap: false, type: 'offer', deck: 'booth', color: 'red', notEncoded: {} },
  ]);
});

test('what a row says itself counts, and what it says wrongly is a finding at its cell', async () => {
  const list = put(
    'some.csv',
    'number,name,type,colour,deck,text\n1,One,,,,Gain 1 coin.\n2,Two,bargain,blue,stock,Gain 2 coins.\n3,Three,ofer,,,Gain 2 coins.\n',
  );
  const { cards, findings } = await encoded(list, '--type', 'offer', '--deck', 'booth', '--color', 'red');
  expect(cards.map(({ type, deck, color }) => [type, deck, color])).toEqual([
    ['offer', 'booth', 'red'],
    ['bargain', 'stock', 'blue'],
    [undefined, 'booth', 'red'],
  ]);
  expect(findings.map(({ code, row, heading }) => [code, row, heading])).toEqual([['unknown-type', 4, 'type']]);
});

test.each([
  ['en_US.UTF-8', 'Fill the cell, or pass --type'],
  ['it_IT.UTF-8', 'Riempi la cella, o indica --type'],
  ['uk_UA.UTF-8', 'Заповніть клітинку або вкажіть --type'],
])('an empty cell names the option: %s', async (locale, words) => {
  const list = put('empty.csv', 'name,type,deck,text\nOne,,booth,Gain 1 coin.\n');
  const { out, err } = await fathom(['encode', '--file', list, '--pack', at('stall.yaml')], { locale, width: 400 });
  expect(out + err).toContain(words);
});

test('names are those of the lexicon, too; others are refused', async () => {
  const list = put('list.csv', LIST);
  const { cards } = await encoded(list, '--type', 'offerta', '--deck', 'booth');
  expect(cards.map(({ type }) => type)).toEqual(['offer', 'offer']);
  for (const [option, what] of [
    ['type', 'type'],
    ['deck', 'deck'],
    ['color', 'colour'],
  ]) {
    const { code, err } = await encode(list, `--${option}`, 'nonsense');
    expect([code, err]).toEqual([2, expect.stringMatching(new RegExp(`no ${what} "nonsense"\\. It has `))]);
  }
  const { code, err } = await fathom(['encode', 'Gain 1 card.', '--type', 'offer']);
  expect([code, err]).toEqual([2, expect.stringContaining('--type goes with --file')]);
});

test('the same for a table into a pack', async () => {
  put('own.yaml', STALL.replace('pack: stall', 'pack: own'));
  const list = put('list.csv', LIST);
  const { code, err } = await fathom([
    'table',
    at('own.yaml'),
    '--from',
    list,
    '--type',
    'offer',
    '--deck',
    'booth',
    '--color',
    'blue',
  ]);
  expect([code, err]).toEqual([0, '']);
  expect(readFileSync(at('own.yaml'), 'utf8').match(/type: offer/g)).toHaveLength(2);
  expect(readFileSync(at('own.yaml'), 'utf8').match(/color: blue/g)).toHaveLength(2);
});
