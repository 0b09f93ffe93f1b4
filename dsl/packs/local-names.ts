/**
 * A pack may declare a name that the game it extends uses inside an effect (`… as NAME`). The game is right, and its author may be
 * somebody else: what is to be changed is the declaration.
 */
import type { NameTaken } from '../semantics/name-diagnostics.ts';
import type { FileProblem } from '../source/diagnostic.ts';
import { packProblem } from './diagnostics.ts';
import { extendsPack, type PackSource } from './discover.ts';
import { SECTION_NAMES, sectionOf } from './fields.ts';
import type { MergedEntry } from './located.ts';
import type { Merged } from './merge.ts';
import type { SymbolTable } from './symbol-table.ts';

/** The problems, with names that are taken in a base pack reported where the extending pack declares them. */
export function atDeclarations(
  problems: FileProblem[],
  packs: readonly PackSource[],
  { entries }: Merged,
  symbols: SymbolTable,
): FileProblem[] {
  if (!problems.some(({ code }) => code === 'name-taken')) return problems;
  const packOf = new Map(packs.flatMap((pack) => pack.files.map(({ path }) => [path, pack] as const)));
  const declarationOf = (name: string): MergedEntry | undefined => {
    const [symbol] = symbols.find(name);
    const section = symbol && SECTION_NAMES.find((one) => sectionOf(one).declares === symbol.kind);
    return section && entries.get(section)?.find(({ id }) => id === symbol.id);
  };
  return problems.map((problem) => {
    if (problem.code !== 'name-taken') return problem;
    const { name, by } = problem.data as NameTaken;
    const declared = by === 'pack' ? declarationOf(name) : undefined;
    const base = packOf.get(problem.file);
    if (!declared || !base || !extendsPack(declared.pack, base)) return problem;
    return {
      ...packProblem('local-name-of-base', declared.span, { name, base: base.name }),
      file: declared.file.path,
      related: [{ message: 'used here', file: problem.file, start: problem.start, end: problem.end }],
    };
  });
}
