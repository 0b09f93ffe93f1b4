/** What may be written at a place, in a text that need not be finished, nor even be YAML. */
import type { CompletionItem, Position, Range } from 'vscode-languageserver-types';
import type { FieldType, ProgramMode } from '../packs/fields.ts';
import type { PackModel } from '../packs/model.ts';
import type { TextKind } from '../packs/sources.ts';
import type { Word } from '../words/signature.ts';
import { effectItems } from './complete-effect.ts';
import { keyItems, valueItems, type Known } from './complete-yaml.ts';
import { cursorAt, type Cursor } from './cursor.ts';
import { fieldAt } from './field-at.ts';
import { offsetAt, rangeOf } from './places.ts';
import type { Workspace } from './workspace.ts';

export function completions(workspace: Workspace, uri: string, position: Position): CompletionItem[] {
  const file = workspace.file(uri);
  if (!file) return [];
  const cursor = cursorAt(file.text, offsetAt(file, position)), range = rangeOf(file, cursor.word);
  return itemsAt(cursor, workspace).map((item) => withEdit(item, range));
}

function withEdit({ insertText, ...item }: CompletionItem, range: Range): CompletionItem {
  return { ...item, textEdit: { range, newText: insertText ?? item.label } };
}

function itemsAt(cursor: Cursor, workspace: Workspace): CompletionItem[] {
  const place = fieldAt(cursor.path);
  if (!place) return [];
  const { sources, model } = workspace.quick(), good = workspace.lastGood();
  // while a declaration is being written its file may not be read: then the names of the last good state are better than none
  const symbols = sources.symbols.all().length >= (good?.sources.symbols.all().length ?? 0) / 2 ? sources.symbols : good!.sources.symbols;
  const known: Known = { symbols, components: sources.components, editions: sources.about.filter(({ section }) => section === 'editions').map(({ id }) => id) };
  if (cursor.at === 'key') {
    // an item of a list of names looks like the beginning of a key
    const items = keyItems(place, cursor, known);
    return place.is === 'value' && textKind(place.type) ? [] : items;
  }
  const kind = place.is === 'value' ? textKind(place.type) : place.is === 'record' && place.record.short ? textKind(place.record.fields[place.record.short].type) : undefined;
  if (kind) return effectItems(cursor.text, { kind, symbols, ...rolesAt(cursor, place.is === 'value' ? place.type : undefined, kind, (model ?? good?.model) ?? undefined) });
  return valueItems(place, known, cursor.path.filter((step) => step !== '').at(-1));
}

function textKind(type: FieldType): TextKind | undefined {
  switch (type.is) {
    case 'program': case 'standing': case 'condition': case 'value': case 'cost': case 'amounts': case 'sites': return type.is;
    default: return undefined;
  }
}

/** Whether lines that hold are wanted, or what happens: on a card its type says so. */
function rolesAt({ siblings, path }: Cursor, type: FieldType | undefined, kind: TextKind, model: PackModel | undefined): { roles?: Word['role'][] } {
  if (kind === 'standing') return { roles: ['stand'] };
  if (kind !== 'program') return {};
  const mode: ProgramMode = type?.is === 'program' ? type.mode : 'steps';
  if (mode !== 'by-type') return { roles: ['act'] };
  const cardType = model?.types.find(({ id }) => id === siblings.get('type')), program = cardType?.programs.find(({ name }) => name === path.at(-1));
  return program ? { roles: [program.mode === 'standing' ? 'stand' : 'act'] } : cardType || path[0] !== 'cards' ? { roles: ['act'] } : {};
}
