import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryProgram } from './arbitrary.ts';
import { parseAmounts, parseCondition, parseCost, parsePhrase, parseProgram, parseValue, print } from './index.ts';
import { KEYWORDS } from './vocabulary.ts';
import { rounds } from '../../test/support/width.ts';

const PARSERS = [parseProgram, parseCondition, parseValue, parsePhrase, parseCost, parseAmounts];

/** Either a tree or problems, and every problem within the text. */
function expectCalm(text: string): void {
  const wrong: string[] = [];
  for (const parse of PARSERS) {
    const { ast, problems } = parse(text);
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    if ((ast === null) !== hasErrors) {
      wrong.push(`${parse.name}: ${ast ? 'a tree and errors' : 'neither tree nor errors'}`);
    }
    for (const { start, end, message } of problems) {
      if (!(0 <= start && start <= end && end <= text.length)) wrong.push(`${message}: at ${start} to ${end}`);
      if (/Token|undefined|-->|NaN/.test(message)) wrong.push(`words of the parser: ${message}`);
    }
  }
  expect(wrong, text).toEqual([]);
}

const runs = { numRuns: rounds(50, 300) };
const word = fc.constantFrom(
  ...KEYWORDS,
  'it',
  'farm',
  '2',
  '2nd',
  ';',
  '\n',
  ':',
  ',',
  '(',
  ')',
  '+',
  '-',
  '<=',
  '=',
  '?',
  'Farm',
);

describe('any text is read calmly', () => {
  it('strings', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), expectCalm), runs);
  });
  it('words in any order', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (words) => expectCalm(words.join(' '))),
      runs,
    );
  });
  it('programs with a piece cut out, doubled or changed', () => {
    fc.assert(
      fc.property(
        arbitraryProgram,
        fc.nat(),
        fc.nat({ max: 12 }),
        fc.constantFrom('', '(', ')', ' or ', ':', ';', '\n', 'x ', ' 3 '),
        (program, at, length, put) => {
          const text = print(program, { layout: 'block' });
          const start = at % (text.length + 1);
          expectCalm(text.slice(0, start) + put + text.slice(start + length));
        },
      ),
      runs,
    );
  });
});

describe('bounds', () => {
  const N = 6000;
  it.each([
    ['brackets', '('.repeat(N)],
    ['closed brackets', '('.repeat(N) + ')'.repeat(N)],
    ['steps', 'may '.repeat(4000)],
    ['frames', 'if a: '.repeat(3000) + 'gain 1 x'],
    ['sums', 'gain (' + '1+'.repeat(N) + '1) x'],
    ['not', 'if ' + 'not '.repeat(4000) + 'x: end game'],
    ['minus', 'gain (' + '-'.repeat(N) + '1) x'],
    ['of', 'remove x' + ' of x'.repeat(3000)],
    ['where', 'remove x' + ' where x'.repeat(2000)],
    ['per', 'gain 1 x per ' + '('.repeat(N)],
    ['ors', 'gain x' + ' or gain x'.repeat(1500)],
    ['names', 'a--'.repeat(N)],
    ['capitals', 'A-'.repeat(N)],
    // its end was once looked for without end
    ['a bracket never closed', '(as soon as usual:gain most  per'],
    ['lines', 'foo bar\n'.repeat(2000)],
    ['tables', 'gain (' + 'table '.repeat(3000)],
    ['this', 'remove x' + ' this x'.repeat(2000)],
  ])('%s', (_, text) => expectCalm(text));
});
