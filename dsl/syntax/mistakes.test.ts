import { describe, expect, it } from 'vitest';
import { parseProgram } from './index.ts';

/** [code, start, end, message, suggestions] */
type Reported = [code: string, start: number, end: number, message: string, ...suggestions: string[]];

const MISTAKES: [text: string, ...reported: Reported[]][] = [
  ['gian 1 card', ['unknown-word', 0, 4, '`gian` is not a word of the language.', 'gain']],
  ['shufle players', ['unknown-word', 0, 6, '`shufle` is not a word of the language.', 'shuffle']],
  ['upto 3 times: gain 1 card', ['unknown-word', 0, 4, '`upto` is not a word of the language.', 'up to']],
  ['gain', ['expected-name', 4, 4, 'Expected a name, found the end of the text.']],
  ['gain 2 cards 1 credit', ['unexpected', 13, 14, '`1` cannot be here.']],
  ['gain 2 cards gain 1 credit', ['missing-separator', 13, 17, 'Expected a separator before `gain`.']],
  ['gain 2 cards and 1 credit', ['unexpected', 13, 16, '`and` cannot be here.']],
  ['gain 3 1 cards', ['expected-name', 7, 8, 'Expected a name, found `1`.']],
  ['gain (1 + ) cards', ['expected-value', 10, 11, 'Expected a number or a name, found `)`.']],
  ['gain 1 Card', ['bad-name', 7, 11, '`Card` is not written as a name.', 'card']],
  [
    'gain 1 action_card?',
    ['bad-name', 7, 18, '`action_card` is not written as a name.', 'action-card'],
    ['unexpected-character', 18, 19, '`?` has no meaning in an effect.'],
  ],
  ['Gain 1 card', ['bad-name', 0, 4, '`Gain` is not written as a name.', 'gain']],
  ['when I build farm: gain 1 card', ['bad-name', 5, 6, '`I` is not written as a name.', 'you']],
  ['draw 2 cards', ['unknown-word', 0, 4, '`draw` is not a word of the language.', 'gain']],
  ['gain 9999999 points', ['number-too-large', 5, 12, '`9999999` is too large; a number is at most 1000000.']],
  [
    'build farm or (advance 1; gain 1 card',
    ['unclosed-bracket', 14, 15, 'Expected `)` to close the bracket that opens here.'],
  ],
  ['gain 1 card)', ['extra-bracket', 11, 12, '`)` closes no bracket.']],
  ['build for 1 credit', ['expected-name', 6, 9, 'Expected a name, found `for`.']],
  ['gain 1 card\nthen build farm', ['expected-effect', 12, 16, '`then` needs an effect before it.']],
  ['build farm then', ['expected-effect', 15, 15, 'Expected an effect, found the end of the text.']],
  ['2 cards', ['expected-effect', 0, 1, 'Expected an effect, found `2`.']],
  ['when you build farm gain 1 credit', ['expected-colon', 20, 24, 'Expected `:`, found `gain`.']],
  ['when farm of city: gain 1 credit', ['expected-event', 17, 18, 'Expected `becomes` or `enters`, found `:`.']],
  ['when build city: gain 1 card', ['expected-event', 5, 10, 'Expected an event, found `build`.', 'you build']],
  ['when you: gain 1 card', ['expected-event', 8, 9, 'Expected what you do, found `:`.']],
  ['if x = y = z: gain 1 card', ['expected-colon', 9, 10, 'Expected `:`, found `=`.']],
  ['else: gain 1 card', ['stray-else', 0, 4, '`else` has no `if` before it.']],
  ['gain 1 card else: gain 2', ['stray-else', 12, 16, '`else` has no `if` before it.']],
  ['move it to set', ['expected-name', 11, 14, 'Expected a name, found `set`.']],
  ['repeat 3: gain 1 card', ['expected-word', 8, 9, 'Expected `times`, found `:`.']],
  [
    'discount 1 credit on bilding farm',
    ['expected-word', 21, 28, 'Expected `building` or `upgrading` or `buying`, found `bilding`.', 'building'],
  ],
  ['pay: gain 1 card', ['expected-cost', 3, 4, 'Expected a cost, found `:`.']],
  ['gain (table era (x: 1)) cards', ['expected-name', 17, 18, 'Expected a name, found `x`.']],
  ['advance', ['expected-value', 7, 7, 'Expected a number, a name or a bracket, found the end of the text.']],
  ['', ['expected-effect', 0, 0, 'Expected an effect, found the end of the text.']],
  [
    'any order:\n  gain 1 card\n  gain 2 credits',
    ['line-outside-body', 27, 31, 'What begins with `gain` is not part of what follows the colon.'],
  ],
  [
    'if farms = 0: gain 1 kelp; gain 1 card; if farms = 1: gain 1 credit',
    ['if-in-body', 40, 42, 'This `if` is part of the one before it: both conditions must hold.'],
  ],
  [
    'gain 1 card then (if farms = 0: gain 1 kelp; if farms = 1: gain 1 credit)',
    ['if-in-body', 45, 47, 'This `if` is part of the one before it: both conditions must hold.'],
  ],
  ['if farms = 0: gain 1 kelp\nelse: gain 1 card; if farms = 1: gain 1 credit'],
  ['if farms = 0: (gain 1 kelp; if farms = 1: gain 1 credit)'],
  ['(if farms = 0: gain 1 kelp); if farms = 1: gain 1 credit'],
  ['if farms = 0: gain 1 kelp\nif farms = 1: gain 1 credit'],
  ['when you build farm: gain 1 kelp; if farms = 1: gain 1 credit'],
  [
    'gian 1 card; gain 2 foo bar; build',
    ['unknown-word', 0, 4, '`gian` is not a word of the language.', 'gain'],
    ['unexpected', 24, 27, '`bar` cannot be here.'],
    ['expected-name', 34, 34, 'Expected a name, found the end of the text.'],
  ],
];

describe('typical mistakes', () => {
  it.each(MISTAKES)('%j', (text, ...reported) => {
    expect(
      parseProgram(text).problems.map(({ code, start, end, message, suggestions = [] }) => [
        code,
        start,
        end,
        message,
        ...suggestions,
      ]),
    ).toEqual(reported);
  });
});

describe('help', () => {
  const helpOf = (text: string): string | undefined => parseProgram(text).problems[0].help;
  it('shows how the word is written', () => {
    expect(helpOf('move it hand')).toBe(
      'It is written `move [up to] [<n>] <what> to [(top | bottom) of] <zone> [in any order]`.',
    );
  });
  it.each(['remove farm on b9a', 'choose farm on reef then remove it', 'may (upgrade farm on reef)'])(
    'says how a place is said where nothing is built: %s',
    (text) => expect(helpOf(text)).toContain('`<piece> <kind of site>`'),
  );
  it('says what separates parts', () => {
    expect(helpOf('gain 2 cards gain 1 credit')).toBe(
      'Parts are separated by `;` or a new line, steps by `then`, alternatives by `or`.',
    );
  });
});

describe('ranges', () => {
  it('cover what was written, brackets excepted', () => {
    const text = '  if x >= 2: (build 2 farms for 1 credit) then gain 1 card ';
    const seen: Record<string, string> = {};
    JSON.stringify(parseProgram(text).ast, (_key, node: unknown) => {
      if (typeof node === 'object' && node !== null && 'range' in node) {
        const { start, end } = node.range as { start: number; end: number };
        const { kind, word } = node as { kind?: string; word?: string };
        if (kind) seen[word ?? kind] ??= text.slice(start, end);
      }
      return node;
    });
    expect(seen).toEqual({
      if: 'if x >= 2: (build 2 farms for 1 credit) then gain 1 card',
      binary: 'x >= 2',
      phrase: 'x',
      number: '2',
      then: '(build 2 farms for 1 credit) then gain 1 card',
      build: 'build 2 farms for 1 credit',
      amounts: '1 credit',
      gain: 'gain 1 card',
    });
  });
});

describe('bounds', () => {
  it('nesting', () => {
    expect(parseProgram('('.repeat(64) + 'end game' + ')'.repeat(64)).problems).toMatchObject([
      { code: 'nested-too-deep', start: 64, end: 67 },
    ]);
    expect(parseProgram('('.repeat(63) + 'end game' + ')'.repeat(63)).problems).toEqual([]);
  });
  it('length', () => {
    expect(parseProgram('x'.repeat(20_001)).problems).toMatchObject([
      { code: 'text-too-long', start: 20_000, end: 20_000 },
    ]);
  });
});
