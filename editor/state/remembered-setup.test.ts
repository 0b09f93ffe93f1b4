import { afterAll, beforeEach, expect, it } from 'vitest';
import { page } from './testing/fake-page.ts';
import { rememberedSetup, rememberSetup } from './remembered-setup.ts';

beforeEach(() => page.open());
afterAll(() => page.close());

const usual = (seat: number): string => `Player ${seat + 1}`;
const KEY = 'fathom-new-games';

it('has seats and options of the last game of a pack; names that nobody chose are not kept', () => {
  expect(rememberedSetup('cities')).toBeNull();
  const seats = [
    { name: 'Ann', bot: null },
    { name: 'Player 2', bot: 'strong' },
  ];
  rememberSetup('cities', { seats, seed: 7, options: { length: 3, side: 'front' } }, usual);
  rememberSetup('nim', { seats: [{ name: 'Bea', bot: null }], seed: 7, options: {} }, usual);
  expect(rememberedSetup('cities')).toEqual({
    count: 2,
    seats: [
      { name: 'Ann', bot: null },
      { name: '', bot: 'strong' },
    ],
    options: { length: 3, side: 'front' },
  });
  expect(rememberedSetup('nim')?.seats).toEqual([{ name: 'Bea', bot: null }]);
});

it('keeps who sat at the other seats in a larger game before', () => {
  const seat = (name: string) => ({ name, bot: null });
  rememberSetup('nim', { seats: ['Ann', 'Bea', 'Cleo'].map(seat), seed: 1, options: {} }, usual);
  rememberSetup('nim', { seats: ['Dora', 'Eva'].map(seat), seed: 1, options: {} }, usual);
  expect(rememberedSetup('nim')).toMatchObject({ count: 2, seats: ['Dora', 'Eva', 'Cleo'].map(seat) });
});

it.each([
  '{',
  '7',
  '{"nim": 1}',
  '[["nim"]]',
  '[["nim", null]]',
  '[["nim", {"count": 2}]]',
  '[["nim", {"count": "2", "seats": [], "options": {}}]]',
  '[["nim", {"count": 0, "seats": [], "options": {}}]]',
  '[["nim", {"count": 2, "seats": {}, "options": []}]]',
])('what is stored and is no setup is as if it were not there: %s', (text) => {
  page.localStorage.setItem(KEY, text);
  expect(rememberedSetup('nim')).toBeNull();
  rememberSetup('nim', { seats: [{ name: 'Ann', bot: null }], seed: 1, options: {} }, usual);
  expect(rememberedSetup('nim')?.seats[0].name).toBe('Ann');
});

it('takes of a damaged setup what is valid', () => {
  const seats = [{ name: 'x'.repeat(90), bot: 3 }, null, { name: 4, bot: 'quick' }];
  page.localStorage.setItem(KEY, JSON.stringify([['nim', { count: 2, seats, options: { a: 1, b: null, c: 'd' } }]]));
  expect(rememberedSetup('nim')).toEqual({
    count: 2,
    seats: [
      { name: 'x'.repeat(24), bot: null },
      { name: '', bot: null },
      { name: '', bot: 'quick' },
    ],
    options: { a: 1, c: 'd' },
  });
});

it('forgets the pack that was played longest ago, and works where the browser stores nothing', () => {
  for (let n = 0; n < 30; n++) {
    rememberSetup(`pack-${n}`, { seats: [{ name: 'Ann', bot: null }], seed: 1, options: {} }, usual);
  }
  expect([rememberedSetup('pack-0'), rememberedSetup('pack-29')?.count]).toEqual([null, 1]);
  page.localStorage.full = true;
  expect(() => rememberSetup('nim', { seats: [], seed: 1, options: {} }, usual)).not.toThrow();
  expect(rememberedSetup('nim')).toBeNull();
});
