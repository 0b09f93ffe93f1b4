/** `may` adds nothing to what is done as often as one likes; everywhere else it stays. */
import { expect, test } from 'vitest';
import { parseProgram } from '../../dsl/syntax/parse.ts';
import { print } from '../../dsl/syntax/printer.ts';
import { withoutNeedlessMay } from './needless-may.ts';

const without = (text: string): string => print(withoutNeedlessMay(parseProgram(text).ast!), { layout: 'line' });

test.each([
  // up to 2 may be none
  ['may build up to 2 farms', 'build up to 2 farms'],
  ['may use up to 3 cards in hand', 'use up to 3 cards in hand'],
  ['may advance up to 2', 'advance up to 2'],
  ['build farm then may may upgrade it', 'build farm then may upgrade it'],
  ['may up to 3 times: pay 1 kelp: gain 1 credit', 'up to 3 times: pay 1 kelp: gain 1 credit'],
  ['may any number of times: pay 1 kelp: gain 1 credit', 'any number of times: pay 1 kelp: gain 1 credit'],
  ['when you build farm: may build up to 2 farms', 'when you build farm: build up to 2 farms'],
  ['once per turn: when you build farm: may advance up to 2', 'once per turn: when you build farm: advance up to 2'],
])('%s', (text, shorter) => {
  expect(without(text)).toBe(shorter);
});

test.each([
  'may build 2 farms',
  'may gain 1 kelp',
  'may repeat 3 times: gain 1 kelp',
  'when you build farm: may build farm',
  'build up to 2 farms',
  'must build up to 2 farms',
  'gain 1 kelp; may build farm',
])('%s: as it is', (text) => {
  expect(without(text)).toBe(text);
});

test('what is left as it is is the same tree', () => {
  const { ast } = parseProgram('when you build farm: may build farm');
  expect(withoutNeedlessMay(ast!)).toBe(ast);
});
