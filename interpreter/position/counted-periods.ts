import { visitNodes, type EventPattern, type Program, type PackModel } from '../../dsl/index.ts';

/**
 * The periods in which something counts how often the acting player has built or upgraded
 * (`2nd tunnel this turn`): only these get cells in the position.
 */
export function countedPeriods(model: PackModel, extra: readonly Program[] = []): string[] {
  const found = new Set<string>();
  visitNodes(effectsOf(model, extra), ({ k, period, nthIn }) => {
    if (k === 'done-in-period') found.add(String(period));
    if (typeof nthIn === 'object' && nthIn !== null) found.add((nthIn as { period: string }).period);
  });
  return model.periods.map((p) => p.id).filter((id) => found.has(id));
}

/** The periods of which something asks how many are still to come. */
export function periodsAskedFor(model: PackModel, extra: readonly Program[] = []): string[] {
  const found = new Set<string>();
  visitNodes(effectsOf(model, extra), ({ k, period }) => {
    if (k === 'periods-left') found.add(String(period));
  });
  return model.periods.map(({ id }) => id).filter((id) => found.has(id));
}

/** An event that is counted (`for the 2nd time this turn`), and the period in which it is. */
export interface CountedEvent {
  key: string;
  event: EventPattern;
  period: string;
}

/** The counted events of a pack; equal ones once, whatever their numbers. */
export function countedEvents(model: PackModel, extra: readonly Program[] = []): CountedEvent[] {
  const found = new Map<string, CountedEvent>();
  visitNodes(effectsOf(model, extra), (node) => {
    if (typeof node.nth !== 'object' || node.nth === null) return;
    const { nth, ...event } = node as unknown as EventPattern;
    const key = countedKey(node as unknown as EventPattern);
    found.set(key, { key, event, period: nth!.period });
  });
  return [...found.values()];
}

/** The same for patterns whose events are counted together. */
export const countedKey = ({ nth, ...event }: EventPattern): string => JSON.stringify([event, nth?.period]);

/** Whether something asks for the slot of the turn (`latest slot`). */
export function asksLatestSlot(model: PackModel, extra: readonly Program[] = []): boolean {
  let found = false;
  visitNodes(effectsOf(model, extra), ({ k }) => {
    found ||= k === 'latest';
  });
  return found;
}

/** Whether something listens to what other players do (`when another player …`). */
export function hearsOthers(model: PackModel, extra: readonly Program[] = []): boolean {
  let found = false;
  visitNodes(effectsOf(model, extra), ({ another }) => {
    found ||= another === true;
  });
  return found;
}

const effectsOf = (model: PackModel, extra: readonly Program[]): unknown[] => [
  model.constants,
  model.predicates,
  model.pieces,
  model.decks,
  model.types,
  model.tracks,
  model.slots,
  model.cards,
  model.boards,
  model.procedures,
  model.rules,
  extra,
];
