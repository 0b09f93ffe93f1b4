import { describe, expect, it } from 'vitest';
import { flowPosition, hasOpenBracket } from './cursor-flow.ts';

describe('brackets and quotes that are open after some lines', () => {
  it.each<[string, string[], boolean]>([
    ['a list', ['[a, b]'], false],
    ['an open list', ['[a, b'], true],
    ['an open map in a list', ['[a, {b: c]'], true],
    ['closed on the next line', ['[a, {b: c', '}]'], false],
    ['a bracket in quotes', ['"["'], false],
    ['a closing bracket in quotes', ["['a]'"], true],
    ['an open quote', ['"a'], true],
    ['a quote closed on the next line', ['"a', 'b"'], false],
    ['the other quote', ['"it\'s"'], false],
    ['an escaped quote', ['"a\\"'], true],
    ['an escaped backslash', ['"a\\\\"'], false],
    ['a backslash in single quotes, which escapes nothing', ["'a\\'"], false],
    ['more closed than open', ['a]'], false],
  ])('%s', (_, lines, expected) => {
    const state = { depth: 0, quote: '' };
    expect(lines.map((line) => hasOpenBracket(state, line)).at(-1)).toBe(expected);
  });
});

describe('the cursor in brackets', () => {
  /** `¦` is the cursor. Place, path, the text before the cursor, and the keys of the same map with their values. */
  function at(marked: string): unknown[] {
    const offset = marked.indexOf('¦');
    const { at: place, path, written, siblings } = flowPosition(marked.replace('¦', ''), 0, offset);
    const keys = [...siblings].map(([key, value]) => (value === '' ? key : `${key}=${value}`)).join(' ');
    return [place, path.join('/'), written, keys];
  }

  it.each<[string, unknown[]]>([
    ['{¦', ['key', '', '', '']],
    ['{a¦', ['key', '', 'a', '']],
    ['{a:¦', ['value', 'a', '', 'a']],
    ['{a: b¦', ['value', 'a', 'b', 'a']],
    ['{a: b, ¦', ['key', '', '', 'a=b']],
    ['{a: b, c: ¦', ['value', 'c', '', 'a=b c']],
    ['{a: {b: ¦', ['value', 'a/b', '', 'b']],
    ['{a: {b: c}¦', ['after-value', 'a', '', 'a']],
    ['{a: {b: c}, ¦', ['key', '', '', 'a']],
    ['{a: [b, ¦', ['item', 'a', '', '']],
    ['{a: [b, c¦', ['item', 'a', 'c', '']],
    ['{a: [b] ¦', ['after-value', 'a', '', 'a']],
    ['{a: [b, {c: ¦', ['value', 'a//c', '', 'c']],
    ['[¦', ['item', '', '', '']],
    ['[[¦', ['item', '', '', '']],
    ['[a: ¦', ['item', '', 'a: ', '']],
    ['[{a: 1}, {¦', ['key', '', '', '']],
    ['{a: 1}¦', ['after-value', '', '', '']],
    // quotes
    ['{"a": ¦', ['value', 'a', '', 'a']],
    ["{'a b': ¦", ['value', 'a b', '', 'a b']],
    ['{a: "b, {c¦', ['value', 'a', '"b, {c', 'a']],
    ['{a: "b" ¦', ['after-value', 'a', '"b" ', 'a']],
    ['{a: "b", c¦', ['key', '', 'c', 'a="b"']],
    ["{a: 'b}', c¦", ['key', '', 'c', "a='b}'"]],
    // a colon in a value, and one without a space, belong to the text
    ['{a: b: c¦', ['value', 'a', 'b: c', 'a']],
    ['{a: b:c, ¦', ['key', '', '', 'a=b:c']],
    ['{a:b¦', ['key', '', 'a:b', '']],
    ['{a:}¦', ['after-value', '', '', '']],
    // over lines
    ['{a: b,\n  c: d\n  e¦', ['value', 'c', 'd\n  e', 'a=b c']],
    // what comes after the cursor is not read
    ['{a¦: {b: c}}', ['key', '', 'a', '']],
    ['{a: "b¦"}', ['value', 'a', '"b', 'a']],
  ])('%s', (marked, expected) => expect(at(marked)).toEqual(expected));
});
