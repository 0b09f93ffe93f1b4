/** What both editors can do: the full one, and the plain one that takes its place. */
import type { Diagnostic } from '../worker/protocol.ts';

export interface EditorEvents {
  onEdit(path: string, text: string): void;
  onCursor(path: string, line: number): void;
}

export interface Editor {
  /** `revision`: another one means that the text came from elsewhere */
  show(file: { path: string; text: string; readonly: boolean; revision: number }): void;
  reveal(line: number, column?: number): void;
  mark(diagnostics: readonly Diagnostic[]): void;
  settings(given: { tabLeaves: boolean; label: string; theme: 'light' | 'dark' | 'contrast' }): void;
  /** where the cursor is, from 1 */
  readonly line: number;
  readonly column: number;
  focus(): void;
  dispose(): void;
}
