/** Tables of cards. A chunk of its own: most pages never open one. */
import type { TextEdit } from 'vscode-languageserver-types';
import { commonEnds } from '../../dsl/internal.ts';
import { writeCards, type TableSettings, type TableSource } from '../../service/card-import/index.ts';
import type { Workspace } from '../../service/language-service/index.ts';
import type { TableEdits } from './card-table-protocol.ts';

export { cardRows } from './card-rows.ts';
export { readCardTable, tableFile } from '../../service/card-import/index.ts';

/** What writing a table changes, as edits of the texts that the page has. */
export async function tableEdits(
  workspace: Workspace,
  source: TableSource,
  settings: TableSettings,
  file: string,
): Promise<TableEdits | null> {
  const writing = await writeCards(workspace, source, settings, file);
  if (!writing) return null;
  // rows of the table, which the command names, are more than what can be sent to the page
  const { texts, added, changed, unchanged, left, problems } = writing;
  return {
    added,
    changed,
    unchanged,
    left,
    problems,
    edits: Object.entries(texts).map(([path, text]) => {
      const before = workspace.file(workspace.uriOf(path));
      const edits = before ? [editBetween(before.text, text)] : [{ range: rangeIn('', 0, 0), newText: text }];
      return { path, isNew: !before, edits };
    }),
  };
}

/** The one edit that leads from a text to another. */
function editBetween(before: string, after: string): TextEdit {
  const { start, end } = commonEnds(before, after);
  return { range: rangeIn(before, start, before.length - end), newText: after.slice(start, after.length - end) };
}

function rangeIn(text: string, start: number, end: number): TextEdit['range'] {
  const at = (offset: number): { line: number; character: number } => {
    const lines = text.slice(0, offset).split('\n');
    return { line: lines.length - 1, character: lines.at(-1)!.length };
  };
  return { start: at(start), end: at(end) };
}
