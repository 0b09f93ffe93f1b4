import { expect, it } from 'vitest';
import { kept, keptEntries, keptItems } from './kept.ts';

it('what is as it was stays the same object', () => {
  const before = { id: 'a', lines: [1, 2] };
  expect(kept({ id: 'a', lines: [1, 2] }, before)).toBe(before);
  expect(kept({ id: 'a', lines: [1, 3] }, before)).not.toBe(before);
  const texts = { a: ['one'], b: ['two'] };
  const now = keptEntries({ a: ['one'], b: ['three'], c: ['four'] }, texts);
  expect([now['a'] === texts.a, now['b'], now['c']]).toEqual([true, ['three'], ['four']]);
});

it('a list stays as well, unless an item, its order or the number of items is another one', () => {
  const before = [{ id: 'a' }, { id: 'b' }];
  const keyOf = ({ id }: { id: string }): string => id;
  expect(keptItems([{ id: 'a' }, { id: 'b' }], before, keyOf)).toBe(before);
  const turned = keptItems([{ id: 'b' }, { id: 'a' }], before, keyOf);
  expect([turned === before, turned[0] === before[1]]).toEqual([false, true]);
  expect(keptItems([{ id: 'a' }], before, keyOf)).toEqual([{ id: 'a' }]);
});
