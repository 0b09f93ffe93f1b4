/** Who comes to another place in the order of play: *become first in the order of play*; parsed by `parse/rules/set-place.ts`. */
import type { WordNode } from '../../dsl/internal.ts';
import { isNumberOfPlayers } from './own-names.ts';

export const SET_PLACE = ['set first', 'set last', 'set place'] as const;
type SetPlaceKey = (typeof SET_PLACE)[number];

/** `set place to 1`; undefined for anything else that is set. */
export function setPlaceKey({ word, args: { what, to } }: WordNode): SetPlaceKey | undefined {
  if (word !== 'set' || what?.type !== 'phrase' || to?.type !== 'value') return undefined;
  const { noun, posts, adjectives } = what.phrase;
  if (noun.text !== 'place' || posts.length > 0 || adjectives.length > 0) return undefined;
  if (to.value.kind === 'number' && to.value.value === 1) return 'set first';
  return isNumberOfPlayers(to.value) ? 'set last' : 'set place';
}
