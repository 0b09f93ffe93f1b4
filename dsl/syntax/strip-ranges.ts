/** A copy of a tree in which every range is the same and no article stands, to compare trees by what they say. */
export const stripRanges = <T>(tree: T): T =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) =>
      key === 'articles' ? undefined : key === 'range' || key === 'keyword' ? null : value,
    ),
  ) as T;
