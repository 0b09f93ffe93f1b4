import { expect, test } from 'vitest';
import { parseTable } from './csv.ts';

const values = (text: string, delimiter = ','): string[][] =>
  parseTable(text, delimiter).rows.map(({ cells }) => cells.map(({ value }) => value));

test.each([
  ['commas', 'a,b\n1,2\n', ','],
  ['semicolons', 'a;b\r\n1;2', ';'],
  ['tabs', 'a\tb\r1\t2\r', '\t'],
  ['blanks around', ' a , b \n 1,  2\n', ','],
  ['blanks and quotes', ' "a" , "b"\n1, "2" \n', ','],
])('%s', (_, text, delimiter) =>
  expect(values(text, delimiter)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]),
);

test('an empty tab stays a cell', () =>
  expect(values('a\tb\tc\n1\t\t3\n', '\t')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', '3'],
  ]));

test.each(['\n', '\r\n'])('every place of every cell is that in the file: %j', (end) => {
  const text = 'n, text\n1 ,"say ""two"" words,\nthen more"\n 2, plain\n3,"x"\n'.replace(/\n/g, end);
  const { rows } = parseTable(text, ',');
  for (const { cells } of rows) {
    for (const { value, offsetInFile } of cells) {
      for (let i = 0; i < value.length; i++) expect([value, i, text[offsetInFile(i)]]).toEqual([value, i, value[i]]);
    }
  }
  expect(rows.map(({ number, cells }) => [number, cells.length])).toEqual([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
  ]);
});

test('a quote that is not closed costs its own line', () => {
  const text = 'n,text\n1,one\n2,"two, or more\n3,"three, ""3"""\n4,"four"\n';
  const { rows, problems } = parseTable(text, ',');
  expect(rows.map(({ cells, broken }) => [...cells.map(({ value }) => value), broken])).toEqual([
    ['n', 'text', false],
    ['1', 'one', false],
    ['2', 'two, or more', true],
    ['3', 'three, "3"', false],
    ['4', 'four', false],
  ]);
  expect(problems.map(({ code, row, start }) => [code, row, text.slice(start, start + 4)])).toEqual([
    ['unclosed-quote', 3, '"two'],
  ]);
});

test('at the end of the file, too', () => {
  expect(parseTable('n,text\n1,"one', ',').problems.map(({ code }) => code)).toEqual(['unclosed-quote']);
});

test('a quote inside of a plain cell stays', () => {
  const { rows, problems } = parseTable('n,text\n1,say "two" words\n2,two\n', ',');
  expect(rows.map(({ cells }) => cells[1].value)).toEqual(['text', 'say "two" words', 'two']);
  expect(problems).toMatchObject([{ code: 'stray-quote', severity: 'warning', row: 2, start: 13 }]);
});

test('a file of nothing but quotes ends', () => {
  const { problems } = parseTable('"a\n'.repeat(100_000), ',');
  expect(problems.at(-1)!.message).toContain('from here on nothing was read');
});
