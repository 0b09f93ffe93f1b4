/** What the checks find in each component. */
import type { Diagnostic, Sources } from '../../dsl/internal.ts';

/** By section and id; the last component of an id bears what is found where it was first declared, too. */
export function findingsOf(
  diagnostics: readonly Diagnostic[],
  { components, files }: Sources,
): Map<string, Diagnostic[]> {
  const lines = new Map(files.map((file) => [file.path, file.lines]));
  const within = byLines(diagnostics);
  const out = new Map<string, Diagnostic[]>();
  for (const { section, id, file, range } of components) {
    const from = lines.get(file)?.place(range.start).line ?? 0;
    const to = lines.get(file)?.place(range.end).line ?? 0;
    const here = within(file, from, to);
    const name = `${section}/${id}`;
    if (here.length) out.set(name, [...new Set([...(out.get(name) ?? []), ...here])]);
  }
  return out;
}

/** Finds the diagnostics between two lines of a file: each of thousands of components asks for its own. */
function byLines(diagnostics: readonly Diagnostic[]): (file: string, from: number, to: number) => Diagnostic[] {
  const files = new Map<string, { line: number; found: Diagnostic }[]>();
  for (const found of diagnostics) {
    const { file, line } = found;
    const list = files.get(file);
    if (list) list.push({ line, found });
    else files.set(file, [{ line, found }]);
  }
  for (const list of files.values()) list.sort((a, b) => a.line - b.line);
  return (file, from, to) => {
    const list = files.get(file) ?? [];
    return list.slice(firstFrom(list, from), firstFrom(list, to + 1)).map(({ found }) => found);
  };
}

/** The place of the first entry at this line or later. */
function firstFrom(list: readonly { line: number }[], line: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].line < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
