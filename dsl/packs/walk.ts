/** Finds the texts of the effect language in one file, by the table of fields alone: what `fmt` needs, and no more. */
import { childOf, type Path, type YamlMap, type YamlNode, type YamlScalar } from '../source/tree.ts';
import { INSERT, SECTION_NAMES, sectionOf, type FieldType, type Record_ } from './fields.ts';
import type { TextKind } from './sources.ts';

export interface FoundText { node: YamlScalar; kind: TextKind; path: Path }

export function textsIn(root: YamlMap): FoundText[] {
  const found: FoundText[] = [];
  const sections = (top: YamlNode | undefined, path: Path): void => {
    for (const name of SECTION_NAMES) {
      const { entry } = sectionOf(name);
      eachOf(childOf(top, name), [...path, name], (node, at) => walkRecord(node, entry, at, found));
    }
  };
  sections(root, []);
  for (const key of ['replace', 'change']) sections(childOf(root, key), [key]);
  eachOf(childOf(root, 'insert'), ['insert'], (node, at) => walkRecord(node, INSERT, at, found));
  return found;
}

function eachOf(node: YamlNode | undefined, path: Path, visit: (node: YamlNode, path: Path) => void): void {
  if (node?.kind === 'map') for (const { key, value } of node.entries) visit(value, [...path, key]);
  if (node?.kind === 'list') node.items.forEach((item, i) => visit(item, [...path, i]));
}

function walkRecord(node: YamlNode, record: Record_, path: Path, found: FoundText[]): void {
  if (node.kind !== 'map') {
    if (record.short) walk(node, record.fields[record.short].type, path, found);
    return;
  }
  for (const { key, value } of node.entries) {
    const declared = Object.hasOwn(record.fields, key) ? record.fields[key].type : undefined;
    const type = declared ?? record.rest ?? (record.open?.includes('program') ? { is: 'program', mode: 'by-type' } as const : undefined);
    if (type) walk(value, type, [...path, key], found);
  }
}

function walk(node: YamlNode, type: FieldType, path: Path, found: FoundText[]): void {
  switch (type.is) {
    case 'program': case 'standing': case 'condition': case 'value': case 'cost': case 'amounts': case 'sites':
      if (node.kind === 'scalar' && !node.usedAt && typeof node.value === 'string') found.push({ node, kind: type.is, path });
      break;
    case 'record': walkRecord(node, type.record, path, found); break;
    case 'list': case 'map': eachOf(node, path, (item, at) => walk(item, type.of, at, found)); break;
    case 'one-or-list': if (node.kind === 'list') eachOf(node, path, (item, at) => walk(item, type.of, at, found)); else walk(node, type.of, path, found); break;
    default: break;
  }
}
