/** Random changes of texts: what people mistype, what programs break, and what somebody writes to do harm. */
import fc from 'fast-check';

/** Pieces that are dangerous somewhere: in YAML, in JSON, in CSV, in effects, in a terminal, for numbers. */
const PIECES = [
  [
    '',
    ' ',
    '\n',
    '\t',
    '\r\n',
    '\r',
    '\0',
    '\u001b[31m',
    '\u009b',
    '\u202e',
    '\u200b',
    '\ufeff',
    '\ud800',
    '😀',
    '\u2028',
  ],
  [
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ':',
    ': ',
    ', ',
    '- ',
    '|',
    '>',
    '#',
    ' # ',
    '&a ',
    '*a',
    '!!binary ',
    '!!str ',
    '? ',
    '---\n',
    '...\n',
  ],
  [
    '%YAML 1.1\n---\n',
    '<<: *a',
    '~',
    'null',
    'true',
    'yes',
    '__proto__',
    'constructor',
    '\\',
    '\\u202e',
    '"\\ud800"',
    '%00',
  ],
  [
    '0',
    '-0',
    '-1',
    '1',
    '3',
    '007',
    '0x1f',
    '0o17',
    '1.5',
    '1e3',
    '1e400',
    '.inf',
    '.nan',
    '100000000',
    '9007199254740993',
  ],
  ['12345678901234567890', '-9223372036854775808', '4294967296', '2147483648'],
  [
    'gain 1 ',
    ' then ',
    ' or ',
    '; ',
    'this',
    'it',
    '(',
    ')',
    'if ',
    'each player: ',
    'repeat 9 times: ',
    'when ',
    'do turn',
    'end game',
  ],
  ['extends: nim\n', 'copies: 1000000', 'players: [0]', 'pack: x\n', 'format: 9\n', '=1+1', ';', '""', 'x'.repeat(300)],
].flat();

export interface Change {
  at: number;
  length: number;
  put: string;
}

/**
 * A place in a text, from 0 to 1. `fc.double` would mostly give values near 0 and 1; here all are equally likely.
 */
const place = fc.noBias(fc.integer({ min: 0, max: 99_999 })).map((n) => n / 100_000);

/** A few changes, each at a relative place from 0 to 1. */
export const changes = (most = 6): fc.Arbitrary<Change[]> =>
  fc.array(
    fc.record({
      at: place,
      length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(40), fc.nat(400)),
      put: fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...PIECES) },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
        {
          weight: 1,
          arbitrary: fc.tuple(fc.constantFrom(...PIECES), fc.nat(200)).map(([piece, n]) => piece.repeat(n)),
        },
      ),
    }),
    { minLength: 1, maxLength: most },
  );

/** One change of few characters, as a mistyped key. */
export const smallChange: fc.Arbitrary<Change[]> = fc
  .record({ at: place, length: fc.nat(2), put: fc.constantFrom('', ' ', 'x', '1', '-', ',', ':', '"', '\n', '\u200b') })
  .map((one) => [one]);

/** Words and numbers of a text that take the place of others of their kind, so that it often stays right and says something else. */
export const tokenChanges = fc.array(
  fc.record({
    at: place,
    by: place,
    number: fc.option(fc.constantFrom('0', '1', '2', '7', '99', '1000', '1000000', '-1'), { nil: null }),
  }),
  { minLength: 1, maxLength: 4 },
);

type TokenChange = typeof tokenChanges extends fc.Arbitrary<(infer C)[]> ? C : never;

export function withTokensChanged(text: string, list: readonly TokenChange[]): string {
  let out = text;
  for (const { at, by, number } of list) {
    const tokens = [...out.matchAll(/\d+|[a-z]+(?:-[a-z]+)*/g)];
    const old = tokens[Math.floor(at * tokens.length)];
    if (!old) continue;
    const isNumber = /\d/.test(old[0]);
    const others = tokens.filter(([token]) => /\d/.test(token) === isNumber);
    const fresh = isNumber && number !== null ? number : others[Math.floor(by * others.length)][0];
    out = out.slice(0, old.index) + fresh + out.slice(old.index + old[0].length);
  }
  return out;
}

export function changed(text: string, list: readonly Change[]): string {
  let out = text;
  for (const { at, length, put } of list) {
    const from = Math.floor(at * out.length);
    out = out.slice(0, from) + put + out.slice(from + length);
  }
  return out;
}

/** Lines copied, moved or exchanged, which keeps most of the text valid. */
export const lineMoves = fc.array(
  fc.record({
    from: place,
    to: place,
    how: fc.constantFrom('copy', 'move', 'swap', 'drop', 'swap-values'),
  }),
  { maxLength: 4 },
);

type LineMove = typeof lineMoves extends fc.Arbitrary<(infer M)[]> ? M : never;

export function withLinesMoved(text: string, moves: readonly LineMove[]): string {
  const lines = text.split('\n');
  for (const { from, to, how } of moves) {
    const [a, b] = [from, to].map((place) => Math.min(lines.length - 1, Math.floor(place * lines.length)));
    const line = lines[a];
    if (how === 'copy') lines.splice(b, 0, line);
    else if (how === 'drop') lines.splice(a, 1, ...(lines.length > 1 ? [] : ['']));
    else if (how === 'swap') [lines[a], lines[b]] = [lines[b], line];
    else if (how === 'move') lines.splice(b, 0, ...lines.splice(a, 1));
    else [lines[a], lines[b]] = withValuesSwapped(line, lines[b]);
  }
  return lines.join('\n');
}

/** Two lines `key: value` with the values of each other. */
function withValuesSwapped(one: string, other: string): [string, string] {
  const [a, b] = [one, other].map((line) => /^(\s*(?:- )?[\w-]+:)(.*)$/.exec(line));
  return a && b ? [a[1] + b[2], b[1] + a[2]] : [one, other];
}

/** A value of JSON, of any kind. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e300, '', [], {}, [null], [[0, 'x']], { a: 1 }),
  fc.constantFrom<unknown>(...PIECES),
  fc.jsonValue({ maxDepth: 2 }),
);
