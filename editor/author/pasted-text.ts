/** Pasted texts take the indentation of the line into which they are pasted, so that a block of YAML stays one. */

const indentOf = (line: string): number => line.length - line.trimStart().length;

/**
 * The text to insert. Lines below the first one get its indentation, unless they have at least as much; what they are indented
 * among themselves stays.
 *
 * @param before the line up to the place where the text is pasted
 */
export function pastedText(before: string, text: string): string {
  const [first, ...rest] = text.replace(/\r\n?/g, '\n').split('\n');
  const indents = rest.filter((line) => line.trim() !== '').map(indentOf);
  if (!/^ +$/.test(before) || indents.length === 0) return text;
  const least = Math.min(...indents);
  if (least >= before.length && indentOf(first) === 0) return text;
  // lines below a key, or below the sign of a block, belong into it
  const nested = /[:|>]\s*$/.test(first) && least > indentOf(first);
  const base = nested ? indentOf(first) : least;
  const below = rest.map((line) => (line.trim() === '' ? '' : before + line.slice(base)));
  return [first.trimStart(), ...below].join('\n');
}
