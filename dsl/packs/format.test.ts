import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMO } from '../../service/analysis/fixtures.ts';
import { formatFile } from './format.ts';

const slot = (effect: string): string =>
  `# on top\nslots:\n  - id: s   # its id\n    effect: ${effect}\n    unlimited: true   # behind\n`;
const formatted = (effect: string): string => formatFile(slot(effect)).text;

test.each([
  ['one part stays', 'gain 1 coin', 'gain 1 coin'],
  ['spaces', 'gain   1   coin', 'gain 1 coin'],
  ['quotes are preserved', '"if coin>3:gain 1 coin"', '"if coin > 3: gain 1 coin"'],
  ['quotes where they are needed', 'build   farm for 1 coin', 'build farm for 1 coin'],
  ['two parts become a block', 'gain 1 coin; gain 2 coins', '|\n      gain 1 coin\n      gain 2 coins'],
  [
    'two parts in quotes too',
    '"gain 1 coin; if coin > 3: gain 2 coins"',
    '|\n      gain 1 coin\n      if coin > 3: gain 2 coins',
  ],
  [
    'a comment moves to the header',
    'gain 1 coin; gain 2 coins  # why',
    '|  # why\n      gain 1 coin\n      gain 2 coins',
  ],
  [
    'the comment of a block is preserved',
    '|  # why\n        gain  1 coin\n        gain 2 coins',
    '|  # why\n      gain 1 coin\n      gain 2 coins',
  ],
  [
    'a block that is right is left alone',
    '|-\n        gain 1 coin\n        gain 2 coins',
    '|-\n        gain 1 coin\n        gain 2 coins',
  ],
  [
    'a folded block of two parts becomes literal',
    '>\n      gain 1 coin;\n      gain 2 coins',
    '|\n      gain 1 coin\n      gain 2 coins',
  ],
  ['what cannot be read is left alone', 'gian  1 coin', 'gian  1 coin'],
])('%s', (_, before, after) => {
  expect(formatted(before)).toBe(slot(after));
  expect(formatFile(slot(after)).changed).toBe(false);
});

test('inside {…} all stays on one line', () => {
  const { text } = formatFile(
    'slots: [{id: s, effect: "gain 1 coin;gain  2 coins"}, {id: t, effect: gain   1 coin}]   # c\n',
  );
  expect(text).toBe('slots: [{id: s, effect: "gain 1 coin; gain 2 coins"}, {id: t, effect: gain 1 coin}]   # c\n');
});

test('items of a list', () => {
  expect(formatFile('rules:\n  - gain 1   coin\n  - gain 1 coin; gain 2 coins\n').text).toBe(
    'rules:\n  - gain 1 coin\n  - |\n    gain 1 coin\n    gain 2 coins\n',
  );
});

test('CRLF stays CRLF', () => {
  expect(formatFile(slot('gain 1 coin; gain 2 coins').replace(/\n/g, '\r\n')).text).toBe(
    slot('|\n      gain 1 coin\n      gain 2 coins').replace(/\n/g, '\r\n'),
  );
});

test('a byte order mark goes', () =>
  expect(formatFile(`\ufeff${slot('gain 1 coin')}`)).toMatchObject({ text: slot('gain 1 coin'), changed: true }));

test('a file with errors is left alone, and why is said', () => {
  const { text, changed, problems } = formatFile('slots: [');
  expect([text, changed, problems.map(({ code }) => code)]).toEqual(['slots: [', false, ['unclosed-bracket']]);
});

test('conditions, values, costs and sites too', () => {
  expect(formatFile('pieces: {farm: {cost: "1 coin  or 2 coins", where: empty  plot, supply: 3+4}}\n').text).toBe(
    'pieces: {farm: {cost: "1 coin or 2 coins", where: empty plot, supply: 3 + 4}}\n',
  );
});

describe('properties', () => {
  const part = fc.constantFrom(
    'gain 1 coin',
    'gain  2 coins, 1 card',
    'if coin>3: gain 1 coin',
    'build farm or build  city',
    '(gain 1 coin then gain 2 coins) or gain 3 coins',
    'gian 1',
  );
  const parts = fc.array(part, { minLength: 1, maxLength: 4 });
  const written = fc.oneof(
    parts.map((list) => JSON.stringify(list.join('; '))),
    parts.map((list) => `'${list.join(' ;')}'`),
    fc
      .tuple(parts, fc.constantFrom('|', '|-', '|+', '>', '| # why', '|2'))
      .map(([list, mark]) => `${mark}\n${list.map((line) => `      ${line}${mark === '>' ? ';' : ''}`).join('\n')}`),
    fc
      .tuple(parts, fc.constantFrom('', '  # why'))
      .map(([list, comment]) => `${list.filter((line) => !line.includes(':')).join('; ') || 'gain 1 coin'}${comment}`),
  );
  const file = fc
    .tuple(fc.array(written, { minLength: 1, maxLength: 3 }), fc.constantFrom('\n', '\r\n'))
    .map(([effects, nl]) =>
      `# top\nslots:\n${effects.map((effect, i) => `  - id: s${i}\n    effect: ${effect}\n    unlimited: true # c${i}\n`).join('\n')}cards: []\n`.replace(
        /\n/g,
        nl,
      ),
    );

  test('formatting twice is formatting once, and comments stay', () => {
    fc.assert(
      fc.property(file, (text) => {
        const once = formatFile(text);
        expect(once.problems).toEqual([]);
        expect(formatFile(once.text).text).toBe(once.text);
        const comments = (of: string): string[] => of.match(/#[^\r\n]*/g) ?? [];
        expect(comments(once.text)).toEqual(comments(text));
      }),
      { numRuns: 150 },
    );
  });
});

test('a whole pack', () => {
  const once = formatFile(DEMO);
  expect(once.problems).toEqual([]);
  expect(formatFile(once.text).changed).toBe(false);
});
