/**
 * The canonical form of a file: each text of the effect language as the printer writes it, two parts or more as a
 * literal block. Only those scalars are changed; comments, order and everything else are preserved.
 */
import type { Problem } from '../source/problem.ts';
import type { Span } from '../source/span.ts';
import { childOf, nodeAt, entryOf, type Path, type YamlMap } from '../source/tree.ts';
import { readYamlText, type YamlFile } from '../source/yaml.ts';
import {
  parseAmounts,
  parseCondition,
  parseCost,
  parseProgram,
  parseValue,
  print,
  printCost,
  printExpr,
  printItems,
} from '../syntax/index.ts';
import type { EffectNode } from '../syntax/ast.ts';
import type { EffectSource, TextKind } from './sources.ts';
import { effectTextsIn, type EffectText } from './walk-fields.ts';

/** The result of formatting a file. */
export interface Formatted {
  text: string;
  changed: boolean;
  /** why the file is unchanged */
  problems: Problem[];
}

/**
 * The canonical form of a file of a pack. A file with YAML errors is returned unchanged, with the errors.
 */
export function formatFile(text: string): Formatted {
  const file = readYamlText(text);
  const problems = file.problems.filter(({ severity }) => severity === 'error');
  if (!file.root || problems.length) return { text, changed: false, problems };
  const { root } = file;
  const edits = distinctTexts(root).flatMap((found) => editOf(found, file, root) ?? []);
  const formatted = applyEdits(file.text, edits);
  // reading a file again is most of the work, and most files are in canonical form already
  if (formatted !== file.text && !sameMeaning(file, readYamlText(formatted))) {
    return { text: file.text, changed: file.text !== text, problems: [] };
  }
  return { text: formatted, changed: formatted !== text, problems: [] };
}

/** A text inside something that aliases repeat is there once. */
function distinctTexts(root: YamlMap): EffectText[] {
  const known = new Set<EffectText['node']>();
  return effectTextsIn(root).filter(({ node }) => !known.has(node) && known.add(node));
}

interface Edit extends Span {
  text: string;
}

function applyEdits(text: string, edits: Edit[]): string {
  let out = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}

// ------------------------------------------------------------------------------------------------ one text

interface Canonical {
  line: string;
  lines: string[];
}

/** The canonical print, or undefined if the text cannot be parsed. */
function canonical(kind: TextKind, text: string): Canonical | undefined {
  if (kind === 'program' || kind === 'standing') {
    const { ast } = parseProgram(text);
    return ast ? printed(ast) : undefined;
  }
  const line = printOther(kind, text);
  return line === undefined ? undefined : { line, lines: [line] };
}

const printed = (effect: EffectNode): Canonical => ({
  line: print(effect, { layout: 'line' }),
  lines: print(effect, { layout: 'block' }).split('\n'),
});

function printOther(kind: TextKind, text: string): string | undefined {
  switch (kind) {
    case 'cost': {
      const { ast } = parseCost(text);
      return ast ? printCost(ast) : undefined;
    }
    case 'amounts': {
      const { ast } = parseAmounts(text);
      return ast ? printItems(ast) : undefined;
    }
    case 'value': {
      const { ast } = parseValue(text);
      return ast ? printExpr(ast) : undefined;
    }
    default: {
      const { ast } = parseCondition(text);
      return ast ? printExpr(ast) : undefined;
    }
  }
}

/** The edit that makes a text canonical, or undefined if it is already canonical. */
function editOf({ node, kind, path }: EffectText, file: YamlFile, root: YamlMap): Edit | undefined {
  const wanted = canonical(kind, node.text);
  if (!wanted) return undefined;
  const mark = file.text[node.span.start];
  const flow = isInFlow(root, path, file.text);
  const asBlock = !flow && (wanted.lines.length > 1 || mark === '|');
  const text = asBlock ? wanted.lines.join('\n') : wanted.line;
  if (node.text.trimEnd() === text && (mark === '|' || wanted.lines.length === 1 || flow)) return undefined;
  return written(node.span, path, wanted, file, root);
}

/** The edit that writes an effect in the place of a text of a file, in canonical form. */
export function replaceText(
  { range, path }: Pick<EffectSource, 'range' | 'path'>,
  effect: EffectNode,
  file: YamlFile,
): Edit {
  return written(range, path, printed(effect), file, file.root!);
}

/** On one line, or as a block where there are several parts, or a block was before. */
function written(span: Span, path: Path, wanted: Canonical, file: YamlFile, root: YamlMap): Edit {
  const mark = file.text[span.start];
  const isBlock = mark === '|' || mark === '>';
  const flow = isInFlow(root, path, file.text);
  if (flow || (wanted.lines.length === 1 && mark !== '|')) return oneLine(span, wanted.line, mark, flow, file);
  return isBlock ? editBlock(span, wanted.lines, file, root, path) : newBlock(span, wanted.lines, file, root, path);
}

/** A block stays a block, with its header and comment. */
function editBlock(span: Span, lines: string[], file: YamlFile, root: YamlMap, path: Path): Edit {
  const headerEnd = file.text.indexOf('\n', span.start);
  const header = file.text
    .slice(span.start, headerEnd)
    .replace(/\r$/, '')
    .replace(/^[|>][-+0-9]*/, '|');
  return { ...span, text: [header, ...indented(lines, file, root, path)].join(endOfLine(file)) + endOfLine(file) };
}

/** A comment after the text moves after the header. */
function newBlock(span: Span, lines: string[], file: YamlFile, root: YamlMap, path: Path): Edit {
  const newline = file.text.indexOf('\n', span.end);
  const lineEnd = newline < 0 ? file.text.length : newline;
  const rest = file.text.slice(span.end, lineEnd).trimEnd();
  const end = span.end + file.text.slice(span.end, lineEnd).replace(/\r$/, '').length;
  return { start: span.start, end, text: [`|${rest}`, ...indented(lines, file, root, path)].join(endOfLine(file)) };
}

function oneLine({ start, end }: Span, text: string, mark: string, flow: boolean, file: YamlFile): Edit {
  if (mark === '"' || mark === "'") return { start, end, text: mark + text + mark };
  const isFolded = mark === '>';
  const written = isPlain(text, flow) ? text : `"${text}"`;
  return { start, end, text: isFolded ? written + endOfLine(file) : written };
}

/** Whether YAML reads a text without quotes as that text. */
function isPlain(text: string, flow: boolean): boolean {
  return (
    /^[a-z0-9(]/.test(text) &&
    !/^[-+.\deox]*$/.test(text) &&
    !/:(?:\s|$)|\s#/.test(text) &&
    !(flow && /[,[\]{}:]/.test(text)) &&
    !/^(?:true|false|null)$/.test(text)
  );
}

// ------------------------------------------------------------------------------------------------ surroundings

function indented(lines: string[], { lines: table }: YamlFile, root: YamlMap, path: Path): string[] {
  const parent = nodeAt(root, path.slice(0, -1));
  const key = path[path.length - 1];
  const span = typeof key === 'string' ? entryOf(parent, key)?.keySpan : childOf(parent, key)?.span;
  const column = table.place(span?.start ?? 0).column - 1;
  const margin = ' '.repeat(typeof key === 'string' ? column + 2 : column);
  return lines.map((line) => margin + line);
}

/** Inside `{…}` or `[…]` a block is not allowed. */
function isInFlow(root: YamlMap, path: Path, text: string): boolean {
  return path.some((_, depth) => {
    const node = nodeAt(root, path.slice(0, depth));
    return node !== undefined && node.kind !== 'scalar' && /[{[]/.test(text[node.span.start] ?? '');
  });
}

function endOfLine({ text }: YamlFile): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

// ------------------------------------------------------------------------------------------------ proof

/** Whether all texts print the same and nothing else has changed; otherwise the file is left alone. */
function sameMeaning(before: YamlFile, after: YamlFile): boolean {
  if (!before.root || !after.root || after.problems.length > before.problems.length) return false;
  return JSON.stringify(fingerprint(before.root)) === JSON.stringify(fingerprint(after.root));
}

function fingerprint(root: YamlMap): unknown {
  const texts = new Map(
    distinctTexts(root).map(({ node, kind }) => [node as unknown, canonical(kind, node.text)?.line ?? node.text]),
  );
  const copy = (node: Parameters<typeof nodeAt>[0]): unknown => {
    if (node.kind === 'scalar') return texts.get(node) ?? node.value;
    return node.kind === 'list' ? node.items.map(copy) : node.entries.map(({ key, value }) => [key, copy(value)]);
  };
  return copy(root);
}
