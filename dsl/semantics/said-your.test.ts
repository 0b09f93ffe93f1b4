import { expect, test } from 'vitest';
import { formatProblems, programFrom, symbolsOf } from './testing.ts';

const names = (own: boolean) =>
  symbolsOf({
    counter: { credit: { plural: 'credits' }, pot: { of: 'game' } },
    piece: { stone: { plural: 'stones', of: 'player' }, hut: { plural: 'huts' } },
    class: { thing: { plural: 'things', of: 'piece', members: ['stone', 'hut'] } },
    'site-kind': { pit: { plural: 'pits' } },
    site: { a1: { of: 'game' }, ...(own ? { b1: {} } : {}) },
    zone: { hand: { of: 'player', hidden: true }, row: { of: 'game' } },
  });
const problems = (text: string, own = false): string[] =>
  formatProblems(text, programFrom(text, { symbols: names(own) }).problems);

const ALL_PLAYERS = (noun: string) =>
  `untrue-your «your» \`your\` narrows nothing: \`${noun}\` here are those of all players.`;
const NOBODY = (noun: string) => `untrue-your «your» \`your\` is not true: \`${noun}\` here belongs to no player.`;

test.each([
  ['remove your stones', [ALL_PLAYERS('stones')]],
  ['remove all your stones', [ALL_PLAYERS('stones')]],
  ['gain (your things) credits', [ALL_PLAYERS('things')]],
  ['remove own stones', []],
  ['remove your own stones', []],
  ['each your pit: gain 1 credit', [NOBODY('pit')]],
  ['remove your huts', [NOBODY('huts')]],
  ['gain (your pot) credits', [NOBODY('pot')]],
  ['if your credits >= 2: gain 1 credit', []],
  ['gain (your cards in row) credits', [NOBODY('cards')]],
  ['gain (your cards in hand) credits', []],
])('%s', (text, expected) => expect(problems(text)).toEqual(expected));

test('what lies on boards of players too may be your own', () => {
  expect(problems('each your pit: gain 1 credit', true)).toEqual([]);
  expect(problems('remove your huts', true)).toEqual([]);
  expect(problems('remove your stones', true)).toEqual([ALL_PLAYERS('stones')]);
});
