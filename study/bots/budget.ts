/** How long a bot may think about a choice: so many lines (equal seeds, equal games), or so long. */
export type Budget = { lines: number } | { milliseconds: number };
