/** A text without the blanks behind it. Counted by hand: a pattern takes the square of a long row of blanks. */
export function trimTrailingBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
  return text.slice(0, end);
}
