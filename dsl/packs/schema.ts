/**
 * The JSON Schema of a pack's files, made from the table of fields. It is closed: a key that is not declared is an
 * error. No union needs `oneOf`: a value that may be short or long differs in its JSON type.
 */
import { LIMITS } from '../source/limits.ts';
import { quotedAlternatives } from './diagnostic-words.ts';
import {
  OVERRIDABLE_SECTIONS,
  HEADER,
  INSERTED_STEP,
  NOTE_FIELDS,
  PATCHABLE_SECTIONS,
  SECTION_NAMES,
  type SECTIONS,
  sectionOf,
  type Field,
  type FieldType,
  type RecordType,
  type Section,
} from './fields.ts';

/** A JSON Schema, limited to what describes the files of packs. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  /** for messages: the expected value in words */
  expected?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  required?: string[];
  items?: JsonSchema;
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  $defs?: Record<string, JsonSchema>;
  $schema?: string;
}

/** Pattern of a name that packs declare and effects use. */
export const NAME_PATTERN = '^[a-z][a-z0-9]*(-[a-z0-9]+)*$';

/** Pattern of an id that effects never use: it may contain capital letters. */
export const ANY_CASE_PATTERN = '^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$';

/** Pattern of a name in a lexicon: also of a step, `PROCEDURE/STEP`. */
const NAME_OR_STEP_PATTERN = '^[a-z][a-z0-9]*(-[a-z0-9]+)*(/[a-z][a-z0-9]*(-[a-z0-9]+)*)?$';

/** Keys that depend on the pack: the names of its programs and attributes. */
export interface DeclaredKeys {
  programs: string[];
  attributes: string[];
}

/** The JSON Schema of the files of a pack that declares these keys. */
export function packSchema(open: DeclaredKeys): JsonSchema {
  const $defs: Record<string, JsonSchema> = {};
  for (const name of SECTION_NAMES) $defs[name] = entrySchema(sectionOf(name), open);
  for (const name of SECTION_NAMES) $defs[sectionKey(name)] = sectionSchema(name);
  for (const [name, { type }] of Object.entries(NOTE_FIELDS)) $defs[noteKey(name)] = fieldSchema(type, open);
  const sections = Object.fromEntries(SECTION_NAMES.map((name) => [name, { $ref: `#/$defs/${sectionKey(name)}` }]));
  const changeable = (
    of: (name: (typeof OVERRIDABLE_SECTIONS)[number]) => JsonSchema,
    names: readonly (typeof OVERRIDABLE_SECTIONS)[number][] = OVERRIDABLE_SECTIONS,
  ): JsonSchema => closed(Object.fromEntries(names.map((name) => [name, of(name)])), 'a map of sections');
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...closed(
      {
        ...properties(HEADER, open),
        ...sections,
        remove: changeable(() => ({ type: 'array', expected: 'a list of ids', items: nameSchema() })),
        replace: changeable((name) => sections[name]),
        change: changeable(
          (name) =>
            sectionSchema(
              name,
              recordSchema(withoutRequired(sectionOf(name).entry), open, 'a map of the fields that change'),
            ),
          PATCHABLE_SECTIONS,
        ),
        insert: {
          type: 'array',
          expected: 'a list of new steps',
          items: recordSchema(INSERTED_STEP, open, 'a new step'),
        },
      },
      'a map of sections',
    ),
    $defs,
  };
}

/** The schema of a section. */
export const LIST = 'a list of entries';
export const MAP = 'a map from names to entries';
export const COST = 'a cost';
export const AMOUNTS = 'amounts';

const sectionKey = (name: string): string => `all-${name}`;
const noteKey = (name: string): string => `note-${name}`;

/** The same fields, of which only the id is required. */
function withoutRequired(record: RecordType): RecordType {
  return {
    ...record,
    fields: Object.fromEntries(
      Object.entries(record.fields).map(([name, field]) => [
        name,
        field.required && name !== 'id' ? { ...field, required: false } : field,
      ]),
    ),
  };
}

function sectionSchema(name: keyof typeof SECTIONS, entry: JsonSchema = { $ref: `#/$defs/${name}` }): JsonSchema {
  const { shape, doc, ids } = sectionOf(name);
  if (shape !== 'map') return { type: ['array', 'null'], expected: LIST, description: doc, items: entry };
  return {
    type: ['object', 'null'],
    expected: MAP,
    description: doc,
    propertyNames: ids ? { ...nameSchema(), pattern: ANY_CASE_PATTERN } : nameSchema(),
    additionalProperties: entry,
  };
}

function entrySchema({ entry }: Section, open: DeclaredKeys): JsonSchema {
  return recordSchema(entry, open, 'a map of its fields');
}

function recordSchema(record: RecordType, open: DeclaredKeys, wants: string): JsonSchema {
  const dynamic: Record<string, JsonSchema> = {};
  if (record.declaredKeys?.includes('program')) {
    for (const name of open.programs) dynamic[name] = fieldSchema({ is: 'program', mode: 'by-type' }, open);
  }
  if (record.declaredKeys?.includes('attribute')) {
    for (const name of open.attributes) dynamic[name] = fieldSchema({ is: 'integer' }, open);
  }
  const schema = closed({ ...dynamic, ...properties(record.fields, open) }, wants);
  const required = Object.keys(record.fields).filter((name) => record.fields[name].required);
  if (required.length) schema.required = required;
  else schema.type = ['object', 'null'];
  if (record.rest) {
    schema.additionalProperties = fieldSchema(record.rest, open);
    schema.propertyNames = record.restMayBeSteps ? { ...nameSchema(), pattern: NAME_OR_STEP_PATTERN } : nameSchema();
  }
  if (record.shorthand) {
    const short = fieldSchema(record.fields[record.shorthand].type, open);
    schema.type = [...new Set([schema.type, short.type].flat())] as string[];
    schema.expected = `${short.expected}, or ${wants}`;
  }
  return schema;
}

function properties(fields: Record<string, Field>, open: DeclaredKeys): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      NOTE_FIELDS[name] === field
        ? { $ref: `#/$defs/${noteKey(name)}` }
        : { ...fieldSchema(field.type, open), description: field.doc },
    ]),
  );
}

function fieldSchema(type: FieldType, open: DeclaredKeys): JsonSchema {
  switch (type.is) {
    case 'words':
      return { type: 'string', expected: 'text' };
    case 'label':
      return { type: ['string', 'integer'], expected: 'text or a number' };
    case 'integer':
      return {
        type: 'integer',
        expected: 'a whole number',
        minimum: type.min ?? -LIMITS.number.most,
        maximum: type.max ?? LIMITS.number.most,
      };
    case 'flag':
      return { type: 'boolean', expected: 'true or false' };
    case 'choice':
      return { type: 'string', expected: quotedAlternatives(type.of), enum: type.of };
    case 'name':
      return nameSchema();
    case 'program':
    case 'standing':
      return { type: 'string', expected: 'an effect text' };
    case 'condition':
      return { type: 'string', expected: 'a condition' };
    case 'value':
      return { type: ['integer', 'string'], expected: 'a number or an expression' };
    case 'cost':
      return { type: 'string', expected: COST };
    case 'amounts':
      return { type: 'string', expected: AMOUNTS };
    case 'sites':
      return { type: 'string', expected: 'a phrase that names sites' };
    case 'list':
      return { type: 'array', expected: 'a list', items: fieldSchema(type.of, open) };
    case 'one-or-list': {
      const one = fieldSchema(type.of, open);
      return {
        ...one,
        type: [...new Set([one.type, 'array'].flat())] as string[],
        expected: `${one.expected}, or a list of such`,
        items: one,
      };
    }
    case 'map':
      return {
        type: 'object',
        expected: 'a map',
        ...(type.keys === 'any' ? {} : { propertyNames: nameSchema() }),
        additionalProperties: fieldSchema(type.of, open),
      };
    case 'record':
      return recordSchema(type.record, open, 'a map');
    case 'anything':
      return {};
  }
}

function nameSchema(): JsonSchema {
  return { type: 'string', expected: 'a name', pattern: NAME_PATTERN };
}

function closed(props: Record<string, JsonSchema>, wants: string): JsonSchema {
  return { type: 'object', expected: wants, properties: props, additionalProperties: false };
}
