/** What may be left is left without harm, wherever it stands: every way through each effect is gone to its end. */
import { expect, test } from 'vitest';
import { Scene } from '../../test/support/scene.ts';
import type { Game } from '../game.ts';

const POSITION = '{me: {kelp: 2, credit: 2, science: 1}}';

/** The ways through an effect, as the keys that are chosen. */
function ways(run: string): string[][] {
  const found: string[][] = [];
  const visit = (game: Game, chosen: string[]): void => {
    const offered = game.decision?.options.map(({ key }) => key) ?? [];
    // one site is as good as another
    const sites = offered.filter((key) => key.startsWith('site:'));
    const next = offered.filter((key) => !sites.slice(1).includes(key));
    if (next.length === 0 || chosen.length > 6) found.push(chosen);
    for (const key of next) {
      const after = game.fork();
      after.choose(key);
      visit(after, [...chosen, key]);
    }
  };
  visit(new Scene(POSITION, { run }).game, []);
  return found;
}

const CITY = 'choose city then build farm on building-site of it';

test.each([
  `may (${CITY})`,
  `may (${CITY}); gain 1 point`,
  'may build farm; may gain 1 point',
  'must (may build farm; may gain 1 point)',
  '(if kelp >= 1: may build farm); may gain 1 point',
  'may (may build farm)',
  '(may pay 1 kelp: gain 1 credit) or gain 1 science',
  `(may (${CITY})) or gain 1 science`,
  `up to 2 times: may (${CITY})`,
  `up to 2 times: may (${CITY}); gain 1 point`,
  'up to 2 times: (may pay 1 kelp: gain 1 credit) or gain 1 science',
  '(up to 2 times: may pay 1 kelp: gain 1 credit) or gain 1 science',
  'pay 1 kelp: may build farm free',
  'repeat 2 times: may build farm',
  'each up to 2 cities: may build farm on building-site of it',
  'any order: may build farm; may gain 1 point',
])('%s', (run) => {
  expect(ways(run).length).toBeGreaterThan(1);
});

test('what was left has done nothing, and what was paid stays paid', () => {
  const leave = (run: string): Record<string, number> => {
    const scene = new Scene(POSITION, { run });
    scene.maybe('do:may').maybe('skip');
    return scene.gained();
  };
  expect(leave(`may (${CITY})`)).toEqual({});
  expect(leave('pay 1 kelp: may build farm free')).toEqual({ kelp: -1 });
});
