/** Counters of the game that say a seat, not how much of something there is: whoever has something of which there is one. */
import { nodesOf, type PackModel } from '../../dsl/internal.ts';

const known = new WeakMap<PackModel, ReadonlySet<string>>();

/** Of a model, which does not change any more: 0 in such a counter is nobody. */
export function seatCounters(model: PackModel): ReadonlySet<string> {
  const found = known.get(model) ?? findSeatCounters(model);
  known.set(model, found);
  return found;
}

function findSeatCounters(model: PackModel): ReadonlySet<string> {
  const values = new Map<string, boolean>();
  for (const { counter, n } of nodesOf(model, 'effect', 'set-counter')) {
    const isNobody = n.k === 'const' && n.n === 0;
    values.set(counter, (values.get(counter) ?? true) && (n.k === 'seat' || isNobody));
  }
  for (const { items } of nodesOf(model, 'effect', 'gain')) {
    for (const { what } of items) if (what.k === 'counter') values.delete(what.counter);
  }
  const isOfGame = (id: string): boolean => model.counters.some((one) => one.id === id && one.of === 'game');
  const saysSeat = (id: string): boolean =>
    nodesOf(model, 'effect', 'set-counter').some(({ counter, n }) => counter === id && n.k === 'seat');
  return new Set([...values].flatMap(([id, only]) => (only && isOfGame(id) && saysSeat(id) ? [id] : [])));
}
