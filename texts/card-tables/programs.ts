/** To which program of its card a text belongs: by the title in front of it, and by the programs of its type. */
import { EFFECT, type PackModel, type Range, type LanguageCode } from '../../dsl/internal.ts';
import type { TextProblem } from '../parse/problems.ts';
import type { PackTextParser } from './pack-text-parser.ts';
import { ownWords, type NameIndex } from './names.ts';
import { textProblem } from './text-problem.ts';

interface TextPart {
  program: string;
  text: string;
  range: Range;
}

type Type = PackModel['types'][number];

/** At the beginning of a sentence or a line, words and a colon. */
const TITLE = /(?<=^\s*|[.;]\s*|\n\s*)([\p{L}\p{M}][\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+){0,3})\s*:\s*/gu;

/** Cuts the text at titles of programs in its language; other words before a colon stay in the text for the parser. */
export function textPartsOf(
  text: string,
  type: Type,
  code: LanguageCode,
  types: NameIndex,
  pack: PackTextParser,
): { parts: TextPart[]; problems: TextProblem[] } {
  const parts: TextPart[] = [];
  const problems: TextProblem[] = [];
  const titles = titlesOf(code, types, pack);
  const found = [...text.matchAll(TITLE)].flatMap(({ 0: whole, 1: title, index }) => {
    const of = titles.get(title.toLowerCase());
    return of ? [{ of, title, start: index, end: index + whole.length }] : [];
  });
  const add = (program: string | null, start: number, end: number, title: Range): void => {
    if (program === null) return;
    if (parts.some((part) => part.program === program)) {
      problems.push(textProblem('double-program', title, { program }));
    } else parts.push({ program, text: text.slice(start, end), range: { start, end } });
  };
  const first = found[0]?.start ?? text.length;
  if (text.slice(0, first).trim() !== '') {
    add(untitled(type, { start: 0, end: first }, pack, code, problems), 0, first, { start: 0, end: first });
  }
  found.forEach(({ of, title, start, end }, i) => {
    const range = { start, end: start + title.length };
    add(programOf(of, title, type, range, pack, code, problems), end, found[i + 1]?.start ?? text.length, range);
  });
  return { parts: problems.length ? [] : parts, problems };
}

interface Title {
  programs: string[];
  types: string[];
}

/** Titles of programs as `fathom show` prints them, and the words that distinguish types. */
function titlesOf(code: LanguageCode, types: NameIndex, pack: PackTextParser): Map<string, Title> {
  const out = new Map<string, Title>();
  const of = (title: string): Title => {
    let known = out.get(title);
    if (!known) out.set(title, (known = { programs: [], types: [] }));
    return known;
  };
  for (const program of new Set(pack.model.types.flatMap((type) => type.programs.map(({ name }) => name)))) {
    for (const title of new Set([pack.title(program, code) ?? program, program].map((name) => name.toLowerCase()))) {
      of(title).programs.push(program);
    }
  }
  for (const { id } of pack.model.types) for (const word of ownWords(id, types)) of(word).types.push(id);
  return out;
}

function programOf(
  { programs, types }: Title,
  title: string,
  type: Type,
  range: Range,
  pack: PackTextParser,
  code: LanguageCode,
  problems: TextProblem[],
): string | null {
  const ofType = programs.filter((name) => type.programs.some((program) => program.name === name));
  if (ofType.length === 1) return ofType[0];
  if (types.includes(type.id)) return untitled(type, range, pack, code, problems);
  const belongs = pack.model.types
    .filter(({ id, programs: of }) => types.includes(id) || of.some(({ name }) => programs.includes(name)))
    .map(({ id }) => id);
  problems.push(
    textProblem('other-type', range, { title, fitting: belongs, type: type.id, programs: programNames(type) }),
  );
  return null;
}

const programNames = ({ programs }: Type): string[] => programs.map(({ name }) => name);

/** Without a title it is the only program, or the one that has no title on cards. */
function untitled(
  type: Type,
  range: Range,
  pack: PackTextParser,
  code: LanguageCode,
  problems: TextProblem[],
): string | null {
  if (type.programs.length === 1) return type.programs[0].name;
  if (type.programs.some(({ name }) => name === EFFECT)) return EFFECT;
  const programs = programNames(type);
  const titles = programs.map((name) => pack.title(name, code) ?? name);
  problems.push(textProblem('which-program', range, { type: type.id, programs, titles }));
  return null;
}
