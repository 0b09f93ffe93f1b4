/** Bots without a word of help play board games better than chance: how often they beat random play, from both seats in turn. */
import { describe, expect, test } from 'vitest';
import { victories } from '../support/victories.ts';
import { rounds } from '../support/width.ts';

// in few games, nearly all of them; in many, what is promised
describe.each(['hex', 'reversi', 'amazons', 'kalah', 'morris'])('%s', (pack) => {
  test('quick wins at least three of four', () => {
    expect(victories(`cards/${pack}`, 'quick', rounds(4, 200))).toBeGreaterThanOrEqual(0.75);
  });
  test('usual wins at least nine of ten', () => {
    expect(victories(`cards/${pack}`, 'usual', rounds(1, 200))).toBeGreaterThanOrEqual(0.9);
  });
});
