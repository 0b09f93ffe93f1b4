/** The canonical form of a file, as one edit of the part that differs. */
import type { TextEdit } from 'vscode-languageserver-types';
import { formatFile, type YamlFile } from '../../dsl/internal.ts';
import { changedRange } from './rebase.ts';
import { rangeOf, type TextWithLines } from './positions.ts';
import type { Workspace } from './workspace.ts';

/** Code actions ask for the formatting of the same text at every move of the cursor. */
const cache = new WeakMap<YamlFile, TextEdit[]>();

/** One edit; none if the file is in canonical form or is not valid YAML. */
export function formatting(workspace: Workspace, uri: string): TextEdit[] {
  const file = workspace.file(uri);
  if (!file) return [];
  let edits = cache.get(file.yaml);
  if (!edits) cache.set(file.yaml, (edits = editsOf(file)));
  return edits;
}

function editsOf(file: TextWithLines & { text: string }): TextEdit[] {
  const { text, changed, problems } = formatFile(file.text);
  if (!changed || problems.length || text === file.text) return [];
  const { start, end, shift } = changedRange(file.text, text);
  return [{ range: rangeOf(file, { start, end }), newText: text.slice(start, end + shift) }];
}
