/** Cards of a pack that hear what effects do: with one of them in play two effects may differ that come to the same without it. */
import {
  type EventPattern,
  type Operation,
  operationFacts,
  operationsOf,
  type PackModel,
  type Program,
  rootOf,
  visitIr,
} from '../../dsl/internal.ts';

/** A card that reacts to an event of an effect; `another`: only where another player does it. */
export interface Hearer {
  readonly card: string;
  readonly another: boolean;
}

/** Cards that react to what one of the programs does itself. */
export function hearersOf(programs: readonly Program[], model: PackModel): Hearer[] {
  const kinds = new Set<EventPattern['k']>();
  const named = new Set<string>();
  visitIr(
    rootOf(
      'effect',
      programs.map(({ body }) => body),
    ),
    {
      effect(effect) {
        for (const operation of operationsOf(effect)) {
          for (const kind of operationFacts(operation).heardAs) kinds.add(kind);
          for (const name of namesIn(operation)) named.add(name);
        }
      },
    },
  );
  const isHeard = (event: EventPattern): boolean => {
    if (!kinds.has(event.k)) return false;
    const names = event.k === 'gain' ? event.counters : event.k === 'build' ? event.pieces : [];
    return names.length === 0 || names.some((name) => named.has(name));
  };
  return model.cards.flatMap(({ id, continuous }) => {
    const events = continuous.flatMap((line) =>
      line.k === 'when' ? line.events : line.k === 'instead' ? [line.event] : [],
    );
    const event = events.find(isHeard);
    return event ? [{ card: id, another: event.another === true }] : [];
  });
}

/** Counters that are gained, pieces that are built. */
function namesIn(operation: Operation): readonly string[] {
  switch (operation.k) {
    case 'gains':
    case 'takes':
      return operation.items.flatMap(({ what }) =>
        what.k === 'counter' ? [what.counter] : what.k === 'class' ? what.counters : [],
      );
    case 'places pieces':
      return operation.pieces;
    default:
      return [];
  }
}
