/** `for the 1st time this round` counts from the beginning of the round: what happened between rounds is not of the next one. */
import { expect, test } from 'vitest';
import { failuresOf } from '../../test/support/debts.ts';

const EFFECT = 'when you gain coin for the 1st time this round: gain 1 point';

test.each([
  ['run: gain 1 coin then gain 1 coin', 'expect: {me: {coin: +2, point: +1}}'],
  ['run: gain 1 coin then begin round then gain 1 coin', 'expect: {me: {coin: +2, point: +2}}'],
  ['run: begin round then gain 1 coin then gain 1 coin', 'expect: {me: {coin: +2, point: +1}}'],
  ['run: gain 1 coin then end round then gain 1 coin', 'expect: {me: {coin: +2, point: +2}}'],
])('%s', (run, expected) => {
  expect(failuresOf(EFFECT, `${run}, ${expected}`)).toEqual([]);
});
