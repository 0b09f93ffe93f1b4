/** Zones that each player has are refilled from that player's own; the scenarios of the pack say what must be there then. */
import { newGame } from '../localized.ts';
import { expect, test } from 'vitest';
import { loaded } from '../../test/support/loaded.ts';
import { runScenarios } from '../scenario/index.ts';

const PACK = 'test/packs/own-piles.yaml';

test('the scenarios', () => {
  const { results } = runScenarios(loaded(PACK));
  expect(results.map(({ name, failures }) => [name, failures])).toEqual(results.map(({ name }) => [name, []]));
  expect(results.length).toBeGreaterThan(1);
});

test('each player draws own cards only', () => {
  const game = newGame(loaded(PACK).model, { players: 2 });
  const hands = game.ranking.map(({ by }) => by[0].value);
  expect(hands).toEqual([2, 2]);
});
