export function tryAtCursor(): void {}
