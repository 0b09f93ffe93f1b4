export function alternatives(pattern: string): string[];
export function matches(root: string, pattern: string): string[];
export function filesOf(root: string, patterns: readonly string[]): string[];
