/** Values that YAML reads as something else than what is written, and what nobody sees. */
import { describe, expect, it } from 'vitest';
import { plain } from './tree.ts';
import { readYaml, readYamlText } from './yaml.ts';

/** Each problem with the words that it marks. */
const problems = (text: string): string[] =>
  readYamlText(text).problems.map(
    ({ code, severity, start, end }) => `${severity} ${code} ${JSON.stringify(text.slice(start, end))}`,
  );

describe('a value that would be read as another one', () => {
  it.each([
    ['a: 12345678901234567890\n', ['error inexact-number "12345678901234567890"']],
    ['a: [1, 9007199254740993]\n', ['error inexact-number "9007199254740993"']],
    ['a: 9007199254740991\n', []],
    ['a: 123456789012345\n', []],
    ['a: -0\n', ['error inexact-number "-0"']],
    ['a: {b: -00}\n', ['error inexact-number "-00"']],
    ['a: 0.1000000000000000055511151231257827\n', ['error inexact-number "0.1000000000000000055511151231257827"']],
    ['a: "12345678901234567890"\nb: -0x\n', []],
    ['%YAML 1.1\n---\na: 010\nb: yes\nc: 1:30\n', ['error yaml-version "%YAML 1.1"']],
    ['%YAML 1.2\n---\na: 010\n', []],
    ['a: !!binary aGVsbG8=\n', ['error yaml-tag "!!binary"']],
    ['a: !!timestamp 2026-11-22\n', ['error yaml-tag "!!timestamp"']],
    ['a: !!float 3\nb: !!str 12\n', ['error yaml-tag "!!float"', 'error yaml-tag "!!str"']],
    ['a: !!set {b: , c: }\n', ['error yaml-tag "!!set"']],
    ['a: !!omap [b: 1]\n', ['error yaml-tag "!!omap"']],
    ['a: !mine b\n', ['error yaml-tag "!mine"']],
    ['a: ! 12\n', ['error yaml-tag "!"']],
    ['a: !!str "b"\nc: !!map {d: 1}\n', ['warning yaml-tag "!!str"', 'warning yaml-tag "!!map"']],
    ['!!binary a: b\n', ['error bad-key "!!binary"']],
  ])('%j', (text, wanted) => {
    expect(problems(text)).toEqual(wanted);
  });
});

describe('a character that nobody sees', () => {
  it.each([
    ['a: b\u200bc\n', ['warning hidden-character "\u200b"']],
    ['a: b # \u202e comment\n', ['error hidden-character "\u202e"']],
    ['a: "b\\u200bc"\n', ['warning hidden-character "\\\\u200b"']],
    ['a: "b\\e[31mc"\n', ['error hidden-character "\\\\e"']],
    ['a: "b\\x9b31m"\n', ['error hidden-character "\\\\x9b"']],
    ['a: "b\\u202Ec"\n', ['error hidden-character "\\\\u202E"']],
    ['a: "\\ud800"\n', ['error hidden-character "\\\\ud800"']],
    ['a: "\\U0001F600 \\ud83d\\ude00"\n', []],
    ['"a\\u202e": b\n', ['error hidden-character "\\"a\\\\u202e\\""']],
    ['a: "one\\ttwo\\nthree"\n', []],
    ['a: |\n  x\u2066y\n', ['error hidden-character "\u2066"']],
  ])('%j', (text, wanted) => {
    expect(problems(text)).toEqual(wanted);
  });

  it('is not in a name, so that whoever shows a refused pack shows no escape sequence', () => {
    const { root } = readYamlText('"a\\u202e": "b\\e[31mc"\nd: x\u202ey\n');
    expect(plain(root!)).toEqual(
      Object.assign(Object.create(null) as object, { 'a\ufffd': 'b\ufffd[31mc', d: 'x\ufffdy' }),
    );
  });

  it('is refused with the file if it is a raw control character', () => {
    expect(problems('a: b\u0085c\n')).toEqual(['error control-character "\u0085"']);
    expect(problems('a: b\u001bc\n')).toEqual(['error control-character "\\u001b"']);
  });

  it('is reported once a line, and not without end', () => {
    expect(problems(`${'a: \u202e\u202e\n'.repeat(1)}b: \u202e\n`)).toHaveLength(2);
    expect(problems(`a:\n${'  - \u200b\u200b\n'.repeat(5000)}`)).toHaveLength(100);
  });
});

describe('limits', () => {
  const codes = (text: string): string[] => readYamlText(text).problems.map(({ code }) => code);

  it('hold for a text as for the bytes of a file', () => {
    const text = `a: ${'é'.repeat(500_001)}\n`;
    expect(codes(text)).toEqual(['file-too-large']);
    expect(readYaml(new TextEncoder().encode(text)).problems.map(({ code }) => code)).toEqual(['file-too-large']);
  });

  it('hold for the texts that aliases repeat', () => {
    const effect = 'x'.repeat(100_000);
    const aliases = (n: number): string => `a: &a ${effect}\nb:\n${'  - *a\n'.repeat(n)}`;
    expect(codes(aliases(39))).toEqual([]);
    expect(codes(aliases(40))).toEqual(['too-much-text']);
    expect(codes(aliases(5000))).toEqual(['too-much-text']);
    const nested = `a: &a [${effect}]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a]\nc: [*b, *b, *b, *b, *b]\n`;
    expect(codes(nested)).toEqual(['too-much-text']);
  });
});
