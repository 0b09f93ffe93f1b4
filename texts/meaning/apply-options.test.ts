import { expect, test } from 'vitest';
import { parseProgram } from '../../dsl/syntax/parse.ts';
import { print } from '../../dsl/syntax/printer.ts';
import { applyOptions } from './apply-options.ts';

const KNOWN = { slots: 'every', supply: 46, players: 2 };
const under = (text: string): string | null => {
  const left = applyOptions(parseProgram(text).ast!, KNOWN);
  return left && print(left, { layout: 'line' });
};

test.each([
  ['if slots = every: gain 1 credit else: gain 1 kelp', 'gain 1 credit'],
  ['if slots = coloured: gain 1 credit else: gain 1 kelp', 'gain 1 kelp'],
  [
    'pay 1 credit: if slots = every: perform available slot else: perform available colored slot',
    'pay 1 credit: perform available slot',
  ],
  ['gain 1 card; if slots != every: gain 1 kelp', 'gain 1 card'],
  ['gain 1 card; if players > 1 and supply = 46: gain 1 kelp; gain 2 kelp', 'gain 1 card; (gain 1 kelp; gain 2 kelp)'],
  ['if kelp > 1 and players = 1: gain 1 kelp else: gain 1 card', 'gain 1 card'],
  ['if kelp > 1 or players = 2: gain 1 kelp', 'gain 1 kelp'],
  ['if kelp > 1 and players = 2: gain 1 kelp', 'if kelp > 1: gain 1 kelp'],
  ['if kelp > 1 and supply = 46: gain 1 kelp', 'if kelp > 1: gain 1 kelp'],
  ['if kelp > 1 or (farms > 2 and slots = coloured): gain 1 kelp', 'if kelp > 1: gain 1 kelp'],
  ['repeat supply times: gain 1 kelp', 'repeat 46 times: gain 1 kelp'],
  ['if not players = 2: gain 1 kelp', null],
  ['build farm then (if players = 2: upgrade it free)', 'build farm then upgrade it free'],
  ['(if slots = every: gain 1 card) or gain 1 kelp', 'gain 1 card or gain 1 kelp'],
])('%s', (text, left) => {
  expect(under(text)).toBe(left);
});
