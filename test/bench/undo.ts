import { newGame } from '../../interpreter/localized.ts';
import type { PackModel } from '../../dsl/packs/model.ts';
import type { Game } from '../../interpreter/game.ts';
import { figure, median, type Row } from './measure.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';

/** Undo of one choice, and seeking from the end of a recorded game to its middle. */
export function undo(model: PackModel): Row[] {
  const play = (): Game => {
    const game = newGame(model, { players: Math.max(...model.playerCounts), seed: 1 });
    const source = new ChoiceSource(1);
    while (game.decision) game.choose(game.decision.options[source.below(game.decision.options.length)].key);
    return game;
  };
  const seeks: number[] = [];
  const undos: number[] = [];
  for (let round = 0; round < 5; round++) {
    const game = play();
    const start = performance.now();
    game.seek(game.length >> 1);
    seeks.push(performance.now() - start);
    for (let i = 0; i < 40 && game.decision; i++) {
      game.choose(game.decision.options[0].key);
      if (!game.canUndo) continue;
      const before = performance.now();
      game.undo();
      undos.push(performance.now() - before);
      game.redo();
    }
  }
  return [
    { what: 'undo of a choice', value: figure(median(undos), 'ms'), baseline: `${undos.length} undos in 5 games` },
    { what: 'seek to the middle of a recorded game', value: figure(median(seeks), 'ms'), baseline: 'from its end' },
  ];
}
