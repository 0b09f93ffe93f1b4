/** What the checks find in each component. */
import type { Diagnostic, Sources } from '../../dsl/internal.ts';

/** By section and id; the last component of an id bears what is found where it was first declared, too. */
export function findingsOf(
  diagnostics: readonly Diagnostic[],
  { components, files }: Sources,
): Map<string, Diagnostic[]> {
  const lines = new Map(files.map((file) => [file.path, file.lines]));
  const out = new Map<string, Diagnostic[]>();
  for (const { section, id, file, range } of components) {
    const from = lines.get(file)?.place(range.start).line ?? 0;
    const to = lines.get(file)?.place(range.end).line ?? 0;
    const here = diagnostics.filter((found) => found.file === file && found.line >= from && found.line <= to);
    const name = `${section}/${id}`;
    if (here.length) out.set(name, [...new Set([...(out.get(name) ?? []), ...here])]);
  }
  return out;
}
