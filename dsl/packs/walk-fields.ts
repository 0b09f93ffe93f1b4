/** Walks a file by the table of fields alone, without loading the pack: finds effects for `fmt` and folding. */
import { childOf, type Path, type YamlMap, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { INSERTED_STEP, SECTION_NAMES, sectionOf, type FieldType, type RecordType } from './fields.ts';
import type { TextKind } from './sources.ts';

export interface EffectText {
  node: YamlScalar;
  kind: TextKind;
  path: Path;
}

/** Called with a value and its declared type. */
type Visit = (node: YamlNode, type: FieldType, path: Path) => void;

export function effectTextsIn(root: YamlMap): EffectText[] {
  const found: EffectText[] = [];
  walkFields(root, (node, type, path) => {
    switch (type.is) {
      case 'program':
      case 'standing':
      case 'condition':
      case 'value':
      case 'cost':
      case 'amounts':
      case 'sites':
        if (node.kind === 'scalar' && !node.usedAt && typeof node.value === 'string') {
          found.push({ node, kind: type.is, path });
        }
        break;
      default:
        break;
    }
  });
  return found;
}

/** Visits every entry of the sections and every value of a declared field, in the order of the sections. */
export function walkFields(root: YamlMap, visit: Visit): void {
  const sections = (top: YamlNode | undefined, path: Path): void => {
    for (const name of SECTION_NAMES) {
      const { entry } = sectionOf(name);
      eachOf(childOf(top, name), [...path, name], (node, at) => walk(node, { is: 'record', record: entry }, at, visit));
    }
  };
  sections(root, []);
  for (const key of ['replace', 'change']) sections(childOf(root, key), [key]);
  eachOf(childOf(root, 'insert'), ['insert'], (node, at) =>
    walk(node, { is: 'record', record: INSERTED_STEP }, at, visit),
  );
}

function eachOf(node: YamlNode | undefined, path: Path, visit: (node: YamlNode, path: Path) => void): void {
  if (node?.kind === 'map') for (const { key, value } of node.entries) visit(value, [...path, key]);
  if (node?.kind === 'list') node.items.forEach((item, i) => visit(item, [...path, i]));
}

function walkRecord(node: YamlNode, record: RecordType, path: Path, visit: Visit): void {
  if (node.kind !== 'map') {
    if (record.shorthand) walk(node, record.fields[record.shorthand].type, path, visit);
    return;
  }
  for (const { key, value } of node.entries) {
    const declared = Object.hasOwn(record.fields, key) ? record.fields[key].type : undefined;
    const type =
      declared ??
      record.rest ??
      (record.declaredKeys?.includes('program') ? ({ is: 'program', mode: 'by-type' } as const) : undefined);
    if (type) walk(value, type, [...path, key], visit);
  }
}

function walk(node: YamlNode, type: FieldType, path: Path, visit: Visit): void {
  visit(node, type, path);
  switch (type.is) {
    case 'record':
      walkRecord(node, type.record, path, visit);
      break;
    case 'list':
    case 'map':
      eachOf(node, path, (item, at) => walk(item, type.of, at, visit));
      break;
    case 'one-or-list':
      if (node.kind === 'list') eachOf(node, path, (item, at) => walk(item, type.of, at, visit));
      else walk(node, type.of, path, visit);
      break;
    default:
      break;
  }
}
