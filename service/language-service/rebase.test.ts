/** Places of diagnostics after an edit, counted by hand. */
import { describe, expect, it } from 'vitest';
import { Lines } from '../../dsl/source/lines.ts';
import type { Diagnostic } from '../../dsl/source/diagnostic.ts';
import { changedRange, rebaseDiagnostics } from './rebase.ts';

const version = (path: string, text: string): { path: string; text: string; lines: Lines } => ({
  path,
  text,
  lines: new Lines(text),
});
/** A diagnostic of one line. */
const at = (
  file: string,
  line: number,
  column: number,
  endColumn: number,
  related?: Diagnostic['related'],
): Diagnostic =>
  ({ file, line, column, endLine: line, endColumn, code: 'x', ...(related ? { related } : {}) }) as Diagnostic;
const placesOf = (diagnostics: Diagnostic[]): string[] =>
  diagnostics.map(({ file, line, column, endLine, endColumn }) => `${file} ${line}:${column}-${endLine}:${endColumn}`);

describe('the changed range', () => {
  it.each([
    ['abcd', 'abXcd', { start: 2, end: 2, shift: 1 }],
    ['abcd', 'ad', { start: 1, end: 3, shift: -2 }],
    ['abcd', 'aXd', { start: 1, end: 3, shift: -1 }],
    ['', 'ab', { start: 0, end: 0, shift: 2 }],
  ])('from %j to %j', (before, now, expected) => expect(changedRange(before, now)).toEqual(expected));
});

describe('diagnostics', () => {
  // line 2 becomes `seven` and a line is added after it
  const before = [version('a', 'one\ntwo\nthree\n'), version('b', 'one\n')];
  const now = [version('a', 'one\nseven\nand\nthree\n'), version('b', 'one\n')];
  const rebased = (...diagnostics: Diagnostic[]): string[] => placesOf(rebaseDiagnostics(diagnostics, before, now));

  it('before the change stay, and those after it move with their text', () => {
    expect(rebased(at('a', 1, 1, 4), at('a', 3, 1, 6))).toEqual(['a 1:1-1:4', 'a 4:1-4:6']);
  });

  it('are dropped where their text changed', () => {
    expect(rebased(at('a', 2, 1, 4))).toEqual([]);
  });

  it('stay in other files, and are dropped with a file', () => {
    expect(rebased(at('b', 1, 2, 3))).toEqual(['b 1:2-1:3']);
    expect(rebased(at('c', 1, 1, 2))).toEqual([]);
    expect(placesOf(rebaseDiagnostics([at('b', 1, 2, 3)], before, now.slice(0, 1)))).toEqual([]);
    expect(placesOf(rebaseDiagnostics([at('b', 1, 2, 3)], before.slice(0, 1), now))).toEqual([]);
  });

  it('that end where the change begins, or begin where it ends, are not touched by it', () => {
    const insert = (text: string, changed: string, diagnostic: Diagnostic): string[] =>
      placesOf(rebaseDiagnostics([diagnostic], [version('a', text)], [version('a', changed)]));
    expect(insert('abcd', 'abXcd', at('a', 1, 1, 3))).toEqual(['a 1:1-1:3']);
    expect(insert('abcd', 'abXcd', at('a', 1, 3, 5))).toEqual(['a 1:4-1:6']);
    expect(insert('abcd', 'abXcd', at('a', 1, 2, 4))).toEqual([]);
  });

  it('keep the related places that are still there', () => {
    const related = [
      { file: 'a', line: 3, column: 1, endLine: 3, endColumn: 6, message: 'third' },
      { file: 'a', line: 2, column: 1, endLine: 2, endColumn: 4, message: 'second' },
      { file: 'b', line: 1, column: 1, endLine: 1, endColumn: 4, message: 'other file' },
    ] as NonNullable<Diagnostic['related']>;
    const [found] = rebaseDiagnostics([at('a', 1, 1, 4, related)], before, now);
    expect(found.related).toEqual([
      { file: 'a', line: 4, column: 1, endLine: 4, endColumn: 6, message: 'third' },
      { file: 'b', line: 1, column: 1, endLine: 1, endColumn: 4, message: 'other file' },
    ]);
    expect('related' in rebaseDiagnostics([at('a', 1, 1, 4)], before, now)[0]).toBe(false);
  });
});
