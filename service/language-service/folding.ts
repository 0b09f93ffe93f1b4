/** Folding ranges: every value that spans several lines. */
import type { FoldingRange } from 'vscode-languageserver-types';
import { positionAt } from './positions.ts';
import type { YamlNode } from '../../dsl/internal.ts';
import { sourceAt, type Workspace } from './workspace.ts';

/** The ranges of a file that an editor can fold. */
export function foldingRanges(workspace: Workspace, uri: string): FoldingRange[] {
  const file = workspace.file(uri);
  const root = sourceAt(workspace, uri)?.yaml.root;
  if (!file || !root) return [];
  const out: FoldingRange[] = [];
  const seen = new Set<number>();
  const fold = (start: number, node: YamlNode): void => {
    const first = positionAt(file, start).line;
    const text = file.text.slice(0, node.span.end).trimEnd();
    const last = positionAt(file, text.length).line;
    if (last > first && !seen.has(first)) {
      seen.add(first);
      out.push({ startLine: first, endLine: last });
    }
    if (node.kind === 'map') for (const { keySpan, value } of node.entries) fold(keySpan.start, value);
    if (node.kind === 'list') for (const item of node.items) fold(item.span.start, item);
  };
  for (const { keySpan, value } of root.entries) fold(keySpan.start, value);
  return out;
}
