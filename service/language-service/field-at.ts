/** Looks up a path of keys of a file in the table of fields. */
import {
  OVERRIDABLE_SECTIONS,
  HEADER,
  INSERTED_STEP,
  PATCHABLE_SECTIONS,
  SECTION_NAMES,
  sectionOf,
  type Field,
  type FieldType,
  type RecordType,
  type SectionName,
} from '../../dsl/internal.ts';
import type { Cursor } from './cursor.ts';
import type { PathStep } from './cursor-flow.ts';

export type FieldPlace =
  /** the top of a file, or `replace`, `change`, `remove`: keys are sections */
  | { is: 'sections'; of: readonly string[]; within: 'file' | 'replace' | 'remove' }
  /** a map whose keys are names chosen by the author */
  | {
      is: 'names';
      of: FieldType;
      section?: SectionName;
      /** names of existing components, not new ones */ existing?: true;
    }
  | { is: 'record'; record: RecordType; section?: SectionName }
  | { is: 'value'; type: FieldType; field?: Field; section?: SectionName }
  /** a list of ids of a section: `remove: {slots: […]}` */
  | { is: 'ids'; section: SectionName };

export function fieldAt(path: readonly PathStep[]): FieldPlace | undefined {
  let place: FieldPlace | undefined = { is: 'sections', of: SECTION_NAMES, within: 'file' };
  for (const step of path) {
    place = inside(place, step);
    if (!place) return undefined;
  }
  return place;
}

/** The place of a cursor. Between the brackets of a list it is that of an item. */
export function fieldAtCursor({ path, at }: Cursor): FieldPlace | undefined {
  const place = fieldAt(path);
  if (at !== 'item' || !place || place.is === 'ids') return place;
  return place.is === 'value' && isList(place.type) ? inside(place, '') : undefined;
}

const isList = (type: FieldType): type is FieldType & { of: FieldType } =>
  type.is === 'list' || type.is === 'one-or-list';

function inside(place: FieldPlace, step: PathStep): FieldPlace | undefined {
  switch (place.is) {
    case 'sections':
      return section(place, step);
    case 'names':
      return ofType(place.of, undefined, place.section);
    case 'ids':
      return place;
    case 'record': {
      const field = Object.hasOwn(place.record.fields, step) ? place.record.fields[step] : undefined;
      const type =
        field?.type ??
        place.record.rest ??
        (place.record.declaredKeys?.includes('program') ? ({ is: 'program', mode: 'by-type' } as const) : undefined);
      return type && ofType(type, field, place.section);
    }
    case 'value': {
      const { type } = place;
      if (isList(type)) {
        const item = ofType(type.of, place.field, place.section);
        // a key instead of an item: a single map in place of a list
        return type.is === 'one-or-list' && step !== '' ? inside(item, step) : item;
      }
      return type.is === 'record'
        ? inside({ is: 'record', record: type.record, ...(place.section ? { section: place.section } : {}) }, step)
        : undefined;
    }
  }
}

function ofType(type: FieldType, field: Field | undefined, section?: SectionName): FieldPlace {
  const more = section ? { section } : {};
  if (type.is === 'record') return { is: 'record', record: type.record, ...more };
  if (type.is === 'map') return { is: 'names', of: type.of };
  return { is: 'value', type, ...(field ? { field } : {}), ...more };
}

function section({ within }: FieldPlace & { is: 'sections' }, step: PathStep): FieldPlace | undefined {
  const name = SECTION_NAMES.find((known) => known === step);
  if (name) {
    const entry: FieldType = { is: 'record', record: sectionOf(name).entry };
    if (within === 'remove') return { is: 'ids', section: name };
    return sectionOf(name).shape === 'map'
      ? { is: 'names', of: entry, section: name, ...(within === 'replace' ? { existing: true } : {}) }
      : { is: 'value', type: { is: 'list', of: entry }, section: name };
  }
  if (within !== 'file') return undefined;
  if (step === 'remove') return { is: 'sections', of: OVERRIDABLE_SECTIONS, within: 'remove' };
  if (step === 'replace') return { is: 'sections', of: OVERRIDABLE_SECTIONS, within: 'replace' };
  if (step === 'change') return { is: 'sections', of: PATCHABLE_SECTIONS, within: 'replace' };
  if (step === 'insert') return { is: 'value', type: { is: 'list', of: { is: 'record', record: INSERTED_STEP } } };
  const header = Object.hasOwn(HEADER, step) ? (HEADER as Record<string, Field>)[step] : undefined;
  return header && ofType(header.type, header);
}

/** The record whose keys are allowed at a place; also where a single map may replace a list of maps. */
export const recordOf = (place: FieldPlace): RecordType | undefined =>
  place.is === 'record'
    ? place.record
    : place.is === 'value' && place.type.is === 'record'
      ? place.type.record
      : place.is === 'value' && isList(place.type) && place.type.of.is === 'record'
        ? place.type.of.record
        : undefined;
