/** No option is lost: on a large board each site is offered, the last one as the first. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { largeMapPack } from '../../test/support/large-map.ts';
import { packOf } from '../../test/support/packs.ts';

const WIDTH = 50;
const HEIGHT = 40;

const SEA = packOf(largeMapPack(WIDTH, HEIGHT));

test('a board of 2,000 sites with build on all of them offers 2,000 options, then one less for each piece', () => {
  const game = newGame(SEA, { players: 1, seed: 1 });
  const offered = (): string[] => game.decision!.options.map(({ key }) => key);
  expect(new Set(offered()).size).toBe(WIDTH * HEIGHT);
  for (const left of [1999, 1998, 1997]) {
    const last = offered().at(-1)!;
    game.choose(last);
    expect(offered()).toHaveLength(left);
    expect(offered()).not.toContain(last);
  }
  expect(Object.keys(game.everything().sharedSites)).toHaveLength(3);
});
