/** The reference beside what one does: which page of it is open, and where the keyboard goes back to. */
import { app } from './app.ts';

let openedFrom: HTMLElement | null = null;

/** `topic`: an id or a name of a page, or words to search for; empty: all pages. */
export function openReference(topic = ''): void {
  const { reference } = app.now;
  const { activeElement } = document;
  if (reference === null && activeElement instanceof HTMLElement) openedFrom = activeElement;
  app.set({ reference: { topic, n: (reference?.n ?? 0) + 1 } });
}

export function closeReference(): void {
  app.set({ reference: null });
  // behind the drawing without it, as what was hidden cannot take the focus
  requestAnimationFrame(() => {
    if (openedFrom?.isConnected) openedFrom.focus();
    openedFrom = null;
  });
}

/** The word at a place of a text: letters and digits, joined by `-`. */
export function wordAt(text: string, line: number, column: number): string {
  const inLine = text.split('\n')[line - 1] ?? '';
  const before = /[a-z][a-z\d-]*$/i.exec(inLine.slice(0, column - 1))?.[0] ?? '';
  const behind = (before === '' ? /^[a-z][a-z\d-]*/i : /^[a-z\d-]+/i).exec(inLine.slice(column - 1))?.[0] ?? '';
  return before + behind;
}
