/** Runs Vitest with these arguments; returns its exit code, or null if a signal ended it. */
export function runVitest(args: readonly string[], env?: Readonly<Record<string, string>>): number | null;
