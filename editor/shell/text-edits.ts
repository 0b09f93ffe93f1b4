/** Applies edits of the language service to a text. */
import type { Position, TextEdit } from 'vscode-languageserver-types';

/** The edits do not overlap; their positions refer to the given text. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const offset = ({ line, character }: Position): number =>
    Math.min(text.length, (lineStarts[line] ?? text.length) + character);
  // from the end to the beginning, so that the positions of earlier edits stay valid
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (result, { range, newText }) => result.slice(0, offset(range.start)) + newText + result.slice(offset(range.end)),
      text,
    );
}
