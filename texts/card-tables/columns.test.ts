import { expect, test } from 'vitest';
import type { LanguageCode } from '../../dsl/words/languages.ts';
import { columnsOf, separatorOf } from './columns.ts';
import { parseTable } from './csv.ts';
import { NO_HEADINGS } from './pack-headings.ts';

const columns = (line: string): ReturnType<typeof columnsOf> => {
  const { delimiter, from } = separatorOf(line);
  return columnsOf(parseTable(line, delimiter, from).rows[0], { ofPack: { ...NO_HEADINGS, decks: ['era'] } });
};
const found = (line: string): unknown => Object.fromEntries(columns(line).indexOf);

test.each([
  ['commas', 'Number,Name,COLOUR,type,Text'],
  ['semicolons', 'number;name;color;Type;Card text\r\n1;a,b;red;x;Gain 1, then 2'],
  ['tabs', '#\tname\tcolour\tkind\trules_text'],
  ['bars', 'No.|Title|colour|card type|effect'],
  ['Italian', 'Numero;Nome;Colore;Tipo;Testo'],
  ['Ukrainian', 'номер,назва,колір,тип,текст'],
  ['what a spreadsheet says', 'sep=;\r\nnumber;name;colour;type;text'],
])('%s', (_, line) => expect(found(line)).toEqual({ number: 0, name: 1, color: 2, type: 3, text: 4 }));

test.each<[string, string, number]>([
  ['Card name;Text EN;Text IT;Text UK', 'en', 1],
  ['Card name;Text EN;Text IT;Text UK', 'it', 2],
  ['Nome della carta;testo (en);testo (it)', 'it', 2],
  ['Назва картки;English text;Текст;Testo', 'uk', 2],
  ['name;EN;IT;UA', 'uk', 3],
])('texts by language: %s, %s', (line, language, text) => {
  const { delimiter, from } = separatorOf(line);
  const { indexOf, byLanguage, problems } = columnsOf(parseTable(line, delimiter, from).rows[0], {
    language: language as LanguageCode,
  });
  expect([indexOf.get('name'), indexOf.get('text'), byLanguage.text.get(language as LanguageCode)]).toEqual([
    0,
    text,
    text,
  ]);
  expect(problems.map(({ message }) => message)).not.toContainEqual(expect.stringContaining('known column'));
});

test('two texts of one language are one too many', () =>
  expect(columns('type;Text EN;English text').problems.map(({ message }) => message)).toContain(
    '“Text EN” and “English text” are both the column text',
  ));

test('others in any order', () =>
  expect(found('text,era,cost,lang,id,type')).toEqual({ text: 0, deck: 1, price: 2, language: 3, id: 4, type: 5 }));

test.each<[string, boolean, string[]]>([
  ['number,name,colour,type,text', true, []],
  [
    'number,name,colour,type,txet',
    false,
    ['24: “txet” is not a known column; it is ignored', '0: there is no column “text”'],
  ],
  ['type,text', true, ['0: there is no column “number” and “name” and “colour”; the cards go without']],
  ['number,name,color,type,text,colour', false, ['28: “color” and “colour” are both the column colour']],
  ['1,2,3', false, ['0: the first row does not name the columns']],
])('%s', (line, usable, problems) => {
  const result = columns(line);
  expect([result.usable, result.problems.map(({ start, message }) => `${start}: ${message}`)]).toEqual([
    usable,
    problems,
  ]);
});

test('what may be meant', () =>
  expect(columns('number,name,colour,type,txet').problems[0].suggestions).toEqual(['text']));
