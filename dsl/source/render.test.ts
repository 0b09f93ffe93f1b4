import { expect, test } from 'vitest';
import { toDiagnostic, type FileProblem } from './diagnostic.ts';
import { Lines } from './lines.ts';
import { didYouMean, renderDiagnostic } from './render.ts';

function rendered(text: string, word: string, more: Partial<FileProblem> = {}, color = false, width?: number): string {
  const lines = new Lines(text);
  const start = text.indexOf(word);
  const problem: FileProblem = {
    file: 'f.yaml',
    code: 'some-code',
    severity: 'error',
    message: 'It is wrong.',
    start,
    end: start + word.length,
    ...more,
  };
  return renderDiagnostic(
    toDiagnostic(problem, () => lines),
    { linesOf: () => lines, color, ...(width ? { width } : {}) },
  );
}

test('place, line, mark, message, help', () => {
  expect(rendered('a: 1\nb: krill\n', 'krill', { help: 'Mend it.', suggestions: ['kelp', 'kraken'] }))
    .toBe(`f.yaml:2:4 some-code
  2 | b: krill
    |    ^^^^^
error: It is wrong. Did you mean "kelp" or "kraken"?
help: Mend it.`);
});
test('tabs and wide characters take their cells', () => {
  expect(rendered('\t海 é😀 x\n', 'x').split('\n').slice(1, 3)).toEqual([
    '  1 |     海 é😀 x',
    `    | ${' '.repeat(11)}^`,
  ]);
});
test('a mark over several lines ends with its first', () => {
  expect(rendered('ab: cd\nef\n', 'cd\nef').split('\n')[2]).toBe('    |     ^^');
});
test('an empty span has one mark, an unknown file none', () => {
  expect(rendered('ab\n', 'ab', { end: 0 }).split('\n')[2]).toBe('    | ^');
  expect(
    renderDiagnostic({
      file: 'x',
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 1,
      code: 'c',
      severity: 'warning',
      message: 'M.',
    }),
  ).toBe('x:1:1 c\nwarning: M.');
});
test('a mark that is longer than the line may be ends with it', () => {
  for (const text of [`x: ${'a'.repeat(200)}\n`, `${'b'.repeat(50)}: ${'a'.repeat(200)}\n`]) {
    const [, line, mark] = rendered(text, 'a'.repeat(200), {}, false, 60).split('\n');
    expect(line.length).toBeLessThanOrEqual(70);
    expect(mark.length).toBeLessThanOrEqual(line.length);
  }
});
test('long lines are cut around the mark', () => {
  const [, line, mark] = rendered(`${'a'.repeat(300)} bad ${'b'.repeat(300)}\n`, 'bad', {}, false, 60).split('\n');
  expect(line.length).toBeLessThan(75);
  expect(line.indexOf('bad')).toBe(mark.indexOf('^'));
});
test('related places follow', () => {
  const text = 'a: 1\na: 2\n';
  expect(rendered(text, 'a: 2', { related: [{ message: 'first here', file: 'f.yaml', start: 0, end: 1 }] })).toContain(
    'see: f.yaml:1:1 first here\n  1 | a: 1\n    | ^',
  );
});
test('colour only when asked', () => {
  expect(rendered('ab\n', 'ab')).not.toContain('\u001b');
  expect(rendered('ab\n', 'ab', {}, true)).toContain('\u001b[31m^^\u001b[0m');
});
test('did you mean', () =>
  expect([didYouMean([]), didYouMean(['a']), didYouMean(['a', 'b', 'c'])]).toEqual([
    '',
    ' Did you mean "a"?',
    ' Did you mean "a", "b" or "c"?',
  ]));

test('what would steer a terminal is written out, and the mark stays below the words', () => {
  const text = 'a: \u001b]0;x\u0007\u009b31m\u202e krill\n';
  const lines = rendered(text, 'krill', { message: 'No \u001b[31mkrill\u202e.' }).split('\n');
  expect(lines.join('')).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/);
  expect(lines[1]).toContain('<U+001B>]0;x<U+0007><U+009B>31m<U+202E> krill');
  expect(lines[2].indexOf('^')).toBe(lines[1].indexOf('krill'));
  expect(lines[3]).toBe('error: No <U+001B>[31mkrill<U+202E>.');
});
