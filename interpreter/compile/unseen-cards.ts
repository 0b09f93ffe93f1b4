/** Look-ahead does not see hidden cards, but knows of some that one of them can be chosen. */
import {
  type Effect,
  mayTakeCardsBefore,
  nodesOf,
  type PackModel,
  unseenChoice,
  type UnseenChoice,
  visitNodes,
} from '../../dsl/index.ts';
import { countWithRefill, isHidden, zoneFor } from '../machine/cards.ts';
import type { Vm } from '../machine/vm.ts';
import type { Compiler } from './compiler.ts';
import { compileNum } from './numbers.ts';

/** Says in look-ahead that the step at `at` will have a card to choose, or has an alternative that will; null where that is not certain beforehand. */
export function unseenCards(
  compiler: Compiler,
  { steps }: Extract<Effect, { k: 'then' }>,
  at: number,
): ((vm: Vm) => boolean) | null {
  const { model } = compiler.tables;
  const draws = model.zones.find(({ drawsTo }) => drawsTo !== null);
  const found = unseenChoice(steps, at, draws);
  if (!found?.anyWillDo || mayTakeCardsBefore(model, found) || mayBeTakenAway(model, found)) return null;
  const from = compiler.tables.zone.get(found.from)!;
  const wanted = compileNum(compiler, found.n);
  const earlier = found.earlier.map((n) => compileNum(compiler, n));
  return (vm) => {
    const deck = zoneFor(vm, from, vm.player);
    if (!isHidden(vm, deck)) return false;
    const before = earlier.reduce((sum, n) => sum + Math.max(0, n(vm)), 0);
    return Math.min(countWithRefill(vm, deck), wanted(vm)) > before;
  };
}

const DRAW: ReadonlySet<string> = new Set(['draw']);
const TAKES_CARDS: ReadonlySet<string> = new Set(['move', 'dispose', 'discard', 'place-card', 'do', 'resolve']);

/** Whether something may happen to a card as soon as it comes there. */
function mayBeTakenAway(model: PackModel, { to, isDraw }: UnseenChoice): boolean {
  if (nodesOf(model, 'enter').some(({ zone }) => zone === to)) return true;
  return isDraw && nodesOf(model, 'when').some(({ events, program }) => has(events, DRAW) && has(program, TAKES_CARDS));
}

function has(root: unknown, kinds: ReadonlySet<string>): boolean {
  let found = false;
  visitNodes(root, ({ k }) => {
    found ||= kinds.has(k);
  });
  return found;
}
