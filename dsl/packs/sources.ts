/** What a loaded pack knows of its files: for `show`, `fmt`, `check`, rename and editors. */
import type { NamedVariable } from '../semantics/scope.ts';
import type { SymbolKind, Symbols } from '../semantics/symbols.ts';
import type { Lines } from '../source/lines.ts';
import type { Span } from '../source/span.ts';
import type { Path, Plain } from '../source/tree.ts';
import type { CostNode, EffectNode, ExprNode, ItemNode } from '../syntax/ast.ts';
import type { SectionName } from './fields.ts';
import type { YamlFile } from '../source/yaml.ts';

/** `standing`: continuous effects; the word is that of the packs. */
export type TextKind = 'program' | 'standing' | 'condition' | 'value' | 'cost' | 'amounts' | 'sites';

/** A file as it was read. */
export interface FileSource {
  /** as the caller reaches it, the `file` of diagnostics */
  path: string;
  /** within the packs' folder, the `file` of origins */
  name: string;
  pack: string;
  text: string;
  lines: Lines;
  yaml: YamlFile;
}

/** A text of the effect language and its place. */
export interface EffectSource {
  file: string;
  /** the scalar in the file */
  range: Span;
  /** keys and indices that lead there */
  path: Path;
  kind: TextKind;
  /** how its parts run, where it is a program */
  mode?: 'parts' | 'steps' | 'standing';
  component: ComponentId;
  /** the decoded text */
  text: string;
  /** null when it could not be parsed */
  ast: EffectNode | ExprNode | CostNode | ItemNode[] | null;
  /** from offsets in `text` to the file */
  toFile(start: number, end: number): Span;
}

export interface ComponentId {
  section: SectionName;
  id: string;
}

export interface ComponentSource extends ComponentId {
  file: string;
  pack: string;
  /** the id, and the whole component */
  idRange: Span;
  range: Span;
  path: Path;
  /** what the rules do not read: status, source, disputed, scenarios, … */
  notes: Record<string, Plain>;
}

/** An edition, a dispute or a gap: what the pack says about the game and its sources. */
export interface MetadataSource extends ComponentId {
  file: string;
  pack: string;
  /** the place of the id */
  idRange: Span;
  path: Path;
  /** as written */
  value: Plain;
}

/** A name with its forms in a language. */
export interface LexiconSource {
  language: string;
  name: string;
  file: string;
  pack: string;
  /** the place of the name */ range: Span;
  path: Path;
}

/** A use of a name. */
export interface Reference {
  file: string;
  range: Span;
  kind: SymbolKind;
  id: string;
}

/** A name bound with `as`, where it is bound and where it is used: `bound` is the same object for all of one. */
export interface VariableUse {
  file: string;
  range: Span;
  component: ComponentId;
  bound: NamedVariable;
  declares: boolean;
}

export interface Sources {
  files: FileSource[];
  /** base packs first; `status`: of every component of the pack without one of its own */
  packs: { id: string; name: string; files: string[]; extends: string[]; status?: string }[];
  components: ComponentSource[];
  effects: EffectSource[];
  references: Reference[];
  variables: VariableUse[];
  symbols: Symbols;
  metadata: MetadataSource[];
  lexicon: LexiconSource[];
}
