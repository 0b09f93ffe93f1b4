import { expect, test } from 'vitest';
import { atPath, isTree, keyOf, listOf, pathTo, rangeOf, sameTree, textOf } from './tree.ts';

const at = (start: number, end: number): { start: number; end: number } => ({ start, end });

test('a range is that of the node, or reaches from its first to its last part', () => {
  expect(rangeOf({ range: at(3, 5), inner: { range: at(0, 9) } })).toEqual(at(3, 5));
  expect(rangeOf({ later: { range: at(7, 8) }, earlier: { range: at(2, 4) }, plain: 'text', none: null })).toEqual(
    at(2, 8),
  );
  expect(rangeOf([{ range: at(2, 9) }, undefined, { range: at(4, 5) }])).toEqual(at(2, 9));
  for (const nothing of [[], {}, 'text', 1, null, undefined]) expect(rangeOf(nothing)).toBeUndefined();
});

test('trees are the same whatever their places', () => {
  const farm = { kind: 'phrase', noun: { text: 'farm', range: at(0, 4) }, range: at(0, 4) };
  const moved = { kind: 'phrase', noun: { text: 'farm', range: at(6, 10) }, range: at(6, 10), keyword: at(6, 10) };
  expect(sameTree(farm, moved)).toBe(true);
  // a name that the normal form put in has no place
  expect(sameTree(farm, { kind: 'phrase', noun: 'farm' })).toBe(true);
  expect(sameTree(farm, { kind: 'phrase', noun: 'tunnel' })).toBe(false);
  expect(sameTree([1], [2])).toBe(false);
  expect(sameTree('a', 'b')).toBe(false);
  expect(sameTree(undefined, null)).toBe(false);
  expect(sameTree(null, null)).toBe(true);
  expect(keyOf({ a: { text: 5 } })).not.toBe(keyOf({ a: 5 }));
});

test('names and lists', () => {
  expect([textOf('farm'), textOf({ text: 'farm', range: at(0, 4) })]).toEqual(['farm', 'farm']);
  expect([listOf([1]), listOf('no list'), listOf(undefined)]).toEqual([[1], [], []]);
  expect([{}, [], null, 'text', undefined].map(isTree)).toEqual([true, false, false, false, false]);
});

test('the path to a node leads to it, and to the same node of an equal tree', () => {
  const tree = (): { none: null; text: string; parts: { of: object }[] } => ({
    none: null,
    text: 'farm',
    parts: [{ of: { n: 1 } }, { of: { n: 2 } }],
  });
  const here = tree();
  const there = tree();
  const path = pathTo(here.parts[1].of, here);
  expect(path).toEqual(['parts', '1', 'of']);
  expect(atPath(there, path!)).toBe(there.parts[1].of);
  expect(pathTo(here, here)).toEqual([]);
  expect(atPath(here, [])).toBe(here);
  expect(pathTo(there.parts[1].of, here)).toBeUndefined();
  expect(pathTo({}, null)).toBeUndefined();
  for (const path of [
    ['none', 'x'],
    ['text', 'x', 'y'],
    ['parts', '7', 'of'],
    ['nothing', 'x'],
  ]) {
    expect(atPath(here, path)).toBeUndefined();
  }
});
