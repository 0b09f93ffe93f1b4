/** A text without trailing blanks. No regular expression, because it takes quadratic time for many blanks. */
export function trimTrailingBlanks(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
  return text.slice(0, end);
}
