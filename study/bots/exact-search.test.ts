/** What is known of small games, and that no more is tried than may be. */
import { describe, expect, test } from 'vitest';
import { hexOf } from '../../test/board-games/hex-of.ts';
import { loaded } from '../../test/support/loaded.ts';
import { compile, optionValues } from '../../interpreter/game.ts';
import { FRAME_PLAYER } from '../../interpreter/machine/frame.ts';
import type { CompiledGame } from '../../interpreter/machine/compiled-game.ts';
import { Knowledge } from '../../interpreter/machine/knowledge.ts';
import { legalOptions } from '../../interpreter/machine/legal-options.ts';
import { startPosition } from '../../interpreter/machine/start.ts';
import { Vm } from '../../interpreter/machine/vm.ts';
import { ExactSearch } from './exact-search.ts';
import type { AskedSeat } from './turn-sampler.ts';

const WHOLE = { choices: Infinity, until: Infinity };

/** The decision after these choices. */
function askedAfter(game: CompiledGame, codes: readonly number[]): AskedSeat {
  const vm = new Vm(game);
  startPosition(vm, 1);
  vm.run();
  for (const code of codes) {
    vm.choose(code);
    vm.run();
  }
  return { vm, seat: vm.cells[vm.top + FRAME_PLAYER], codes: legalOptions(vm), knowledge: new Knowledge(game) };
}

const ticTacToe = (): CompiledGame => {
  const { model } = loaded('cards/tic-tac-toe.yaml');
  return compile(model, 2, optionValues(model));
};

describe('Hex 3 × 3', () => {
  const game = hexOf(3);
  const { codes } = askedAfter(game, []);
  const names = codes.map((code) => game.model.boards[0].sites[code - game.tables.layout.ownSites].id);

  // counted by a small program outside of the project
  test('openings that win', () => {
    const search = new ExactSearch(game);
    const lost = codes.map((code) => !search.best(askedAfter(game, [code]), WHOLE)!.isWon);
    expect(names.filter((_, i) => lost[i]).sort()).toEqual(['a2', 'a3', 'b2', 'c1', 'c2']);
  });
  test('one of them is found', () => {
    const found = new ExactSearch(game).best(askedAfter(game, []), WHOLE)!;
    expect(found.isWon).toBe(true);
    expect(['a2', 'a3', 'b2', 'c1', 'c2']).toContain(names[found.options[0]]);
  });
});

describe('tic-tac-toe', () => {
  test('is a draw whatever is marked first, and each such option is named', () => {
    const found = new ExactSearch(ticTacToe()).best(askedAfter(ticTacToe(), []), WHOLE);
    expect(found).toEqual({ options: [0, 1, 2, 3, 4, 5, 6, 7, 8], isWon: false });
  });
  // after a corner only the middle holds the draw
  test('one answer to a corner is no loss', () => {
    const game = ticTacToe();
    const { codes } = askedAfter(game, []);
    const found = new ExactSearch(game).best(askedAfter(game, [codes[0]]), WHOLE)!;
    const [middle] = [codes[4]];
    expect(found.options.map((option) => askedAfter(game, [codes[0]]).codes[option])).toEqual([middle]);
  });
});

describe('an allowance', () => {
  test('of choices is kept, and what was tried is not tried again', () => {
    const game = ticTacToe();
    const search = new ExactSearch(game);
    expect(search.best(askedAfter(game, []), { choices: 500, until: Infinity })).toBeNull();
    expect(search.tried).toBeLessThanOrEqual(500);
    while (search.best(askedAfter(game, []), { choices: 500, until: Infinity }) === null);
    const all = search.tried;
    expect(search.best(askedAfter(game, []), { choices: 0, until: Infinity })).not.toBeNull();
    expect(search.tried).toBe(all);
  });
  test('of time that is over lets nothing be tried', () => {
    const search = new ExactSearch(ticTacToe());
    expect(search.best(askedAfter(ticTacToe(), []), { choices: Infinity, until: -1 })).toBeNull();
    expect(search.tried).toBe(0);
  });
});
