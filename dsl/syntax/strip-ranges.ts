/** A copy of a tree with equal ranges and without articles and redundant brackets, to compare trees by meaning. */
export const stripRanges = <T>(tree: T): T =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) =>
      key === 'articles' || key === 'bracketed' ? undefined : key === 'range' || key === 'keyword' ? null : value,
    ),
  ) as T;
