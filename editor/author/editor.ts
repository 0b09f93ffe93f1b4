/** What both editors can do: the full one, and the plain one that takes its place. */
import type { Problem } from '../state/problems.ts';

export interface EditorEvents {
  onEdit(path: string, text: string): void;
  onCursor(path: string, line: number): void;
}

/** A part of one line; lines and columns count from 1. */
export interface LinePart {
  line: number;
  column: number;
  endColumn: number;
}

export interface Editor {
  /** `revision`: another one means that the text came from elsewhere */
  show(file: { path: string; text: string; readonly: boolean; revision: number }): void;
  reveal(line: number, column?: number): void;
  select(part: LinePart): void;
  mark(problems: readonly Problem[]): void;
  settings(given: { tabLeaves: boolean; label: string; theme: 'light' | 'dark' | 'contrast' }): void;
  /** the line of the cursor, from 1 */
  readonly line: number;
  /** what is selected on the line of the cursor; empty at the cursor if it is more than that */
  readonly selected: LinePart;
  focus(): void;
  dispose(): void;
}
