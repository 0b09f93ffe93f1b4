/** Where players are on tracks and in the order of play; what each phrase means, of which `{space}` is the space on a track. */
import { RANKS } from '../languages/phrases.ts';
import type { Conditions } from './template.ts';

/** A player, compared with the one who acts. */
export const STANDINGS = {
  'ahead on': 'place of {track} < yours',
  'behind on': 'place of {track} > yours',
  'ahead in order': 'place < yours',
  'behind in order': 'place > yours',
  'on higher space': '{space} > yours',
  'on lower space': '{space} < yours',
  'on same space': '{space} = yours',
  'on space': '{space} = {b}',
} as const satisfies Conditions;

/** The player who acts. */
export const RANKED = Object.fromEntries(
  [...RANKS.map((rank, i) => [rank, i + 1] as const), ['last', 'players'] as const].flatMap(([rank, place]) => [
    [`${rank} on`, `place of {track} = ${place}`],
    [`${rank} in order`, `place = ${place}`],
  ]),
) as Conditions;

/** What is always said alike. */
export const STATED = {
  alone: 'players = 1',
  'not alone': 'players > 1',
  'own turn': 'on-turn = seat',
} as const satisfies Conditions;

/** Numbers that are those of a player who was spoken of: what comes before `of that player`. */
export const THEIR_NUMBERS = {
  'place on, that player': 'place of {track}',
  'place of, that player': 'place',
  'space, that player': '{space}',
} as const satisfies Conditions;
