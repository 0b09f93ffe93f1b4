/** Renders each effect in words at the end of its line, shortened to the room left there, so that no hint wraps its line. */
import type * as monaco from 'monaco-editor/editor';
import { app } from '../state/app.ts';
import type { InlayHint, Range } from 'vscode-languageserver-types';
import type { LanguageCode } from '../worker/protocol.ts';

type AskHints = (
  model: monaco.editor.ITextModel,
  range: Range,
  language: LanguageCode,
  token: monaco.CancellationToken,
) => Promise<InlayHint[] | null>;

/** In letters. Shorter hints say nothing. */
const MIN_LENGTH = 12;
/** In letters: the scroll bar and the space before a hint. */
const MARGIN = 4;
/** Milliseconds. */
const RESIZE_DELAY = 200;

export function registerInlayHints(m: typeof monaco, askHints: AskHints): void {
  const changed = new m.Emitter<void>();
  let shown = '';
  let resized: ReturnType<typeof setTimeout> | undefined;
  app.subscribe(() => {
    const { inlay, content } = app.now.settings;
    const now = `${inlay} ${content}`;
    if (now !== shown) {
      shown = now;
      changed.fire();
    }
  });
  m.editor.onDidCreateEditor((editor) =>
    editor.onDidLayoutChange(() => {
      clearTimeout(resized);
      resized = setTimeout(() => changed.fire(), RESIZE_DELAY);
    }),
  );

  m.languages.registerInlayHintsProvider('yaml', {
    onDidChangeInlayHints: changed.event,
    async provideInlayHints(model, { startLineNumber, endLineNumber }, token) {
      const { inlay, content } = app.now.settings;
      const range = { start: { line: startLineNumber - 1, character: 0 }, end: { line: endLineNumber, character: 0 } };
      const found = inlay ? await askHints(model, range, content, token) : null;
      const columns = columnsOf(m, model);
      return {
        dispose: () => undefined,
        hints: (found ?? [])
          // lines may have gone while the worker answered
          .filter(({ position }) => position.line < model.getLineCount())
          .flatMap(
            (hint) => fitted(hint, columns - (model.getLineLength(hint.position.line + 1) % columns) - MARGIN) ?? [],
          ),
      };
    },
  });
}

/** The number of letters in a line on the screen. */
function columnsOf(m: typeof monaco, model: monaco.editor.ITextModel): number {
  const editor = m.editor.getEditors().find((one) => one.getModel() === model);
  return editor?.getLayoutInfo().viewportColumn ?? 80;
}

/** Cut between words, with the whole text as tooltip. Null: there is no room. */
function fitted({ label, position, tooltip }: InlayHint, room: number): monaco.languages.InlayHint | null {
  const text = label as string;
  if (room < Math.min(MIN_LENGTH, text.length)) return null;
  const short = text.length <= room ? text : `${text.slice(0, room - 2).replace(/[\s…]+\S*$/, '')} …`;
  const whole = typeof tooltip === 'string' ? tooltip : text;
  return {
    label: short,
    position: { lineNumber: position.line + 1, column: position.character + 1 },
    paddingLeft: true,
    ...(short === text && !tooltip ? {} : { tooltip: { value: whole } }),
  };
}
