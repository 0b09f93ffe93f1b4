/** The areas of mutation testing name what there is: a path that a file has left would narrow an area without a word. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { AREAS, EQUIVALENT } from './areas.mjs';
import { alternatives, filesOf, matches } from './patterns.mjs';

const ROOT = join(import.meta.dirname, '..', '..');

describe.each(Object.entries(AREAS))('%s', (_, { mutate, tests }) => {
  it.each([...mutate, ...tests])('%s', (pattern) => {
    const named = alternatives(pattern.replace(/^!/, ''));
    expect(named.filter((one) => matches(ROOT, one).length === 0)).toEqual([]);
  });

  it('mutates no tests, and its tests are not mutated', () => {
    const mutated = filesOf(ROOT, mutate);
    expect(mutated.length).toBeGreaterThan(0);
    expect(mutated.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
    const found = filesOf(ROOT, tests);
    expect(found.filter((file) => mutated.includes(file))).toEqual([]);
  });
});

test.each(EQUIVALENT)('$file has "$original", which does the same as "$replacement"', ({ file, original, why }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(original);
  expect(why).toMatch(/\w+ \w+/);
});

test('patterns', () => {
  expect(alternatives('a/{b,c}.{d,e}')).toEqual(['a/b.d', 'a/b.e', 'a/c.d', 'a/c.e']);
  expect(matches(ROOT, 'test/mutation/area*.mjs')).toEqual(['test/mutation/areas.mjs']);
  expect(matches(ROOT, 'test/mutation/areas?mjs')).toEqual([]);
  expect(filesOf(ROOT, ['test/mutation/{run,runner}.mjs', '!test/mutation/runner.mjs'])).toEqual([
    'test/mutation/run.mjs',
  ]);
  expect(matches(ROOT, 'no-such-folder/*.ts')).toEqual([]);
});
