/** A copy of a tree with equal ranges and without articles, to compare trees by meaning. */
export const stripRanges = <T>(tree: T): T =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) =>
      key === 'articles' ? undefined : key === 'range' || key === 'keyword' ? null : value,
    ),
  ) as T;
