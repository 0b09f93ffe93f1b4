/** `when …: if …: must …`: what a condition obliges to is not asked for; `must …; …`: the part cannot be left out. */
import { expect, test } from 'vitest';
import { failuresOf } from '../../test/support/debts.ts';

test.each([
  ['when round ends: if coin >= 2: must pay 2 coins', 'expect: {me: {coin: -2}}'],
  ['when round ends: if coin >= 9: must pay 2 coins else: must pay 1 coin', 'expect: {me: {coin: -1}}'],
  ['when round ends: if coin >= 9: must pay 2 coins', 'expect: {}'],
  ['when round ends: if coin >= 2: may pay 2 coins', 'do: [skip], expect: {}'],
  ['when round ends: if coin >= 2: must pay 2 coins else: may pay 1 coin', 'expect: {me: {coin: -2}}'],
  ['when round ends: if coin >= 9: must pay 2 coins else: may pay 1 coin', 'do: [skip], expect: {}'],
  // what cannot be done is not owed
  ['when round ends: (must pay 9 coins; gain 1 point)', 'do: [do:gain-1-point], expect: {me: {point: +1}}'],
  ['when round ends: (must pay 2 coins; gain 1 point)', 'do: [do:gain-1-point], expect: {me: {coin: -2, point: +1}}'],
])('%s', (effect, scenario) => {
  expect(failuresOf(effect, `run: end round, ${scenario}`)).toEqual([]);
});
