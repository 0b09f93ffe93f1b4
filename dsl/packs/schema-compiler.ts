/** Compiles JSON Schemas with ajv. A build does this in advance and replaces every `*.validator.ts` by ajv's code. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonSchema } from './schema.ts';
import type { Validator } from './violations.ts';

export const ajv = new Ajv2020({
  allErrors: true,
  messages: false,
  allowUnionTypes: true,
  inlineRefs: false,
  code: { source: true, esm: true },
});
ajv.addKeyword('expected');

export const compileSchema = (schema: JsonSchema): Validator =>
  ajv.compile(withoutAnnotations(schema, true)) as Validator;

/** Annotations for people are not needed for validation, and would bloat the generated code. */
function withoutAnnotations<T>(node: T, isSchema: boolean): T {
  if (Array.isArray(node)) return node.map((item: unknown) => withoutAnnotations(item, isSchema)) as T;
  if (typeof node !== 'object' || node === null) return node;
  // below these, keys are names
  const holdsNames = (key: string): boolean => isSchema && (key === 'properties' || key === '$defs');
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !isSchema || (key !== 'expected' && key !== 'description'))
      .map(([key, value]: [string, unknown]) => [key, withoutAnnotations(value, !holdsNames(key))]),
  ) as T;
}
