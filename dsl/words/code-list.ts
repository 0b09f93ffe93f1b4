/** Names as code in Markdown: `` `kelp`, `credit` ``. */
export const codeList = (names: readonly string[], between = ', '): string =>
  names.map((name) => `\`${name}\``).join(between);
