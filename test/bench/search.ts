import type { PackModel } from '../../dsl/packs/model.ts';
import type { Game } from '../../interpreter/game.ts';
import { newGame } from '../../interpreter/localized.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { Sandbox } from '../../interpreter/sandbox.ts';
import { figure, median, type Row } from './measure.ts';

/** Choices into the game where it searches; positions that one playout looks at; playouts for one figure, and figures. */
const AT = 60;
const DEPTH = 8;
const PLAYOUTS = 60;
const ROUNDS = 7;

/**
 * A fair search by playouts: deals again, then takes at each step the best of the options by how far the seat is ahead. The numbers are
 * read with `value`, or of the same positions with `view`.
 */
function search(game: Game, seat: number, ahead: (sandbox: Sandbox) => number): { time: number; found: number } {
  const sandbox = new Sandbox(game, { seat, seed: 1 });
  const source = new ChoiceSource(1);
  const here = sandbox.snapshot();
  let found = 0;
  const start = performance.now();
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    sandbox.restore();
    for (let n = 0; n < DEPTH && sandbox.player !== null; n++) {
      sandbox.save(here);
      let best = -Infinity;
      let taken = 0;
      const options = sandbox.options();
      for (const { code } of options) {
        sandbox.restore(here);
        sandbox.choose(code);
        const worth = ahead(sandbox) + source.below(2) / 4;
        if (worth > best) [best, taken] = [worth, code];
      }
      sandbox.restore(here);
      sandbox.choose(taken);
    }
    found += ahead(sandbox);
  }
  return { time: performance.now() - start, found };
}

/** A search over positions of which one number is wanted. */
export function searches(model: PackModel): Row[] {
  const game = newGame(model, { players: 2, seed: 5 });
  const source = new ChoiceSource(5);
  for (let i = 0; i < AT; i++) {
    const { options } = game.decision!;
    game.choose(options[source.below(options.length)].key);
  }
  const seat = game.decision!.player;
  const other = 1 - seat;
  const id = model.score!;
  const byValue = (sandbox: Sandbox): number => sandbox.value(seat, id) - sandbox.value(other, id);
  const byView = (sandbox: Sandbox): number => {
    const { players } = sandbox.view(seat);
    return players[seat].counters[id] - players[other].counters[id];
  };
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS + 1; round++) {
    const [value, view] = [search(game, seat, byValue), search(game, seat, byView)];
    if (value.found !== view.found) throw new Error('the searches found something else');
    if (round > 0) times.push([value.time, view.time]);
  }
  const [value, view] = [median(times.map(([time]) => time)), median(times.map(([, time]) => time))];
  return [
    {
      what: `fair search, ${PLAYOUTS} greedy playouts of ${DEPTH} choices, one value`,
      value: figure(value, 'ms'),
      baseline: `the same by view(): ${figure(view, 'ms')}, ${(view / value).toFixed(1)} times`,
    },
  ];
}
