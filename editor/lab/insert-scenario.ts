/** Puts a scenario into the lines of a component, and touches no other line. */

/** `line` and `endLine`: of the component, from 1, the end inclusive. */
export function withScenario(
  text: string,
  { line, endLine }: { line: number; endLine: number },
  scenario: string,
): string {
  const lines = text.split('\n');
  const own = lines.slice(line - 1, endLine);
  const first = own[0] ?? '';
  // after the `- ` of a list item, or two columns deeper than the key of a map
  const depth = /^(\s*)- /.exec(first)?.[0].length ?? /^\s*/.exec(first)![0].length + 2;
  const pad = ' '.repeat(depth);
  const at = own.findIndex((one) => one.startsWith(`${pad}scenarios:`));
  const entry = scenario.trimEnd().split('\n');
  if (at < 0) {
    return [
      ...lines.slice(0, endLine),
      `${pad}scenarios:`,
      ...entry.map((one) => `${pad}  ${one}`),
      ...lines.slice(endLine),
    ].join('\n');
  }
  // after the last line that is indented deeper than the key
  let end = at + 1;
  while (
    end < own.length &&
    (own[end].trim() === '' || /^\s*/.exec(own[end])![0].length > depth || own[end].startsWith(`${pad}- `))
  ) {
    end++;
  }
  while (own[end - 1].trim() === '') end--;
  const items = /^\s*/.exec(own[at + 1] ?? '')![0].length;
  const inside = ' '.repeat(items > 0 ? items : depth + 2);
  return [
    ...lines.slice(0, line - 1),
    ...own.slice(0, end),
    ...entry.map((one) => inside + one),
    ...own.slice(end),
    ...lines.slice(endLine),
  ].join('\n');
}
