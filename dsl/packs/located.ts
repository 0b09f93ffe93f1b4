/** Parts of packs with the place where they are written, which diagnostics and origins need. */
import type { Span } from '../source/span.ts';
import type { Path, YamlNode } from '../source/tree.ts';
import type { PackSource, SourceFile } from './discover.ts';
import type { SectionName } from './fields.ts';

/** A place in a file of a pack. */
export interface Located {
  file: SourceFile;
  pack: PackSource;
  /** of the key or id */
  span: Span;
}

/** A value with the path to it from the root of its file. */
export interface LocatedNode extends Located {
  node: YamlNode;
  path: Path;
}

/** A component after merging. */
export interface MergedEntry extends LocatedNode {
  section: SectionName;
  id: string;
  /** of a procedure */
  steps: MergedStep[];
  /** the fields that another pack has changed, by name; `node` contains their new values already */
  parts?: Map<string, LocatedNode>;
}

/** A step of a procedure. */
export interface MergedStep extends LocatedNode {
  name: string;
}

/** A step of a procedure that a later pack has replaced, or left out where it replaced the whole procedure. */
export interface ReplacedStep {
  procedure: string;
  old: MergedStep;
  /** the step in its place; of the same name where the whole procedure was replaced */
  now: MergedStep | undefined;
  /** the pack that replaces it */
  by: PackSource;
}
