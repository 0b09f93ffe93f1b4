/** Where two plain values differ first, as a path with both values; null where they are equal. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  }
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference(a[key], b[key], `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}
