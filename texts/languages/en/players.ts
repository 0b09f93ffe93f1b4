/** English about what others have, and where they are. */
import type { PlayerKey } from '../phrases.ts';

export const players: Readonly<Record<PlayerKey, string>> = {
  'no other has': 'no other player has {x}',
  'another has': 'another player has {x}',
  'each other has': 'each other player has {x}',
  'that has': 'that player has {x}',
  'no other is': 'no other player is {x}',
  'another is': 'another player is {x}',
  'each other is': 'each other player is {x}',
  'that is': 'that player is {x}',
  'ahead on': 'ahead of you on {track}',
  'behind on': 'behind you on {track}',
  'ahead in order': 'before you in the order of play',
  'behind in order': 'after you in the order of play',
  'on higher space': 'on a higher space of {track} than you',
  'on lower space': 'on a lower space of {track} than you',
  'on same space': 'on the same space of {track} as you',
  'on space': 'on space {b} of {track}',
  'there =': 'there are exactly {what}',
  'there !=': 'there are not exactly {what}',
  'there <': 'there are fewer than {what}',
  'there <=': 'there are at most {what}',
  'there >': 'there are more than {what}',
  'there >=': 'there are at least {what}',
  'post standing': '{what} {x}',
  'post for whom, player': '{what} for whom {x}',
  'post for whom, players': '{what} for whom {x}',
  'post in, that player': '{what} of that player in {x}',
  'post in place, that player': '{what} {x}',
  'space, that player': 'the space of that player on {track}',
  'place on, that player': 'the place of that player on {track}',
  'place of, that player': 'the place of that player in the order of play',
  'more than yours': '{x} that player has more than you',
  'more than theirs': '{x} you have more than that player',
  'have > theirs': 'you have more {x} than that player',
  'have < theirs': 'you have fewer {x} than that player',
  'have = theirs': 'you have as many {x} as that player',
};

/** `in your hand`: in another player’s hand */
export function placeOwned(place: string, by: 'others' | 'that player'): string {
  const owner = by === 'others' ? 'another player' : 'that player';
  return WHOSE.test(place) ? place.replace(WHOSE, `${owner}’s`) : `${place} of ${owner}`;
}
const WHOSE = /\b(?:your|their)\b/;
