/** Places in the order of play that somebody comes to; parses what `render/set-place.ts` renders. */
import type { Arg, Range } from '../../../dsl/internal.ts';
import type { PhraseKey } from '../../languages/phrases.ts';
import { SET_PLACE } from '../../render/set-place.ts';
import { bareNoun } from '../../meaning/nodes.ts';

/** What is set, and to which number where the words say it. */
export function withPlaceSet(key: PhraseKey, args: Record<string, Arg>, range: Range): Record<string, Arg> {
  if (!SET_PLACE.some((one) => one === key)) return args;
  const what: Arg = { type: 'phrase', phrase: bareNoun('place', range) };
  if (key === 'set first') return { ...args, what, to: { type: 'value', value: { kind: 'number', value: 1, range } } };
  return key === 'set last'
    ? { ...args, what, to: { type: 'value', value: bareNoun('players', range) } }
    : { ...args, what };
}
