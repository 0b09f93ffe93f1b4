/** The canonical form of a file, as one edit of what differs. */
import type { TextEdit } from 'vscode-languageserver-types';
import { formatFile } from '../packs/format.ts';
import { changeBetween } from './carried.ts';
import { rangeOf } from './places.ts';
import type { Workspace } from './workspace.ts';

/** None where the file is in canonical form, or cannot be read as YAML. */
export function formatting(workspace: Workspace, uri: string): TextEdit[] {
  const file = workspace.file(uri);
  if (!file) return [];
  const { text, changed, problems } = formatFile(file.text);
  if (!changed || problems.length || text === file.text) return [];
  const { start, end, by } = changeBetween(file.text, text);
  return [{ range: rangeOf(file, { start, end }), newText: text.slice(start, end + by) }];
}
