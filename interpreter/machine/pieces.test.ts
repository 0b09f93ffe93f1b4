/** What becomes of pieces and sites: the events when a piece comes where something is true already. */
import { expect, test } from 'vitest';
import { Scene } from '../../test/support/scene.ts';
import { SHAPES } from '../../test/support/packs.ts';

const points = (line: string): number =>
  new Scene('me: {coin: 5, sites: {l12: road}}', {
    path: SHAPES,
    players: 2,
    run: `(until end of turn: ${line}) then build hut on p2`,
  }).gained().point ?? 0;

test('a piece becomes what is true of its site already', () => {
  expect(points('when hut becomes reached: gain 1 point')).toBe(1);
});
test('its site had become so before', () => {
  expect(points('when plot becomes reached: gain 1 point')).toBe(0);
});
test('not another kind of piece', () => {
  expect(points('when road becomes reached: gain 1 point')).toBe(0);
});
