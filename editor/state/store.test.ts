import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('replaces the given fields and calls its listeners until they leave', () => {
  const store = createStore({ a: 1, b: 'x' });
  const first = store.now;
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.now.a));
  store.set({ a: 2 });
  expect(store.now).toEqual({ a: 2, b: 'x' });
  expect(first).toEqual({ a: 1, b: 'x' });
  leave();
  store.set({ a: 3 });
  expect(seen).toEqual([2]);
});

it('calls a listener that was added by another one from the next change on', () => {
  const store = createStore({ n: 0 });
  const seen: number[] = [];
  let added = false;
  store.subscribe(() => {
    if (!added) store.subscribe(() => seen.push(store.now.n));
    added = true;
  });
  store.set({ n: 1 });
  expect(seen).toEqual([]);
  store.set({ n: 2 });
  expect(seen).toEqual([2]);
});
