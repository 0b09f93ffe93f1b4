import { expect, it } from 'vitest';
import { excerptOf, type Excerpt } from './excerpt.ts';

const FILE = 'cards:\n  - id: a\n    effect: |\n      gain 1 coin\n      build hut\n    status: original\n';
const EFFECT = 'gain 1 coin\nbuild hut';
const read = (path: string): string | undefined => (path === 'p.yaml' ? FILE : undefined);
const lit = ({ lines }: Excerpt): [number, string][] =>
  lines.flatMap(({ n, text, mark }): [number, string][] => (mark ? [[n, text.slice(...mark)]] : []));
const inFile = {
  words: { start: 12, end: 21 },
  file: { file: 'p.yaml', line: 5, column: 7, endLine: 5, endColumn: 16 },
};
const whole = { words: { start: 0, end: 21 }, file: { file: 'p.yaml', line: 4, column: 7, endLine: 5, endColumn: 16 } };

it('in the file, with the lines around, and without the indentation', () => {
  const excerpt = excerptOf(inFile, [inFile], EFFECT, read);
  expect([excerpt.file, excerpt.line, excerpt.lines.map(({ n }) => n), lit(excerpt)]).toEqual([
    'p.yaml',
    5,
    [3, 4, 5, 6, 7],
    [[5, 'build hut']],
  ]);
  expect(lit(excerptOf(whole, [whole], EFFECT, read))).toEqual([
    [4, 'gain 1 coin'],
    [5, 'build hut'],
  ]);
});
it('before anything the file is there and nothing is marked', () => {
  const excerpt = excerptOf(undefined, [{ words: null, file: null }, inFile], EFFECT, read);
  expect([excerpt.file, lit(excerpt)]).toEqual(['p.yaml', []]);
});
it('uses the effect if no file contains the words, or the file was removed', () => {
  expect(lit(excerptOf({ ...inFile, file: null }, [], EFFECT, read))).toEqual([[2, 'build hut']]);
  expect(lit(excerptOf({ ...whole, file: null }, [], EFFECT, read))).toEqual([
    [1, 'gain 1 coin'],
    [2, 'build hut'],
  ]);
  expect(excerptOf({ ...inFile, file: { ...inFile.file, file: 'removed.yaml' } }, [], EFFECT, read)).toMatchObject({
    file: null,
  });
});
