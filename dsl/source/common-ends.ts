/**
 * How many items two sequences share at the beginning and, of the rest, at the end: what is between is the smallest single
 * replacement that turns the one into the other. Works for strings (characters) and arrays (lines).
 */
export function commonEnds<T>(a: ArrayLike<T>, b: ArrayLike<T>): { start: number; end: number } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return { start, end };
}
