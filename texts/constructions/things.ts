/** Things that are compared: what each phrase means, of which `{what}`, `{a}` and `{b}` are things and no numbers. */
import type { Conditions } from './template.ts';

/** What the player has, and what the others have. */
export const AGAINST_OTHERS = {
  'another has more': '(max over other players: {what}) > {what}',
  'another has fewer': '(other players with {what} < yours) >= 1',
  'have most': '{what} > (max over other players: {what})',
  'have fewest': '{what} < (min over other players: {what})',
  'tied for most': '{what} = (max over other players: {what})',
  'tied for fewest': '{what} = (min over other players: {what})',
} as const satisfies Conditions;

/** The same of a player, after `with`: what that one has, and what the player who acts, all players or all others have. */
export const OF_A_PLAYER = {
  'with > yours': '{what} > yours',
  'with < yours': '{what} < yours',
  'with = yours': '{what} = yours',
  'with >= yours': '{what} >= yours',
  'with <= yours': '{what} <= yours',
  'with most': '{what} = (max over players: {what})',
  'with fewest': '{what} = (min over players: {what})',
  'with more than others': '{what} > (max over other players: {what})',
  'with fewer than others': '{what} < (min over other players: {what})',
} as const satisfies Conditions;

/** Two things with each other. */
export const WITH_EACH_OTHER = {
  'have more than': '{a} > {b}',
  'have fewer than': '{a} < {b}',
  'have as many as': '{a} = {b}',
  // only parsed
  'have at least as many as': '{a} >= {b}',
} as const satisfies Conditions;
