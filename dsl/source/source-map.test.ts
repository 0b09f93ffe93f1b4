import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MapBuilder } from './scalars/builder.ts';
import { mapScalar } from './source-map.ts';
import { childOf, type YamlScalar } from './tree.ts';
import { readYamlText } from './yaml.ts';

function scalarIn(text: string): YamlScalar {
  const node = childOf(readYamlText(text).root ?? undefined, 'e');
  if (node?.kind !== 'scalar') throw new Error(`no scalar in ${JSON.stringify(text)}`);
  return node;
}

/** The text of the file at the mapped place of `word` in the decoded text. */
function found(text: string, word: string): string {
  const node = scalarIn(text);
  const at = node.text.indexOf(word);
  const { start, end } = node.map().toFile(at, at + word.length);
  return text.slice(start, end);
}

describe('the word "gain" is found in', () => {
  test.each([
    ['plain', 'e: build tunnel; gain 1\n'],
    ['plain over lines', 'e: build tunnel;\n  build farm\n\n  gain 1\n'],
    ['single', "e: 'it''s; gain 1'\n"],
    ['single over lines', "e: 'it''s\n\n   so; gain\n   1'\n"],
    ['double', 'e: "a \\u00e9\\t\\x41 gain 1"\n'],
    ['double with an escaped line end', 'e: "build \\\n  gain 1"\n'],
    ['double, escaped line end before an empty line', 'e: "build \\\n\n  gain 1"\n'],
    ['double over lines', 'e: "build  \n\n  gain 1"\n'],
    ['literal', 'e: |\n  build\n  gain 1\n'],
    ['literal with a comment after its header', 'e: |  # why\n  build\n  gain 1\n'],
    ['literal with indentation digit', 'e: |2-\n    build\n  gain 1\n'],
    ['literal with CRLF', 'e: |+\r\n  build\r\n\r\n  gain 1\r\n\r\nf: 1\r\n'],
    ['folded', 'e: >\n  build\n  tunnel;\n\n  gain 1\n'],
    ['folded with more indented lines', 'e: >-\n  build\n    tunnel;\n  gain 1\n'],
    ['anchor and tag before it', 'e: &x !!str gain 1\n'],
    ['an alias', 'd: &x gain 1\ne: *x\n'],
    ['emoji before it', 'e: "\\U0001F600 😀 gain 1"\n'],
  ])('%s', (_, text) => {
    expect(scalarIn(text).map().exact).toBe(true);
    expect(found(text, 'gain')).toBe('gain');
  });
});

test('an alias knows its use', () => {
  const node = scalarIn('d: &x gain 1\ne: *x\n');
  expect([node.span, node.usedAt]).toEqual([
    { start: 6, end: 12 },
    { start: 16, end: 18 },
  ]);
});

test('an escape is a whole', () => expect(found('e: "a\\u00e9b"\n', 'é')).toBe('\\u00e9'));
test('a fold covers line end and indentation', () => {
  const text = 'e: a\n   b\n';
  const { start, end } = scalarIn(text).map().toFile(1, 2);
  expect(text.slice(start, end)).toBe('\n   ');
});
test('the end of the text is after its last character', () => {
  expect(scalarIn('e: "ab"\n').map().toFile(2, 2)).toEqual({ start: 6, end: 6 });
  expect(scalarIn('e: ""\n').map().toFile(0, 0)).toEqual({ start: 4, end: 4 });
});
test('and back', () => {
  const map = scalarIn("e: 'a''b'\n").map();
  expect([3, 4, 5, 6, 7, 8, 9].map((at) => map.toText(at))).toEqual([undefined, 0, 1, 1, 2, 3, undefined]);
});
test('a text that cannot be followed is its whole scalar', () => {
  const map = mapScalar('other', { type: 'scalar', offset: 3, source: 'text', indent: 0 }, { start: 3, end: 7 });
  expect([map.exact, map.toFile(2, 3)]).toEqual([false, { start: 3, end: 7 }]);
});

// ------------------------------------------------------------------------------------------------ property

const blanks = fc.constantFrom('', ' ', '  ', '\t', '   ');
const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', '😀', ';', ':', '1', "'", '"', '\\', '#', '-', '\u00a0', '(', ','),
  minLength: 1,
  maxLength: 5,
});
const gap = fc.constantFrom(' ', '  ', ' \t', '   ');
const line = fc
  .tuple(word, fc.array(fc.tuple(gap, word), { maxLength: 3 }))
  .map(([first, more]) => first + more.map(([g, w]) => g + w).join(''));
const eol = fc.constantFrom('\n', '\r\n');
type Style = 'plain' | 'single' | 'double' | 'literal' | 'folded';

const escaped = fc.constantFrom('\\n', '\\t', '\\x41', '\\u00e9', '\\U0001F600', '\\"', '\\\\', '\\ ', '\\/');
const doubleLine = fc
  .array(
    fc.oneof(
      line.map((l) => l.replace(/[\\"]/g, '')),
      escaped,
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

function flow(
  open: string,
  close: string,
  lines: fc.Arbitrary<string>,
  breaks: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  return fc
    .tuple(
      lines,
      fc.array(
        fc.tuple(blanks, breaks, fc.array(fc.tuple(blanks, eol)), fc.constantFrom('  ', '    ', '  \t'), lines),
        { maxLength: 3 },
      ),
    )
    .map(
      ([first, more]) =>
        `e: ${open}${first}${more.map(([b, nl, empty, indent, text]) => b + nl + empty.map((e) => e.join('')).join('') + indent + text).join('')}${close}`,
    );
}

const blockLine = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('', '', '', ' ', '   ', '\t'), line).map((p) => p.join('')) },
  { weight: 1, arbitrary: fc.constantFrom('', '', ' ', '   ') },
);
function block(mark: string): fc.Arbitrary<string> {
  return fc
    .record({
      indent: fc.integer({ min: 1, max: 4 }),
      digit: fc.boolean(),
      chomp: fc.constantFrom('', '-', '+'),
      first: line,
      comment: fc.constantFrom('', ' # why', '   '),
      eol,
      lines: fc.array(fc.tuple(blockLine, fc.boolean()), { maxLength: 6 }),
      end: fc.boolean(),
    })
    .map(({ indent, digit, chomp, first, comment, eol: nl, lines, end }) => {
      const margin = ' '.repeat(indent);
      const all: [string, boolean][] = digit ? lines : [[first, true], ...lines];
      const body = all.map(([text, full]) => (text.trim() === '' && !full ? '' : margin + text)).join(nl);
      return `e: ${mark}${digit ? indent : ''}${chomp}${comment}${nl}${body}${end ? nl : ''}`;
    });
}

const sources: Record<Style, fc.Arbitrary<string>> = {
  plain: flow(
    '',
    '',
    line.map((l) => `a${l.replace(/[:#]/g, '')}`),
    eol,
  ),
  single: flow(
    "'",
    "'",
    line.map((l) => l.replace(/'/g, "''")),
    eol,
  ),
  double: flow(
    '"',
    '"',
    doubleLine,
    fc.oneof(
      eol,
      eol.map((nl) => `\\${nl}`),
    ),
  ),
  literal: block('|'),
  folded: block('>'),
};

interface Tally {
  inexact: number;
  all: number;
  long: number;
}
/** Throws if a visible character is mapped to a different one in the file. */
function check(text: string, tally: Tally): void {
  const file = readYamlText(text);
  const node = childOf(file.root ?? undefined, 'e');
  fc.pre(file.problems.length === 0 && node?.kind === 'scalar' && typeof node.value === 'string');
  if (node?.kind !== 'scalar') return;
  const map = node.map();
  tally.all++;
  if (!map.exact) {
    tally.inexact++;
    return;
  }
  if (node.text.includes('\n')) tally.long++;
  let before = 0;
  for (let i = 0; i < node.text.length; i++) {
    const { start, end } = map.toFile(i, i + 1);
    expect(start).toBeGreaterThanOrEqual(before);
    before = start;
    if (/\s/.test(node.text[i])) continue;
    const source = file.text.slice(start, end);
    if (source[0] === '\\' && source.length > 1) expect(unescape(source).split('')).toContain(node.text[i]);
    else if (source === "''") expect(node.text[i]).toBe("'");
    else expect(source).toBe(node.text[i]);
  }
}

function unescape(source: string): string {
  const code = /^\\[xuU]([0-9a-fA-F]+)$/.exec(source);
  return code ? String.fromCodePoint(parseInt(code[1], 16)) : source.slice(1);
}

describe('every visible character is at its mapped place', () => {
  for (const style of Object.keys(sources) as Style[]) {
    test(style, () => {
      const tally: Tally = { inexact: 0, all: 0, long: 0 };
      fc.assert(
        fc.property(sources[style], (text) => check(text, tally)),
        { numRuns: 600 },
      );
      expect(tally.all).toBeGreaterThan(300);
      expect(tally.long).toBeGreaterThan(30);
      expect(tally.inexact).toBe(0);
    });
  }
});

describe('the property notices a planted fault:', () => {
  const faults: [string, Style, 'copy' | 'stand', (at: number) => number][] = [
    ['offsets one too far', 'plain', 'copy', (at) => at + 1],
    ['offsets one too near', 'literal', 'copy', (at) => at - 1],
    ['indentation not counted', 'folded', 'copy', (at) => at - 2],
    ['escapes one too far', 'double', 'stand', (at) => at + 1],
    ['quotes one too near', 'single', 'stand', (at) => at - 1],
  ];
  test.each(faults)('%s', (_, style, method, shift) => {
    const methods = MapBuilder.prototype as unknown as Record<
      string,
      (text: string, start: number, end?: number) => void
    >;
    const original = methods[method];
    methods[method] = function (text, start, end) {
      original.call(this, text, shift(start), end === undefined ? end : shift(end));
    };
    try {
      const run = fc.check(
        fc.property(sources[style], (text) => check(text, { inexact: 0, all: 0, long: 0 })),
        { numRuns: 300 },
      );
      expect(run.failed).toBe(true);
    } finally {
      methods[method] = original;
    }
  });
});
