/**
 * Cards that lie face down on a board: whoever does not know cannot tell. Two positions that differ only in two faces which a seat does
 * not know are played by the same choices; all that the seat is told stays equal until it comes to know one of the two.
 */
import { expect, test } from 'vitest';
import { firstDifference } from '../test/support/differences.ts';
import { playOn, twoUnknown, withExchanged } from '../test/support/faces.ts';
import { pack } from '../test/support/packs.ts';
import { rounds, seed as firstSeed } from '../test/support/width.ts';
import { newGame } from './index.ts';
import { ChoiceSource } from './machine/choice-source.ts';
import { cellsOfGame, gameFromCells } from './scenario/staged-position.ts';

test.each([
  ['cards/shells/pack.yaml', 2, 8],
  ['test/packs/masked-cards.yaml', 2, 4],
  ['test/packs/masked-cards.yaml', 3, 3],
  // things lie on some of them
  ['test/packs/halls.yaml', 2, 2],
  ['test/packs/halls.yaml', 3, 2],
])('%s, %i players: whoever does not know cannot tell', (path, players, games) => {
  let compared = 0;
  let exchanged = 0;
  for (let seed = firstSeed; seed < firstSeed + rounds(games, 64); seed++) {
    const source = new ChoiceSource(seed);
    const game = newGame(pack(path), { players, seed });
    while (game.decision !== null) {
      const seat = source.below(players);
      const dealt = game.hypothetical(seat, source.below(1000));
      if (dealt.length === 0) expect(firstDifference(dealt.view(seat), game.view(seat))).toBeNull();
      const cards = twoUnknown(game, seat, source);
      if (cards !== null && source.below(3) === 0) {
        const compiled = game.vm.game;
        const one = gameFromCells(compiled, cellsOfGame(game), true);
        const other = gameFromCells(compiled, withExchanged(game, cards), true);
        exchanged++;
        compared += playOn([one, other], cards, seat, source);
      }
      const { options } = game.decision;
      game.choose(options[source.below(options.length)].key);
    }
  }
  expect(exchanged).toBeGreaterThan(5);
  expect(compared).toBeGreaterThan(exchanged);
});
