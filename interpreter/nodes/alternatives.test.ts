/** Parts: done in any order, each at most once; parts that say the same are one option until it was taken. */
import { expect, test } from 'vitest';
import { Scene } from '../../test/support/scene.ts';

test('two parts that say the same are offered as one, twice in turn', () => {
  const scene = new Scene('{me: {kelp: 0, credit: 0}}', { run: 'gain 1 kelp\ngain 1 credit\ngain 1 kelp' });
  expect(scene.offered).toEqual(['do:gain-1-kelp', 'do:gain-1-credit']);
  scene.choose('do:gain-1-kelp');
  expect(scene.offered).toEqual(['do:gain-1-credit', 'do:gain-1-kelp', 'done']);
  scene.choose('do:gain-1-kelp');
  expect(scene.offered).toEqual(['do:gain-1-credit', 'done']);
  expect(scene.gained()).toEqual({ kelp: 2 });
});
