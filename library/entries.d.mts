export function libraryEntries(root: string, extension: '.js' | '.d.ts'): Record<string, string>;
