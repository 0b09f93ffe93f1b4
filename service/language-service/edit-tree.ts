/** Edits of a draft by the keys that lead to a place: entries that are put in with all that is missing above them, or taken out. */
import {
  childOf,
  columnOf,
  entryOf,
  insertAfter,
  insertInFlow,
  isFlow,
  newlineOf,
  removePart,
  valueYaml,
  yamlPartsOf,
  type Plain,
  type YamlEntry,
  type YamlMap,
  type YamlNode,
} from '../../dsl/internal.ts';
import type { PackDraft } from './edit-draft.ts';

/** Puts `key: value` into the map that the keys lead to. What is missing of the way there is written, too. */
export function putEntry(draft: PackDraft, path: string, keys: readonly string[], value: Plain): void {
  const file = draft.file(path);
  const text = file?.text ?? '';
  if (!file?.root) {
    draft.apply(path, [
      { span: { start: text.length, end: text.length }, text: nested(keys, value, 0, newlineOf(text)) },
    ]);
    return;
  }
  const { at, map, entry } = deepest(file.root, keys);
  const rest = keys.slice(at);
  const newline = newlineOf(text);
  if (map && map.entries.length > 0 && !isFlow(map, text)) {
    draft.apply(path, [
      appended(map, nested(rest, value, columnOf(text, map.entries[0].keySpan.start), newline), at === 0, text),
    ]);
    return;
  }
  const flow = inBrackets(rest, value);
  if (map && map.span.end > map.span.start) {
    draft.apply(path, [insertInFlow(map, map.entries.length - 1, flow, text)]);
    return;
  }
  if (!entry) return;
  // a key without a value
  const colon = text.indexOf(':', entry.keySpan.end) + 1;
  const lines = nested(rest, value, columnOf(text, entry.keySpan.start) + 2, newline);
  draft.apply(path, [{ span: { start: colon, end: colon }, text: newline + lines.trimEnd() }]);
}

/** The innermost map on the way that is there, how many of the keys lead to it, and its entry in the one around it. */
function deepest(root: YamlMap, keys: readonly string[]): { at: number; map?: YamlMap; entry?: YamlEntry } {
  let map: YamlMap = root;
  for (let at = 0; at < keys.length; at++) {
    const entry = entryOf(map, keys[at]);
    if (!entry) return { at, map };
    if (entry.value.kind !== 'map') return { at: at + 1, entry };
    map = entry.value;
  }
  return { at: keys.length, map };
}

/** Lines of a block in which each key stands below the one before it. */
function nested(keys: readonly string[], value: Plain, column: number, newline: string): string {
  const lines = keys.map((key, depth) => {
    const last = depth === keys.length - 1;
    return `${' '.repeat(column + depth * 2)}${key}:${last ? ` ${valueYaml(value)}` : ''}`;
  });
  return lines.join(newline) + newline;
}

const inBrackets = ([key, ...rest]: readonly string[], value: Plain): string =>
  `${key}: ${rest.length > 0 ? `{${inBrackets(rest, value)}}` : valueYaml(value, true)}`;

/** Behind the last entry of a block; a section at the end of a file behind an empty line. */
function appended(map: YamlMap, lines: string, isSection: boolean, text: string): ReturnType<typeof insertAfter> {
  if (!isSection) return insertAfter(map, map.entries.length - 1, lines, text);
  const newline = newlineOf(text);
  const end = text.length;
  const gap = text.endsWith('\n') ? newline : newline.repeat(2);
  return { span: { start: end, end }, text: gap + (text.endsWith('\n') ? lines : lines.trimEnd()) };
}

/** Takes the entry out that the keys lead to, and each one around it that would then be empty. */
export function dropEntry(draft: PackDraft, path: string, keys: readonly string[]): void {
  const file = draft.file(path);
  if (!file?.root) return;
  let depth = keys.length;
  while (depth > 1 && sizeOf(nodeOn(file.root, keys.slice(0, depth - 1))) === 1) depth--;
  const map = nodeOn(file.root, keys.slice(0, depth - 1));
  if (map?.kind !== 'map') return;
  const index = map.entries.findIndex(({ key }) => key === keys[depth - 1]);
  if (index < 0) return;
  const { text } = file;
  const edit = removePart(map, index, text);
  if (edit && depth === 1 && index === map.entries.length - 1) {
    // the section was at the end of the file, behind an empty line
    const start = text.slice(0, edit.span.start).trimEnd().length;
    const isLast = text.slice(edit.span.end).trim() === '';
    draft.apply(path, [
      isLast ? { span: { start, end: text.length }, text: text.endsWith('\n') ? newlineOf(text) : '' } : edit,
    ]);
  } else if (edit) draft.apply(path, [edit]);
  else if (depth === 1) draft.apply(path, [{ span: { start: 0, end: text.length }, text: '' }]);
}

const nodeOn = (root: YamlMap, keys: readonly string[]): YamlNode | undefined =>
  keys.reduce<YamlNode | undefined>((node, key) => childOf(node, key), root);

const sizeOf = (node: YamlNode | undefined): number =>
  node?.kind === 'map' ? node.entries.length : node?.kind === 'list' ? node.items.length : 0;

/** Puts an item at the end of the list that the keys lead to, which is written where there is none. */
export function putItem(draft: PackDraft, path: string, keys: readonly string[], item: Plain): void {
  const file = draft.file(path);
  const list = file?.root ? nodeOn(file.root, keys) : undefined;
  if (!file || list?.kind !== 'list') {
    putEntry(draft, path, keys, [item]);
    return;
  }
  const { text } = file;
  const last = list.items.length - 1;
  if (isFlow(list, text)) {
    draft.apply(path, [insertInFlow(list, last, valueYaml(item, true), text)]);
    return;
  }
  const [{ column }] = yamlPartsOf(list, text);
  draft.apply(path, [insertAfter(list, last, `${' '.repeat(column)}- ${valueYaml(item)}${newlineOf(text)}`, text)]);
}
