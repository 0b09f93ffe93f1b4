/** The same tree, whatever its place in the text. */
export const alike = (a: object, b: object): boolean =>
  JSON.stringify(a, withoutRange) === JSON.stringify(b, withoutRange);

const withoutRange = (key: string, value: unknown): unknown =>
  key === 'range' || key === 'articles' ? undefined : value;
