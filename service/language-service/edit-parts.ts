/** Puts whole components into the files of a pack, copies them, takes them out and moves them, with their comments. */
import {
  childOf,
  columnOf,
  entryOf,
  insertAfter,
  insertFirst,
  insertInFlow,
  isFlow,
  linesOfPart,
  newlineOf,
  nodeAt,
  removePart,
  sectionOf,
  shiftLines,
  valueYaml,
  yamlPartsOf,
  fieldYaml,
  type ComponentId,
  type Plain,
  type SectionName,
  type YamlList,
  type YamlMap,
} from '../../dsl/internal.ts';
import { openFile, partNamed, Refused, type Editing, type Place } from './edit-places.ts';
import { dropEntry } from './edit-tree.ts';

/** Where a component is to be: behind another one of the file, else at the end of its section there; `first`: at the beginning. */
export interface Target {
  path: string;
  after?: string | undefined;
  first?: boolean | undefined;
}

/** Fields of a new component in their order, without its id. */
export type NewFields = [key: string, value: Plain][];

/** Writes a new component as those around it are written. */
export function putComponent(editing: Editing, { section, id }: ComponentId, fields: NewFields, target: Target): void {
  const { path } = target;
  const known = editing.draft.file(path);
  const text = known?.text ?? '';
  if (known?.root) openFile(editing, path);
  const container = known?.root ? sectionIn(known.root, section) : undefined;
  const newline = newlineOf(text);
  if (!container) {
    const column = 2;
    const lines = linesOf(section, id, fields, column, newline);
    putSection(editing, path, section, lines);
    return;
  }
  if (isFlow(container, text)) {
    const part = inBrackets(section, id, fields);
    if (yamlPartsOf(container, text).length > 0) {
      editing.draft.apply(path, [insertInFlow(container, indexFor(container, target), part, text)]);
      return;
    }
    const entry = entryOf(known!.root!, section)!;
    const lines = linesOf(section, id, fields, columnOf(text, entry.keySpan.start) + 2, newline);
    const start = text.slice(0, container.span.start).trimEnd().length;
    editing.draft.apply(path, [{ span: { start, end: container.span.end }, text: newline + lines.trimEnd() }]);
    return;
  }
  const parts = yamlPartsOf(container, text);
  const near = parts[indexFor(container, target)];
  const written = text.slice(near.span.start, near.span.end);
  const short = section !== 'cards' && !written.includes('\n');
  const lines = short
    ? `${' '.repeat(near.column)}${container.kind === 'list' ? '- ' : ''}${shortEntry(section, id, fields)}${newline}`
    : linesOf(section, id, fields, near.column, newline);
  editing.draft.apply(path, [placed(container, target, lines, text)]);
}

/** The list or map of a section of a file. */
export function sectionIn(root: YamlMap, section: string): YamlList | YamlMap | undefined {
  const value = childOf(root, section);
  return value && value.kind !== 'scalar' ? value : undefined;
}

function indexFor(container: YamlList | YamlMap, { after }: Target): number {
  const last = (container.kind === 'list' ? container.items : container.entries).length - 1;
  return after === undefined ? last : (partNamed(container, after)?.index ?? last);
}

const placed = (
  container: YamlList | YamlMap,
  target: Target,
  lines: string,
  text: string,
): ReturnType<typeof insertAfter> =>
  target.first ? insertFirst(container, lines, text) : insertAfter(container, indexFor(container, target), lines, text);

/** A section that the file does not have yet, at its end. */
function putSection({ draft }: Editing, path: string, section: string, lines: string): void {
  const file = draft.file(path);
  const text = file?.text ?? '';
  const newline = newlineOf(text);
  const empty = file?.root ? entryOf(file.root, section) : undefined;
  if (empty) {
    const colon = text.indexOf(':', empty.keySpan.end) + 1;
    const end = Math.max(colon, empty.value.span.end);
    draft.apply(path, [{ span: { start: colon, end }, text: newline + lines.trimEnd() }]);
    return;
  }
  const body = text.trimEnd().length;
  const gap = body === 0 ? '' : text.slice(body).includes('\n') ? newline : newline.repeat(2);
  const end = body === 0 ? text.length : Math.max(body, text.length);
  draft.apply(path, [{ span: { start: end, end }, text: `${gap}${section}:${newline}${lines}` }]);
}

/** A component as lines of a block. */
function linesOf(section: SectionName, id: string, fields: NewFields, column: number, newline: string): string {
  const isList = sectionOf(section).shape === 'list';
  const margin = ' '.repeat(column + 2);
  const written = fields.map(([key, value]) => {
    // a colon in an effect would end a plain text: whoever changes it is to be free to write one
    const isBlock = typeof value === 'string' && isProgram(section, key) && !/^\s|[\r\t]/.test(value);
    const text = isBlock
      ? [
          ' |',
          ...value
            .trimEnd()
            .split('\n')
            .map((line) => `${margin}  ${line}`),
        ].join(newline)
      : fieldYaml(value, `${margin}  `, newline);
    return `${margin}${key}:${text}`;
  });
  const head = isList ? `- id: ${id}` : `${id}:`;
  const [only] = fields;
  if (!isList && fields.length === 0) return `${' '.repeat(column)}${id}: {}${newline}`;
  if (!isList && fields.length === 1 && only[0] === sectionOf(section).entry.shorthand) {
    return `${' '.repeat(column)}${id}:${fieldYaml(only[1], margin, newline)}${newline}`;
  }
  return [' '.repeat(column) + head, ...written].join(newline) + newline;
}

/** Whether a key holds an effect: that of the section, or a program that the pack declares. */
export function isProgram(section: SectionName, key: string): boolean {
  const { fields, declaredKeys = [] } = sectionOf(section).entry;
  const type = fields[key]?.type.is;
  return type === undefined ? declaredKeys.includes('program') : type === 'program' || type === 'standing';
}

/** A component on one line. */
function shortEntry(section: SectionName, id: string, fields: NewFields): string {
  const { shape, entry } = sectionOf(section);
  const map = valueYaml(Object.fromEntries(shape === 'list' ? [['id', id], ...fields] : fields));
  if (shape === 'list') return map;
  const [only] = fields;
  return `${id}: ${fields.length === 1 && only[0] === entry.shorthand ? valueYaml(only[1]) : map}`;
}

const inBrackets = (section: SectionName, id: string, fields: NewFields): string => shortEntry(section, id, fields);

// ------------------------------------------------------------------------------------------------ text of a part

/** The lines of a component in a block, with its comments; refused inside of brackets, or where it shares its text. */
export function linesOfPlace(place: Place, id: string): { text: string; start: number; column: number } {
  const { container, index, text } = place;
  if (isFlow(container, text)) throw new Refused({ is: 'in-brackets', id });
  const part = yamlPartsOf(container, text)[index];
  const { start, end } = linesOfPart(part, text);
  const lines = text.slice(start, end);
  if (sharesText(lines, text.slice(0, start) + text.slice(end))) throw new Refused({ is: 'shared', id });
  return { text: lines.endsWith('\n') ? lines : lines + newlineOf(text), start, column: part.column };
}

/** Whether an alias leads into the lines from outside, or out of them. */
function sharesText(lines: string, rest: string): boolean {
  const named = (sign: string, text: string): string[] =>
    [...text.matchAll(new RegExp(`(?<=^|[\\s[{,:-])\\${sign}([\\w-]+)(?=$|[\\s\\]},])`, 'gm'))].map(([, name]) => name);
  const anchors = new Set(named('&', lines));
  const inside = named('*', lines);
  return named('*', rest).some((name) => anchors.has(name)) || inside.some((name) => !anchors.has(name));
}

/** Puts lines of a component into a file, in the column of those that are there. */
export function putLines(editing: Editing, section: SectionName, lines: string, column: number, target: Target): void {
  const { path } = target;
  const known = editing.draft.file(path);
  if (known?.root) openFile(editing, path);
  const text = known?.text ?? '';
  const container = known?.root ? sectionIn(known.root, section) : undefined;
  const count = container ? yamlPartsOf(container, text).length : 0;
  if (!container || count === 0) {
    if (container) dropEntry(editing.draft, path, [section]);
    putSection(editing, path, section, shiftLines(lines, 2 - column));
    return;
  }
  if (isFlow(container, text)) throw new Refused({ is: 'in-brackets', id: section });
  const own = yamlPartsOf(container, text)[0].column;
  editing.draft.apply(path, [placed(container, target, shiftLines(lines, own - column), text)]);
}

/** Takes a component out of its file; with the last one of a section goes the section. */
export function takeOut(editing: Editing, place: Place, keys: readonly string[]): void {
  const { container, index, text, path } = place;
  const edit = removePart(container, index, text);
  if (edit) editing.draft.apply(path, [edit]);
  else {
    const root = editing.draft.file(path)?.root;
    const isAlone = root?.entries.length === 1 && nodeAt(root, keys) === container;
    const colon = isAlone ? text.indexOf(':', root.entries[0].keySpan.end) + 1 : -1;
    // a file without anything is no file of a pack
    if (isAlone) {
      const empty = container.kind === 'list' ? ' []' : ' {}';
      const end = Math.max(container.span.end, linesOfPart(yamlPartsOf(container, text)[index], text).end);
      editing.draft.apply(path, [{ span: { start: colon, end }, text: empty + newlineOf(text) }]);
    } else dropEntry(editing.draft, path, keys);
  }
}
