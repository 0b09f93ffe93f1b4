/** Monaco, loaded when the first text is opened. It has no shadow root, which its styles would not reach. */
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
import { conf, language } from 'monaco-editor/languages/definitions/yaml/yaml';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { app } from '../state/app.ts';
import type { Problem } from '../state/problems.ts';
import type { Editor, EditorEvents, LinePart } from './editor.ts';
import { registerLanguageFeatures } from './language-features.ts';
import { commonEnds } from '../../dsl/internal.ts';
import { markersOf } from './markers.ts';
import { pastedText } from './pasted-text.ts';
import { SCHEME } from './to-monaco.ts';

(globalThis as { MonacoEnvironment?: unknown }).MonacoEnvironment = { getWorker: () => new EditorWorker() };

monaco.languages.register({ id: 'yaml' });
monaco.languages.setMonarchTokensProvider('yaml', language);
monaco.languages.setLanguageConfiguration('yaml', {
  ...conf,
  onEnterRules: [
    // behind a key and behind the sign of a block, as in `effect: |`
    {
      beforeText: /:\s*(?:[|>][-+\d]*)?\s*$/,
      action: { indentAction: monaco.languages.IndentAction.Indent },
    },
  ],
});

const MARKER_OWNER = 'fathom';
const uriOf = (path: string): monaco.Uri => monaco.Uri.from({ scheme: SCHEME, path: `/${path}` });

function defineTheme(name: string, dark: boolean, background: string, ink: string, quiet: string): void {
  const rule = (token: string, light: string, darkColor: string, fontStyle = ''): monaco.editor.ITokenThemeRule => ({
    token,
    foreground: dark ? darkColor : light,
    fontStyle,
  });
  monaco.editor.defineTheme(name, {
    base: dark ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      rule('type', '0b6472', '6cc9d6'),
      rule('string', '23404f', 'c9dbe6'),
      rule('number', '9a4a12', 'f0b27a'),
      rule('comment', '66757f', '7f94a2', 'italic'),
      rule('keyword', '7a3a86', 'd7a6e6'),
    ],
    colors: {
      'editor.background': background,
      'editor.foreground': ink,
      'editorLineNumber.foreground': quiet,
      'editorLineNumber.activeForeground': ink,
      'editorInlayHint.foreground': quiet,
      'editorInlayHint.background': background,
      'editor.lineHighlightBackground': dark ? '#15242f' : '#f2f4f0',
    },
  });
}
defineTheme('fathom-light', false, '#fdfcf9', '#17232c', '#5d6b75');
defineTheme('fathom-dark', true, '#0f1a22', '#dfe8ee', '#8ba0ae');

function monacoTheme(theme: Parameters<Editor['settings']>[0]['theme']): string {
  if (theme !== 'contrast') return `fathom-${theme}`;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'hc-black' : 'hc-light';
}

const OPTIONS: monaco.editor.IStandaloneEditorConstructionOptions = {
  model: null,
  automaticLayout: true,
  minimap: { enabled: false, showRegionSectionHeaders: false, showMarkSectionHeaders: false },
  colorDecorators: false,
  defaultColorDecorators: 'never',
  fontSize: 14,
  lineHeight: 21,
  tabSize: 2,
  insertSpaces: true,
  scrollBeyondLastLine: false,
  wordWrap: 'on',
  wrappingIndent: 'indent',
  quickSuggestions: { strings: true, other: true, comments: false },
  wordBasedSuggestions: 'off',
  acceptSuggestionOnEnter: 'smart',
  renderLineHighlight: 'line',
  padding: { top: 10, bottom: 10 },
  fixedOverflowWidgets: true,
  'semanticHighlighting.enabled': true,
  lineNumbersMinChars: 4,
  unicodeHighlight: { ambiguousCharacters: false },
  stickyScroll: { enabled: false },
  overviewRulerBorder: false,
  guides: { indentation: false },
  inlayHints: { maximumLength: 0, fontSize: 12.5 },
  bracketPairColorization: { enabled: false },
};

/** The listener of the current editor. Models, with their undo history, live as long as the page. */
let listener: EditorEvents['onEdit'] = () => undefined;
/** true while the page itself changes a model, which is no edit of the person */
let changedByPage = false;

function whilePageChanges(change: () => void): void {
  changedByPage = true;
  try {
    change();
  } finally {
    changedByPage = false;
  }
}

function modelOf(file: { path: string; text: string }): monaco.editor.ITextModel {
  const uri = uriOf(file.path);
  const existing = monaco.editor.getModel(uri);
  if (existing) return existing;
  const model = monaco.editor.createModel(file.text, 'yaml', uri);
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  model.onDidChangeContent(() => {
    if (!changedByPage) listener(file.path, model.getValue());
  });
  return model;
}

const areSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** As an edit that can be undone. */
function replaceText(model: monaco.editor.ITextModel, text: string): void {
  model.pushStackElement();
  model.pushEditOperations([], [smallestEdit(model, text)], () => null);
  model.pushStackElement();
}

/** Replaces only the lines that differ, so that the cursor and the folded ranges do not move. */
function smallestEdit(model: monaco.editor.ITextModel, text: string): monaco.editor.IIdentifiedSingleEditOperation {
  const oldLines = model.getLinesContent();
  const newLines = text.split('\n');
  const common = commonEnds(oldLines, newLines);
  // at least one line is replaced, so that the range is never empty
  const maxCommon = Math.min(oldLines.length, newLines.length) - 1;
  const start = Math.min(common.start, maxCommon);
  const end = Math.min(common.end, maxCommon - start);
  const lastLine = oldLines.length - end;
  return {
    range: {
      startLineNumber: start + 1,
      startColumn: 1,
      endLineNumber: lastLine,
      endColumn: model.getLineMaxColumn(lastLine),
    },
    text: newLines.slice(start, newLines.length - end).join('\n'),
  };
}

registerLanguageFeatures(monaco, (path) => {
  const file = app.now.files.get(path);
  if (file) modelOf(file);
});

export function fullEditor(host: HTMLElement, { onEdit, onCursor }: EditorEvents): Editor {
  const frame = document.createElement('div');
  frame.className = 'full-editor';
  host.append(frame);
  const editor = monaco.editor.create(frame, OPTIONS);
  const viewStates = new Map<string, monaco.editor.ICodeEditorViewState | null>();
  const revisions = new Map<string, number>();
  let path = '';
  let marked: { model: monaco.editor.ITextModel; problems: readonly Problem[] } | null = null;
  let shown = '';
  listener = onEdit;

  editor.onDidChangeCursorPosition(({ position }) => {
    if (path && !changedByPage) onCursor(path, position.lineNumber);
  });

  editor.onDidPaste(({ range }) => {
    const model = editor.getModel();
    if (!model) return;
    const before = model.getLineContent(range.startLineNumber).slice(0, range.startColumn - 1);
    const pasted = model.getValueInRange(range);
    const text = pastedText(before, pasted);
    if (text !== pasted) editor.executeEdits('paste', [{ range, text, forceMoveMarkers: true }]);
  });

  /** Scrolls to where the file was left. */
  function switchTo(newPath: string, model: monaco.editor.ITextModel): void {
    if (path) viewStates.set(path, editor.saveViewState());
    path = newPath;
    editor.setModel(model);
    const viewState = viewStates.get(path);
    if (viewState) editor.restoreViewState(viewState);
  }

  function select({ line, column, endColumn }: LinePart): void {
    editor.setSelection({ startLineNumber: line, startColumn: column, endLineNumber: line, endColumn });
    editor.revealLineNearTop(line);
  }

  return {
    show(file) {
      const model = modelOf(file);
      if (revisions.get(file.path) !== file.revision && model.getValue() !== file.text) {
        whilePageChanges(() => replaceText(model, file.text));
      }
      revisions.set(file.path, file.revision);
      if (file.path !== path) whilePageChanges(() => switchTo(file.path, model));
      if (editor.getOption(monaco.editor.EditorOption.readOnly) !== file.readonly) {
        editor.updateOptions({ readOnly: file.readonly });
      }
    },
    reveal: (line, column = 1) => select({ line, column, endColumn: column }),
    // not the person moves the cursor, who may have chosen something else meanwhile
    select: (part) => whilePageChanges(() => select(part)),
    mark(problems: readonly Problem[]) {
      const model = editor.getModel();
      // each time, Monaco would draw all marks of the text again
      if (!model || (marked?.model === model && areSame(marked.problems, problems))) return;
      marked = { model, problems };
      monaco.editor.setModelMarkers(model, MARKER_OWNER, markersOf(problems, uriOf));
    },
    settings({ tabLeaves, label, theme }) {
      const now = JSON.stringify([tabLeaves, label, monacoTheme(theme)]);
      if (now === shown) return;
      shown = now;
      editor.updateOptions({ tabFocusMode: tabLeaves, ariaLabel: label });
      monaco.editor.setTheme(monacoTheme(theme));
    },
    get line() {
      return editor.getPosition()?.lineNumber ?? 1;
    },
    get selected() {
      const { lineNumber: line, column } = editor.getPosition() ?? { lineNumber: 1, column: 1 };
      const selection = editor.getSelection();
      if (!selection || selection.startLineNumber !== selection.endLineNumber) {
        return { line, column, endColumn: column };
      }
      return { line, column: selection.startColumn, endColumn: selection.endColumn };
    },
    focus: () => editor.focus(),
    dispose() {
      editor.dispose();
      frame.remove();
    },
  };
}
