/** Registers the language service with Monaco. Each provider asks the worker and converts the answer. */
import type * as monaco from 'monaco-editor/editor';
import type { WorkspaceEdit } from 'vscode-languageserver-types';
import { SCENARIOS_COMMAND, TOKEN_MODIFIERS, TOKEN_TYPES, TRY_COMMAND } from '../../service/language-service/index.ts';
import { t } from '../i18n/index.ts';
import { tryAtCursor } from '../shell/try-in-lab.ts';
import { timeSinceEdit } from '../state/analysis.ts';
import { app } from '../state/app.ts';
import { packOf } from '../state/files.ts';
import { go } from '../state/navigation.ts';
import { openReference, wordAt } from '../state/reference.ts';
import { ask } from '../state/services.ts';
import { runScenarios } from '../state/trials.ts';
import type { Feature, FeatureArguments, FeatureResult } from '../worker/protocol.ts';
import { registerInlayHints } from './inlay-hints.ts';
import {
  completionToMonaco,
  markdownToMonaco,
  pathOf,
  positionFromMonaco,
  rangeFromMonaco,
  rangeToMonaco,
  SCHEME,
  signatureHelpToMonaco,
  symbolToMonaco,
  textEditToMonaco,
} from './to-monaco.ts';

type Monaco = typeof monaco;
/** Makes sure that Monaco has a model of the file. */
type OpenModel = (path: string) => void;

const LANGUAGE = 'yaml';
const NOTHING_TO_DISPOSE = (): void => undefined;
/** Shown when a rename is refused without a reason. */
const NO_REASON = '–';

/** Called once for the page. `openModel` is called for files that an edit or a jump touches. */
export function registerLanguageFeatures(m: Monaco, openModel: OpenModel): void {
  registerCompletions(m);
  registerHover(m);
  registerSignatureHelp(m);
  registerReferences(m, openModel);
  registerRename(m, openModel);
  registerCodeActions(m, openModel);
  registerStructure(m);
  registerSemanticTokens(m);
  registerCodeLenses(m);
  registerInlayHints(m, (model, range, language, token) =>
    askInQuiet(model, token, 'inlayHints', pathOf(model.uri), range, language),
  );
  registerOpener(m);
}

/** Null if the file is in no pack or the worker does not answer. */
async function askFeature<F extends Feature>(
  model: monaco.editor.ITextModel,
  feature: F,
  ...args: FeatureArguments<F>
): Promise<FeatureResult<F> | null> {
  const path = pathOf(model.uri);
  const { view } = app.now;
  const pack = view?.components.some(({ file }) => file === path) ? view.path : packOf(path)?.path;
  if (pack === undefined) return null;
  const askWorker = ask as unknown as (...all: unknown[]) => Promise<FeatureResult<F>>;
  return askWorker('languageService', pack, feature, args).catch(() => null);
}

/** Milliseconds without an edit before what nobody waits for is asked. */
const QUIET = 400;
/** The same for what is shown beside the text: asked when nobody types, as Monaco asks anew behind each key. */
async function askInQuiet<F extends Feature>(
  model: monaco.editor.ITextModel,
  token: monaco.CancellationToken,
  feature: F,
  ...args: FeatureArguments<F>
): Promise<FeatureResult<F> | null> {
  for (let left = QUIET - timeSinceEdit(); left > 0; left = QUIET - timeSinceEdit()) {
    await new Promise((resolve) => {
      setTimeout(resolve, left);
    });
    if (token.isCancellationRequested || model.isDisposed()) return null;
  }
  return askFeature(model, feature, ...args);
}

const uriOf = (m: Monaco, path: string): monaco.Uri => m.Uri.from({ scheme: SCHEME, path: `/${path}` });

function registerCompletions(m: Monaco): void {
  m.languages.registerCompletionItemProvider(LANGUAGE, {
    triggerCharacters: [' ', ':', '.'],
    async provideCompletionItems(model, position) {
      const items = await askFeature(model, 'completions', pathOf(model.uri), positionFromMonaco(position));
      const wordRange = {
        startLineNumber: position.lineNumber,
        endLineNumber: position.lineNumber,
        startColumn: model.getWordUntilPosition(position).startColumn,
        endColumn: position.column,
      };
      return { suggestions: (items ?? []).map((item) => completionToMonaco(item, wordRange)) };
    },
  });
}

const REFERENCE_COMMAND = 'fathom.reference';

/** Only this command may be called by it. A word has no signs of Markdown. */
const linkToReference = (word: string): monaco.IMarkdownString => ({
  value: `[${t('reference')}: ${word}](command:${REFERENCE_COMMAND}?${encodeURIComponent(JSON.stringify([word]))})`,
  isTrusted: { enabledCommands: [REFERENCE_COMMAND] },
});

function registerHover(m: Monaco): void {
  m.editor.registerCommand(REFERENCE_COMMAND, (_accessor, word: string) => openReference(word));
  m.languages.registerHoverProvider(LANGUAGE, {
    async provideHover(model, position) {
      const { content } = app.now.settings;
      const hover = await askFeature(model, 'hover', pathOf(model.uri), positionFromMonaco(position), content);
      if (!hover) return null;
      const contents = Array.isArray(hover.contents) ? hover.contents : [hover.contents];
      const word = wordAt(model.getLineContent(position.lineNumber), 1, position.column);
      return {
        contents: [...contents.map(markdownToMonaco), ...(word === '' ? [] : [linkToReference(word)])],
        ...(hover.range ? { range: rangeToMonaco(hover.range) } : {}),
      };
    },
  });
}

function registerSignatureHelp(m: Monaco): void {
  m.languages.registerSignatureHelpProvider(LANGUAGE, {
    signatureHelpTriggerCharacters: [' '],
    async provideSignatureHelp(model, position) {
      const help = await askFeature(model, 'signatureHelp', pathOf(model.uri), positionFromMonaco(position));
      return help && { dispose: NOTHING_TO_DISPOSE, value: signatureHelpToMonaco(help) };
    },
  });
}

/** Definitions, references and highlights of names. */
function registerReferences(m: Monaco, openModel: OpenModel): void {
  const locations = (found: FeatureResult<'references'> | null): monaco.languages.Location[] =>
    (found ?? []).map(({ uri, range }) => {
      openModel(uri);
      return { uri: uriOf(m, uri), range: rangeToMonaco(range) };
    });
  m.languages.registerDefinitionProvider(LANGUAGE, {
    provideDefinition: async (model, position) =>
      locations(await askFeature(model, 'definition', pathOf(model.uri), positionFromMonaco(position))),
  });
  m.languages.registerReferenceProvider(LANGUAGE, {
    async provideReferences(model, position, { includeDeclaration }) {
      const path = pathOf(model.uri);
      return locations(await askFeature(model, 'references', path, positionFromMonaco(position), includeDeclaration));
    },
  });
  m.languages.registerDocumentHighlightProvider(LANGUAGE, {
    async provideDocumentHighlights(model, position) {
      const highlights = await askFeature(model, 'highlights', pathOf(model.uri), positionFromMonaco(position));
      return (highlights ?? []).map(({ range, kind = 1 }) => ({ range: rangeToMonaco(range), kind: kind - 1 }));
    },
  });
}

function registerRename(m: Monaco, openModel: OpenModel): void {
  m.languages.registerRenameProvider(LANGUAGE, {
    async resolveRenameLocation(model, position) {
      const at = positionFromMonaco(position);
      const name = await askFeature(model, 'prepareRename', pathOf(model.uri), at);
      if (name && 'range' in name) return { range: rangeToMonaco(name.range), text: name.placeholder };
      return { range: rangeToMonaco({ start: at, end: at }), text: '', rejectReason: name?.refused ?? NO_REASON };
    },
    async provideRenameEdits(model, position, newName) {
      const renamed = await askFeature(model, 'rename', pathOf(model.uri), positionFromMonaco(position), newName);
      if (renamed && 'edit' in renamed) return workspaceEdit(m, openModel, renamed.edit);
      return { edits: [], rejectReason: renamed?.refused ?? NO_REASON };
    },
  });
}

function registerCodeActions(m: Monaco, openModel: OpenModel): void {
  m.languages.registerCodeActionProvider(LANGUAGE, {
    async provideCodeActions(model, range, { markers, trigger }, token) {
      const at = [pathOf(model.uri), rangeFromMonaco(range), app.now.settings.language] as const;
      // Monaco asks by itself, to show that there are some
      const isAsked = trigger === m.languages.CodeActionTriggerType.Invoke;
      const actions = isAsked
        ? await askFeature(model, 'codeActions', ...at)
        : await askInQuiet(model, token, 'codeActions', ...at);
      return {
        dispose: NOTHING_TO_DISPOSE,
        actions: (actions ?? []).map(({ title, kind, edit, isPreferred }) => ({
          title,
          ...(kind ? { kind } : {}),
          ...(isPreferred ? { isPreferred } : {}),
          diagnostics: [...markers],
          ...(edit ? { edit: workspaceEdit(m, openModel, edit) } : {}),
        })),
      };
    },
  });
  m.languages.registerDocumentFormattingEditProvider(LANGUAGE, {
    async provideDocumentFormattingEdits(model) {
      const edits = await askFeature(model, 'formatting', pathOf(model.uri));
      return (edits ?? []).map(textEditToMonaco);
    },
  });
}

function workspaceEdit(
  m: Monaco,
  openModel: OpenModel,
  { changes = {} }: WorkspaceEdit,
): monaco.languages.WorkspaceEdit {
  Object.keys(changes).forEach(openModel);
  return {
    edits: Object.entries(changes).flatMap(([path, edits]) =>
      edits.map((edit) => ({ resource: uriOf(m, path), versionId: undefined, textEdit: textEditToMonaco(edit) })),
    ),
  };
}

/** Folding and the outline. */
function registerStructure(m: Monaco): void {
  m.languages.registerFoldingRangeProvider(LANGUAGE, {
    async provideFoldingRanges(model, _context, token) {
      const ranges = await askInQuiet(model, token, 'foldingRanges', pathOf(model.uri));
      return (ranges ?? []).map(({ startLine, endLine }) => ({ start: startLine + 1, end: endLine + 1 }));
    },
  });
  m.languages.registerDocumentSymbolProvider(LANGUAGE, {
    async provideDocumentSymbols(model) {
      const symbols = await askFeature(model, 'documentSymbols', pathOf(model.uri));
      return (symbols ?? []).map(symbolToMonaco);
    },
  });
}

function registerSemanticTokens(m: Monaco): void {
  m.languages.registerDocumentSemanticTokensProvider(LANGUAGE, {
    getLegend: () => ({ tokenTypes: [...TOKEN_TYPES], tokenModifiers: [...TOKEN_MODIFIERS] }),
    async provideDocumentSemanticTokens(model, _last, token) {
      const tokens = await askInQuiet(model, token, 'semanticTokens', pathOf(model.uri));
      return tokens && { data: new Uint32Array(tokens.data) };
    },
    releaseDocumentSemanticTokens: () => undefined,
  });
}

interface ComponentRef {
  section: string;
  id: string;
}

/** The lenses above a component, which try its effect and run its scenarios. */
function registerCodeLenses(m: Monaco): void {
  m.editor.registerCommand(TRY_COMMAND, (_accessor, path: string, component: ComponentRef) => {
    if (selectComponent(path, component)) void tryAtCursor();
  });
  m.editor.registerCommand(SCENARIOS_COMMAND, (_accessor, path: string, component: ComponentRef) => {
    if (selectComponent(path, component)) void runScenarios(component);
  });
  m.languages.registerCodeLensProvider(LANGUAGE, {
    async provideCodeLenses(model, token) {
      const lenses = await askInQuiet(model, token, 'codeLenses', pathOf(model.uri));
      return {
        dispose: NOTHING_TO_DISPOSE,
        lenses: (lenses ?? []).map(({ range, command }) => ({
          range: rangeToMonaco(range),
          ...(command
            ? { command: { id: command.command, title: command.title, arguments: command.arguments ?? [] } }
            : {}),
        })),
      };
    },
  });
}

/** Returns false if the pack has no such component. */
function selectComponent(path: string, { section, id }: ComponentRef): boolean {
  const selected = app.now.view?.components.find((one) => one.section === section && one.id === id);
  if (selected) app.set({ selected, cursor: { file: path, line: selected.line } });
  return selected !== undefined;
}

/** Opens other files through the address of the page, as links do. */
function registerOpener(m: Monaco): void {
  m.editor.registerEditorOpener({
    openCodeEditor(_source, resource, selection) {
      if (resource.scheme !== SCHEME) return false;
      const line =
        selection && 'startLineNumber' in selection ? selection.startLineNumber : (selection?.lineNumber ?? 1);
      go('author', pathOf(resource), { line: String(line) });
      return true;
    },
  });
}
