/** Whether cards may be taken from where a choice among unseen ones expects them. */
import { operationFacts, operationsOf } from '../semantics/facts/index.ts';
import { type Effect, type EventPattern, type Program, THIS } from '../semantics/ir.ts';
import { countersGained, type UnseenChoice } from '../semantics/unseen-choice.ts';
import { rootOf, someNode, visitIr } from '../semantics/visit-ir.ts';
import { nodesOf } from './model-roots.ts';
import type { PackModel } from './model.ts';

/** Whether something that reacts to what is gained before may take cards, so that the stack may have none any more. */
export function mayTakeCardsBefore(model: PackModel, { gained }: UnseenChoice): boolean {
  const known = new Set(gained);
  if (known.size === 0) return false;
  // a Set goes on to what is added while it is gone through
  for (const counter of known) {
    for (const program of listenersTo(model, counter)) {
      if (takesCards(model, program)) return true;
      for (const more of gainedIn(program)) known.add(more);
    }
  }
  return false;
}

function listenersTo(model: PackModel, counter: string): readonly Program[] {
  const listens = (event: EventPattern): boolean => event.k === 'gain' && event.counters.includes(counter);
  return [
    ...nodesOf(model, 'continuous', 'when').filter(({ events }) => events.some(listens)),
    ...nodesOf(model, 'continuous', 'instead').filter(({ event }) => listens(event)),
    ...nodesOf(model, 'continuous', 'as-soon-as').filter(({ test }) =>
      someNode(rootOf('cond', test), { num: (num) => num.k === 'counter' && num.counter === counter }),
    ),
  ].map(({ program }) => program);
}

/** Whether a program takes cards, or sets off something that may; gains of counters are followed. */
const takesCards = (model: PackModel, { body }: Program): boolean =>
  someNode(rootOf('effect', body), {
    effect: (effect) =>
      !movesUnheard(model, effect) &&
      operationsOf(effect).some((operation) => {
        const { writes, setsOff } = operationFacts(operation);
        return setsOff === 'anything' || writes.includes('cards');
      }),
  });

/** A card of play goes elsewhere, and nobody listens. */
const movesUnheard = (model: PackModel, effect: Effect): boolean =>
  effect.k === 'move' &&
  effect.cards.k === 'var' &&
  effect.cards.v === THIS &&
  nodesOf(model, 'event', 'enter').every(({ zone }) => zone !== effect.zone);

function gainedIn({ body }: Program): string[] {
  const found: string[] = [];
  visitIr(rootOf('effect', body), { effect: { gain: (effect) => found.push(...countersGained(effect)) } });
  return found;
}
