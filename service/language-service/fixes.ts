/** The fixes of a diagnostic: those of its declaration, the suggested names, and `|` for a text whose lines YAML joins. */
import type { PackFixContext } from '../checks/check.ts';
import {
  type Diagnostic,
  type Fix,
  type FixContext,
  columnOf,
  scalarAt,
  SYNTAX_DIAGNOSTICS,
} from '../../dsl/internal.ts';
import { declarationFor } from '../reference/diagnostic-registry.ts';

/** All fixes of a diagnostic, suggestions first. */
export function fixesFor(diagnostic: Diagnostic, context: PackFixContext): Fix[] {
  const { code, data } = diagnostic;
  const fix = declarationFor(code)?.fix;
  return [
    ...suggested(diagnostic, context),
    ...(fix && 'fixes' in fix ? (fix.fixes?.(data, context) ?? []) : []),
    ...(Object.hasOwn(SYNTAX_DIAGNOSTICS, code) ? asBlock(context) : []),
  ];
}

/** Replaces the marked name by each suggested one. */
function suggested({ suggestions = [] }: Diagnostic, { span, text }: FixContext): Fix[] {
  const written = text.slice(span.start, span.end);
  const quote = /^(["'])[^\n]*\1$/.exec(written)?.[1] ?? '';
  // if the place is not exact, more than the name would be replaced
  if (/\s/.test(written.slice(quote.length, written.length - quote.length).trim())) return [];
  return suggestions.map((name) => ({
    title: { is: 'write', text: name },
    edits: [{ span, text: quote + name + quote }],
  }));
}

/** For any syntax error in a text whose lines YAML joins: a block, which preserves them. */
function asBlock({ span, text, root }: FixContext): Fix[] {
  const found = root ? scalarAt(root, span.start) : undefined;
  if (!found?.node.joined || /["']/.test(text[found.node.span.start])) return [];
  const { start, end } = found.node.span;
  const title = { is: 'keep-lines' } as const;
  if (text[start] === '>') return [{ title, edits: [{ span: { start, end: start + 1 }, text: '|' }] }];
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const margin = ' '.repeat(columnOf(text, found.key.start) + 2);
  const lines = text
    .slice(start, end)
    .split(/\r?\n/)
    .map((line) => margin + line.trim());
  return [{ title, edits: [{ span: { start, end }, text: ['|', ...lines].join(newline) }] }];
}
