/** Periods that each player has. */
import { GAME } from '../../dsl/internal.ts';
import type { Language } from '../languages/language.ts';

/** Whether *your turn* is another phrase than *the turn*; where it is not, a turn of the player is *each turn*. */
export function saysYour({ noun, nounPhrase }: Language): boolean {
  const forms = noun(GAME)!;
  const said = (count: 'your' | 'the'): string => nounPhrase({ count, noun: forms, adjectives: [] }, 'gen');
  return said('your') !== said('the');
}
