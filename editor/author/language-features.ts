/** The language service as Monaco wants it: from the protocol's types to the editor's, and no more. */
import type * as monaco from 'monaco-editor/editor';
import { app } from '../state/app.ts';
import { packOf } from '../state/files.ts';
import { go } from '../state/navigation.ts';
import { ask } from '../state/services.ts';
import { runScenarios } from '../state/trials.ts';
import type { CompletionItem, MarkupContent, Range, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types';
import { TOKEN_MODIFIERS, TOKEN_TYPES, SCENARIOS_COMMAND, TRY_COMMAND } from '../../dsl/service/index.ts';
import type { Feature, FeatureArguments, WorkerApi } from '../worker/protocol.ts';
import { registerInlayHints } from './inlay-hints.ts';
import { tryAtCursor } from '../shell/try-in-lab.ts';

type Monaco = typeof monaco;
export const SCHEME = 'pack';
export const pathOf = (uri: { path: string }): string => uri.path.slice(1);

const LANGUAGE = 'yaml';

/** Once for the page. `openModel`: sees to it that a file that an edit touches can be edited. */
export function registerLanguageFeatures(m: Monaco, openModel: (path: string) => void): void {
  const uri = (path: string): monaco.Uri => m.Uri.from({ scheme: SCHEME, path: `/${path}` });
  const range = ({ start, end }: Range): monaco.IRange => ({
    startLineNumber: start.line + 1,
    startColumn: start.character + 1,
    endLineNumber: end.line + 1,
    endColumn: end.character + 1,
  });
  const back = (one: monaco.IRange): Range => ({
    start: { line: one.startLineNumber - 1, character: one.startColumn - 1 },
    end: { line: one.endLineNumber - 1, character: one.endColumn - 1 },
  });
  const at = ({ lineNumber, column }: monaco.IPosition): { line: number; character: number } => ({
    line: lineNumber - 1,
    character: column - 1,
  });
  const textEdit = ({ range: where, newText }: TextEdit): monaco.languages.TextEdit => ({
    range: range(where),
    text: newText,
  });
  const words = (content: string | MarkupContent | { language: string; value: string }): monaco.IMarkdownString => ({
    value: typeof content === 'string' ? content : content.value,
  });

  /** Nothing where the file is in no pack or the worker has no answer. */
  const feature = async <F extends Feature>(
    model: monaco.editor.ITextModel,
    name: F,
    ...given: FeatureArguments<F>
  ): Promise<Awaited<ReturnType<WorkerApi['languageService']>>> => {
    const path = pathOf(model.uri);
    const view = app.now.view;
    const pack = view?.components.some(({ file }) => file === path) ? view.path : packOf(path)?.path;
    if (pack === undefined) return null;
    return (ask as unknown as (...all: unknown[]) => Promise<never>)('languageService', pack, name, given).catch(
      () => null,
    );
  };
  const asked = <T>(answer: Promise<unknown>): Promise<T | null> => answer as Promise<T | null>;

  function workspaceEdit({ changes = {} }: WorkspaceEdit): monaco.languages.WorkspaceEdit {
    Object.keys(changes).forEach(openModel);
    return {
      edits: Object.entries(changes).flatMap(([path, edits]) =>
        edits.map((edit) => ({ resource: uri(path), versionId: undefined, textEdit: textEdit(edit) })),
      ),
    };
  }

  m.languages.registerCompletionItemProvider(LANGUAGE, {
    triggerCharacters: [' ', ':', '.'],
    async provideCompletionItems(model, position) {
      const items = await asked<CompletionItem[]>(feature(model, 'completions', pathOf(model.uri), at(position)));
      const word = model.getWordUntilPosition(position);
      const usual = {
        startLineNumber: position.lineNumber,
        endLineNumber: position.lineNumber,
        startColumn: word.startColumn,
        endColumn: position.column,
      };
      return {
        suggestions: (items ?? []).map((item) => {
          const edit = item.textEdit && 'range' in item.textEdit ? item.textEdit : undefined;
          return {
            label: item.label,
            kind: (item.kind ?? 1) - 1,
            insertText: edit?.newText ?? item.insertText ?? item.label,
            range: edit ? range(edit.range) : usual,
            ...(item.detail ? { detail: item.detail } : {}),
            ...(item.documentation ? { documentation: words(item.documentation) } : {}),
            ...(item.sortText ? { sortText: item.sortText } : {}),
            ...(item.filterText ? { filterText: item.filterText } : {}),
            ...(item.insertTextFormat === 2
              ? { insertTextRules: m.languages.CompletionItemInsertTextRule.InsertAsSnippet }
              : {}),
          };
        }),
      };
    },
  });
  m.languages.registerHoverProvider(LANGUAGE, {
    async provideHover(model, position) {
      const found = await asked<import('vscode-languageserver-types').Hover>(
        feature(model, 'hover', pathOf(model.uri), at(position), app.now.settings.content),
      );
      return found
        ? {
            contents: (Array.isArray(found.contents) ? found.contents : [found.contents]).map(words),
            ...(found.range ? { range: range(found.range) } : {}),
          }
        : null;
    },
  });
  m.languages.registerSignatureHelpProvider(LANGUAGE, {
    signatureHelpTriggerCharacters: [' '],
    async provideSignatureHelp(model, position) {
      const found = await asked<import('vscode-languageserver-types').SignatureHelp>(
        feature(model, 'signatureHelp', pathOf(model.uri), at(position)),
      );
      return found
        ? {
            dispose: () => undefined,
            value: {
              activeSignature: found.activeSignature ?? 0,
              activeParameter: found.activeParameter ?? 0,
              signatures: found.signatures.map(({ label, documentation, parameters }) => ({
                label,
                ...(documentation ? { documentation: words(documentation) } : {}),
                parameters: (parameters ?? []).map((one) => ({
                  label: one.label as string,
                  ...(one.documentation ? { documentation: words(one.documentation) } : {}),
                })),
              })),
            },
          }
        : null;
    },
  });
  const places = (found: { uri: string; range: Range }[] | null): monaco.languages.Location[] =>
    (found ?? []).map((one) => {
      openModel(one.uri);
      return { uri: uri(one.uri), range: range(one.range) };
    });
  m.languages.registerDefinitionProvider(LANGUAGE, {
    provideDefinition: async (model, position) =>
      places(await asked(feature(model, 'definition', pathOf(model.uri), at(position)))),
  });
  m.languages.registerReferenceProvider(LANGUAGE, {
    provideReferences: async (model, position, { includeDeclaration }) =>
      places(await asked(feature(model, 'references', pathOf(model.uri), at(position), includeDeclaration))),
  });
  m.languages.registerDocumentHighlightProvider(LANGUAGE, {
    provideDocumentHighlights: async (model, position) =>
      (
        (await asked<{ range: Range; kind?: number }[]>(
          feature(model, 'highlights', pathOf(model.uri), at(position)),
        )) ?? []
      ).map((one) => ({ range: range(one.range), kind: (one.kind ?? 1) - 1 })),
  });
  m.languages.registerRenameProvider(LANGUAGE, {
    async resolveRenameLocation(model, position) {
      const found = await asked<{ range: Range; placeholder: string }>(
        feature(model, 'prepareRename', pathOf(model.uri), at(position)),
      );
      return found
        ? { range: range(found.range), text: found.placeholder }
        : { range: range({ start: at(position), end: at(position) }), text: '', rejectReason: '–' };
    },
    async provideRenameEdits(model, position, name) {
      const found = await asked<{ edit?: WorkspaceEdit; refused?: string }>(
        feature(model, 'rename', pathOf(model.uri), at(position), name),
      );
      return found?.edit ? workspaceEdit(found.edit) : { edits: [], rejectReason: found?.refused ?? '–' };
    },
  });
  m.languages.registerCodeActionProvider(LANGUAGE, {
    async provideCodeActions(model, where, { markers }) {
      const found = await asked<import('vscode-languageserver-types').CodeAction[]>(
        feature(model, 'codeActions', pathOf(model.uri), back(where)),
      );
      return {
        dispose: () => undefined,
        actions: (found ?? []).map(({ title, kind, edit, isPreferred }) => ({
          title,
          ...(kind ? { kind } : {}),
          ...(isPreferred ? { isPreferred } : {}),
          diagnostics: [...markers],
          ...(edit ? { edit: workspaceEdit(edit) } : {}),
        })),
      };
    },
  });
  m.languages.registerDocumentFormattingEditProvider(LANGUAGE, {
    provideDocumentFormattingEdits: async (model) =>
      ((await asked<TextEdit[]>(feature(model, 'formatting', pathOf(model.uri)))) ?? []).map(textEdit),
  });
  m.languages.registerFoldingRangeProvider(LANGUAGE, {
    provideFoldingRanges: async (model) =>
      (
        (await asked<{ startLine: number; endLine: number }[]>(feature(model, 'foldingRanges', pathOf(model.uri)))) ??
        []
      ).map(({ startLine, endLine }) => ({ start: startLine + 1, end: endLine + 1 })),
  });
  m.languages.registerDocumentSymbolProvider(LANGUAGE, {
    async provideDocumentSymbols(model) {
      type Symbols = import('vscode-languageserver-types').DocumentSymbol[];
      const told = (all: Symbols): monaco.languages.DocumentSymbol[] =>
        all.map(({ name, detail, kind, range: whole, selectionRange, children }) => ({
          name,
          detail: detail ?? '',
          kind: kind - 1,
          tags: [],
          range: range(whole),
          selectionRange: range(selectionRange),
          children: told(children ?? []),
        }));
      return told((await asked<Symbols>(feature(model, 'documentSymbols', pathOf(model.uri)))) ?? []);
    },
  });
  m.languages.registerDocumentSemanticTokensProvider(LANGUAGE, {
    getLegend: () => ({ tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] }),
    provideDocumentSemanticTokens: async (model) => {
      const found = await asked<{ data: number[] }>(feature(model, 'semanticTokens', pathOf(model.uri)));
      return found ? { data: new Uint32Array(found.data) } : null;
    },
    releaseDocumentSemanticTokens: () => undefined,
  });

  const here = (path: string, line: number): void => go('author', path, { line: String(line) });
  /** The component that a lens stands over is the selected one. */
  const select = (path: string, { section, id }: { section: string; id: string }): boolean => {
    const found = app.now.view?.components.find((one) => one.section === section && one.id === id);
    if (found) app.set({ selected: found, cursor: { file: path, line: found.line } });
    return found !== undefined;
  };
  m.editor.registerCommand(TRY_COMMAND, (_accessor, path: string, of: { section: string; id: string }) => {
    if (select(path, of)) void tryAtCursor();
  });
  m.editor.registerCommand(SCENARIOS_COMMAND, (_accessor, path: string, of: { section: string; id: string }) => {
    if (select(path, of)) void runScenarios(of);
  });
  m.languages.registerCodeLensProvider(LANGUAGE, {
    async provideCodeLenses(model) {
      const found = await asked<import('vscode-languageserver-types').CodeLens[]>(
        feature(model, 'codeLenses', pathOf(model.uri)),
      );
      return {
        dispose: () => undefined,
        lenses: (found ?? []).map((lens) => ({
          range: range(lens.range),
          ...(lens.command
            ? {
                command: {
                  id: lens.command.command,
                  title: lens.command.title,
                  arguments: lens.command.arguments ?? [],
                },
              }
            : {}),
        })),
      };
    },
  });
  registerInlayHints(m, (model, ...given) => asked(feature(model, 'inlayHints', ...given)));
  // another file is opened as every file is: by the address of the page
  m.editor.registerEditorOpener({
    openCodeEditor(_source, resource, selection) {
      if (resource.scheme !== SCHEME) return false;
      here(
        pathOf(resource),
        selection && 'startLineNumber' in selection ? selection.startLineNumber : (selection?.lineNumber ?? 1),
      );
      return true;
    },
  });
}
