import type { PackModel } from '../../dsl/packs/model.ts';
import type { Game } from '../../interpreter/game.ts';
import { gameAt } from '../../interpreter/localized.ts';
import { ChoiceSource } from '../../interpreter/machine/choice-source.ts';
import { Sandbox } from '../../interpreter/sandbox.ts';
import { figure, median, type Row } from './measure.ts';

/** Choices of one playout; playouts for one figure, and figures. */
const DEPTH = 12;
const PLAYOUTS = 60;
const ROUNDS = 7;

/**
 * A fair search by playouts, as that of docs/examples/search.ts: deals again, then whoever decides takes the best of the options.
 * The number is read with `value`, or of the same positions with `view`.
 */
function search(game: Game, worth: (sandbox: Sandbox, seat: number) => number): { time: number; found: number } {
  const sandbox = new Sandbox(game, { seed: 1 });
  const source = new ChoiceSource(1);
  const here = sandbox.snapshot();
  let found = 0;
  const start = performance.now();
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    sandbox.restore();
    for (let n = 0; n < DEPTH; n++) {
      const { player } = sandbox;
      if (player === null) break;
      sandbox.save(here);
      let best = -Infinity;
      let taken = -1;
      for (const { code } of sandbox.options()) {
        sandbox.restore(here);
        sandbox.choose(code);
        const mine = worth(sandbox, player) + source.below(2) / 4;
        if (mine > best) [best, taken] = [mine, code];
      }
      sandbox.restore(here);
      sandbox.choose(taken);
      found += best;
    }
  }
  return { time: performance.now() - start, found };
}

/** A search over positions of which one number is wanted. */
export function searches(model: PackModel): Row[] {
  const game = gameAt(model, 'midgame', { players: 2, seed: 7 });
  const id = model.score!;
  const byValue = (sandbox: Sandbox, seat: number): number => sandbox.value(seat, id);
  const byView = (sandbox: Sandbox, seat: number): number => sandbox.view(seat).players[seat].counters[id];
  const times: [number, number][] = [];
  for (let round = 0; round < ROUNDS + 1; round++) {
    const [value, view] = [search(game, byValue), search(game, byView)];
    if (value.found !== view.found) throw new Error('the searches found something else');
    if (round > 0) times.push([value.time, view.time]);
  }
  const value = median(times.map(([time]) => time));
  const view = median(times.map(([, time]) => time));
  // of each round by itself, as others may be at work on the machine
  const ratio = median(times.map(([one, other]) => other / one));
  return [
    {
      what: `fair search, ${PLAYOUTS} greedy playouts of ${DEPTH} choices, one value`,
      value: figure(value, 'ms'),
      baseline: `the same by view(): ${figure(view, 'ms')}, ${ratio.toFixed(1)} times (at least 5)`,
    },
  ];
}
