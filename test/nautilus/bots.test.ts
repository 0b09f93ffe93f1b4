/** Bots with the weights of Nautilus beat random play: in few games, most of them; in many, what is promised. */
import { expect, test } from 'vitest';
import { loadWeights } from '../../study/bots/pack-weights.ts';
import { loaded, NAUTILUS } from '../support/packs.ts';
import { victories } from '../support/victories.ts';
import { isFull, rounds } from '../support/width.ts';

test('the weights are those of this version', () => expect(loadWeights(loaded(NAUTILUS), NAUTILUS)).toBeNull());
test('quick wins most games of two', () => {
  expect(victories(NAUTILUS, 'quick', rounds(2, 200))).toBeGreaterThanOrEqual(0.8);
});
test('usual wins nearly all games of two', () => {
  expect(victories(NAUTILUS, 'usual', rounds(1, 200))).toBeGreaterThanOrEqual(0.9);
});
// to think as long as usual does takes too long at four for one game of a sample
const bot = isFull ? 'usual' : 'quick';
test(`${bot} wins most games against three`, () => {
  expect(victories(NAUTILUS, bot, rounds(1, 200), 4)).toBeGreaterThan(0.6);
});
