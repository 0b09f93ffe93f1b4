/** Monaco, loaded when the first text is opened. It stands in the page itself: its styles do not reach into a shadow tree. */
import * as monaco from 'monaco-editor/editor';
import 'monaco-editor/features/register.all';
import 'monaco-editor/languages/definitions/yaml/register';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { app } from '../state/app.ts';
import type { Diagnostic } from '../worker/protocol.ts';
import type { Editor, EditorEvents } from './editor.ts';
import { registerLanguageFeatures, SCHEME } from './language-features.ts';
import { commonEnds } from '../../dsl/index.ts';
import { markersOf } from './markers.ts';

(globalThis as { MonacoEnvironment?: unknown }).MonacoEnvironment = { getWorker: () => new EditorWorker() };

const OWNER = 'fathom';
const uriOf = (path: string): monaco.Uri => monaco.Uri.from({ scheme: SCHEME, path: `/${path}` });

for (const [name, base, background, ink, quiet] of [
  ['fathom-light', 'vs', '#fdfcf9', '#17232c', '#5d6b75'],
  ['fathom-dark', 'vs-dark', '#0f1a22', '#dfe8ee', '#8ba0ae'],
] as const) {
  const dark = base === 'vs-dark';
  const rule = (token: string, light: string, other: string, fontStyle = ''): monaco.editor.ITokenThemeRule => ({
    token,
    foreground: dark ? other : light,
    fontStyle,
  });
  monaco.editor.defineTheme(name, {
    base,
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

/** Edits in a file go to whoever shows the editor now; a file stays open when another is shown, with all that can be undone in it. */
let listener: EditorEvents['onEdit'] = () => undefined;
let foreign = false;

function modelOf(file: { path: string; text: string }): monaco.editor.ITextModel {
  const uri = uriOf(file.path);
  const known = monaco.editor.getModel(uri);
  if (known) return known;
  const model = monaco.editor.createModel(file.text, 'yaml', uri);
  model.setEOL(monaco.editor.EndOfLineSequence.LF);
  model.onDidChangeContent(() => {
    if (!foreign) listener(file.path, model.getValue());
  });
  return model;
}

/** Only the lines that differ, so that the cursor and what is folded stay. */
function smallest(model: monaco.editor.ITextModel, text: string): monaco.editor.IIdentifiedSingleEditOperation {
  const old = model.getLinesContent();
  const now = text.split('\n');
  const same = commonEnds(old, now);
  // at least one line is replaced, so that the range is never empty
  const most = Math.min(old.length, now.length) - 1;
  const start = Math.min(same.start, most);
  const end = Math.min(same.end, most - start);
  const last = old.length - end;
  return {
    range: { startLineNumber: start + 1, startColumn: 1, endLineNumber: last, endColumn: model.getLineMaxColumn(last) },
    text: now.slice(start, now.length - end).join('\n'),
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
  const editor = monaco.editor.create(frame, {
    model: null,
    automaticLayout: true,
    minimap: { enabled: false },
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
  });
  const states = new Map<string, monaco.editor.ICodeEditorViewState | null>();
  const revisions = new Map<string, number>();
  let path = '';
  listener = onEdit;

  editor.onDidChangeCursorPosition(({ position }) => {
    if (path && !foreign) onCursor(path, position.lineNumber);
  });

  return {
    show(file) {
      const model = modelOf(file);
      if (revisions.get(file.path) !== file.revision && model.getValue() !== file.text) {
        // an edit like any other, so that it can be undone
        foreign = true;
        model.pushStackElement();
        model.pushEditOperations([], [smallest(model, file.text)], () => null);
        model.pushStackElement();
        foreign = false;
      }
      revisions.set(file.path, file.revision);
      if (file.path !== path) {
        if (path) states.set(path, editor.saveViewState());
        path = file.path;
        foreign = true;
        editor.setModel(model);
        const state = states.get(path);
        if (state) editor.restoreViewState(state);
        foreign = false;
      }
      editor.updateOptions({ readOnly: file.readonly });
    },
    reveal(line, column = 1) {
      editor.setPosition({ lineNumber: line, column });
      editor.revealLineNearTop(line);
    },
    mark(diagnostics: readonly Diagnostic[]) {
      const model = editor.getModel();
      if (!model) return;
      const markers = markersOf(diagnostics, uriOf);
      monaco.editor.setModelMarkers(model, OWNER, markers);
    },
    settings({ tabLeaves, label, theme }) {
      editor.updateOptions({ tabFocusMode: tabLeaves, ariaLabel: label });
      monaco.editor.setTheme(
        theme === 'contrast'
          ? matchMedia('(prefers-color-scheme: dark)').matches
            ? 'hc-black'
            : 'hc-light'
          : `fathom-${theme}`,
      );
    },
    get line() {
      return editor.getPosition()?.lineNumber ?? 1;
    },
    get column() {
      return editor.getPosition()?.column ?? 1;
    },
    focus: () => editor.focus(),
    dispose() {
      editor.dispose();
      frame.remove();
    },
  };
}
