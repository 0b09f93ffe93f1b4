/** What a seat sees of a position, as facts that can be compared. */
import type { Game } from '../interpreter/index.ts';
import { factsOf } from '../interpreter/scenario/index.ts';
import type { Viewer } from './protocol.ts';

/** The viewer is `me`; the others follow in the order of play. */
export function seenFacts(game: Game, viewer: Viewer, order: readonly number[]): ReturnType<typeof factsOf> {
  return factsOf(game.view(viewer), [viewer, ...order.filter((seat) => seat !== viewer)], game.model);
}
