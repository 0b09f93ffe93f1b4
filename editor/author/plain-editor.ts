/** A text field with line numbers, for small screens and for when the full editor cannot be loaded. */
import type { Problem } from '../state/problems.ts';
import type { Editor, EditorEvents, LinePart } from './editor.ts';
import { pastedText } from './pasted-text.ts';

/** The line numbers. Lines without marks are one text, as a large file has thousands. */
function gutterParts(lines: number, marks: ReadonlyMap<number, string>): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let unmarked = '';
  for (let line = 1; line <= lines; line++) {
    const mark = marks.get(line);
    if (mark === undefined) {
      unmarked += `${line}\n`;
      continue;
    }
    const row = document.createElement('span');
    row.textContent = `${line}\n`;
    row.className = mark;
    parts.push(unmarked, row);
    unmarked = '';
  }
  return [...parts, unmarked];
}

const startOfLine = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, 0);

/** Selects a part of the line that starts at an offset, and scrolls to it. */
function selectIn(area: HTMLTextAreaElement, start: number, { line, column, endColumn }: LinePart): void {
  area.setSelectionRange(start + column - 1, start + endColumn - 1);
  const height = parseFloat(getComputedStyle(area).lineHeight) || 20;
  area.scrollTop = Math.max(0, (line - 4) * height);
}

function selectedIn(
  { value, selectionStart, selectionEnd }: HTMLTextAreaElement,
  line: number,
  start: number,
): LinePart {
  const column = selectionStart - start + 1;
  const selected = value.slice(selectionStart, selectionEnd);
  return { line, column, endColumn: column + (selected.includes('\n') ? 0 : selected.length) };
}

function pasteInto(area: HTMLTextAreaElement, event: ClipboardEvent): void {
  const { value, selectionStart, selectionEnd } = area;
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const text = pastedText(value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart), pasted);
  if (area.readOnly || text === pasted) return;
  event.preventDefault();
  area.setRangeText(text, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new Event('input'));
}

export function plainEditor(host: HTMLElement, { onEdit, onCursor }: EditorEvents): Editor {
  const area = document.createElement('textarea');
  const gutter = document.createElement('pre');
  const frame = document.createElement('div');
  frame.className = 'plain-editor';
  gutter.setAttribute('aria-hidden', 'true');
  area.spellcheck = false;
  area.wrap = 'off';
  area.autocapitalize = 'off';
  // until a file is shown, as typed text would belong to no file
  area.readOnly = true;
  frame.append(gutter, area);
  host.append(frame);
  let path = '';
  let revision = -1;
  let leaves = false;
  let marks = new Map<number, string>();

  const lineAt = (offset: number): number => area.value.slice(0, offset).split('\n').length;
  const startOf = (line: number): number => startOfLine(area.value, line);
  /** what the gutter shows: the number of lines and the marks */
  let numbered = '';
  const number = (): void => {
    const n = area.value.split('\n').length;
    const wanted = JSON.stringify([n, [...marks]]);
    if (wanted === numbered) return;
    numbered = wanted;
    gutter.replaceChildren(...gutterParts(n, marks));
    gutter.scrollTop = area.scrollTop;
  };
  area.addEventListener('input', () => {
    onEdit(path, area.value);
    number();
  });
  area.addEventListener('scroll', () => {
    gutter.scrollTop = area.scrollTop;
  });
  const cursor = (): void => onCursor(path, lineAt(area.selectionStart));
  area.addEventListener('keyup', cursor);
  area.addEventListener('click', cursor);
  area.addEventListener('paste', (event) => pasteInto(area, event));
  let escaped = false;
  area.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      escaped = true;
      return;
    }
    // Tab indents, unless a setting or a preceding Escape lets it move the focus
    if (event.key === 'Tab' && !event.shiftKey && !leaves && !escaped && !area.readOnly) {
      event.preventDefault();
      area.setRangeText('  ', area.selectionStart, area.selectionEnd, 'end');
      area.dispatchEvent(new Event('input'));
    }
    if (event.key !== 'Shift') escaped = false;
  });

  const select = (part: LinePart): void => {
    selectIn(area, startOf(part.line), part);
    gutter.scrollTop = area.scrollTop;
  };

  return {
    show(file) {
      if (file.path === path && file.revision === revision) return;
      const same = file.path === path;
      ({ path, revision } = file);
      area.readOnly = file.readonly;
      if (area.value !== file.text) {
        const { selectionStart, selectionEnd, scrollTop } = area;
        area.value = file.text;
        if (same) {
          area.setSelectionRange(selectionStart, selectionEnd);
          area.scrollTop = scrollTop;
        }
      }
      number();
    },
    reveal: (line, column = 1) => select({ line, column, endColumn: column }),
    select,
    mark(problems: readonly Problem[]) {
      marks = new Map(
        [...problems].sort((a) => (a.severity === 'error' ? 1 : -1)).map(({ line, severity }) => [line, severity]),
      );
      number();
    },
    settings({ tabLeaves, label }) {
      leaves = tabLeaves;
      area.setAttribute('aria-label', label);
    },
    get line() {
      return lineAt(area.selectionStart);
    },
    get selected() {
      const line = lineAt(area.selectionStart);
      return selectedIn(area, line, startOf(line));
    },
    focus: () => area.focus(),
    dispose: () => frame.remove(),
  };
}
