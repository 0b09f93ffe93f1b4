import { expect, test } from 'vitest';
import { withoutOrigins, programFrom } from './testing.ts';

const HAND = { k: 'in', zone: 'hand' };

test.each([
  ['cards', { k: 'all' }],
  ['cards in hand', HAND],
  ['instants', { k: 'type', type: 'instant' }],
  ['specials in hand', { k: 'and', of: [{ k: 'deck', deck: 'special' }, HAND] }],
  ['lastings in hand', { k: 'and', of: [{ k: 'class', decks: ['special'], types: ['action-card'] }, HAND] }],
  ['big-farm', { k: 'id', id: 'big-farm' }],
  ['red instants in your hand', { k: 'and', of: [{ k: 'color', color: 'red' }, { k: 'type', type: 'instant' }, HAND] }],
  ['used cards', { k: 'used' }],
  [
    'unused action-cards',
    {
      k: 'and',
      of: [
        { k: 'not', of: { k: 'used' } },
        { k: 'type', type: 'action-card' },
      ],
    },
  ],
  ['not used cards', { k: 'not', of: { k: 'used' } }],
  ['this', { k: 'var', v: 2 }],
  ['top card of era-deck', { k: 'top', n: { k: 'const', n: 1 }, zone: 'era-deck' }],
  [
    'top 3 instants of era-deck',
    {
      k: 'and',
      of: [
        { k: 'type', type: 'instant' },
        { k: 'top', n: { k: 'const', n: 3 }, zone: 'era-deck' },
      ],
    },
  ],
  ['tile of c1', { k: 'tile-of', sites: { k: 'site', id: 'c1' } }],
  [
    'cards in hand with number > 100',
    {
      k: 'such-that',
      base: HAND,
      v: 3,
      test: { k: 'compare', op: '>', a: { k: 'card-number', card: { v: 3, type: 'card' } }, b: { k: 'const', n: 100 } },
    },
  ],
  [
    'cards in hand where color of it = color of this',
    {
      k: 'such-that',
      base: HAND,
      v: 3,
      test: { k: 'same-color', a: { v: 3, type: 'card' }, b: { v: 2, type: 'card' } },
    },
  ],
])('cards: %s', (text, cards) => {
  const { program, problems } = programFrom(`ready ${text}`, { thisType: 'card' });
  expect(problems).toEqual([]);
  expect(withoutOrigins(program.body)).toEqual({ k: 'ready', n: null, cards });
});

test.each([
  ['slots', { k: 'all' }],
  ['double-tunnel', { k: 'id', id: 'double-tunnel' }],
  ['available green slot', { k: 'and', of: [{ k: 'available' }, { k: 'color', color: 'green' }] }],
  ['own slots', { k: 'own' }],
  ['foreign', { k: 'foreign' }],
  ['green slots of other players', { k: 'and', of: [{ k: 'color', color: 'green' }, { k: 'of-others' }] }],
  ['not occupied colored slots', { k: 'and', of: [{ k: 'not', of: { k: 'occupied' } }, { k: 'colored' }] }],
  ['it', { k: 'var', v: 0 }],
  [
    'slots where it is red',
    {
      k: 'such-that',
      base: { k: 'all' },
      v: 3,
      test: {
        k: 'some-slots',
        slots: {
          k: 'and',
          of: [
            { k: 'var', v: 3 },
            { k: 'color', color: 'red' },
          ],
        },
      },
    },
  ],
])('slots: %s', (text, slots) => {
  const { program, problems } = programFrom(`occupy ${text}`, { itType: 'slot' });
  expect(problems).toEqual([]);
  expect(withoutOrigins(program.body)).toEqual({ k: 'occupy', slots });
});

test.each(['players', 'other players with kelp >= 2'])('slots of %s: all others are meant', (players) => {
  const { problems } = programFrom(`occupy slot of ${players}`);
  expect(problems).toMatchObject([{ code: 'stray-filter' }]);
});
