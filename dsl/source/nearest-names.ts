/** Names that the author may have meant: near in spelling, nearest first, at most five. All share a character with `written`. */
export function nearestNames(written: string, known: Iterable<string>): string[] {
  const limit = Math.max(1, Math.floor(written.length * 0.4));
  return [...new Set(known)]
    .map((name) => ({ name, distance: editDistance(written, name, limit) }))
    .filter(({ name, distance }) => distance <= limit && distance < Math.max(written.length, name.length))
    .sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, 5)
    .map(({ name }) => name);
}

/** Insertions, deletions, changes and swaps of neighbours that turn `a` into `b`; anything above `limit` once it is clear. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
      }
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
