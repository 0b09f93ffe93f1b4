import { expect, test } from 'vitest';
import { lostChunks } from './lost-chunks.ts';

const ASKED = [
  ['a', 1],
  ['b', 2],
  ['c', 3],
] as const;

test('what the broker does not know is lost; what waits or is played is not', () => {
  expect(lostChunks(ASKED, ['waiting', 'unknown', 'active'], [])).toEqual([['b', 2]]);
  expect(lostChunks(ASKED, ['unknown', 'unknown', 'unknown'], [])).toEqual(ASKED);
  expect(lostChunks(ASKED, ['completed', 'failed', 'delayed'], [])).toEqual([]);
});

test('what came back while the broker was asked is not lost, though the broker has forgotten it by then', () => {
  expect(lostChunks(ASKED, ['unknown', 'unknown', 'unknown'], ['c', 'a', 'of-another-command'])).toEqual([['b', 2]]);
});
