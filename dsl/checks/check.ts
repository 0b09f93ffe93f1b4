/** What a check is: it looks at a loaded pack and tells what is wrong with it. */
import type { Origin } from '../semantics/ir.ts';
import type { PackModel } from '../packs/model.ts';
import type { ComponentId, Sources } from '../packs/sources.ts';
import { type Diagnostic, type Severity, fileRange } from '../source/diagnostic.ts';
import { childOf, nodeAt } from '../source/tree.ts';
import type { Span } from '../source/span.ts';

export interface CheckInput {
  model: PackModel;
  sources: Sources;
  /** false: something else is already an error, and programs may be missing from the model */
  complete: boolean;
}

export interface Finding {
  severity: Severity;
  message: string;
  help?: string;
  suggestions?: string[];
  at: Where;
  related?: { message: string; at: Where }[];
}

/** The id of a component or of what the pack tells, the beginning of a node, or a span of a file. */
export type Where = ComponentId | Origin | { file: string; span: Span };

export interface Check {
  /** the code of its diagnostics and the name of its file */
  code: string;
  /** one sentence for the documentation */
  summary: string;
  /** also worth running beside other errors: it looks at names, not at programs */
  early?: boolean;
  run(input: CheckInput): Finding[];
}

export function toDiagnostics({ code, run }: Check, input: CheckInput): Diagnostic[] {
  return run(input).map(({ severity, message, help, suggestions, at, related }) => ({
    ...placeOf(at, input.sources),
    code,
    severity,
    message,
    ...(help ? { help } : {}),
    ...(suggestions?.length ? { suggestions } : {}),
    ...(related?.length
      ? { related: related.map((other) => ({ message: other.message, ...placeOf(other.at, input.sources) })) }
      : {}),
  }));
}

/** Where a field of a component is given; its value, if there is one. */
export function fieldOf({ components, files }: Sources, component: ComponentId, field: string): Where {
  const found = components.find(({ section, id }) => section === component.section && id === component.id);
  const root = files.find(({ path }) => path === found?.file)?.yaml.root;
  const value = root && found ? childOf(nodeAt(root, found.path), field) : undefined;
  return value && found ? { file: found.file, span: value.span } : component;
}

function placeOf(at: Where, { components, metadata, files }: Sources): ReturnType<typeof fileRange> {
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
