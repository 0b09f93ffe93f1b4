/** Look-ahead does not see hidden cards, but knows of some that one of them can be chosen. */
import { type Effect, unseenChoice, visitNodes } from '../../dsl/index.ts';
import { countIn, isHidden, zoneFor } from '../machine/cards.ts';
import type { Vm } from '../machine/vm.ts';
import type { Compiler } from './compiler.ts';
import { compileNum } from './numbers.ts';

/** Says in look-ahead that the step at `at` will have a card to choose; null where that is not certain beforehand. */
export function unseenCards(
  compiler: Compiler,
  { steps }: Extract<Effect, { k: 'then' }>,
  at: number,
): ((vm: Vm) => boolean) | null {
  const found = unseenChoice(steps, at);
  if (!found?.anyWillDo || isListenedTo(compiler, found.move.zone)) return null;
  const from = compiler.tables.zone.get(found.move.cards.zone)!;
  const wanted = compileNum(compiler, found.move.cards.n);
  return (vm) => {
    const deck = zoneFor(vm, from, vm.player);
    return isHidden(vm, deck) && countIn(vm, deck) > 0 && wanted(vm) > 0;
  };
}

/** Whether something may happen to a card as soon as it comes there. */
function isListenedTo({ tables: { model } }: Compiler, zone: string): boolean {
  let listened = false;
  visitNodes([model.rules, model.cards, model.slots, model.procedures, model.types, model.tracks], (node) => {
    listened ||= node.k === 'enter' && node['zone'] === zone;
  });
  return listened;
}
