import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectTextsIn } from '../../packs/walk-fields.ts';
import { readYamlText } from '../../source/yaml.ts';
import { WORDS } from '../../words/registry.ts';
import { arbitraryCost, arbitraryExpr, arbitraryItems, arbitraryPhrase, arbitraryProgram } from '../arbitrary.ts';
import { linesOutsideBody } from '../lines-outside-body.ts';
import { parseWithProblems } from '../parse.ts';
import { print, printCost, printExpr, printItems, printPhrase } from '../printer.ts';
import { KEYWORDS } from '../vocabulary.ts';
import { parseFast, type EntryRule } from './effects.ts';
import { rounds } from '../../../test/support/width.ts';

const RULES: EntryRule[] = ['block', 'condition', 'value', 'phrase', 'cost', 'items'];

/** Both readers make the same of a text: the same tree where nothing is wrong, and none here where something is. */
function expectSame(text: string, rules: EntryRule[] = RULES): void {
  for (const rule of rules) {
    const { ast } = parseWithProblems(text, rule);
    const direct = parseFast(text, rule);
    expect({ text, rule, tree: direct }).toEqual({ text, rule, tree: ast });
  }
}

const runs = { numRuns: rounds(50, 150) };
const noise = fc.constantFrom(
  '',
  '',
  '(',
  ')',
  ' or ',
  ' and ',
  ':',
  ';',
  '\n',
  'x ',
  ' 3 ',
  '2nd ',
  ', ',
  ' not ',
  ' top ',
  ' this ',
  ' place ',
  ' different ',
  ' then may ',
  ' per ',
  ' - ',
  'X',
  ' é',
  ' all ',
  ' is ',
);
const damaged = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.nat(), fc.nat({ max: 9 }), noise).map(([text, at, length, put]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + put + text.slice(start + length);
  });
const programs = fc.oneof(
  arbitraryProgram.map((tree) => print(tree, { layout: 'block' })),
  arbitraryProgram.map((tree) => print(tree, { layout: 'line' })),
);

describe('read directly as by the grammar', () => {
  test.each<[string, EntryRule, fc.Arbitrary<string>]>([
    ['programs', 'block', programs],
    ['conditions', 'condition', arbitraryExpr.map((tree) => printExpr(tree))],
    ['phrases', 'phrase', arbitraryPhrase.map((tree) => printPhrase(tree))],
    ['costs', 'cost', arbitraryCost.map((tree) => printCost(tree))],
    ['amounts', 'items', arbitraryItems.map((tree) => printItems(tree))],
  ])('%s, whole and damaged', (_, rule, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        expectSame(text, [rule]);
        expect(parseFast(text, rule)).not.toBeNull();
      }),
      runs,
    );
    fc.assert(
      fc.property(damaged(texts), (text) => expectSame(text)),
      runs,
    );
  });

  test('words in any order', () => {
    const word = fc.constantFrom(
      ...KEYWORDS,
      'it',
      'farm',
      'farms',
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
      '*',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => expectSame(words.join(' '))),
      { numRuns: runs.numRuns * 10 },
    );
  });

  test.each(WORDS.map(({ name, example }) => [name, example]))('the example of %s', (_, example) => {
    expectSame(example);
    expect(parseFast(example, 'block')).not.toBeNull();
  });

  test('every text of every pack here', () => {
    const folder = new URL('../../../cards/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
    const rules = {
      program: 'block',
      standing: 'block',
      condition: 'condition',
      value: 'value',
      cost: 'cost',
      amounts: 'items',
      sites: 'condition',
    } as const;
    const texts = files.flatMap((file) =>
      effectTextsIn(readYamlText(readFileSync(new URL(file, folder), 'utf8')).root!),
    );
    expect(texts.length).toBeGreaterThan(200);
    for (const {
      node: { text },
      kind,
    } of texts) {
      expectSame(text, [rules[kind]]);
      expect([text, parseFast(text, rules[kind]) === null]).toEqual([text, false]);
    }
  });

  test('and no deeper', () => {
    for (const n of [20, 31, 32, 33, 62, 63, 64, 65]) {
      for (const text of [
        `gain ${'('.repeat(n)}1${')'.repeat(n)} x`,
        `${'('.repeat(n)}gain 1 x${')'.repeat(n)}`,
        `remove x${' of x'.repeat(n)}`,
        `gain (1${' + 1'.repeat(n)}) x`,
        `if ${'not '.repeat(n)}x: end game`,
      ]) {
        expectSame(text, ['block']);
      }
    }
  });
});

test('a text with warnings only is still parsed by the fast parser', () => {
  const text = 'each farm:\n  gain 1 x\n  gain 1 y';
  expect(linesOutsideBody(text)).toHaveLength(1);
  expect(parseFast(text, 'block')).not.toBeNull();
});
