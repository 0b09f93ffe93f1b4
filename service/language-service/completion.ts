/** Completion at a position, in a text that may be incomplete or invalid YAML. */
import type { CompletionItem, Position, Range } from 'vscode-languageserver-types';
import {
  type FieldType,
  type ProgramMode,
  type Sources,
  type TextKind,
  type Span,
  childOf,
  type WordDeclaration,
} from '../../dsl/internal.ts';
import { effectItems } from './complete-effect.ts';
import { nodeOf } from './components.ts';
import { keyItems, keyOf, valueItems, type KnownNames } from './complete-yaml.ts';
import { cursorAt, type Cursor } from './cursor.ts';
import { fieldAtCursor, type FieldPlace } from './field-at.ts';
import { offsetAt, rangeOf } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** All completion items at a position, each with its edit. */
export function completions(workspace: Workspace, uri: string, position: Position): CompletionItem[] {
  const file = workspace.file(uri);
  if (!file) return [];
  const cursor = cursorAt(file.text, offsetAt(file, position));
  const { keys, values } = itemsAt(cursor, workspace, uri);
  const fitted = (
    items: CompletionItem[],
    span: Span,
    fit: (text: string, around: { before?: string; after: string }) => string,
  ): CompletionItem[] => {
    const around = { before: file.text[span.start - 1], after: file.text.slice(span.end, span.end + 2) };
    return items.map((item) => withEdit(item, rangeOf(file, span), (text) => fit(text, around)));
  };
  return [
    ...fitted(keys, cursor.word, asKey),
    ...fitted(values, cursor.last, (text, { before }) => asValue(text, cursor, before)),
  ];
}

/** If the key is followed by a colon, only the name is inserted. */
const asKey = (text: string, { after }: { after: string }): string => (after[0] === ':' ? text.split(':', 1)[0] : text);

/** A value needs a space after a colon, and quotes if it contains a colon itself. */
function asValue(text: string, { style, text: value, last }: Cursor, before: string | undefined): string {
  const alone = style === 'plain' && value.trim().length <= last.end - last.start;
  const quoted = alone && /:(?=\s|$)/.test(text) ? JSON.stringify(text) : text;
  return before === ':' ? ` ${quoted}` : quoted;
}

function withEdit(
  { insertText, ...item }: CompletionItem,
  range: Range,
  fit: (text: string) => string,
): CompletionItem {
  return { ...item, textEdit: { range, newText: fit(insertText ?? item.label) } };
}

function itemsAt(
  cursor: Cursor,
  workspace: Workspace,
  uri: string,
): { keys: CompletionItem[]; values: CompletionItem[] } {
  const place = fieldAtCursor(cursor);
  if (!place || cursor.at === 'after-value') return { keys: [], values: [] };
  const { sources } = workspace.incrementalCheck();
  const lastValid = workspace.lastValid();
  // while a declaration is being typed its file may not load: then the names of the last valid state are better than none
  const symbols =
    sources.symbols.all().length >= (lastValid?.sources.symbols.all().length ?? 0) / 2
      ? sources.symbols
      : lastValid!.sources.symbols;
  const known: KnownNames = {
    symbols,
    components: sources.components,
    editions: sources.metadata.filter(({ section }) => section === 'editions').map(({ id }) => id),
    isPackFile: sources.packs.some(({ files: [first] }) => first === workspace.pathOf(uri)),
  };
  const kind = textKindAt(place, cursor);
  const all = kind
    ? effectItems(cursor.text, {
        kind,
        symbols,
        ...rolesAt(cursor, place.is === 'value' ? place.type : undefined, kind, sources),
      })
    : [];
  // a bare value and the beginning of a key look alike: both are offered where both are allowed
  const texts = all.filter(({ label }) => label !== 'this' || SECTIONS_WITH_THIS.has(cursor.path[0]));
  if (cursor.at !== 'key') {
    const plain = [...valueItems(place, known, keyOf(cursor)), ...bareValues(place, cursor, known)];
    return { keys: [], values: kind ? texts : plain };
  }
  const noKey = (kind && cursor.style === 'quoted') || /\s/.test(cursor.text);
  return { keys: noKey ? [] : keyItems(place, cursor, known), values: [...texts, ...bareValues(place, cursor, known)] };
}

/** Sections in whose texts `this` is defined. */
const SECTIONS_WITH_THIS: ReadonlySet<string> = new Set([
  'cards',
  'slots',
  'boards',
  'pieces',
  'decks',
  'types',
  'replace',
  'change',
]);

/** The kind of text that is allowed at a place, also where a bare value is short for a map; beside another key between braces it is not. */
function textKindAt(place: FieldPlace, { flow, siblings }: Cursor): TextKind | undefined {
  if (place.is === 'value') return textKind(place.type);
  return place.is === 'record' && place.record.shorthand && !(flow && siblings.size > 0)
    ? textKind(place.record.fields[place.record.shorthand].type)
    : undefined;
}

/** The values that a bare value may be where it is short for a map, besides texts: `legend: {c: cell}`. */
function bareValues(place: FieldPlace, { at, flow, siblings }: Cursor, known: KnownNames): CompletionItem[] {
  const besideKeys = at === 'key' && flow && siblings.size > 0;
  if (place.is !== 'record' || !place.record.shorthand || besideKeys) return [];
  return valueItems({ is: 'value', type: place.record.fields[place.record.shorthand].type }, known);
}

function textKind(type: FieldType): TextKind | undefined {
  switch (type.is) {
    case 'program':
    case 'standing':
    case 'condition':
    case 'value':
    case 'cost':
    case 'amounts':
    case 'sites':
      return type.is;
    default:
      return undefined;
  }
}

/** Whether continuous or immediate effects are expected; for a card this depends on its type. */
function rolesAt(
  { siblings, path }: Cursor,
  type: FieldType | undefined,
  kind: TextKind,
  sources: Sources,
): { roles?: WordDeclaration['role'][] } {
  if (kind === 'standing') return { roles: ['continuous'] };
  if (kind !== 'program') return {};
  const mode: ProgramMode = type?.is === 'program' ? type.mode : 'steps';
  if (mode !== 'by-type' || path[0] !== 'cards') return { roles: ['immediate'] };
  const cardType = sources.components.find(({ section, id }) => section === 'types' && id === siblings.get('type'));
  if (!cardType) return {};
  const program = childOf(childOf(nodeOf(sources, cardType), 'programs'), path.at(-1)!);
  return { roles: [program?.kind === 'scalar' && program.text === 'standing' ? 'continuous' : 'immediate'] };
}
