/** What the next income brings, in words: of what comes several times, the words say how much it is together. */
import { expect, it } from 'vitest';
import { sentenceRenderer, newGame } from '../interpreter/index.ts';
import { botKind, botOfKind } from '../study/index.ts';
import { pack } from '../test/support/packs.ts';
import { tableOverview } from './overview.ts';

it('sums say what they are, and come to the total', () => {
  const game = newGame(pack(), { players: 2, seed: 21 });
  const bots = [0, 1].map((seat) => botOfKind(botKind('quick')!, 21, seat));
  while (game.choices.length < 250) game.choose(bots[game.decision!.player].choose(game));
  const words = sentenceRenderer(pack(), 'en');
  const { sums, total } = tableOverview(game, 0, 0, words);
  const counted = sums.flatMap(({ amounts }) => amounts).filter(({ counter }) => counter !== '');
  for (const { counter, n, text } of counted) expect(text).toBe(words.amount(counter, n));
  expect(counted.some(({ n }) => n > 1)).toBe(true);
  for (const { counter, n } of total) {
    const all = counted.filter((one) => one.counter === counter).reduce((sum, one) => sum + one.n, 0);
    expect([counter, all]).toEqual([counter, n]);
  }
});
