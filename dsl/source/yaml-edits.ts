/** Edits that insert or remove entries of a YAML file and preserve its layout. */
import type { Span } from './span.ts';
import type { YamlEntry, YamlNode, YamlScalar } from './tree.ts';
import type { Edit, FixContext } from './fix.ts';

/**
 * Adds a field after the last one of the marked component, on a new line or inside its brackets. `beside`: next to the marked
 * key instead of inside its value.
 */
export function addField(
  { span, text, root }: Pick<FixContext, 'span' | 'text' | 'root'>,
  key: string,
  value = ' ',
  where: 'inside' | 'beside' = 'inside',
): Edit | undefined {
  const map = root && (where === 'beside' ? entryAt(root, span)?.map : markedMap(root, span));
  if (!map || map.kind !== 'map') return undefined;
  const first = map.entries[0];
  if (!first) return undefined;
  if (text[map.span.start] === '{') {
    return {
      span: { start: map.span.end - 1, end: map.span.end - 1 },
      text: `, ${key}:${value}`.trimEnd() + (value === ' ' ? ' ' : ''),
    };
  }
  // after the last field, also if it has no value
  const last = map.entries.at(-1)!;
  const isEmpty = last.value.span.end <= last.keySpan.end;
  const body = text.slice(0, isEmpty ? endOfLine(text, last.keySpan.end) : last.value.span.end).trimEnd();
  const end = endOfLine(text, body.length);
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  return {
    span: { start: end, end },
    text: `${newline}${' '.repeat(columnOf(text, first.keySpan.start))}${key}:${value}`,
  };
}

/** The map whose key or id is marked, or the one that the key leads to. */
export function markedMap(node: YamlNode, span: Span): YamlNode | undefined {
  if (node.kind === 'list') return node.items.map((item) => markedMap(item, span)).find((found) => found !== undefined);
  if (node.kind !== 'map') return undefined;
  for (const { key, keySpan, value } of node.entries) {
    if (keySpan.start === span.start) return value.kind === 'map' && key !== 'id' ? value : node;
    if (key === 'id' && value.span.start === span.start) return node;
    const inside = markedMap(value, span);
    if (inside) return inside;
  }
  return undefined;
}

export function scalarAt(node: YamlNode, offset: number): { key: Span; node: YamlScalar } | undefined {
  if (node.kind === 'list') {
    return node.items.map((item) => scalarAt(item, offset)).find((found) => found !== undefined);
  }
  if (node.kind !== 'map') return undefined;
  for (const { keySpan, value } of node.entries) {
    if (value.kind === 'scalar' && value.span.start <= offset && offset <= value.span.end) {
      return { key: keySpan, node: value };
    }
    const inside = scalarAt(value, offset);
    if (inside) return inside;
  }
  return undefined;
}

/** The offset after the last character of a line. */
export function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  const end = newline < 0 ? text.length : newline;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

export const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** The empty span after the last text before a place, where a missing sign is inserted. */
export const afterText = (text: string, offset: number): Span => {
  const end = text.slice(0, offset).trimEnd().length;
  return { start: end, end };
};

/** The entry whose key is marked, with its siblings. */
export function entryAt(
  node: YamlNode,
  { start }: Span,
): { entry: YamlEntry; siblings: YamlEntry[]; map: YamlNode } | undefined {
  if (node.kind === 'list') {
    return node.items.map((item) => entryAt(item, { start, end: start })).find((found) => found !== undefined);
  }
  if (node.kind !== 'map') return undefined;
  const entry = node.entries.find(({ keySpan }) => keySpan.start === start);
  return entry
    ? { entry, siblings: node.entries, map: node }
    : node.entries.map(({ value }) => entryAt(value, { start, end: start })).find((found) => found !== undefined);
}

/** Removes an entry with its lines; inside brackets with the comma next to it. */
export function removeEntry({ keySpan, value }: YamlEntry, map: YamlNode, text: string): Edit {
  const end = Math.max(keySpan.end + 1, value.span.end > value.span.start ? value.span.end : 0);
  const last = text.slice(0, end).trimEnd().length;
  if (text[map.span.start] === '{') {
    const [after] = /^\s*,\s*/.exec(text.slice(last)) ?? [''];
    const [before] = after ? [''] : (/,?\s*$/.exec(text.slice(0, keySpan.start)) ?? ['']);
    return { span: { start: keySpan.start - before.length, end: last + after.length }, text: '' };
  }
  const start = text.lastIndexOf('\n', keySpan.start - 1) + 1;
  const newline = text.indexOf('\n', last);
  // if the first key after a dash is removed, the dash remains for the next one
  const from = text.slice(start, keySpan.start).trim() === '' ? start : keySpan.start;
  const to = newline < 0 ? text.length : newline + 1;
  return {
    span: { start: from, end: from === start ? to : to + (/^ */.exec(text.slice(to))?.[0].length ?? 0) },
    text: '',
  };
}
