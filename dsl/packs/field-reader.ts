/**
 * Reads the fields of one component by the table of fields. A value of the wrong type was reported by the schema and
 * counts as absent, so that the rest of the file is still checked.
 */
import type { Cond, Cost, Num, Origin, Program, Sites, ContinuousEffect } from '../semantics/ir.ts';
import { nearestNames } from '../source/nearest-names.ts';
import type { PackSymbol, SymbolKind } from '../semantics/symbols.ts';
import type { DataArguments } from '../source/declaration.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import { packProblem, type PackCode, type PACK_DIAGNOSTICS } from './diagnostics.ts';
import type { Span } from '../source/span.ts';
import { childOf, entryOf, plain, type Plain, type YamlNode, type YamlScalar } from '../source/tree.ts';
import type { SourceFile } from './discover.ts';
import { originOf, scalars } from './declare.ts';
import { NOTE_FIELDS, type RecordType } from './fields.ts';
import type { LoadCache } from './load-cache.ts';
import { entriesOf } from './merge.ts';
import type { Located, LocatedNode } from './located.ts';
import type { ProcedureDef } from './model.ts';
import type { ComponentId } from './sources.ts';
import type { SymbolTable } from './symbol-table.ts';
import { type EffectContext, type TextLocation, type TextResolver, type Variables } from './text-resolver.ts';

/** Shared by all readers of a pack. */
export interface BuildContext {
  symbols: SymbolTable;
  texts: TextResolver;
  problems: FileProblem[];
  /** called for each declared field that is read; for the test that every one is */
  onFieldRead?: (record: RecordType, field: string) => void;
  /** components built by earlier loads */
  cache?: LoadCache;
}

/** Help texts list at most this many names. */
const MAX_NAMES_IN_HELP = 12;

export class FieldReader {
  readonly #context: BuildContext;
  readonly #written: LocatedNode;
  /** fields that another pack has changed */
  readonly #parts: ReadonlyMap<string, LocatedNode> | undefined;
  readonly #record: RecordType;
  #notes: Record<string, Plain> | undefined;
  readonly component: ComponentId;

  constructor(
    context: BuildContext,
    written: LocatedNode & { parts?: ReadonlyMap<string, LocatedNode> },
    record: RecordType,
    component: ComponentId,
  ) {
    this.#context = context;
    this.#written = written;
    this.#parts = written.parts;
    this.#record = record;
    this.component = component;
  }

  get file(): SourceFile {
    return this.#written.file;
  }
  get place(): Located {
    return this.#written;
  }

  origin(text: string): Origin {
    return originOf(this.#written, text);
  }

  /** The node of a field; a bare value is the shorthand field. */
  node(field: string): YamlNode | undefined {
    this.#context.onFieldRead?.(this.#record, field);
    const { node } = this.#written;
    if (node.kind === 'map') return childOf(node, field);
    return field === this.#record.shorthand && !isNothing(node) ? node : undefined;
  }

  /** The place of a field's key, or of the component if the field is absent. */
  keyPlace(field: string): Located {
    const { file, pack, span } = this.#at(field);
    return { file, pack, span };
  }

  /** A field with its place, which is in another file if another pack has changed it. */
  #at(field: string): LocatedNode {
    const { file, pack, span, node, path } = this.#written;
    return (
      this.#parts?.get(field) ??
      (node.kind === 'map'
        ? {
            file,
            pack,
            span: entryOf(node, field)?.keySpan ?? span,
            node: childOf(node, field) ?? node,
            path: [...path, field],
          }
        : { file, pack, span, node, path })
    );
  }

  has(field: string): boolean {
    const node = this.node(field);
    return node !== undefined && !isNothing(node);
  }

  // ------------------------------------------------------------------------------------------ plain values

  words(field: string): string | undefined {
    const node = this.node(field);
    return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
  }

  integer(field: string): number | undefined {
    const node = this.node(field);
    return node?.kind === 'scalar' && Number.isInteger(node.value) ? Number(node.value) : undefined;
  }

  integers(field: string): number[] | null {
    const node = this.node(field);
    return node?.kind === 'list'
      ? scalars(node).flatMap(({ value }) => (Number.isInteger(value) ? [Number(value)] : []))
      : null;
  }

  flag(field: string): boolean {
    const node = this.node(field);
    return node?.kind === 'scalar' && node.value === true;
  }

  choice<T extends string>(field: string, of: readonly T[], otherwise: T): T {
    const written = this.words(field);
    return of.find((word) => word === written) ?? otherwise;
  }

  label(field: string): string | number | undefined {
    const node = this.node(field);
    return node?.kind === 'scalar' ? labelOf(node) : undefined;
  }

  labels(field: string): (string | number)[] {
    return scalars(this.node(field)).flatMap((node) => labelOf(node) ?? []);
  }

  /** Notes for people, which the rules ignore. Lazy, because few notes are ever needed. */
  notes(): Record<string, Plain> {
    return (this.#notes ??= this.#readNotes());
  }

  #readNotes(): Record<string, Plain> {
    const notes: Record<string, Plain> = {};
    for (const field of Object.keys(NOTE_FIELDS)) {
      const node = this.node(field);
      if (node) Object.defineProperty(notes, field, { enumerable: true, configurable: true, get: () => plain(node) });
    }
    return notes;
  }

  // ------------------------------------------------------------------------------------------ names

  /** A name that must be declared as one of some kinds. */
  name(field: string, ...kinds: SymbolKind[]): string | undefined {
    const [node] = scalars(this.node(field));
    return node && this.#symbol(node, kinds, this.#at(field))?.id;
  }

  names(field: string, ...kinds: SymbolKind[]): string[] {
    return scalars(this.node(field)).flatMap((node) => this.#symbol(node, kinds, this.#at(field))?.id ?? []);
  }

  /** Suggestions for an unknown name; if there are few names, also all of them. */
  #others(text: string, kinds: SymbolKind[]): { known?: string[]; suggestions: string[] } {
    const suggestions = nearestNames(text, this.#context.symbols.names(...kinds));
    const all = [...new Set(kinds.flatMap((kind) => this.#context.symbols.all(kind).map(({ id }) => id)))];
    return all.length <= MAX_NAMES_IN_HELP ? { suggestions, known: all } : { suggestions };
  }

  #symbol(node: YamlScalar, kinds: SymbolKind[], { file }: Located): PackSymbol | undefined {
    const found = kinds
      .map((kind) => this.#context.symbols.get(kind, node.text))
      .find((symbol) => symbol !== undefined);
    if (found) this.refer({ file, span: node.span }, found.kind, found.id);
    else {
      this.report({ file, span: node.span }, 'unknown-name', {
        in: 'pack',
        kind: kinds,
        name: node.text,
        ...this.#others(node.text, kinds),
      });
    }
    return found;
  }

  /** Records that a key is the name of a declared component, for rename. */
  keyIsName(field: string, kind: SymbolKind): void {
    if (entryOf(this.#written.node, field)) this.refer(this.#at(field), kind, field);
  }

  refer(
    { span: { start, end }, file = this.file }: { span: Span; file?: SourceFile },
    kind: SymbolKind,
    id: string,
  ): void {
    this.#context.texts.references.push({ file: file.path, range: { start, end }, kind, id });
  }

  // ------------------------------------------------------------------------------------------ texts

  program(field: string, mode: Program['mode'], about: EffectContext): Program | null {
    return this.#text(field, (node, place) => this.#context.texts.program(node, place, mode, about));
  }

  step(field: string, known: Variables, subject: ProcedureDef['of']): { program: Program | null; known: Variables } {
    let after = known;
    const program = this.#text(field, (node, place) => {
      const read = this.#context.texts.step(node, place, known, subject);
      after = read.known;
      return read.program;
    });
    return { program, known: after };
  }

  continuousEffects(field: string, about: EffectContext): ContinuousEffect[] {
    return this.#text(field, (node, place) => this.#context.texts.continuousEffects(node, place, about)) ?? [];
  }

  condition(field: string): Cond | null {
    return this.#text(field, (node, place) => this.#context.texts.condition(node, place));
  }
  value(field: string): Num | null {
    return this.#text(field, (node, place) => this.#context.texts.value(node, place));
  }
  sites(field: string): Sites | null {
    return this.#text(field, (node, place) => this.#context.texts.sites(node, place));
  }
  cost(field: string): Cost | null {
    return this.#isNumber(field) ? null : this.#text(field, (node, place) => this.#context.texts.cost(node, place));
  }
  amounts(field: string): { counter: string; n: Num }[] {
    if (this.#isNumber(field)) return [];
    return this.#text(field, (node, place) => this.#context.texts.amounts(node, place)) ?? [];
  }

  /** A number alone, which the schema of a cost reports. */
  #isNumber(field: string): boolean {
    const node = this.node(field);
    return node?.kind === 'scalar' && typeof node.value === 'number';
  }

  #text<R>(field: string, read: (node: YamlScalar, place: TextLocation) => R | undefined): R | null {
    const node = this.node(field);
    const isText = node?.kind === 'scalar' && (typeof node.value === 'string' || Number.isInteger(node.value));
    if (!isText) return null;
    const { file, path } = this.#at(field);
    return read(node, { file, path, component: this.component }) ?? null;
  }

  // ------------------------------------------------------------------------------------------ parts

  /** The entries of a field that is a map, each with its place. */
  entries(field: string): (LocatedNode & { key: string })[] {
    const { file, pack, path } = this.#at(field);
    return entriesOf(this.node(field)).map(({ key, keySpan, value }) => ({
      key,
      node: value,
      span: keySpan,
      file,
      pack,
      path: [...path, key],
    }));
  }

  items(field: string): LocatedNode[] {
    const node = this.node(field);
    const { file, pack, path } = this.#at(field);
    return node?.kind === 'list'
      ? node.items.map((item, i) => ({ node: item, span: item.span, file, pack, path: [...path, i] }))
      : [];
  }

  /** A reader of a field that is a map of free names. */
  part(field: string): FieldReader {
    this.#context.onFieldRead?.(this.#record, field);
    return this.inner(this.#at(field), { fields: {} });
  }

  /** A reader of a field that is a record, if it is given. */
  record(field: string, record: RecordType): FieldReader | undefined {
    return this.has(field) ? this.inner({ ...this.#at(field), node: this.node(field)! }, record) : undefined;
  }

  /** A reader of a part. */
  inner(written: LocatedNode, record: RecordType): FieldReader {
    return new FieldReader(this.#context, written, record, this.component);
  }

  report<Code extends PackCode>(
    { span, file = this.file }: { span: Span; file?: SourceFile },
    code: Code,
    ...data: DataArguments<(typeof PACK_DIAGNOSTICS)[Code]>
  ): void {
    this.#context.problems.push({ ...packProblem(code, span, ...data), file: file.path });
  }
}

function isNothing(node: YamlNode): boolean {
  return node.kind === 'scalar' && node.value === null;
}

function labelOf({ value }: YamlScalar): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
