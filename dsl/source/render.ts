/**
 * A diagnostic for a terminal:
 *
 *     cards/demo/cards.yaml:3:19 unknown-name
 *       3 |     effect: gain 2 krill
 *         |                    ^^^^^
 *     error: No counter is called "krill". Did you mean "kelp"?
 *     help: …
 */
import type { Diagnostic, FileRange } from './diagnostic.ts';
import type { Lines } from './lines.ts';
import { capitalize } from './capitalize.ts';
import { visible } from './characters.ts';

/** What people read of a diagnostic; each may be empty except the message. */
export interface DiagnosticWords {
  message: string;
  /** the question after suggestions */
  suggested: string;
  help: string;
}

/** The words around diagnostics in a language. */
export interface DiagnosticWording {
  labels: Record<'error' | 'warning' | 'help' | 'see', string>;
  wordsOf(diagnostic: Diagnostic): DiagnosticWords;
}

/** How `renderDiagnostic` prints: colour, width in columns, the lines of a file to quote, and the language. */
export interface RenderOptions {
  /** @internal the lines of a file, if it could be read */
  linesOf?: (file: string) => Lines | undefined;
  /** instead of `linesOf`: the files of a loaded pack, so that `renderDiagnostic(diagnostic, pack)` quotes them */
  sources?: { readonly files: readonly { readonly path: string; readonly lines: Lines }[] };
  color?: boolean;
  /** longer source lines are cut around the mark */
  width?: number;
  /** @internal absent: English */
  wording?: DiagnosticWording;
}

type Paint = (style: keyof typeof CODES, text: string) => string;
const CODES = { bold: 1, dim: 2, error: 31, warning: 33, accent: 36 };
const TAB = 4;

/** A diagnostic as text for a terminal, with the marked line. */
export function renderDiagnostic(diagnostic: Diagnostic, options: RenderOptions = {}): string {
  const { sources, linesOf = linesIn(sources), color = false, width = 120, wording = ENGLISH } = options;
  const paint: Paint = color ? (style, text) => `\u001b[${CODES[style]}m${text}\u001b[0m` : (_, text) => text;
  const { severity, related = [] } = diagnostic;
  const { labels } = wording;
  const { message, suggested, help } = wording.wordsOf(diagnostic);
  const hue = severity;
  const out = [
    `${paint('bold', placeOf(diagnostic))} ${diagnostic.code}`,
    ...excerpt(diagnostic, linesOf?.(diagnostic.file), paint, hue, width),
    `${paint(hue, `${labels[severity]}:`)} ${visible([message, suggested].filter(Boolean).join(' '))}`,
  ];
  if (help) out.push(`${paint('accent', `${labels.help}:`)} ${visible(help)}`);
  for (const place of related) {
    out.push(
      `${paint('accent', `${labels.see}:`)} ${placeOf(place)} ${visible(place.message)}`,
      ...excerpt(place, linesOf?.(place.file), paint, 'accent', width),
    );
  }
  return out.join('\n');
}

const linesIn =
  (sources: RenderOptions['sources']) =>
  (file: string): Lines | undefined =>
    sources?.files.find(({ path }) => path === file)?.lines;

/** The words of a diagnostic in English. */
export const englishWords = ({ message, suggestions, help }: Diagnostic): DiagnosticWords => ({
  message: sentence(message),
  suggested: didYouMean(suggestions).trim(),
  help: help ? sentence(help) : '',
});

const ENGLISH: DiagnosticWording = {
  labels: { error: 'error', warning: 'warning', help: 'help', see: 'see' },
  wordsOf: englishWords,
};

/** Starts with a capital and ends with a full stop, unless it already ends with a punctuation mark. */
export function sentence(text: string): string {
  const begun = /^[a-z]+[ ,]/.test(text) ? capitalize(text) : text;
  return /[.!?:]$/.test(begun) ? begun : `${begun}.`;
}

/** `Did you mean "a", "b" or "c"?` with a space in front, or nothing. */
export function didYouMean(suggestions: string[] = []): string {
  const quoted = suggestions.map((name) => `"${name}"`);
  const last = quoted.pop();
  if (!last) return '';
  return ` Did you mean ${quoted.length ? `${quoted.join(', ')} or ` : ''}${last}?`;
}

function placeOf({ file, line, column }: FileRange): string {
  return `${visible(file)}:${line}:${column}`;
}

/** The first line that is meant, with the words marked below it. */
function excerpt(
  range: FileRange,
  lines: Lines | undefined,
  paint: Paint,
  hue: keyof typeof CODES,
  width: number,
): string[] {
  const text = lines?.line(range.line);
  if (!text?.trim()) return [];
  const endColumn = range.endLine > range.line ? text.trimEnd().length + 1 : range.endColumn;
  const start = cells(text.slice(0, range.column - 1));
  const length = Math.max(1, cells(text.slice(0, endColumn - 1)) - start);
  const cut = start + length > width ? Math.max(0, start - Math.floor(width / 3)) : 0;
  const shown = window(text, cut, width);
  const number = String(range.line);
  const gutter = ' '.repeat(number.length);
  const mark =
    ' '.repeat(start - cut + (cut ? 1 : 0)) +
    paint(hue, '^'.repeat(Math.min(length, Math.max(1, width - (start - cut)))));
  return [`  ${paint('dim', `${number} |`)} ${shown}`, `  ${paint('dim', `${gutter} |`)} ${mark}`];
}

/** The part of a line that begins after so many cells, with tabs as blanks. */
function window(text: string, cut: number, width: number): string {
  let at = 0;
  let out = '';
  for (const char of text) {
    const size = charCells(char, at);
    if (at >= cut && at + size <= cut + width) out += char === '\t' ? ' '.repeat(size) : visible(char);
    at += size;
  }
  return `${cut > 0 ? '…' : ''}${out}${at > cut + width ? '…' : ''}`;
}

/** How many terminal cells a text takes from the beginning of a line. */
function cells(text: string): number {
  let at = 0;
  for (const char of text) at += charCells(char, at);
  return at;
}

function charCells(char: string, at: number): number {
  if (char === '\t') return TAB - (at % TAB);
  const shown = visible(char);
  if (shown !== char) return shown.length;
  if (/^(?:\p{Mn}|\p{Me}|[\u200b-\u200d\u2060-\u2064\ufeff]|\ufe0e|\ufe0f)$/u.test(char)) return 0;
  return WIDE.test(char) ? 2 : 1;
}

/** East Asian wide and fullwidth characters, and pictures. */
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]$/u;
