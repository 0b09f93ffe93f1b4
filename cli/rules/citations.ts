/** Where a rule is printed, in a line: each edition once. */
import type { SourceView } from '../../table/index.ts';

export function citationLine(sources: readonly SourceView[]): string {
  const places = new Map<string, string[]>();
  for (const { edition, at } of sources) {
    places.set(edition, [...(places.get(edition) ?? []), ...(at === null ? [] : [at])]);
  }
  return [...places].map(([edition, at]) => [edition, ...at].join(', ')).join('; ');
}
