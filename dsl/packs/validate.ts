/** Checks a file against the schema: each error at the key or value that it is about. */
import { nearestNames } from '../source/nearest-names.ts';
import type { Problem } from '../source/problem.ts';
import { packProblem, type WrongType } from './diagnostics.ts';
import type { Span } from '../source/span.ts';
import { childOf, describe, entryOf, keySpanAt, nodeAt, type Path, type YamlMap } from '../source/tree.ts';
import { sectionOf, type SectionName } from './fields.ts';
import { validate as validatePack } from './pack.validator.ts';
import { LIST, MAP, quotedAlternatives, packSchema, type JsonSchema, type DeclaredKeys } from './schema.ts';
import { violationsOf, type Validator, type Violation } from './violations.ts';

let latest: { key: string; schema: JsonSchema } | undefined;

/** The schema for some declared keys. The last one is cached, because an editor needs the same one at every keystroke. */
function schemaFor(open: DeclaredKeys): JsonSchema {
  const key = JSON.stringify(open);
  if (latest?.key !== key) latest = { key, schema: packSchema(open) };
  return latest.schema;
}

export const validateFile = (root: YamlMap, open: DeclaredKeys): Problem[] =>
  validateAgainst(root, schemaFor(open), validatePack, 'a file of a pack');

/** Checks any file against a schema of the same kind; `whole` is the name of the file in messages. */
export const validateAgainst = (root: YamlMap, schema: JsonSchema, validate: Validator, whole: string): Problem[] =>
  violationsOf(root, schema, validate).map((violation) => problemOf(violation, root, whole));

function problemOf({ keyword, path, schema, name = '' }: Violation, root: YamlMap, whole: string): Problem {
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(root, path, name, schema, whole);
    case 'required':
      return missingKey(root, path, name, whole);
    case 'propertyNames':
      return badName(name, keySpanAt(root, [...path, name]));
    case 'pattern':
      return badName(name, spanAt(root, path));
    case 'enum':
      return wrongChoice(root, path, schema);
    case 'type':
    case 'minimum':
      return wrongValue(root, path, schema);
  }
}

function unknownKey(root: YamlMap, path: Path, key: string, schema: JsonSchema, whole: string): Problem {
  const place = nodeAt(root, path);
  const present = place?.kind === 'map' ? new Set(place.entries.map((entry) => entry.key)) : new Set<string>();
  const known = Object.keys(schema.properties ?? {});
  const suggestions = nearestNames(
    key,
    known.filter((name) => !present.has(name)),
  );
  return packProblem('unknown-key', keySpanAt(root, [...path, key]), {
    key,
    in: where(path, whole),
    known: known.sort(),
    suggestions,
  });
}

function missingKey(root: YamlMap, path: Path, key: string, whole: string): Problem {
  const node = nodeAt(root, path);
  const first = node?.kind === 'map' ? node.entries[0]?.keySpan : undefined;
  const inList = typeof path[path.length - 1] === 'number';
  const span = path.length === 0 || inList ? (first ?? node?.span ?? root.span) : keySpanAt(root, path);
  return packProblem('missing-key', span, { key, in: nameOf(root, path, whole) });
}

function badName(name: string, span: Span): Problem {
  return packProblem('bad-name', span, { in: 'pack', name, suggestions: suggestName(name) ? [suggestName(name)] : [] });
}

function suggestName(name: string): string {
  const mended = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
  return mended;
}

function wrongChoice(root: YamlMap, path: Path, { enum: choices = [] }: JsonSchema): Problem {
  const node = nodeAt(root, path);
  if (node && (node.kind !== 'scalar' || typeof node.value !== 'string')) {
    return wrongValue(root, path, { expected: quotedAlternatives(choices) });
  }
  const written = node?.kind === 'scalar' ? node.text : '';
  return packProblem('wrong-choice', spanAt(root, path), {
    written,
    choices: quotedAlternatives(choices),
    suggestions: nearestNames(written, choices),
  });
}

function wrongValue(root: YamlMap, path: Path, { expected = 'something else', minimum }: JsonSchema): Problem {
  const node = nodeAt(root, path);
  const tooSmall =
    minimum !== undefined && node?.kind === 'scalar' && typeof node.value === 'number' && Number.isInteger(node.value);
  return packProblem('wrong-type', spanAt(root, path), {
    subject: subject(path),
    wanted: `${expected}${tooSmall ? ` of at least ${minimum}` : ''}`,
    found: node ? valueOf(node) : 'nothing',
    ...hintFor(expected, node, path),
  });
}

function hintFor(expected: string, node: ReturnType<typeof nodeAt>, path: Path): Pick<WrongType, 'hint'> {
  if (expected === LIST && node?.kind === 'map' && node.entries.length && isListSection(path)) {
    return { hint: { as: 'list', key: node.entries[0].key } };
  }
  if (expected === MAP && node?.kind === 'list' && node.items.length) {
    const id = childOf(node.items[0], 'id');
    return { hint: { as: 'map', key: id?.kind === 'scalar' ? id.text : 'name' } };
  }
  const quotable = node?.kind === 'scalar' && node.value !== null && typeof node.value !== 'string';
  return quotable && (expected === 'text' || expected === 'a name')
    ? { hint: { as: 'text', quoted: `"${node.text}"` } }
    : {};
}

const isListSection = (path: Path): boolean => sectionOf(path[path.length - 1] as SectionName).shape === 'list';

// ------------------------------------------------------------------------------------------------ words and places

/** The value's place, on one line; of an empty value its key's. */
function spanAt(root: YamlMap, path: Path): Span {
  const node = nodeAt(root, path);
  if (!node || node.span.start === node.span.end) return keySpanAt(root, path);
  return node.kind === 'scalar' ? node.span : { start: node.span.start, end: firstEnd(node) };
}

function firstEnd(node: NonNullable<ReturnType<typeof nodeAt>>): number {
  if (node.kind === 'map' && node.entries.length) return Math.max(node.span.start + 1, node.entries[0].keySpan.end);
  return node.span.start + 1;
}

function valueOf(node: NonNullable<ReturnType<typeof nodeAt>>): string {
  return node.kind === 'scalar' && typeof node.value === 'number' ? `the number ${node.text}` : describe(node);
}

/** The name of the value at a path in messages. */
function where(path: Path, whole: string): string {
  if (path.length === 0) return whole;
  return subject(path);
}

function subject(path: Path): string {
  const last = path[path.length - 1];
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return `"${last}"`;
  const parent = path[path.length - 2];
  return `entry ${last + 1}${parent === undefined ? '' : ` of "${parent}"`}`;
}

/** An entry by its id, if it has one. */
function nameOf(root: YamlMap, path: Path, whole: string): string {
  const id = entryOf(nodeAt(root, path), 'id')?.value;
  return id?.kind === 'scalar' && id.text ? `"${id.text}"` : where(path, whole);
}
