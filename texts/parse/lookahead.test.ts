/** What is not tried would not match: random grammars against a second recognizer, which tries everything. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../test/support/width.ts';
import { Chart, memoized, type Rule } from './chart.ts';
import { anyOf, lazy, listOf, map, never, nothing, sequence, startingWith, tokenRule } from './combinators.ts';
import type { Token } from './tokens.ts';

type Shape =
  | { kind: 'words'; words: string[] }
  | { kind: 'sequence' | 'any'; of: Shape[] }
  | { kind: 'list' | 'optional' | 'own'; of: Shape }
  | { kind: 'named'; name: number }
  | { kind: 'never' };

const NAMES = 3;
const WORD = fc.constantFrom('a', 'b', 'c');
const SENTENCE = fc.array(WORD, { maxLength: 6 });
const { shape: SHAPE } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ kind: fc.constant('words' as const), words: fc.array(WORD, { maxLength: 2 }) }),
    fc.record({ kind: fc.constant('named' as const), name: fc.nat(NAMES - 1) }),
    fc.record({
      kind: fc.constantFrom('sequence' as const, 'any' as const),
      of: fc.array(tie('shape'), { minLength: 1, maxLength: 6 }),
    }),
    fc.record({ kind: fc.constantFrom('list' as const, 'optional' as const, 'own' as const), of: tie('shape') }),
    fc.constant({ kind: 'never' as const }),
  ),
}));

/** The grammar as rules; values say nothing, so that a rule may match in endless ways. */
function rulesOf(grammar: readonly Shape[]): readonly Rule<null>[] {
  const named: Rule<null>[] = grammar.map((shape) => memoized(lazy(() => ruleOf(shape))));
  const ruleOf = (shape: Shape): Rule<null> => {
    switch (shape.kind) {
      case 'words':
        return tokenRule(shape.words);
      case 'sequence':
        return map(sequence(shape.of.map(ruleOf)), () => null);
      case 'any':
        return anyOf(...shape.of.map(ruleOf));
      case 'list':
        return map(listOf(ruleOf(shape.of), tokenRule([',']), tokenRule(['&'])), () => null);
      case 'optional':
        return anyOf(nothing(null), ruleOf(shape.of));
      case 'own': {
        const rule = ruleOf(shape.of);
        return startingWith(
          (word) => word === 'a',
          (chart, at, found) => {
            if (chart.tokens[at]?.text === 'a') rule(chart, at, found);
          },
        );
      }
      case 'named':
        return map(named[shape.name], () => null);
      case 'never':
        return never;
    }
  };
  return named;
}

/** Where matches of a rule end, by adding ends until there are no more. */
function endsOf(grammar: readonly Shape[], first: number, words: readonly string[]): number[] {
  const ends = new Map<string, Set<number>>();
  const of = (name: number, at: number): ReadonlySet<number> => ends.get(`${name} ${at}`) ?? new Set();
  const from = (shape: Shape, at: number): Set<number> => {
    switch (shape.kind) {
      case 'words':
        return new Set(shape.words.every((word, i) => words[at + i] === word) ? [at + shape.words.length] : []);
      case 'sequence':
        return shape.of.reduce<Set<number>>(
          (starts, one) => new Set([...starts].flatMap((start) => [...from(one, start)])),
          new Set([at]),
        );
      case 'any':
        return new Set(shape.of.flatMap((one) => [...from(one, at)]));
      case 'list':
        // the sentences have no separators
        return from(shape.of, at);
      case 'optional':
        return new Set([at, ...from(shape.of, at)]);
      case 'own':
        return words[at] === 'a' ? from(shape.of, at) : new Set();
      case 'named':
        return new Set(of(shape.name, at));
      case 'never':
        return new Set();
    }
  };
  for (let before = -1, now = 0; now > before;) {
    before = now;
    for (const [name, shape] of grammar.entries()) {
      for (let at = 0; at <= words.length; at++) {
        ends.set(`${name} ${at}`, new Set([...of(name, at), ...from(shape, at)]));
      }
    }
    now = [...ends.values()].reduce((sum, { size }) => sum + size, 0);
  }
  return [...of(first, 0)].sort((a, b) => a - b);
}

const tokens = (words: readonly string[]): Token[] =>
  words.map((text, i) => ({ text, range: { start: i, end: i + 1 } }));

test('matches end where trying everything ends, also where the same rules have parsed other sentences', () => {
  fc.assert(
    fc.property(
      fc.array(SHAPE, { minLength: NAMES, maxLength: NAMES }),
      fc.array(fc.record({ name: fc.nat(NAMES - 1), words: SENTENCE }), { minLength: 1, maxLength: 5 }),
      (grammar, sentences) => {
        const named = rulesOf(grammar);
        for (const { name, words } of sentences) {
          const ends = new Set<number>();
          named[name](new Chart(tokens(words)), 0, (end) => ends.add(end));
          expect([...ends].sort((a, b) => a - b)).toEqual(endsOf(grammar, name, words));
        }
      },
    ),
    { numRuns: rounds(1000, 3000) },
  );
});
