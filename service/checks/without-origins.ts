/** The form of nodes, wherever they stand: equal forms mean the same. */
export const withoutOrigins = (node: unknown): string =>
  JSON.stringify(node, (key, value: unknown) => (key === 'origin' || key === 'origins' ? undefined : value));
