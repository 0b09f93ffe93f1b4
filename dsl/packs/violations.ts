/**
 * What in a file does not keep to the schema, straight from its nodes. The schemas of packs use a small part of JSON Schema,
 * and the usual validators make code of a schema and evaluate it, which a page of the workbench forbids; a test holds this
 * against one of them.
 */
import type { Path, YamlMap, YamlNode } from '../source/tree.ts';
import type { JsonSchema } from './schema.ts';

export interface Violation {
  keyword: 'type' | 'enum' | 'pattern' | 'minimum' | 'additionalProperties' | 'propertyNames' | 'required';
  path: Path;
  /** that holds the keyword */
  schema: JsonSchema;
  /** the key that is missing, not known or no name; or the text that is no name */
  name?: string;
}

const DEFINITIONS = '#/$defs/';

export function violationsOf(root: YamlMap, schema: JsonSchema): Violation[] {
  const out: Violation[] = [], patterns = new Map<string, RegExp>(), definitions = schema.$defs ?? {};

  const matches = (text: string, pattern: string): boolean => {
    let found = patterns.get(pattern);
    if (!found) patterns.set(pattern, found = new RegExp(pattern, 'u'));
    return found.test(text);
  };

  const visitMap = (node: YamlMap, wanted: JsonSchema, path: Path): void => {
    const { properties, additionalProperties: rest, propertyNames: names, required } = wanted;
    for (const name of required ?? []) if (!node.entries.some(({ key }) => key === name)) out.push({ keyword: 'required', path, schema: wanted, name });
    for (const { key, value } of node.entries) {
      // names are texts, so of their schema only this counts
      if (names?.pattern !== undefined && !matches(key, names.pattern)) out.push({ keyword: 'propertyNames', path, schema: wanted, name: key });
      const own = properties && Object.hasOwn(properties, key) ? properties[key] : rest ?? true;
      if (own === false) out.push({ keyword: 'additionalProperties', path, schema: wanted, name: key });
      else if (own !== true) visit(value, own, [...path, key]);
    }
  };

  const visit = (node: YamlNode, wanted: JsonSchema, path: Path): void => {
    const { $ref, type, items, enum: choices, pattern, minimum } = wanted, broken = (keyword: Violation['keyword'], name?: string): void => { out.push({ keyword, path, schema: wanted, ...(name === undefined ? {} : { name }) }); };
    if ($ref !== undefined) visit(node, definitions[$ref.slice(DEFINITIONS.length)], path);
    if (type !== undefined && !(typeof type === 'string' ? isOf(node, type) : type.some((one) => isOf(node, one)))) { broken('type'); return; }
    if (node.kind === 'map') visitMap(node, wanted, path);
    else if (node.kind === 'list') { if (items) node.items.forEach((item, i) => visit(item, items, [...path, i])); }
    else {
      const { value } = node;
      if (choices && !(typeof value === 'string' && choices.includes(value))) broken('enum');
      if (typeof value === 'string' && pattern !== undefined && !matches(value, pattern)) broken('pattern', value);
      if (typeof value === 'number' && minimum !== undefined && value < minimum) broken('minimum');
    }
  };

  visit(root, schema, []);
  return out;
}

function isOf(node: YamlNode, type: string): boolean {
  if (node.kind !== 'scalar') return type === (node.kind === 'map' ? 'object' : 'array');
  if (node.value === null) return type === 'null';
  return type === 'integer' ? Number.isInteger(node.value) : type === typeof node.value;
}
