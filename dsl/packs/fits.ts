/**
 * Whether a file keeps to the schema: yes or no, straight from its nodes. A file that does, as nearly all do, never
 * needs the schema compiled; what is wrong with one that does not is told by the validator (a test holds both together).
 */
import type { YamlMap, YamlNode } from '../source/tree.ts';
import type { JsonSchema } from './schema.ts';

const DEFINITIONS = '#/$defs/';

export function fitsSchema(root: YamlMap, schema: JsonSchema): boolean {
  const patterns = new Map<string, RegExp>();
  const definitions = schema.$defs ?? {};

  const matches = (text: string, pattern: string): boolean => {
    let found = patterns.get(pattern);
    if (!found) patterns.set(pattern, found = new RegExp(pattern, 'u'));
    return found.test(text);
  };

  /** Names are texts, so of their schema only this counts. */
  const isName = (name: string, { pattern }: JsonSchema): boolean => pattern === undefined || matches(name, pattern);

  const mapFits = (node: YamlMap, { properties, additionalProperties: rest, propertyNames, required }: JsonSchema): boolean => {
    for (const { key, value } of node.entries) {
      if (propertyNames && !isName(key, propertyNames)) return false;
      const own = properties && Object.hasOwn(properties, key) ? properties[key] : rest ?? true;
      if (own === false || (own !== true && !fits(value, own))) return false;
    }
    return !required || required.every((name) => node.entries.some(({ key }) => key === name));
  };

  const fits = (node: YamlNode, wanted: JsonSchema): boolean => {
    const { $ref, type, items, enum: choices, pattern, minimum } = wanted;
    if ($ref !== undefined && !fits(node, definitions[$ref.slice(DEFINITIONS.length)])) return false;
    if (type !== undefined && !(typeof type === 'string' ? isOf(node, type) : type.some((one) => isOf(node, one)))) return false;
    if (node.kind === 'map') return mapFits(node, wanted);
    if (node.kind === 'list') return !items || node.items.every((item) => fits(item, items));
    const { value } = node;
    if (choices && !(typeof value === 'string' && choices.includes(value))) return false;
    if (typeof value === 'string') return pattern === undefined || matches(value, pattern);
    return typeof value !== 'number' || minimum === undefined || value >= minimum;
  };

  return fits(root, schema);
}

function isOf(node: YamlNode, type: string): boolean {
  if (node.kind !== 'scalar') return type === (node.kind === 'map' ? 'object' : 'array');
  if (node.value === null) return type === 'null';
  return type === 'integer' ? Number.isInteger(node.value) : type === typeof node.value;
}
