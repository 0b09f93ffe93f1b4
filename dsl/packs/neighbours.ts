/**
 * Names that this pack does not know and a pack beside it declares: most often an `extends` is missing. Looked for only
 * when there is such a name.
 */
import type { FileProblem } from '../source/diagnostic.ts';
import { declare } from './declare.ts';
import { discover, packsBeside, type Found } from './discover.ts';
import type { Files } from './files.ts';
import { merge } from './merge.ts';

const UNKNOWN_NAME = 'unknown-name';

/** The problems, with a word about the pack that declares an unknown name. */
export function tellNeighbours(problems: FileProblem[], { packs }: Found, files: Files, where: string): FileProblem[] {
  if (!problems.some(({ code }) => code === UNKNOWN_NAME)) return problems;
  const known = new Set(packs.map(({ name }) => name));
  const others = packsBeside(files, where).filter(({ name }) => !known.has(name))
    .map(({ name, path }) => ({ name, symbols: declare(merge(discover(files, path).packs)) }));
  if (others.length === 0) return problems;
  const texts = new Map(packs.flatMap((pack) => pack.files.map(({ path, yaml }) => [path, yaml.text] as const)));
  return problems.map((problem) => {
    if (problem.code !== UNKNOWN_NAME) return problem;
    const word = texts.get(problem.file)?.slice(problem.start, problem.end) ?? '';
    const declaring = others.filter(({ symbols }) => symbols.find(word).length > 0).map(({ name }) => name);
    return declaring.length === 0 ? problem : { ...problem, help: withNeighbours(problem.help, word, declaring) };
  });
}

function withNeighbours(help: string | undefined, word: string, packs: string[]): string {
  const named = packs.map((name) => `"${name}"`).join(' and ');
  const told = `The pack ${named} beside this one declares \`${word}\`: to build on it, write \`extends: ${packs[0]}\`.`;
  return help === undefined ? told : `${told} Or: ${help}`;
}
