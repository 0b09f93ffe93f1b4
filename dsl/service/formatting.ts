/** The canonical form of a file, as one edit of what differs. */
import type { TextEdit } from 'vscode-languageserver-types';
import { formatFile } from '../packs/format.ts';
import type { YamlFile } from '../source/yaml.ts';
import { changeBetween } from './rebase.ts';
import { rangeOf, type TextWithLines } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** Whoever looks for what can be done at a place asks again and again for the same text. */
const kept = new WeakMap<YamlFile, TextEdit[]>();

/** None where the file is in canonical form, or cannot be read as YAML. */
export function formatting(workspace: Workspace, uri: string): TextEdit[] {
  const file = workspace.file(uri);
  if (!file) return [];
  let edits = kept.get(file.yaml);
  if (!edits) kept.set(file.yaml, (edits = editsOf(file)));
  return edits;
}

function editsOf(file: TextWithLines & { text: string }): TextEdit[] {
  const { text, changed, problems } = formatFile(file.text);
  if (!changed || problems.length || text === file.text) return [];
  const { start, end, by } = changeBetween(file.text, text);
  return [{ range: rangeOf(file, { start, end }), newText: text.slice(start, end + by) }];
}
