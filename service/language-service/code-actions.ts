/** Code actions at a place: the fixes of its diagnostics, and the canonical form of the file. */
import type { CodeAction, Range, TextEdit } from 'vscode-languageserver-types';
import type { PackFixContext } from '../checks/check.ts';
import type { Diagnostic, Edit, Span, LanguageCode } from '../../dsl/internal.ts';
import { fixTitle } from './fix-titles.ts';
import { fixesFor } from './fixes.ts';
import { formatting } from './formatting.ts';
import { occurrencesOf } from './occurrences.ts';
import { offsetAt, rangeOf } from './positions.ts';
import { toProtocol } from './protocol-diagnostic.ts';
import { CodeActionKind } from './protocol.ts';
import { sentenceFix } from './sentences.ts';
import { sourceAt, type Workspace } from './workspace.ts';

/** Fixes of the diagnostics that overlap the range, then the formatting of the whole file if it changes anything. */
export function codeActions(
  workspace: Workspace,
  uri: string,
  range: Range,
  language: LanguageCode = 'en',
): CodeAction[] {
  return [...quickFixes(workspace, uri, range, language), ...canonical(workspace, uri, language)];
}

type OpenFile = NonNullable<ReturnType<Workspace['file']>>;

function quickFixes(workspace: Workspace, uri: string, range: Range, language: LanguageCode): CodeAction[] {
  const file = workspace.file(uri);
  if (!file) return [];
  const from = offsetAt(file, range.start);
  const to = offsetAt(file, range.end);
  return workspace
    .diagnostics()
    .filter((diagnostic) => diagnostic.file === file.path)
    .flatMap((diagnostic) => {
      const { start, end } = spanOf(diagnostic, file);
      return start > to || end < from ? [] : fixActions(workspace, { uri, file, diagnostic, language });
    });
}

/** The fix of a diagnostic that is offered at once: the only one, or the effect that a sentence says. */
export function preferredFix(
  workspace: Workspace,
  diagnostic: Diagnostic,
  language: LanguageCode = 'en',
): CodeAction | undefined {
  const uri = workspace.uriOf(diagnostic.file);
  const file = workspace.file(uri);
  return file && fixActions(workspace, { uri, file, diagnostic, language }).find(({ isPreferred }) => isPreferred);
}

interface Asked {
  uri: string;
  file: OpenFile;
  diagnostic: Diagnostic;
  /** of the titles */
  language: LanguageCode;
}

function fixActions(workspace: Workspace, { uri, file, diagnostic, language }: Asked): CodeAction[] {
  const reading = sentenceFix(workspace.incrementalCheck(), diagnostic);
  const declared =
    reading && diagnostic.code === 'sentence' ? [] : fixesFor(diagnostic, contextOf(diagnostic, file, workspace));
  const fixes = [...(reading ? [reading] : []), ...declared];
  return fixes.map((fix): CodeAction => ({
    title: fixTitle(fix.title, language),
    kind: CodeActionKind.QuickFix,
    diagnostics: [toProtocol(diagnostic, { uriOf: (path) => workspace.uriOf(path), marked: file.marked })],
    ...(fix === reading || (fixes.length === 1 && !fix.careful) ? { isPreferred: true } : {}),
    edit: {
      changes: changesOf(
        workspace,
        fix.edits.map((edit) => ({ ...edit, uri: edit.file === undefined ? uri : workspace.uriOf(edit.file) })),
      ),
    },
  }));
}

const spanOf = (diagnostic: Diagnostic, { lines }: OpenFile): Span => ({
  start: lines.offset(diagnostic),
  end: lines.offset({ line: diagnostic.endLine, column: diagnostic.endColumn }),
});

function contextOf(diagnostic: Diagnostic, file: OpenFile, workspace: Workspace): PackFixContext {
  const { sources } = workspace.incrementalCheck();
  const { path, text, yaml } = file;
  return {
    file: path,
    span: spanOf(diagnostic, file),
    text,
    root: yaml.root,
    ...packFileOf(workspace, path),
    sources,
    isTaken: (name) =>
      [...sources.components, ...sources.metadata, ...occurrencesOf(sources).all].some(({ id }) => id === name),
    mentions: (kind, name) => occurrencesOf(sources).of(kind, name),
  };
}

/** Edits grouped by file, with positions of the protocol. */
function changesOf(workspace: Workspace, edits: (Edit & { uri: string })[]): Record<string, TextEdit[]> {
  const changes: Record<string, TextEdit[]> = {};
  for (const { uri, span, text } of edits) {
    const counted = workspace.file(uri);
    if (counted) (changes[uri] ??= []).push({ range: rangeOf(counted, span), newText: text });
  }
  return changes;
}

/** The main file of the pack to which a file belongs. */
function packFileOf(workspace: Workspace, path: string): Pick<PackFixContext, 'packFile'> {
  const { sources } = workspace.incrementalCheck();
  const own = sourceAt(workspace, workspace.uriOf(path));
  const packFile = sources.packs.find(({ id }) => id === own?.pack)?.files[0];
  const file = sources.files.find((source) => source.path === packFile);
  return file ? { packFile: { path: file.path, text: file.text, root: file.yaml.root } } : {};
}

function canonical(workspace: Workspace, uri: string, language: LanguageCode): CodeAction[] {
  const edits = formatting(workspace, uri);
  return edits.length
    ? [
        {
          title: fixTitle({ is: 'format' }, language),
          kind: CodeActionKind.SourceFixAll,
          edit: { changes: { [uri]: edits } },
        },
      ]
    : [];
}
