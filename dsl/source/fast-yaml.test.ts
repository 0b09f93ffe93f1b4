import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFastYaml } from './fast-yaml.ts';
import { Lines } from './lines.ts';
import type { YamlMap, YamlNode } from './tree.ts';
import { readWithLibrary, type YamlFile } from './yaml.ts';
import { rounds } from '../../test/support/width.ts';

const byLibrary = (text: string): YamlFile =>
  readWithLibrary({ text, lines: new Lines(text), problems: [], root: null });

/** A node with the places of each of its characters. */
function withMaps(node: YamlNode): unknown {
  if (node.kind === 'list') return { ...node, items: node.items.map(withMaps) };
  if (node.kind === 'map') {
    return { ...node, entries: node.entries.map((entry) => ({ ...entry, value: withMaps(entry.value) })) };
  }
  const { map: _, ...rest } = node;
  const map = node.map();
  const ends = Array.from({ length: node.text.length + 3 }, (_, i) => i - 1);
  const offsets = Array.from({ length: node.span.end - node.span.start + 3 }, (_, i) => node.span.start - 1 + i);
  return {
    ...rest,
    text: map.text,
    exact: map.exact,
    places: ends.map((at) => [map.toFile(at, at), map.toFile(at, at + 2)]),
    back: offsets.map((at) => map.toText(at)),
  };
}

// ------------------------------------------------------------------------------------------------ texts

const flowScalar = fc.constantFrom(
  'a',
  'gain 1 credit',
  '12',
  '-3',
  '+1',
  'true',
  'null',
  "'it''s'",
  '"x: y"',
  '"say \\"n\\""',
  "''",
  'a:b',
  'a#b',
  '-x',
  'é😀',
  '[]',
  '{}',
);
const odd = fc.constantFrom(
  '-0',
  '-00',
  '123456789012345',
  '12345678901234567890',
  '"\\u202e"',
  'a\u202eb',
  '"\u0085"',
  '!!str a',
  '1.5',
  '0x1',
  '*x',
  '&x a',
  '',
  '~',
  'a: b',
  '[a, ]',
  '"\\u00e9"',
);
const flow: fc.Arbitrary<string> = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    flowScalar,
    flowScalar,
    fc
      .array(tie('any'), { minLength: 1, maxLength: 3 })
      .map((items) => `[${items.join(', ')}${items.length > 2 ? ', ' : ''}]`),
    fc
      .array(tie('any'), { minLength: 1, maxLength: 3 })
      .map((items) => `{${items.map((item, i) => `k${i}: ${item}`).join(', ')}}`),
    fc
      .array(tie('any'), { minLength: 1, maxLength: 3 })
      .map((items) => `{${items.map((item, i) => `k${i}: ${item}`).join(',   # c\n           ')}\n  }`),
  ),
})).any;

const below = (lines: string[], by: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));
const blockText = fc.tuple(
  fc.constantFrom('|', '>', '|-', '>-', '|  # why - so'),
  fc.integer({ min: 1, max: 3 }),
  fc.array(fc.constantFrom('gain 1', 'a: b', '# c', '- x', '', '  deeper'), { minLength: 1, maxLength: 4 }),
);
const tail = fc.constantFrom('', '', '', '', '  # c', ' ');

/** A block: its lines, the first of which may follow a dash. */
const block: fc.Arbitrary<string[]> = fc.letrec<{ map: string[]; list: string[] }>((tie) => ({
  map: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        fc
          .tuple(fc.oneof({ weight: 40, arbitrary: flow }, { weight: 1, arbitrary: odd }), tail)
          .map(([value, end]) => [` ${value}${end}`]),
        blockText.map(([mark, by, lines]) => [` ${mark}`, ...below(lines, by)]),
        fc
          .tuple(fc.integer({ min: 1, max: 3 }), tie('map'), tail)
          .map(([by, lines, end]) => [end, ...below(lines, by)]),
        fc.tuple(fc.integer({ min: 1, max: 3 }), tie('list')).map(([by, lines]) => ['', ...below(lines, by)]),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((values) =>
      values.flatMap(([first, ...rest], i) => [`${['key', 'k-2', 'two words', '3'][i]}:${first}`, ...rest]),
    ),
  list: fc
    .array(
      fc.oneof(
        { maxDepth: 4 },
        fc.tuple(flow, tail).map(([value, end]) => [value + end]),
        blockText.map(([mark, by, lines]) => [mark, ...below(lines, by)]),
        fc
          .tuple(fc.integer({ min: 0, max: 1 }), tie('map'))
          .map(([more, lines]) => [' '.repeat(more) + lines[0], ...below(lines.slice(1), 2 + more)]),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((items) => items.flatMap(([first, ...rest]) => [`- ${first}`, ...rest])),
})).map;

const between = fc.array(fc.tuple(fc.nat(), fc.constantFrom('', '# c', ' # c', '  # c', '    # c', '      # c')), {
  maxLength: 3,
});
const ordinary = fc
  .tuple(block, between, fc.constantFrom('\n', '', '\n\n', '\n# end\n', '\n  # end', '\n  '))
  .map(
    ([lines, more, end]) =>
      more.reduce((all, [at, line]) => all.toSpliced(at % (all.length + 1), 0, line), lines).join('\n') + end,
  );
const damaged = fc
  .tuple(
    ordinary,
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(2),
        fc.constantFrom(
          '',
          ' ',
          ':',
          ': ',
          '#',
          ' #',
          '{',
          '}',
          '[',
          ']',
          ',',
          '"',
          "'",
          '\n',
          '\n   ',
          '- ',
          '|',
          '|2',
          '+',
          '&x ',
          '!t ',
          '\t',
          '\r\n',
          '---\n',
          '? ',
          '~',
        ),
      ),
      { maxLength: 2 },
    ),
  )
  .map(([text, cuts]) =>
    cuts.reduce((all, [at, length, put]) => {
      const from = at % (all.length + 1);
      return all.slice(0, from) + put + all.slice(from + length);
    }, text),
  );

// ------------------------------------------------------------------------------------------------ tests

test('what is read without the library is what the library reads, and nothing is wrong with it', () => {
  let read = 0;
  let all = 0;
  const same = (text: string): void => {
    all++;
    const root = readFastYaml(text);
    if (!root) return;
    read++;
    const { root: wanted, problems } = byLibrary(text);
    expect(problems).toEqual([]);
    expect(withMaps(root)).toEqual(withMaps(wanted as YamlMap));
  };
  fc.assert(fc.property(ordinary, same), { numRuns: rounds(500, 1500) });
  expect(read / all).toBeGreaterThan(0.2);
  fc.assert(fc.property(damaged, same), { numRuns: rounds(1000, 3000) });
});

describe('left to the library', () => {
  test.each([
    ['an empty file', ''],
    ['a list', '- a\n'],
    ['a value', 'a\n'],
    ['an indented map', ' a: 1\n'],
    ['a tab', 'a:\t1\n'],
    ['CRLF', 'a: 1\r\n'],
    ['an empty value', 'a:\nb: 1\n'],
    ['an anchor', 'a: &x 1\n'],
    ['an alias', 'a: *x\n'],
    ['a tag', 'a: !!str 1\n'],
    ['a fraction', 'a: 1.5\n'],
    ['a key twice', 'a: 1\na: 2\n'],
    ['a key twice in brackets', 'a: {b: 1, b: 2}\n'],
    ['an unsafe key', 'a: {__proto__: 1}\n'],
    ['a second colon', 'a: b: c\n'],
    ['a text over lines', 'a: b\n  c\n'],
    ['a quoted text over lines', 'a: "b\n  c"\n'],
    ['a bad escape', 'a: "\\q"\n'],
    ['an open bracket', 'a: [b\n'],
    ['a bracket that ends too far left', 'a:\n  b: {c: d\n }\n'],
    ['a comma too many', 'a: [b, , c]\n'],
    ['only a comma', 'a: [,]\n'],
    ['a pair in a list', 'a: [b: c]\n'],
    ['a comment that touches', 'a: "b"# c\n'],
    ['deeper without a key', 'a: 1\n  b: 2\n'],
    ['between two columns', 'a:\n    b: 1\n  c: 2\n'],
    ['two documents', 'a: 1\n---\nb: 2\n'],
    ["a document's end", 'a: 1\n...\n'],
    ['a directive', '%YAML 1.2\n---\na: 1\n'],
    ['deep brackets', `a: ${'['.repeat(40)}${']'.repeat(40)}\n`],
    ['a long key', `${'a'.repeat(1100)}: 1\n`],
    ['many values', `a: [${'b,'.repeat(60_000)}b]\n`],
  ])('%s', (_, text) => expect(readFastYaml(text)).toBeNull());
});
