/** What can be done at a place: the fixes of the diagnostics there, and the canonical form of the file. */
import type { CodeAction, Range, TextEdit } from 'vscode-languageserver-types';
import { shownOf } from './diagnostics.ts';
import { asBlock, fixesFor, type Broken, type Edit } from './fixes.ts';
import { formatting } from './formatting.ts';
import { offsetAt, rangeOf } from './positions.ts';
import { CodeActionKind } from './protocol.ts';
import { sourceAt, type Workspace } from './workspace.ts';

export function codeActions(workspace: Workspace, uri: string, range: Range): CodeAction[] {
  return [...quickFixes(workspace, uri, range), ...canonical(workspace, uri)];
}

function quickFixes(workspace: Workspace, uri: string, range: Range): CodeAction[] {
  const file = workspace.file(uri);
  if (!file) return [];
  const from = offsetAt(file, range.start);
  const to = offsetAt(file, range.end);
  return workspace
    .diagnostics()
    .filter((diagnostic) => diagnostic.file === file.path)
    .flatMap((diagnostic) => {
      const { lines } = file;
      const span = {
        start: lines.offset(diagnostic),
        end: lines.offset({ line: diagnostic.endLine, column: diagnostic.endColumn }),
      };
      if (span.start > to || span.end < from) return [];
      const broken = {
        diagnostic,
        span,
        text: file.text,
        root: file.yaml.root,
        sources: workspace.incrementalCheck().sources,
        ...packFileOf(workspace, uri),
      };
      const fixes = [...fixesFor(broken), ...asBlock(broken)];
      return fixes.map(({ title, edits, careful }): CodeAction => ({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: [shownOf(diagnostic, workspace, file.marked)],
        ...(fixes.length === 1 && !careful ? { isPreferred: true } : {}),
        edit: {
          changes: changesOf(
            workspace,
            edits.map((edit) => ({ ...edit, uri: edit.file === undefined ? uri : workspace.uriOf(edit.file) })),
          ),
        },
      }));
    });
}

/** By file, in the places of the editor. */
function changesOf(workspace: Workspace, edits: (Edit & { uri: string })[]): Record<string, TextEdit[]> {
  const changes: Record<string, TextEdit[]> = {};
  for (const { uri, span, text } of edits) {
    const counted = workspace.file(uri);
    if (counted) (changes[uri] ??= []).push({ range: rangeOf(counted, span), newText: text });
  }
  return changes;
}

/** The file that names the pack to which a file belongs. */
function packFileOf(workspace: Workspace, uri: string): Pick<Broken, 'packFile'> {
  const { sources } = workspace.incrementalCheck();
  const own = sourceAt(workspace, uri);
  const path = sources.packs.find(({ id }) => id === own?.pack)?.files[0];
  const file = sources.files.find((source) => source.path === path);
  return file ? { packFile: { path: file.path, text: file.text, root: file.yaml.root } } : {};
}

function canonical(workspace: Workspace, uri: string): CodeAction[] {
  const edits = formatting(workspace, uri);
  return edits.length
    ? [
        {
          title: 'Write the effects of this file in canonical form',
          kind: CodeActionKind.SourceFixAll,
          edit: { changes: { [uri]: edits } },
        },
      ]
    : [];
}
