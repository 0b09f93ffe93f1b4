/** Completion outside effects: keys, choices of a field, names that a field refers to. */
import type { CompletionItem } from 'vscode-languageserver-types';
import {
  type SymbolKind,
  wordTable,
  nameKind,
  type Symbols,
  WORD_FIELDS,
  CHANGES,
  HEADER,
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  PACK_FILE_KEYS,
  BONUS,
  PLAYED,
  sectionOf,
  STATUSES,
  type Field,
  type FieldType,
  type RecordType,
  type SectionName,
  type Sources,
} from '../../dsl/internal.ts';
import { KINDS } from './complete-effect.ts';
import type { Cursor } from './cursor.ts';
import type { PathStep } from './cursor-flow.ts';
import { recordOf, type FieldPlace } from './field-at.ts';
import { fieldDocumentation } from '../reference/documentation.ts';
import { CompletionItemKind, InsertTextFormat } from './protocol.ts';

/** Keys of a place that are not present yet. */
export function keyItems(place: FieldPlace, cursor: Cursor, known: KnownNames): CompletionItem[] {
  if (cursor.path[0] === 'lexicon') return lexiconItems(place, cursor, known);
  const { symbols, components } = known;
  const record = recordOf(place);
  const items =
    place.is === 'sections'
      ? sectionItems(place, known.isPackFile)
      : record
        ? fieldItems(record, cursor.flow, symbols).map(isItem(place) ? withDash : same)
        : place.is === 'names'
          ? nameItems(place, symbols, components)
          : valueItems(place, known, keyOf(cursor));
  return items.filter(({ label }) => !cursor.siblings.has(label));
}

/** Names of the pack that completion offers. */
export interface KnownNames {
  symbols: Symbols;
  components: Sources['components'];
  editions: string[];
  /** whether the file is the main file of the pack */
  isPackFile: boolean;
}

/** Whether the keys begin an item of a list, which needs a dash. */
const isItem = (place: FieldPlace): boolean => place.is === 'value' && place.type.is === 'list';
const withDash = ({ insertText, ...item }: CompletionItem): CompletionItem => ({
  ...item,
  insertText: `- ${insertText!.replace('\n  ', '\n    ')}`,
});
const same = (item: CompletionItem): CompletionItem => item;

/** Completion in the lexicon: languages, names without forms, and the forms of a name. */
function lexiconItems(
  place: FieldPlace,
  { path: [, language, name], siblings, flow }: Cursor,
  { symbols }: KnownNames,
): CompletionItem[] {
  const code = LANGUAGE_CODES.find((known) => known === language);
  const key = (label: string, detail: string): CompletionItem => ({
    label,
    detail,
    kind: CompletionItemKind.Property,
    insertText: `${label}:`,
    sortText: `2${label}`,
  });
  if (language === undefined) {
    return LANGUAGE_CODES.map((one) => key(one, LANGUAGE_NAMES[one])).filter(({ label }) => !siblings.has(label));
  }
  if (name === undefined) {
    return code
      ? [...new Map(symbols.all().map((symbol) => [symbol.id, key(symbol.id, nameKind(symbol))])).values()].filter(
          ({ label }) => !siblings.has(label),
        )
      : [];
  }
  const record = recordOf(place);
  return code && record
    ? fieldItems(record, flow, symbols).filter(({ label }) => WORD_FIELDS[code].includes(label) && !siblings.has(label))
    : [];
}

function sectionItems({ of, within }: FieldPlace & { is: 'sections' }, isPackFile: boolean): CompletionItem[] {
  const header =
    within === 'file'
      ? Object.entries(HEADER)
          .filter(([label]) => isPackFile || !PACK_FILE_KEYS.includes(label))
          .map(([label, field]) => keyItem(label, field, false))
      : [];
  const others =
    within === 'file'
      ? Object.entries(CHANGES).map(([label, doc]) => ({
          label,
          kind: CompletionItemKind.Module,
          documentation: doc,
          insertText: `${label}:\n  `,
          sortText: `3${label}`,
        }))
      : [];
  return [
    ...header,
    ...of.map((label) => ({
      label,
      kind: CompletionItemKind.Module,
      documentation: sectionOf(label as SectionName).doc,
      insertText: `${label}:\n  `,
      sortText: `2${label}`,
    })),
    ...others,
  ];
}

function fieldItems(record: RecordType, flow: boolean, symbols: Symbols): CompletionItem[] {
  const open = (record.declaredKeys ?? [])
    .flatMap((kind) => symbols.all(kind))
    .filter(
      ({ id, kind }) => !Object.hasOwn(record.fields, id) && !(kind === 'program' && (id === PLAYED || id === BONUS)),
    );
  return [
    ...Object.entries(record.fields).map(([label, field]) => keyItem(label, field, flow)),
    ...[...new Set(open.map(({ id }) => id))].map((label) => ({
      label,
      kind: CompletionItemKind.Property,
      detail: 'declared in the pack',
      insertText: `${label}: `,
      sortText: `2${label}`,
    })),
  ];
}

function keyItem(label: string, field: Field, flow: boolean): CompletionItem {
  const isText = field.type.is === 'program' || field.type.is === 'standing';
  const below =
    !flow && (isText ? '|\n  $0' : field.type.is === 'record' || field.type.is === 'map' ? '\n  $0' : undefined);
  return {
    label,
    kind: CompletionItemKind.Property,
    detail: valueSummary(field.type),
    documentation: { kind: 'markdown', value: fieldDocumentation(label, field) },
    sortText: `${field.required ? 0 : field.note ? 3 : 1}${label}`,
    ...(below
      ? { insertText: `${label}: ${below}`.replace(': \n', ':\n'), insertTextFormat: InsertTextFormat.Snippet }
      : { insertText: `${label}: ` }),
  };
}

/** A short description of the values of a field. */
export function valueSummary(type: FieldType): string {
  switch (type.is) {
    case 'words':
      return 'text';
    case 'label':
      return 'text or a number';
    case 'integer':
      return 'a whole number';
    case 'flag':
      return 'true or false';
    case 'choice':
      return type.of.join(' | ');
    case 'name':
      return type.of ? `a ${nameKind({ kind: type.of })}` : 'a name';
    case 'program':
    case 'standing':
      return 'an effect';
    case 'list':
    case 'one-or-list':
      return `${valueSummary(type.of)}, or several`;
    case 'map':
      return `names: ${valueSummary(type.of)}`;
    case 'record':
      return 'a map';
    default:
      return type.is;
  }
}

/** Existing names in `replace` and `change`; new names are up to the author. */
function nameItems(
  { section, existing }: FieldPlace & { is: 'names' },
  symbols: Symbols,
  components: Sources['components'],
): CompletionItem[] {
  if (!existing) return [];
  const kind = section && sectionOf(section).declares;
  const ids = kind
    ? symbols.all(kind).map(({ id }) => id)
    : section
      ? components.filter((one) => one.section === section).map(({ id }) => id)
      : [];
  return [...new Set(ids)].map((label) => ({
    label,
    kind: CompletionItemKind.Property,
    insertText: `${label}:`,
    sortText: `2${label}`,
  }));
}

/** The key whose value, or an item of it, is at the cursor. */
export const keyOf = ({ path }: Cursor): PathStep | undefined => path.filter((step) => step !== '').at(-1);

/** The values of a field, if they can be listed. */
/** What a key names whose names may be of several kinds, or are checked elsewhere. */
const SYMBOLS_OF_KEY: Readonly<Record<string, readonly SymbolKind[]>> = wordTable({
  adjacent: ['site'],
  'lies-on': ['site-kind', 'tag', 'deck', 'type'],
});

export function valueItems(place: FieldPlace, known: KnownNames, key?: string): CompletionItem[] {
  if (place.is === 'ids') {
    return ids(
      known.components.filter(({ section }) => section === place.section).map(({ id }) => id),
      place.section,
    );
  }
  if (place.is !== 'value') return [];
  const { type } = place;
  switch (type.is) {
    case 'choice':
      return type.of.map((label) => ({ label, kind: CompletionItemKind.EnumMember }));
    case 'flag':
      return ['true', 'false'].map((label) => ({ label, kind: CompletionItemKind.Value }));
    case 'name':
      return type.of
        ? known.symbols.all(type.of).map(({ id, kind }) => ({
            label: id,
            kind: KINDS[kind] ?? CompletionItemKind.Reference,
            detail: nameKind({ kind }),
          }))
        : key === 'edition'
          ? ids(known.editions, 'edition')
          : (SYMBOLS_OF_KEY[key ?? ''] ?? []).flatMap((of) =>
              valueItems({ ...place, type: { is: 'name', of } }, known),
            );
    case 'list':
    case 'one-or-list':
      return valueItems({ ...place, type: type.of }, known, key);
    case 'anything':
      return key === 'status' ? ids(STATUSES, 'status') : [];
    default:
      return [];
  }
}

const ids = (labels: readonly string[], detail: string): CompletionItem[] =>
  labels.map((label) => ({ label, kind: CompletionItemKind.Reference, detail }));
