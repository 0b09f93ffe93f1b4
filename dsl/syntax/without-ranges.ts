/** A copy of a tree in which every range is the same, to compare trees by what they say. */
export const withoutRanges = <T>(tree: T): T =>
  JSON.parse(JSON.stringify(tree, (key, value: unknown) => key === 'range' || key === 'keyword' ? null : value)) as T;
