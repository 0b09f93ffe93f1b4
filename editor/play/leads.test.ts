/** What is said of the cards that can be chosen after an option. */
import { expect, test } from 'vitest';
import { leadsWorthSaying } from './leads.ts';

const lead = (name: string, wasted: boolean) => ({
  card: name,
  name,
  signals: [wasted ? 'no match' : 'match'],
  wasted,
});

test('the few that differ from the others are named', () => {
  expect(leadsWorthSaying([lead('a', true), lead('b', false), lead('c', true)])).toEqual({
    signals: ['match'],
    names: ['b'],
    wasted: false,
  });
  expect(leadsWorthSaying([lead('a', false), lead('b', false), lead('c', true)])?.names).toEqual(['c']);
});

test('of as many, those by which something happens; of none, nothing', () => {
  expect(leadsWorthSaying([lead('a', true), lead('b', false)])?.names).toEqual(['b']);
  expect(leadsWorthSaying([])).toBeNull();
});
