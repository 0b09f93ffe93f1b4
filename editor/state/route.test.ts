import { expect, it } from 'vitest';
import { readRoute, writeRoute, type Route } from './route.ts';

it.each<[string, Route]>([
  ['', { view: 'start', path: '', query: {} }],
  ['#/lab', { view: 'lab', path: '', query: {} }],
  ['#lab', { view: 'lab', path: '', query: {} }],
  ['#/nowhere/a', { view: 'start', path: 'a', query: {} }],
  [
    '#/author/pack/cards.yaml?line=12&column=3',
    { view: 'author', path: 'pack/cards.yaml', query: { line: '12', column: '3' } },
  ],
  ['#/boards/b%20%2F1', { view: 'boards', path: 'b /1', query: {} }],
  ['#/boards/100%', { view: 'boards', path: '100%', query: {} }],
  ['#/lab?effect=gain+1%3Fx', { view: 'lab', path: '', query: { effect: 'gain 1?x' } }],
])('reads %s', (hash, route) => {
  expect(readRoute(hash)).toEqual(route);
});

it.each<[Route, string]>([
  [{ view: 'audit', path: '', query: {} }, '#/audit'],
  [{ view: 'audit', path: '', query: { todo: '' } }, '#/audit'],
  [{ view: 'author', path: 'a b/c.yaml', query: { line: '2', none: '' } }, '#/author/a%20b/c.yaml?line=2'],
  [{ view: 'lab', path: '', query: { effect: 'gain 1\nbuild' } }, '#/lab?effect=gain+1%0Abuild'],
])('writes an address that reads the same: %j', (route, hash) => {
  expect(writeRoute(route)).toBe(hash);
  expect(writeRoute(readRoute(hash))).toBe(hash);
});
