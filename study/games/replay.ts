/** Replays a game that was played, without bots, and notes what happened. */
import { startPosition, type Vm, hashOfPosition, STATUS, STATUS_ASKING } from '../../interpreter/internal.ts';
import type { GameFacts } from './facts.ts';
import { Observer } from './observer.ts';
import type { PlayedGame } from './play.ts';
import { StackedWatch } from './stacked-watch.ts';

/** Null if the choices do not lead to the end that they had: the game was damaged, or played by other rules. */
export function factsOf(
  vm: Vm,
  game: PlayedGame,
  atDecision: (vm: Vm, pass: number) => void = () => undefined,
): GameFacts | null {
  const observer = new Observer(vm);
  vm.watch = new StackedWatch(vm, game.stack, [observer]);
  vm.sink = observer;
  try {
    startPosition(vm, game.seed);
    for (const code of game.codes) {
      vm.run();
      if (vm.failed || vm.cells[STATUS] !== STATUS_ASKING) return null;
      // a code that is not offered may lead the machine anywhere
      vm.enumerate();
      if (!vm.options.subarray(0, vm.optionCount).includes(code)) return null;
      observer.decision();
      atDecision(vm, observer.pass);
      vm.choose(code);
    }
    vm.run();
    if (vm.cells[STATUS] === STATUS_ASKING) return null;
    if (hashOfPosition(vm.cells, vm.game.tables.layout) !== game.hash) return null;
  } catch {
    // choices of another game may lead anywhere
    return null;
  } finally {
    vm.sink = null;
    vm.watch = null;
  }
  const { choices, options, gap } = game;
  return { ...observer.result(game.seed), decisions: game.codes.length, choices, options, gap };
}
