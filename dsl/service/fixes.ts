/**
 * How a diagnostic can be mended, one function per code. What is put in the place of words is what the diagnostic itself
 * suggests; each fix names what it does in the author's words.
 */
import type { Diagnostic } from '../source/diagnostic.ts';
import type { Span } from '../source/span.ts';
import type { Sources } from '../packs/sources.ts';
import { childOf, type YamlMap } from '../source/tree.ts';
import { columnOf, addField, scalarAt } from '../source/yaml-edits.ts';
import { NAME_FIXES } from './fixes-names.ts';
import { TEXT_FIXES } from './fixes-text.ts';

export interface Edit {
  span: Span;
  text: string;
  /** where that is not the file of the diagnostic */
  file?: string;
}
export interface Fix {
  title: string;
  edits: Edit[];
  /** one of several ways, or one that takes away what somebody has written: never done unasked */
  careful?: true;
}

/** The file in which the diagnostic stands; `packFile`: the file that names the pack. */
export interface Broken {
  diagnostic: Diagnostic;
  span: Span;
  text: string;
  root: YamlMap | null;
  sources: Sources;
  packFile?: { path: string; text: string; root: YamlMap | null };
}

export function fixesFor(broken: Broken): Fix[] {
  const { code } = broken.diagnostic;
  return [
    ...suggested(broken),
    ...[BY_CODE, TEXT_FIXES, NAME_FIXES].flatMap((table) => (Object.hasOwn(table, code) ? table[code](broken) : [])),
  ];
}

/** The words that were meant, in place of those that are marked. */
function suggested({ diagnostic: { suggestions = [] }, span, text }: Broken): Fix[] {
  const written = text.slice(span.start, span.end);
  const quote = /^(["'])[^\n]*\1$/.exec(written)?.[1] ?? '';
  // where the place is not exact, more than the words would go
  if (/\s/.test(written.slice(quote.length, written.length - quote.length).trim())) return [];
  return suggestions.map((name) => ({ title: `Write "${name}"`, edits: [{ span, text: quote + name + quote }] }));
}

/** By the code of a diagnostic; README.md has the table of all codes. */
export type Fixes = Record<string, (broken: Broken) => Fix[]>;

const BY_CODE: Fixes = {
  'unknown-name': ({ diagnostic, packFile }) => {
    const name = /write `extends: ([a-z0-9-]+)`/.exec(diagnostic.help ?? '')?.[1];
    const pack = packFile?.root?.entries.find(({ key }) => key === 'pack');
    if (!name || !pack || !packFile || childOf(packFile.root ?? undefined, 'extends')) return [];
    return [
      {
        title: `Extend the pack "${name}"`,
        edits: [
          {
            file: packFile.path,
            span: { start: pack.value.span.end, end: pack.value.span.end },
            text: `\nextends: ${name}`,
          },
        ],
      },
    ];
  },
  'missing-key': (broken) => {
    const key = /^The key "([^"]+)" is missing/.exec(broken.diagnostic.message)?.[1];
    const after = key === undefined ? undefined : addField(broken, key);
    return after ? [{ title: `Add "${key}"`, edits: [after] }] : [];
  },
  'no-source': (broken) => {
    if (!/status: original/.test(broken.diagnostic.help ?? '')) return [];
    const line = addField(broken, 'status', ' original');
    return line ? [{ title: 'Say that it is ours: status: original', edits: [line] }] : [];
  },
  'wrong-type': ({ diagnostic, span }) => {
    const quoted = /^Put it in quotes: (".*")\.$/.exec(diagnostic.help ?? '')?.[1];
    return quoted ? [{ title: 'Put it in quotes', edits: [{ span, text: quoted }] }] : [];
  },
  'needs-sign': ({ diagnostic, span }) =>
    [...(diagnostic.help ?? '').matchAll(/[+-]\d+/g)].map(([text]) => ({
      title: `Write ${text}`,
      edits: [{ span, text }],
    })),
};

/** What YAML joins to one line, as a block that keeps its lines; for any mistake of the text that they make. */
export function asBlock({ diagnostic: { help }, span, text, root }: Broken): Fix[] {
  if (!/YAML joins the lines of this text/.test(help ?? '') || !root) return [];
  const found = scalarAt(root, span.start);
  if (!found || text[found.node.span.start] === '"' || text[found.node.span.start] === "'") return [];
  const { start, end } = found.node.span;
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  if (text[start] === '>') {
    return [{ title: 'Keep the lines: write "|"', edits: [{ span: { start, end: start + 1 }, text: '|' }] }];
  }
  const margin = ' '.repeat(columnOf(text, found.key.start) + 2);
  const lines = text
    .slice(start, end)
    .split(/\r?\n/)
    .map((line) => margin + line.trim());
  return [
    { title: 'Keep the lines: write "|"', edits: [{ span: { start, end }, text: ['|', ...lines].join(newline) }] },
  ];
}
