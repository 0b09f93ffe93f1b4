/** Recorded games play as they were recorded. When they should not any more: `npm run fixtures`, and say why in the commit. */
import { expect, it } from 'vitest';
import { differences, GAMES, read, record, stored } from './support/fixtures.ts';

it('all are recorded', () => expect(stored().sort()).toEqual(Object.keys(GAMES).sort()));

it.each(Object.keys(GAMES))('%s', (name) => {
  const was = read(name), { fixture, kept } = record(name, was.choices);
  expect(differences(was, fixture, kept)).toEqual([]);
  expect(fixture).toEqual(was);
});
