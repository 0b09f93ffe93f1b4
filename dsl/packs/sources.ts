/** The sources of a loaded pack, for `show`, `fmt`, `check`, rename and editors. */
import type { NamedVariable } from '../semantics/scope.ts';
import type { SymbolKind, Symbols } from '../semantics/symbols.ts';
import type { Lines } from '../source/lines.ts';
import type { Span } from '../source/span.ts';
import type { Path, Plain, YamlNode } from '../source/tree.ts';
import type { CostNode, EffectNode, ExprNode, ItemNode } from '../syntax/ast.ts';
import type { SectionName } from './fields.ts';
import type { YamlFile } from '../source/yaml.ts';

/** `standing`: continuous effects; the word is that of the packs. */
export type TextKind = 'program' | 'standing' | 'condition' | 'value' | 'cost' | 'amounts' | 'sites';

/** A loaded file. */
export interface FileSource {
  /** path for the caller, the `file` of diagnostics */
  path: string;
  /** path within the folder of packs, the `file` of origins */
  name: string;
  pack: string;
  text: string;
  lines: Lines;
  /** @internal */
  yaml: YamlFile;
}

/** A text of the effect language and its place. */
export interface EffectSource {
  file: string;
  /** the scalar in the file */
  range: Span;
  /** path of keys and indices in the file */
  path: Path;
  kind: TextKind;
  /** of a program: how its parts run */
  mode?: 'parts' | 'steps' | 'standing';
  component: ComponentId;
  /** the decoded text */
  text: string;
  /** null if it could not be parsed */
  ast: EffectNode | ExprNode | CostNode | ItemNode[] | null;
  /** maps offsets in `text` to the file */
  toFile(start: number, end: number): Span;
}

/** Names a component by its section and its id there. */
export interface ComponentId {
  section: SectionName;
  id: string;
}

/** Where a component is written, and by which pack. */
export interface ComponentSource extends ComponentId {
  file: string;
  pack: string;
  /** the id, and the whole component */
  idRange: Span;
  range: Span;
  path: Path;
  /** notes that the rules ignore: status, source, disputed, scenarios, … */
  notes: Record<string, Plain>;
}

/** An edition, a dispute or a gap: metadata about the game and its sources. */
export interface MetadataSource extends ComponentId {
  file: string;
  pack: string;
  /** the place of the id */
  idRange: Span;
  path: Path;
  /** with what later packs changed in it, which has its place in their files */
  node: YamlNode;
  /** the same as a plain value */
  value: Plain;
}

/** A name with its forms in a language. */
interface LexiconSource {
  language: string;
  name: string;
  file: string;
  pack: string;
  /** the place of the name */ range: Span;
  path: Path;
}

/** What a step of a procedure did before a later pack replaced it, or left it out with the whole procedure. */
export interface ReplacedStepSource {
  procedure: string;
  /** its name, and what it did */
  step: string;
  text: string;
  /** the pack that had it */
  pack: string;
  /** the pack that replaces it */
  by: string;
  /** the step in its place: its name, its text, and where the name is */
  now: { step: string; text: string; file: string; range: Span } | null;
}

/** A use of a name. */
export interface Reference {
  file: string;
  range: Span;
  kind: SymbolKind;
  id: string;
}

/** An occurrence of a name bound with `as`; `bound` is the same object for all occurrences of one binding. */
export interface VariableUse {
  file: string;
  range: Span;
  component: ComponentId;
  bound: NamedVariable;
  declares: boolean;
}

/**
 * The texts behind a model: files, components, effects and names with their positions. Offsets are UTF-16 units from
 * the start of a file.
 */
export interface Sources {
  files: FileSource[];
  /** @internal base packs first; `status`: that of every component of the pack without one */
  packs: { id: string; name: string; files: string[]; extends: string[]; status?: string }[];
  /** @internal */
  components: ComponentSource[];
  /** @internal */
  effects: EffectSource[];
  /** @internal */
  references: Reference[];
  /** @internal */
  variables: VariableUse[];
  /** @internal */
  symbols: Symbols;
  /** @internal */
  metadata: MetadataSource[];
  /** @internal */
  lexicon: LexiconSource[];
  /** @internal */
  replacedSteps: ReplacedStepSource[];
}
