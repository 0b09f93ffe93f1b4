/**
 * How a diagnostic can be mended, one function per code. What is put in the place of words is what the diagnostic itself
 * suggests; each fix names what it does in the author's words.
 */
import type { Diagnostic } from '../source/diagnostic.ts';
import type { Span } from '../source/span.ts';
import { childOf, type YamlNode, type YamlMap } from '../source/tree.ts';

export interface Edit { span: Span; text: string }
export interface Fix {
  title: string;
  /** in which file, where that is another one */
  file?: string;
  edits: Edit[];
}

/** The file in which the diagnostic stands; `packFile`: the file that names the pack. */
export interface Broken { diagnostic: Diagnostic; span: Span; text: string; root: YamlMap | null; packFile?: { path: string; root: YamlMap | null } }

export function fixesFor(broken: Broken): Fix[] {
  return [...suggested(broken), ...BY_CODE[broken.diagnostic.code]?.(broken) ?? []];
}

/** The words that were meant, in place of those that are marked. */
function suggested({ diagnostic: { suggestions = [] }, span, text }: Broken): Fix[] {
  const written = text.slice(span.start, span.end), quote = /^(["'])[^\n]*\1$/.exec(written)?.[1] ?? '';
  // where the place is not exact, more than the words would go
  if (/\s/.test(written.slice(quote.length, written.length - quote.length).trim())) return [];
  return suggestions.map((name) => ({ title: `Write "${name}"`, edits: [{ span, text: quote + name + quote }] }));
}

const BY_CODE: Record<string, (broken: Broken) => Fix[]> = {
  'unknown-name': ({ diagnostic, packFile }) => {
    const name = /write `extends: ([a-z0-9-]+)`/.exec(diagnostic.help ?? '')?.[1], pack = packFile?.root?.entries.find(({ key }) => key === 'pack');
    if (!name || !pack || !packFile || childOf(packFile.root ?? undefined, 'extends')) return [];
    return [{ title: `Extend the pack "${name}"`, file: packFile.path, edits: [{ span: { start: pack.value.span.end, end: pack.value.span.end }, text: `\nextends: ${name}` }] }];
  },
  'missing-key': (broken) => {
    const key = /^The key "([^"]+)" is missing/.exec(broken.diagnostic.message)?.[1];
    const after = key === undefined ? undefined : lineOfField(broken, key);
    return after ? [{ title: `Add "${key}"`, edits: [after] }] : [];
  },
  'no-source': (broken) => {
    if (!/status: original/.test(broken.diagnostic.help ?? '')) return [];
    const line = lineOfField(broken, 'status', ' original');
    return line ? [{ title: 'Say that it is ours: status: original', edits: [line] }] : [];
  },
  'wrong-type': ({ diagnostic, span }) => {
    const quoted = /^Put it in quotes: (".*")\.$/.exec(diagnostic.help ?? '')?.[1];
    return quoted ? [{ title: 'Put it in quotes', edits: [{ span, text: quoted }] }] : [];
  },
  'needs-sign': ({ diagnostic, span }) => [...(diagnostic.help ?? '').matchAll(/[+-]\d+/g)].map(([text]) => ({ title: `Write ${text}`, edits: [{ span, text }] })),
  'yaml-syntax': ({ diagnostic, span, text }) => {
    if (!/^Put the text in quotes/.test(diagnostic.help ?? '')) return [];
    const start = text.lastIndexOf('\n', span.start - 1) + 1, end = endOfLine(text, span.start), line = text.slice(start, end);
    const key = /^\s*(?:- )*[^:]+:\s+/.exec(line)?.[0];
    if (!key) return [];
    const value = line.slice(key.length).trimEnd();
    return [{ title: 'Put the text in quotes', edits: [{ span: { start: start + key.length, end: start + key.length + value.length }, text: JSON.stringify(value) }] }];
  },
  'tab-indentation': ({ span, text }) => {
    const start = text.lastIndexOf('\n', span.start - 1) + 1, blanks = /^\s*/.exec(text.slice(start, endOfLine(text, start)))![0];
    return [{ title: 'Indent by spaces', edits: [{ span: { start, end: start + blanks.length }, text: blanks.replaceAll('\t', '  ') }] }];
  },
  'extra-bracket': ({ span }) => [{ title: 'Remove the bracket', edits: [{ span, text: '' }] }],
};

/** What YAML joins to one line, as a block that keeps its lines; for any mistake of the text that they make. */
export function asBlock({ diagnostic: { help }, span, text, root }: Broken): Fix[] {
  if (!/YAML joins the lines of this text/.test(help ?? '') || !root) return [];
  const found = scalarAround(root, span.start);
  if (!found || text[found.node.span.start] === '"' || text[found.node.span.start] === "'") return [];
  const { start, end } = found.node.span, newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (text[start] === '>') return [{ title: 'Keep the lines: write "|"', edits: [{ span: { start, end: start + 1 }, text: '|' }] }];
  const margin = ' '.repeat(columnOf(text, found.key.start) + 2), lines = text.slice(start, end).split(/\r?\n/).map((line) => margin + line.trim());
  return [{ title: 'Keep the lines: write "|"', edits: [{ span: { start, end }, text: ['|', ...lines].join(newline) }] }];
}

// ------------------------------------------------------------------------------------------------ places

/** A line for a field of the component that is marked, below its first key; between brackets behind it. */
function lineOfField({ span, text, root }: Broken, key: string, value = ' '): Edit | undefined {
  const map = root && mapWith(root, span);
  if (!map || map.kind !== 'map') return undefined;
  const first = map.entries[0];
  if (!first) return undefined;
  if (text[map.span.start] === '{') return { span: { start: map.span.end - 1, end: map.span.end - 1 }, text: `, ${key}:${value}`.trimEnd() + (value === ' ' ? ' ' : '') };
  // behind the last field, whatever stands in it
  const last = map.entries.at(-1)!, isEmpty = last.value.span.end <= last.keySpan.end;
  const body = text.slice(0, isEmpty ? endOfLine(text, last.keySpan.end) : last.value.span.end).trimEnd();
  const end = endOfLine(text, body.length), newline = text.includes('\r\n') ? '\r\n' : '\n';
  return { span: { start: end, end }, text: `${newline}${' '.repeat(columnOf(text, first.keySpan.start))}${key}:${value}` };
}

/** The map whose key or id is marked, or the one that the key leads to. */
function mapWith(node: YamlNode, span: Span): YamlNode | undefined {
  if (node.kind === 'list') return node.items.map((item) => mapWith(item, span)).find((found) => found !== undefined);
  if (node.kind !== 'map') return undefined;
  for (const { key, keySpan, value } of node.entries) {
    if (keySpan.start === span.start) return value.kind === 'map' && key !== 'id' ? value : node;
    if (key === 'id' && value.span.start === span.start) return node;
    const inside = mapWith(value, span);
    if (inside) return inside;
  }
  return undefined;
}

function scalarAround(node: YamlNode, offset: number): { key: Span; node: YamlNode } | undefined {
  if (node.kind === 'list') return node.items.map((item) => scalarAround(item, offset)).find((found) => found !== undefined);
  if (node.kind !== 'map') return undefined;
  for (const { keySpan, value } of node.entries) {
    if (value.kind === 'scalar' && value.span.start <= offset && offset <= value.span.end) return { key: keySpan, node: value };
    const inside = scalarAround(value, offset);
    if (inside) return inside;
  }
  return undefined;
}

/** The offset behind the last character of a line. */
function endOfLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset), end = newline < 0 ? text.length : newline;
  return text[end - 1] === '\r' && end > offset ? end - 1 : end;
}

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);
