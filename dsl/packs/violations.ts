/**
 * Schema violations, from the errors of ajv. The validators (`*.validator.ts`) are compiled once, without the programs and
 * attributes that a pack declares; keys of that kind are looked up here.
 */
import { nodeAt, plain, type Path, type Plain, type YamlMap, type YamlNode } from '../source/tree.ts';
import type { JsonSchema } from './schema.ts';

/** The part of an ajv error that is used here. */
interface SchemaError {
  keyword: string;
  instancePath: string;
  propertyName?: string;
  params: Record<string, unknown>;
}
/** A validator as ajv compiles it. */
export interface Validator {
  (data: unknown): boolean;
  errors?: SchemaError[] | null;
}

export interface Violation {
  keyword: 'type' | 'enum' | 'pattern' | 'minimum' | 'maximum' | 'additionalProperties' | 'propertyNames' | 'required';
  path: Path;
  /** the subschema with the keyword */
  schema: JsonSchema;
  /** the key that is missing, not known or no name; or the text that is no name */
  name?: string;
}

/** `schema` is the one of the validator, with the keys that a pack adds. */
export function violationsOf(root: YamlMap, schema: JsonSchema, validate: Validator): Violation[] {
  if (validate(plain(root))) return [];
  const errors = (validate.errors ?? []).filter(({ propertyName }) => propertyName === undefined);
  const mistyped = new Set(errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath));
  // if the type is wrong, other violations of the value are redundant
  return errors
    .filter(({ keyword, instancePath }) => keyword === 'type' || !mistyped.has(instancePath))
    .flatMap((error): Violation[] => {
      const path = pathOf(error.instancePath, root);
      const holder = schemaAt(path, schema);
      const keyword = error.keyword as Violation['keyword'];
      switch (keyword) {
        case 'additionalProperties':
          return atKey(root, path, holder, error.params.additionalProperty as string);
        case 'required':
          return [{ keyword, path, schema: holder, name: error.params.missingProperty as string }];
        case 'propertyNames':
          return [{ keyword, path, schema: holder, name: error.params.propertyName as string }];
        case 'pattern':
          return [{ keyword, path, schema: holder, name: String(valueOf(nodeAt(root, path))) }];
        default:
          return [{ keyword, path, schema: holder }];
      }
    });
}

/** A key unknown to the validator: one declared by the pack, whose type is checked here, or a mistake. */
function atKey(root: YamlMap, path: Path, schema: JsonSchema, name: string): Violation[] {
  if (!schema.properties || !Object.hasOwn(schema.properties, name)) {
    return [{ keyword: 'additionalProperties', path, schema, name }];
  }
  const own = schema.properties[name];
  const at = [...path, name];
  const node = nodeAt(root, at);
  if (!node || !isOf(node, own.type as string)) return [{ keyword: 'type', path: at, schema: own }];
  const beyond = boundBeyond(node, own);
  return beyond ? [{ keyword: beyond, path: at, schema: own }] : [];
}

/** The bound of a number that the value does not keep. */
function boundBeyond(node: YamlNode, { minimum, maximum }: JsonSchema): 'minimum' | 'maximum' | undefined {
  const value = node.kind === 'scalar' ? Number(node.value) : 0;
  if (minimum !== undefined && value < minimum) return 'minimum';
  return maximum !== undefined && value > maximum ? 'maximum' : undefined;
}

const isOf = (node: YamlNode, type: string): boolean =>
  node.kind === 'scalar' && (type === 'integer' ? Number.isInteger(node.value) : type === typeof node.value);
const valueOf = (node: YamlNode | undefined): Plain => (node ? plain(node) : null);

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** A JSON pointer as a path; the tree decides whether a step is an index or a key. */
function pathOf(pointer: string, root: YamlMap): Path {
  const path: (string | number)[] = [];
  let node: YamlNode | undefined = root;
  for (const step of stepsOf(pointer)) {
    const key: string | number = node?.kind === 'list' ? Number(step) : step;
    path.push(key);
    node = node && nodeAt(node, [key]);
  }
  return path;
}

const DEFINITIONS = '#/$defs/';

/** The subschema of the value at a path. The schema has no unions, so the path is enough; ajv's own schema path stops at references. */
function schemaAt(path: Path, schema: JsonSchema): JsonSchema {
  const named = (part: JsonSchema): JsonSchema =>
    part.$ref === undefined ? part : schema.$defs![part.$ref.slice(DEFINITIONS.length)];
  return path.reduce<JsonSchema>((part, step) => {
    if (typeof step === 'number') return named(part.items!);
    return named(
      part.properties && Object.hasOwn(part.properties, step)
        ? part.properties[step]
        : (part.additionalProperties as JsonSchema),
    );
  }, named(schema));
}
