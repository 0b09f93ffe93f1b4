/** Edits that set fields and put in, take out and copy whole parts of a YAML file, with its layout and comments preserved. */
import type { Edit } from './fix.ts';
import type { YamlEntry, YamlList, YamlMap, YamlNode, Plain } from './tree.ts';
import { columnOf, endOfLine, removeEntry } from './yaml-edits.ts';
import {
  emptyLineAt,
  emptyLineBefore,
  endOfEntry,
  isFlow,
  isSpaced,
  linesOfPart,
  newlineOf,
  partsOf,
} from './yaml-layout.ts';
import { fieldYaml, isPlainText, scalarYaml, valueYaml } from './plain-yaml.ts';

// ------------------------------------------------------------------------------------------------ fields

/** Puts a value in the place of another one, in its notation where that can hold it. */
export function setValue({ keySpan, value: old }: YamlEntry, value: Plain, text: string, flow: boolean): Edit {
  const indent = columnOf(text, keySpan.start);
  if (old.kind === 'scalar' && old.span.end > old.span.start) {
    return { span: old.span, text: sameNotation(old, value, text, flow, indent) };
  }
  const newline = newlineOf(text);
  if (old.kind === 'list' && !isFlow(old, text) && Array.isArray(value) && value.length > 0) {
    const margin = `${newline}${' '.repeat(partsOf(old, text)[0]?.column ?? indent + 2)}`;
    const items = value.map((item) => `- ${valueYaml(item)}`);
    return {
      span: { start: lineBreakBefore(text, old.span.start), end: endOfEntry({ key: '', keySpan, value: old }, text) },
      text: items.map((item) => margin + item).join(''),
    };
  }
  if (old.kind !== 'scalar' && isFlow(old, text)) return { span: old.span, text: valueYaml(value, true) };
  const colon = text.indexOf(':', keySpan.end) + 1;
  const end = Math.max(colon, endOfEntry({ key: '', keySpan, value: old }, text));
  return {
    span: { start: colon, end },
    text: flow ? ` ${valueYaml(oneLine(value), true)}` : fieldYaml(value, ' '.repeat(indent + 2), newline),
  };
}

const lineBreakBefore = (text: string, offset: number): number =>
  text.slice(0, text.lastIndexOf('\n', offset)).trimEnd().length;

const oneLine = (value: Plain): Plain => (typeof value === 'string' ? value.trim().replace(/\s*\n\s*/g, '; ') : value);

/** A text stays in its quotes, or in its block, as far as it can. */
function sameNotation(
  old: YamlNode & { kind: 'scalar' },
  value: Plain,
  text: string,
  flow: boolean,
  indent: number,
): string {
  const mark = text[old.span.start];
  const newline = newlineOf(text);
  const margin = ' '.repeat(indent + 2);
  if (typeof value !== 'string' || flow) {
    const line = oneLine(value);
    return typeof line === 'string' ? quotedLike(mark, old, line, flow) : valueYaml(line, flow);
  }
  if (mark === '|' || mark === '>') {
    const header = text.slice(old.span.start, endOfLine(text, old.span.start)).replace(/^[|>]([-+]?)[0-9]*/, '|$1');
    const lines = value
      .trimEnd()
      .split('\n')
      .map((line) => (line === '' ? '' : margin + line));
    const last = /\n[^\S\n]*$/.test(text.slice(old.span.start, old.span.end)) ? newline : '';
    return [header, ...lines].join(newline) + last;
  }
  if (value.trimEnd().includes('\n')) return fieldYaml(value, margin, newline).slice(1);
  return quotedLike(mark, old, value, flow);
}

/** In the quotes of the old text if it did not need them, otherwise only in quotes that are needed. */
function quotedLike(mark: string, old: YamlNode & { kind: 'scalar' }, value: string, flow: boolean): string {
  const kept = (mark === '"' || mark === "'") && isPlainText(old.text, flow);
  if (kept && mark === '"') return JSON.stringify(value);
  if (kept && !/[\u0000-\u001f]/.test(value)) return `'${value.replace(/'/g, "''")}'`;
  return scalarYaml(value, flow);
}

/** Adds a field behind the last one that comes before it by its `rank`, or as the first. */
export function insertField(
  map: YamlMap,
  key: string,
  value: Plain,
  text: string,
  rank: (key: string) => number,
): Edit {
  const flow = isFlow(map, text);
  const previous = map.entries.findLast((entry) => rank(entry.key) <= rank(key));
  if (flow) {
    const field = `${key}: ${valueYaml(oneLine(value), true)}`;
    if (previous) return insertion(endOfEntry(previous, text), `, ${field}`);
    return insertion(map.span.start + 1, map.entries.length > 0 ? `${field}, ` : field);
  }
  const newline = newlineOf(text);
  const indent = columnOf(text, map.entries[0].keySpan.start);
  const field = `${key}:${fieldYaml(value, ' '.repeat(indent + 2), newline)}`;
  if (previous) {
    return insertion(endOfLine(text, endOfEntry(previous, text)), `${newline}${' '.repeat(indent)}${field}`);
  }
  return insertion(map.entries[0].keySpan.start, `${field}${newline}${' '.repeat(indent)}`);
}

const insertion = (at: number, text: string): Edit => ({ span: { start: at, end: at }, text });

// ------------------------------------------------------------------------------------------------ parts

/** Takes a part out: with its comments and an empty line beside it, or with its comma. Null: the only one, which its section needs. */
export function removePart(node: YamlList | YamlMap, index: number, text: string): Edit | null {
  const parts = partsOf(node, text);
  if (parts.length < 2) return null;
  if (isFlow(node, text)) {
    if (node.kind === 'map') return removeEntry(node.entries[index], node, text);
    const { start, end } = parts[index].span;
    return index + 1 < parts.length
      ? { span: { start, end: parts[index + 1].span.start }, text: '' }
      : { span: { start: parts[index - 1].span.end, end }, text: '' };
  }
  const lines = linesOfPart(parts[index], text);
  const before = emptyLineBefore(text, lines.start);
  if (before && index > 0) return { span: { start: before.start, end: lines.end }, text: '' };
  if (!text.slice(lines.start, lines.end).endsWith('\n') && lines.start > 0) {
    return { span: { start: text.slice(0, lines.start).trimEnd().length, end: lines.end }, text: '' };
  }
  const after = index === 0 ? emptyLineAt(text, lines.end) : undefined;
  return { span: { start: lines.start, end: after?.end ?? lines.end }, text: '' };
}

/** Puts lines, which end with a line break, behind a part of a block. */
export function insertAfter(node: YamlList | YamlMap, index: number, lines: string, text: string): Edit {
  const parts = partsOf(node, text);
  const newline = newlineOf(text);
  const { end } = linesOfPart(parts[index], text);
  const gap = isSpaced(parts, text) ? newline : '';
  // the file may end without a line break
  if (!text.slice(0, end).endsWith('\n')) return insertion(end, `${newline}${gap}${lines.replace(/\r?\n$/, '')}`);
  return insertion(end, gap + lines);
}

/** Puts lines before the first part of a block. */
export function insertFirst(node: YamlList | YamlMap, lines: string, text: string): Edit {
  const parts = partsOf(node, text);
  const { start } = linesOfPart(parts[0], text);
  return insertion(start, lines + (isSpaced(parts, text) ? newlineOf(text) : ''));
}

/** Puts a part behind another one inside of brackets. */
export function insertInFlow(node: YamlList | YamlMap, index: number, part: string, text: string): Edit {
  const parts = partsOf(node, text);
  return parts.length === 0
    ? insertion(node.span.start + 1, part)
    : insertion(parts[Math.min(index, parts.length - 1)].span.end, `, ${part}`);
}

/** Lines of a block moved to another column. */
export function shiftLines(lines: string, by: number): string {
  if (by === 0) return lines;
  return lines
    .split('\n')
    .map((line) =>
      line.trim() === '' ? line : by > 0 ? ' '.repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), ''),
    )
    .join('\n');
}
