/** An edit of a file that removes a diagnostic, and what a fix may look at. */
import type { FixTitle } from './fix-title.ts';
import type { Span } from './span.ts';
import type { YamlMap } from './tree.ts';

export interface Edit {
  span: Span;
  text: string;
  /** path of the file, if it is not the one with the diagnostic */
  file?: string;
}

export interface Fix {
  title: FixTitle;
  edits: Edit[];
  /** one of several ways, or it removes what somebody wrote: never the preferred fix */
  careful?: true;
}

/** The file with the diagnostic, and the little that fixes need of the rest of the pack. */
export interface FixContext {
  /** path of the file */
  file: string;
  /** where the diagnostic is */
  span: Span;
  text: string;
  root: YamlMap | null;
  /** the file that names the pack */
  packFile?: { path: string; text: string; root: YamlMap | null };
  /** whether anything in the pack has this name */
  isTaken(name: string): boolean;
}
