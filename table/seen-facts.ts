/** What a seat sees of a position, as facts that can be compared. */
import type { Game } from '../interpreter/index.ts';
import { factsOf, type changesBetween } from '../interpreter/scenario/index.ts';
import type { Viewer } from './protocol.ts';

/** The viewer is `me`; the others follow in the order of play. */
export function seenFacts(game: Game, viewer: Viewer, order: readonly number[]): ReturnType<typeof factsOf> {
  return factsOf(game.view(viewer), [viewer, ...order.filter((seat) => seat !== viewer)], game.model);
}

export type FactChange = ReturnType<typeof changesBetween>[number];

/** How much more there is of something that is counted, of the viewer or for all; null: the change is of something else. */
export function countedChange({ what, was, is }: FactChange): { id: string; isOwn: boolean; n: number } | null {
  const [, own, id] = /^(me )?(\S+)$/.exec(what) ?? [];
  return id !== undefined && typeof was === 'number' && typeof is === 'number'
    ? { id, isOwn: own !== undefined, n: is - was }
    : null;
}
