/**
 * Unknown names that another pack declares: most often an `extends` is missing. The other packs are read only if there is an
 * unknown name: those in the same folder and, for a pack that extends none, those of the folders of packs.
 */
import {
  type FileProblem,
  type Symbols,
  type UnknownName,
  packProblem,
  declareSymbols,
  discoverPacks,
  siblingPacks,
  type Discovery,
  type Files,
  merge,
} from '../../dsl/internal.ts';

const UNKNOWN_NAME = 'unknown-name';

interface SiblingPack {
  name: string;
  symbols: Symbols;
  /** names of the packs that it extends, directly or not */ bases: ReadonlySet<string>;
  /** extends one of the known packs */ isRelated: boolean;
}

/** The other packs in the folder of `where` and in the folders `packs`, except those in `known`. */
function loadSiblings(
  known: ReadonlySet<string>,
  files: Files,
  where: string,
  folders: string | readonly string[] = [],
): SiblingPack[] {
  return siblingPacks(files, where, folders)
    .filter(({ name }) => !known.has(name))
    .map(({ name, path }) => {
      const { packs } = discoverPacks(files, path, folders);
      return {
        name,
        symbols: declareSymbols(merge(packs)),
        bases: new Set(packs.map((pack) => pack.name).filter((base) => base !== name)),
        isRelated: packs.some((pack) => known.has(pack.name)),
      };
    });
}

/** The packs that declare the name, not those that have it from another of them; only those that extend the same game, if there are any. */
function declaring(word: string, among: SiblingPack[]): string[] {
  const all = among.filter(({ symbols }) => symbols.find(word).length > 0);
  const found = all.filter(({ bases }) => !all.some(({ name }) => bases.has(name)));
  const isRelated = found.filter((one) => one.isRelated);
  return [...new Set((isRelated.length ? isRelated : found).map(({ name }) => name))];
}

/** The names of other packs in the folder of `where` that declare a name, except those in `known`. */
export function packsDeclaring(word: string, known: ReadonlySet<string>, files: Files, where: string): string[] {
  return declaring(word, loadSiblings(known, files, where));
}

/** The problems, with a hint about the packs that declare an unknown name. */
export function withSiblingHints(
  problems: FileProblem[],
  { packs }: Discovery,
  files: Files,
  where: string,
  folders: string | readonly string[] = [],
): FileProblem[] {
  if (!problems.some(({ code }) => code === UNKNOWN_NAME)) return problems;
  const extendsNone = packs.length === 1;
  const others = loadSiblings(new Set(packs.map(({ name }) => name)), files, where, extendsNone ? folders : []);
  if (others.length === 0) return problems;
  const texts = new Map(packs.flatMap((pack) => pack.files.map(({ path, yaml }) => [path, yaml.text] as const)));
  return problems.map((problem) => {
    if (problem.code !== UNKNOWN_NAME) return problem;
    const word = texts.get(problem.file)?.slice(problem.start, problem.end) ?? '';
    const found = declaring(word, others);
    if (found.length === 0) return problem;
    const data = { ...(problem.data as UnknownName), declaredBy: found };
    return { ...problem, ...packProblem('unknown-name', problem, data) };
  });
}
