/**
 * Whoever does not know a find cannot tell: two that lie face down with the same back, neither of them known to the seat, change places,
 * and all that the seat is told stays equal: the view, the decision with its options, what each would come to and why others are refused,
 * the log, and what a fair search begins with.
 */
import { expect, test } from 'vitest';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { newGame } from '../../interpreter/index.ts';
import { cellsOfGame, gameFromCells } from '../../interpreter/scenario/staged-position.ts';
import { playOn, twoUnknown, withExchanged } from '../support/faces.ts';
import { NAUTILUS, pack } from '../support/packs.ts';
import { rounds, seed as firstSeed } from '../support/width.ts';

/** Positions times seats that are tried. */
const TRIED = rounds(12, 500);
/** After the exchange both games go on for so many choices at most. */
const CHOICES = 4;

test('two finds with one back change places', () => {
  let tried = 0;
  for (let seed = firstSeed; tried < TRIED; seed++) {
    const players = 2 + (seed % 3);
    const source = new ChoiceSource(seed);
    const game = newGame(pack(NAUTILUS), { players, seed });
    while (game.decision !== null && tried < TRIED) {
      if (source.below(25) === 0) {
        for (let seat = 0; seat < players; seat++) {
          const cards = twoUnknown(game, seat, source);
          if (cards === null) continue;
          const compiled = game.vm.game;
          const one = gameFromCells(compiled, cellsOfGame(game), true);
          const other = gameFromCells(compiled, withExchanged(game, cards), true);
          expect(playOn([one, other], cards, seat, source, CHOICES)).toBeGreaterThan(0);
          tried++;
        }
      }
      const { options } = game.decision;
      // who always stops at once meets nothing
      const going = options.filter(({ key }) => key !== 'skip' && key !== 'done');
      const drawn = going.length > 0 && source.below(4) > 0 ? going : options;
      game.choose(drawn[source.below(drawn.length)].key);
    }
  }
  expect(tried).toBeGreaterThanOrEqual(TRIED);
});
