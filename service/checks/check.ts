/** What a check is: a diagnostic of a whole pack, with the function that finds it. */
import {
  type Origin,
  type PackModel,
  type ComponentId,
  type Sources,
  type SymbolKind,
  describeProblem,
  type AnyDeclaration,
  type Declaration,
  type Diagnostic,
  fileRange,
  type FixContext,
  childOf,
  nodeAt,
  type Span,
} from '../../dsl/internal.ts';

export interface CheckInput {
  model: PackModel;
  sources: Sources;
  /** false: there are other errors, and programs may be missing from the model */
  complete: boolean;
}

/** A problem that a check found: the data of its message, and its place. */
export interface Finding<Data> {
  data: Data;
  at: FindingPlace;
  related?: { message: string; at: FindingPlace }[];
}

/** A component or an entry about the pack (its id is marked), the beginning of a node, or a span of a file. */
export type FindingPlace = ComponentId | Origin | { file: string; span: Span };

/** The context of a fix of a check: the whole pack. */
export interface PackFixContext extends FixContext {
  sources: Sources;
  /** the occurrences of a name of this kind */
  mentions(kind: SymbolKind, name: string): readonly { file: string; declares?: true }[];
}

/** A diagnostic with what finds it. The code is the name of the file, and the key in `CHECKS` (index.ts). */
type Check<Data> = Declaration<Data, PackFixContext> & {
  /** one sentence for the documentation */
  summary: string;
  /** also runs if there are other errors: it needs names only, no programs */
  early?: boolean;
  run(input: CheckInput): Finding<Data>[];
};

/** A check, whatever its data. */
export interface AnyCheck extends AnyDeclaration {
  summary: string;
  early?: boolean;
  run(input: CheckInput): Finding<unknown>[];
}

export function defineCheck<Data>(check: Check<Data>): Check<Data> {
  return check;
}

export function toDiagnostics(code: string, check: AnyCheck, input: CheckInput): Diagnostic[] {
  return check.run(input).map(({ data, at, related }) => ({
    ...placeOf(at, input.sources),
    ...describeProblem(code, check, data),
    ...(related?.length
      ? { related: related.map((other) => ({ message: other.message, ...placeOf(other.at, input.sources) })) }
      : {}),
  }));
}

/** Where a field of a component is given; its value, if there is one. */
export function fieldOf({ components, files }: Sources, component: ComponentId, field: string): FindingPlace {
  const found = components.find(({ section, id }) => section === component.section && id === component.id);
  const root = files.find(({ path }) => path === found?.file)?.yaml.root;
  const value = root && found ? childOf(nodeAt(root, found.path), field) : undefined;
  return value && found ? { file: found.file, span: value.span } : component;
}

function placeOf(at: FindingPlace, { components, metadata, files }: Sources): ReturnType<typeof fileRange> {
  if ('section' in at) {
    const found = [...components, ...metadata].find(({ section, id }) => section === at.section && id === at.id);
    const lines = files.find(({ path }) => path === found?.file)?.lines;
    return found && lines ? fileRange(found.file, lines, found.idRange) : nowhere(files[0]?.path ?? '');
  }
  if ('span' in at) {
    const lines = files.find(({ path }) => path === at.file)?.lines;
    return lines ? fileRange(at.file, lines, at.span) : nowhere(at.file);
  }
  const file = files.find(({ name }) => name === at.file);
  const rest = file ? file.lines.line(at.line).length + 1 : at.column;
  return {
    file: file?.path ?? at.file,
    line: at.line,
    column: at.column,
    endLine: at.line,
    endColumn: Math.max(at.column, Math.min(rest, at.column + at.text.length)),
  };
}

function nowhere(file: string): ReturnType<typeof fileRange> {
  return { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
}
