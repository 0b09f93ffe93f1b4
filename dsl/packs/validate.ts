/** Checks a file against the schema: each error at the key or value that it is about. */
import { nearestNames } from '../source/nearest-names.ts';
import type { Problem } from '../source/problem.ts';
import type { FileKind, FoundValue, Subject, Wanted } from './diagnostic-words.ts';
import { packProblem, type WrongType } from './diagnostics.ts';
import type { Span } from '../source/span.ts';
import { childOf, entryOf, keySpanAt, nodeAt, valueKind, type Path, type YamlMap } from '../source/tree.ts';
import { sectionOf, type SectionName } from './fields.ts';
import { validate as validatePack } from './pack.validator.ts';
import { AMOUNTS, COST, LIST, MAP, packSchema, type JsonSchema, type DeclaredKeys } from './schema.ts';
import { violationsOf, type Validator, type Violation } from './violations.ts';

let latest: { key: string; schema: JsonSchema } | undefined;

/** The schema for some declared keys. The last one is cached, because an editor needs the same one at every keystroke. */
function schemaFor(open: DeclaredKeys): JsonSchema {
  const key = JSON.stringify(open);
  if (latest?.key !== key) latest = { key, schema: packSchema(open) };
  return latest.schema;
}

export const validateFile = (root: YamlMap, open: DeclaredKeys): Problem[] =>
  validateAgainst(root, schemaFor(open), validatePack, 'pack');

/** Checks any file against a schema of the same kind; `file` is named in messages. */
export const validateAgainst = (root: YamlMap, schema: JsonSchema, validate: Validator, file: FileKind): Problem[] =>
  violationsOf(root, schema, validate).map((violation) => problemOf(violation, root, file));

function problemOf({ keyword, path, schema, name = '' }: Violation, root: YamlMap, file: FileKind): Problem {
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(root, path, name, schema, file);
    case 'required':
      return missingKey(root, path, name, file);
    case 'propertyNames':
      return badName(name, keySpanAt(root, [...path, name]));
    case 'pattern':
      return badName(name, spanAt(root, path));
    case 'enum':
      return wrongChoice(root, path, schema, file);
    case 'type':
    case 'minimum':
    case 'maximum':
      return wrongValue(root, path, schema, file);
  }
}

function unknownKey(root: YamlMap, path: Path, key: string, schema: JsonSchema, file: FileKind): Problem {
  const place = nodeAt(root, path);
  const present = place?.kind === 'map' ? new Set(place.entries.map((entry) => entry.key)) : new Set<string>();
  const known = Object.keys(schema.properties ?? {});
  const suggestions = nearestNames(
    key,
    known.filter((name) => !present.has(name)),
  );
  return packProblem('unknown-key', keySpanAt(root, [...path, key]), {
    key,
    in: subject(path, file),
    known: known.sort(),
    suggestions,
  });
}

function missingKey(root: YamlMap, path: Path, key: string, file: FileKind): Problem {
  const node = nodeAt(root, path);
  const first = node?.kind === 'map' ? node.entries[0]?.keySpan : undefined;
  const inList = typeof path[path.length - 1] === 'number';
  const span = path.length === 0 || inList ? (first ?? node?.span ?? root.span) : keySpanAt(root, path);
  return packProblem('missing-key', span, { key, in: nameOf(root, path, file) });
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

function wrongChoice(root: YamlMap, path: Path, { enum: choices = [] }: JsonSchema, file: FileKind): Problem {
  const node = nodeAt(root, path);
  if (node && (node.kind !== 'scalar' || typeof node.value !== 'string')) {
    return wrongType(root, path, { oneOf: choices }, file);
  }
  const written = node?.kind === 'scalar' ? node.text : '';
  return packProblem('wrong-choice', spanAt(root, path), {
    written,
    choices,
    suggestions: nearestNames(written, choices),
  });
}

function wrongValue(root: YamlMap, path: Path, schema: JsonSchema, file: FileKind): Problem {
  const { expected = 'something else', minimum, maximum } = schema;
  const node = nodeAt(root, path);
  const number = node?.kind === 'scalar' && Number.isInteger(node.value) ? Number(node.value) : undefined;
  const wanted = {
    schema: expected,
    ...(number !== undefined && minimum !== undefined && number < minimum ? { min: minimum } : {}),
    ...(number !== undefined && maximum !== undefined && number > maximum ? { max: maximum } : {}),
  };
  return wrongType(root, path, wanted, file, hintFor(expected, node, path));
}

function wrongType(
  root: YamlMap,
  path: Path,
  wanted: Wanted,
  file: FileKind,
  hint: Pick<WrongType, 'hint'> = {},
): Problem {
  const node = nodeAt(root, path);
  return packProblem('wrong-type', spanAt(root, path), {
    subject: subject(path, file),
    wanted,
    found: node ? foundValue(node) : 'nothing',
    ...hint,
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
  if ((expected === COST || expected === AMOUNTS) && node?.kind === 'scalar' && typeof node.value === 'number') {
    return { hint: { as: 'amount', n: node.value } };
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

function foundValue(node: NonNullable<ReturnType<typeof nodeAt>>): FoundValue {
  return node.kind === 'scalar' && typeof node.value === 'number' ? { number: node.text } : valueKind(node);
}

function subject(path: Path, file: FileKind): Subject {
  const last = path[path.length - 1];
  if (last === undefined) return { is: 'file', of: file };
  if (typeof last === 'string') return { is: 'key', name: last };
  const parent = path[path.length - 2];
  return { is: 'entry', number: last + 1, ...(parent === undefined ? {} : { of: String(parent) }) };
}

/** An entry by its id, if it has one. */
function nameOf(root: YamlMap, path: Path, file: FileKind): Subject {
  const id = entryOf(nodeAt(root, path), 'id')?.value;
  return id?.kind === 'scalar' && id.text ? { is: 'key', name: id.text } : subject(path, file);
}
