/** Look-ahead does not see hidden cards, but knows of some that one of them can be chosen. */
import {
  operationFacts,
  operationsOf,
  type Effect,
  mayTakeCardsBefore,
  nodesOf,
  type PackModel,
  type Program,
  rootOf,
  someNode,
  unseenChoice,
  type UnseenChoice,
} from '../../dsl/internal.ts';
import { countWithRefill, isHidden, zoneFor } from '../machine/cards.ts';
import type { Vm } from '../machine/vm.ts';
import type { Compiler } from './compiler.ts';
import { compileNum } from './numbers.ts';

/**
 * Says in look-ahead that the step at `at` will have a card to choose, or has an alternative that will; null where that
 * is not certain beforehand.
 */
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

/** Whether something may happen to a card as soon as it comes there. */
function mayBeTakenAway(model: PackModel, { to, isDraw }: UnseenChoice): boolean {
  if (nodesOf(model, 'event', 'enter').some(({ zone }) => zone === to)) return true;
  const listening = nodesOf(model, 'continuous', 'when').filter(({ events }) => events.some(({ k }) => k === 'draw'));
  return isDraw && listening.some(({ program }) => movesCards(program));
}

/** Whether a program moves other cards than those to be drawn, or sets going what may. */
const movesCards = ({ body }: Program): boolean =>
  someNode(rootOf('effect', body), {
    effect: (effect) =>
      operationsOf(effect).some(
        (operation) => operation.k !== 'draws' && operationFacts(operation).writes.includes('cards'),
      ),
  });
