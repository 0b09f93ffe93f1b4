/** Several pieces by one step: what `it` was before the first says where all of them are. */
import { expect, test } from 'vitest';
import { Scene } from '../../test/support/scene.ts';

const BESIDE_METROPOLIS =
  '{me: {sites: {t89: tunnel, t78: tunnel, tm7a: tunnel, tm7b: tunnel, m7: {tile: metropolis-works}}}}';

test('every tunnel beside what was chosen; `it` is the last one afterwards', () => {
  const scene = new Scene(BESIDE_METROPOLIS, {
    run: 'choose connected metropolis then upgrade up to 2 tunnels adjacent to it free then if it is upgraded: gain 1 point',
  });
  scene.choose('site:tm7a');
  expect(scene.offered).toEqual(['site:tm7b', 'done']);
  scene.choose('site:tm7b');
  expect([scene.site('tm7a'), scene.site('tm7b'), scene.site('t89')]).toEqual([
    'tunnel upgraded',
    'tunnel upgraded',
    'tunnel',
  ]);
  expect(scene.gained()).toEqual({ point: 1 });
});

test('saved or taken back between two of them', () => {
  const ways = new Scene(BESIDE_METROPOLIS, {
    run: 'choose connected metropolis then upgrade up to 2 tunnels adjacent to it free',
  })
    .choose('site:tm7a', 'site:tm7b')
    .everyWay();
  expect(ways.flatMap(({ problems }) => problems)).toEqual([]);
  expect(new Set(ways.map(({ hash }) => hash)).size).toBe(1);
});
