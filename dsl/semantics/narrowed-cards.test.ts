/** What a set of cards says that was narrowed from others: `red card of top 3 cards of pile where …`. */
import { expect, test } from 'vitest';
import type { Cards } from './ir.ts';
import { saidOfCards } from './narrowed-cards.ts';

const top = (zone: string): Cards => ({ k: 'top', n: { k: 'const', n: 3 }, zone });
const and = (...of: Cards[]): Cards => ({ k: 'and', of });
const suchThat = (base: Cards): Cards => ({ k: 'such-that', base, v: 9, test: { k: 'const', value: true } as never });
const RED: Cards = { k: 'color', color: 'red' };

/** From which stack it takes the top. */
const stackOf = (cards: Cards): string | undefined =>
  saidOfCards(cards, (set) => (set.k === 'top' ? set.zone : undefined));

test('the set itself, or the one of several that says something', () => {
  expect(stackOf(top('pile'))).toBe('pile');
  expect(stackOf(and(RED, top('pile')))).toBe('pile');
  expect(stackOf(and(top('pile'), RED))).toBe('pile');
  expect(stackOf(RED)).toBeUndefined();
  expect(stackOf(and(RED, { k: 'all' }))).toBeUndefined();
});

test('of several that say something the first', () => {
  expect(stackOf(and(top('pile'), top('heap')))).toBe('pile');
  expect(stackOf(and(RED, and(RED, top('heap')), top('pile')))).toBe('heap');
});

test('through conditions, and what a condition says of something is asked of its base only', () => {
  expect(stackOf(suchThat(and(RED, top('pile'))))).toBe('pile');
  expect(stackOf(and(suchThat(RED), top('pile')))).toBe('pile');
  expect(saidOfCards(suchThat(RED), ({ k }) => k)).toBe('color');
});
