import {
  type ContinuousEffect,
  type EventPattern,
  type PackModel,
  partsOf,
  type Program,
  type Root,
  rootOf,
  someNode,
  visitIr,
} from '../../dsl/internal.ts';

/**
 * The periods in which something counts how often the acting player has built or upgraded
 * (`2nd tunnel this turn`): only these get cells in the position.
 */
export function countedPeriods(model: PackModel, extra: readonly Program[] = []): string[] {
  const found = new Set<string>();
  const nth = (node: ContinuousEffect | EventPattern): void => {
    if ('nthIn' in node && node.nthIn) found.add(node.nthIn.period);
  };
  visitIr(effectsOf(model, extra), {
    num: { 'done-in-period': ({ period }) => found.add(period) },
    continuous: nth,
    event: nth,
  });
  return model.periods.map((p) => p.id).filter((id) => found.has(id));
}

/** The periods of which something asks how many are still to come. */
export function periodsAskedFor(model: PackModel, extra: readonly Program[] = []): string[] {
  const found = new Set<string>();
  visitIr(effectsOf(model, extra), { num: { 'periods-left': ({ period }) => found.add(period) } });
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
  visitIr(effectsOf(model, extra), {
    event(pattern) {
      const { nth, ...event } = pattern;
      const key = countedKey(pattern);
      if (nth) found.set(key, { key, event, period: nth.period });
    },
  });
  return [...found.values()];
}

/** The same for patterns whose events are counted together. */
export const countedKey = ({ nth, ...event }: EventPattern): string => JSON.stringify([event, nth?.period]);

/** Whether something asks for the slot of the turn (`latest slot`). */
export const asksLatestSlot = (model: PackModel, extra: readonly Program[] = []): boolean =>
  someNode(effectsOf(model, extra), { slots: ({ k }) => k === 'latest' });

/** Whether something listens to what other players do (`when another player …`). */
export const hearsOthers = (model: PackModel, extra: readonly Program[] = []): boolean =>
  someNode(effectsOf(model, extra), { event: ({ another }) => another === true });

const PARTS = [
  'constants',
  'predicates',
  'pieces',
  'decks',
  'types',
  'tracks',
  'slots',
  'cards',
  'boards',
  'procedures',
  'rules',
] as const;

function effectsOf(model: PackModel, extra: readonly Program[]): Root[] {
  const bodies = extra.map(({ body }) => body);
  return [...partsOf(model, PARTS), rootOf('effect', bodies)];
}
