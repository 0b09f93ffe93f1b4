/** Nine men's morris with moves that are steps: the same games, choice for choice, as where the next free point is named. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newGame, type Game } from '../../interpreter/index.ts';
import { packOf } from '../support/packs.ts';

const WRITTEN = readFileSync('cards/morris/pack.yaml', 'utf8');
const NAMED = 'choose free-neighbor crossing as mover then relocate mover to empty crossing adjacent to mover';
const STEPS = 'relocate own mill-man 1 steps to crossing';

const keys = ({ decision }: Game): string[] | undefined => decision?.options.map(({ key }) => key);

test('games by chance', () => {
  expect(WRITTEN.split(NAMED)).toHaveLength(2);
  const [named, bySteps] = [WRITTEN, WRITTEN.replace(NAMED, STEPS)].map((text) => packOf(text));
  let moved = 0;
  for (let seed = 1; seed <= 12; seed++) {
    let state = seed;
    const games = [named, bySteps].map((model) => newGame(model, { players: 2, seed }));
    const [one, other] = games;
    for (let n = 0; one.decision && n < 150; n++) {
      const options = keys(one)!;
      expect(keys(other)).toEqual(options);
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      const key = options[(state >>> 8) % options.length];
      for (const game of games) game.choose(key);
      moved++;
    }
    expect(other.everything()).toEqual(one.everything());
  }
  expect(moved).toBeGreaterThan(500);
});
