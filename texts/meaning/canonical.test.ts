import { expect, test } from 'vitest';
import { parseCost, parseProgram } from '../../dsl/syntax/index.ts';
import { canonicalText } from './canonical.ts';

const program = (text: string) => ({ kind: 'program' as const, text, ast: parseProgram(text).ast });

test('a program in one line, or in lines', () => {
  expect(canonicalText(program('gain  1 kelp\n gain 2 credits'))).toBe('gain 1 kelp; gain 2 credits');
  expect(canonicalText(program('gain 1 kelp; gain 2 credits'), 'block')).toBe('gain 1 kelp\ngain 2 credits');
});

test('a cost', () => {
  expect(canonicalText({ kind: 'cost', text: '1 kelp ,2 credits', ast: parseCost('1 kelp ,2 credits').ast })).toBe(
    '1 kelp, 2 credits',
  );
});

test('what cannot be read stays as it is', () => {
  expect(canonicalText({ kind: 'program', text: ' gain gain ', ast: null })).toBe('gain gain');
});
