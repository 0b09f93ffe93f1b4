import { newGame } from '../../interpreter/localized.ts';
import { describe, expect, test } from 'vitest';
import { CITIES, pack, TIC_TAC_TOE } from '../../test/support/packs.ts';
import { adviceOn } from './advice.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';

const LINES = { lines: 20 };

describe('advice', () => {
  test('is the same for the same game, which stays as it is', () => {
    const game = newGame(pack(CITIES), { players: 2, seed: 3 });
    const before = game.hash();
    expect(adviceOn(game, LINES)).toEqual(adviceOn(game, LINES));
    expect(game.hash()).toBe(before);
    expect(game.decision!.options.map(({ key }) => key)).toContain(adviceOn(game, LINES).options[0].key);
  });

  test('says how much less the others are worth, best first', () => {
    const game = newGame(pack(CITIES), { players: 2, seed: 3 });
    for (let i = 0; i < 12; i++) game.choose(game.decision!.options[0].key);
    const behind = adviceOn(game, { lines: 60 }).options.map((option) => option.behind);
    expect(behind[0]).toBe(0);
    expect(behind).toEqual([...behind].sort((a, b) => a - b));
    expect(behind.at(-1)).toBeGreaterThan(0);
  });

  test('names no card that the player has not seen', () => {
    const game = newGame(pack(CITIES), { players: 2, seed: 8 });
    const source = new ChoiceSource(5);
    let named = 0;
    for (let i = 0; i < 80 && game.decision; i++) {
      const { player, options } = game.decision;
      const seen = JSON.stringify(game.view(player));
      for (const { plan } of adviceOn(game, LINES).options) {
        for (const meaning of plan) {
          if (meaning.type !== 'card') continue;
          named++;
          expect(seen).toContain(`"${meaning.card}"`);
        }
      }
      game.choose(options[source.below(options.length)].key);
    }
    expect(named).toBeGreaterThan(50);
  });

  test('where the game is searched to its end, only the best is known', () => {
    const game = newGame(pack(TIC_TAC_TOE), { players: 2, seed: 1 });
    for (let i = 0; i < 4; i++) game.choose(game.decision!.options[0].key);
    expect(adviceOn(game)).toMatchObject({ isExact: true, options: [{ behind: 0, plan: [] }] });
  });
});
