/** Every key of the pack format, by its place: walked through the JSON Schema, so a new key is among them at once. */
import type { JsonSchema } from '../../dsl/packs/schema.ts';

/** A place in a file: names of keys, `*` for any name that a pack gives, `[]` for any entry of a list. */
export type KeyPlace = readonly string[];

export interface SchemaKey {
  place: KeyPlace;
  schema: JsonSchema;
  required: boolean;
}

/** The keys of files, of changes by other packs and of notes, each once: what several places share has the place of its definition. */
export function keysOf(root: JsonSchema): SchemaKey[] {
  const found: SchemaKey[] = [];
  const visit = (schema: JsonSchema, place: KeyPlace): void => {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      const required = schema.required?.includes(name) === true;
      found.push({ place: [...place, name], schema: resolved(inner, root), required });
      if (!isNote(inner)) visit(resolved(inner, root), [...place, name]);
    }
    if (typeof schema.additionalProperties === 'object') {
      visit(resolved(schema.additionalProperties, root), [...place, '*']);
    }
    // one, or a list of such: the same keys
    if (schema.items && !schema.properties) visit(resolved(schema.items, root), [...place, '[]']);
  };
  const { change, replace, remove, ...own } = root.properties!;
  visit({ ...root, properties: own }, []);
  // their keys are sections, and those of sections
  for (const [name, { properties }] of Object.entries({ change, replace, remove })) {
    for (const section of Object.keys(properties!)) {
      found.push({ place: [name, section], schema: properties![section], required: false });
    }
  }
  for (const [name, schema] of Object.entries(root.$defs!)) if (name.startsWith('note-')) visit(schema, [name]);
  return found;
}

const isNote = ({ $ref }: JsonSchema): boolean => $ref?.startsWith('#/$defs/note-') === true;

function resolved(schema: JsonSchema, root: JsonSchema): JsonSchema {
  return schema.$ref === undefined ? schema : root.$defs![schema.$ref.slice('#/$defs/'.length)];
}
