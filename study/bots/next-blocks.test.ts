/** The judge is the game: it is played on to the next round, and the markers are looked at. */
import { expect, it } from 'vitest';
import { pack } from '../../test/support/packs.ts';
import { newGame } from '../../interpreter/index.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { nextBlocks } from './next-blocks.ts';

const NOBODY = -1;

it.each([1, 2])('alone, before each round the slots of the next one are known (game %i)', (seed) => {
  const game = newGame(pack(), { players: 1, seed });
  const source = new ChoiceSource(seed);
  const ids = game.vm.game.tables.slots.map(({ def }) => def.id);
  const counterOf = (): number => game.everything().counters['rounds-played'];
  const neutral = (): string[] =>
    Object.entries(game.everything().slots).flatMap(([slot, seats]) => (seats.includes(NOBODY) ? [slot] : []));
  let told: string[] = [];
  let judged = 0;
  for (let round = counterOf(); game.decision;) {
    // between the rounds nothing is blocked yet
    if (counterOf() !== round && neutral().length > 0) {
      round = counterOf();
      // a fourth one, which depends on a card that is not known before, may come
      expect(neutral()).toEqual(expect.arrayContaining(told));
      expect(neutral().length - told.length).toBeLessThanOrEqual(1);
      expect(told.length).toBe(3);
      judged++;
    }
    if (neutral().length > 0) told = nextBlocks(game.fork().vm, 0).map((slot) => ids[slot]);
    const { options } = game.decision;
    game.choose(options[source.below(options.length)].key);
  }
  // ten rounds
  expect(judged).toBe(9);
  expect(told).toEqual([]);
});

it('among several nobody blocks anything', () => {
  expect(nextBlocks(newGame(pack(), { players: 2 }).fork().vm, 0)).toEqual([]);
});
