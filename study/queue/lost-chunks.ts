/** Which chunks have to be sent again. */

/** What the broker says of a chunk that it does not know: it was started again, or the chunk has ended. */
const UNKNOWN = 'unknown';

/**
 * The chunks that the broker does not know and whose end was not heard either: the broker has forgotten them, or what they came to
 * was missed. `states`: what the broker said of each; `ended`: ids of what was heard by then.
 */
export function lostChunks<C>(
  asked: readonly (readonly [id: string, chunk: C])[],
  states: readonly string[],
  ended: Iterable<string>,
): (readonly [string, C])[] {
  const heard = new Set(ended);
  return asked.filter(([id], i) => states[i] === UNKNOWN && !heard.has(id));
}
