/** Lists of what is gained in the order in which texts put them. */

/**
 * What is gained for each of something comes before what is gained once: in "1 kelp and 1 credit for each farm" it could be said
 * of both.
 */
export const multipliedFirst = <Item extends { per?: unknown }>(items: readonly Item[]): Item[] => [
  ...items.filter(({ per }) => per !== undefined),
  ...items.filter(({ per }) => per === undefined),
];
