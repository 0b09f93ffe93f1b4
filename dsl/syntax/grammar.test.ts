import { expect, test } from 'vitest';
import { EffectParser } from './parser/effects.ts';
import { makeLexer } from './tokens.ts';

test('the grammar and its tokens are sound; whoever runs the language need not check them', () => {
  expect(() => new EffectParser(false)).not.toThrow();
  expect(makeLexer(false).lexerDefinitionErrors).toEqual([]);
});
