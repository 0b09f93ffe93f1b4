/** Parses texts to syntax trees. Never throws: mistakes become a list of problems, in the order of the text. */
import type { IToken } from 'chevrotain';
import type { Problem } from '../source/problem.ts';
import { syntaxProblem } from './diagnostics.ts';
import type { CostNode, EffectNode, ExprNode, ItemNode, PhraseNode } from './ast.ts';
import { parseFast, type EntryRule } from './fast/effects.ts';
import { MAX_LENGTH } from './limits.ts';
import { parseValid } from './parse-valid.ts';
import { TooDeep } from './parser/base.ts';
import { EffectParser } from './parser/effects.ts';
import { problemOf } from './parser/messages.ts';
import { withIdiom } from './idioms.ts';
import { ifsInBody } from './if-in-body.ts';
import { linesOutsideBody } from './lines-outside-body.ts';
import { tokenizeWithProblems } from './token-stream.ts';
import { keywordToken, LeftBracket, Newline, RightBracket, Semicolon } from './tokens.ts';

/** The tree of a text, and the problems in it. */
export interface Parsed<T> {
  /** null if there is any error */
  ast: T | null;
  problems: Problem[];
  /** of a program with errors: the parts without any, which can be resolved all the same */
  intact?: EffectNode;
}

/** The program of a card, a slot, a step: any number of parts. */
export const parseProgram = (text: string): Parsed<EffectNode> => parse(text, 'block');

/** Whether a text is the program of a card, a slot, a step, without any mistake; prose is found to be none at once. */
export function isProgram(text: string): boolean {
  if (text.length > MAX_LENGTH || warningsOf(text).length > 0) return false;
  const ast = parseValid(text);
  return ast !== null && (ast.kind !== 'block' || ast.parts.length > 0);
}

/** Something true or false: `era >= 2 and connected cities > 3`. */
export const parseCondition = (text: string): Parsed<ExprNode> => parse(text, 'condition');

/** Arithmetic: `2 * era + 1`. */
export const parseValue = (text: string): Parsed<ExprNode> => parse(text, 'value');

/** A noun phrase: `upgraded farms of a connected city`. */
export const parsePhrase = (text: string): Parsed<PhraseNode> => parse(text, 'phrase');

/** A cost: `1 credit, 1 kelp or 1 science`, `free`. */
export const parseCost = (text: string): Parsed<CostNode> => parse(text, 'cost');

/** Amounts: `2 cards, 1 credit per farm`. */
export const parseAmounts = (text: string): Parsed<ItemNode[]> => parse(text, 'items');

/** What can be parsed, and probably means something else. */
const warningsOf = (text: string): Problem[] => [...linesOutsideBody(text), ...ifsInBody(text)];

let parser: EffectParser | undefined;

function parse<T>(text: string, rule: EntryRule): Parsed<T> {
  if (text.length > MAX_LENGTH) return { ast: null, problems: [tooLong()] };
  const direct = parseFast(text, rule);
  return direct ? { ast: direct as T, problems: warningsOf(text) } : parseWithProblems(text, rule);
}

/** Parses with the error-tolerant grammar, which reports mistakes and recovers from them. */
export function parseWithProblems<T>(text: string, rule: EntryRule): Parsed<T> {
  const { tokens, problems } = tokenizeWithProblems(text);
  parser ??= new EffectParser();
  parser.input = tokens;
  let ast: T | null = null;
  try {
    ast = parser[rule]() as T;
    problems.push(...parser.errors.map(problemOf));
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    problems.push(tooDeep(error, text.length));
  }
  const reported = firstOfEachPart(
    problems.map((problem) => within(problem, text.length)),
    tokens,
  ).map((problem) => withIdiom(problem, text));
  if (reported.length === 0) return { ast, problems: warningsOf(text) };
  const intact = rule === 'block' ? intactParts(text, tokens, reported) : undefined;
  return { ast: null, problems: reported, ...(intact ? { intact } : {}) };
}

/** The parts of a program that have no mistake. None are, where a name may be given that others need. */
function intactParts(text: string, tokens: readonly IToken[], problems: readonly Problem[]): EffectNode | undefined {
  if (tokens.some(({ tokenType }) => tokenType === keywordToken('as'))) return undefined;
  const parts = topLevelParts(text, tokens)
    .filter(({ start, end }) => !problems.some((problem) => problem.end >= start && problem.start <= end))
    .flatMap(({ start, end }) => {
      // as long as the text before it, so that places are those of the whole
      const part = parseFast(`${' '.repeat(start)}${text.slice(start, end)}`, 'block') as EffectNode | null;
      return part === null ? [] : part.kind === 'block' ? part.parts : [part];
    });
  return parts.length === 0 ? undefined : { kind: 'block', parts, range: { start: 0, end: text.length } };
}

function topLevelParts(text: string, tokens: readonly IToken[]): { start: number; end: number }[] {
  const ends: number[] = [];
  let depth = 0;
  for (const { tokenType, startOffset } of tokens) {
    if (tokenType === LeftBracket) depth++;
    else if (tokenType === RightBracket) depth--;
    else if (depth === 0 && (tokenType === Newline || tokenType === Semicolon)) ends.push(startOffset);
  }
  return [...ends, text.length].map((end, i) => ({ start: i === 0 ? 0 : ends[i - 1] + 1, end }));
}

/** One mistake often causes others in the same part: only the first of each part is reported. An open bracket takes in all. */
function firstOfEachPart(problems: Problem[], tokens: readonly IToken[]): Problem[] {
  const separators = tokens
    .filter(({ tokenType }) => tokenType === Newline || tokenType === Semicolon)
    .map(({ startOffset }) => startOffset);
  const reported = new Set<number>();
  const open = Math.min(...problems.filter(({ code }) => code === 'unclosed-bracket').map(({ start }) => start));
  return problems
    .map((problem, i) => ({ problem, i }))
    .sort((a, b) => a.problem.start - b.problem.start || a.i - b.i)
    .filter(({ problem }) => {
      const part = separators.filter((offset) => offset < problem.start).length;
      if (problem.code === 'bad-name') reported.add(part);
      if (isLexical(problem)) return true;
      if (reported.has(part) || problem.start > open) return false;
      reported.add(part);
      return true;
    })
    .map(({ problem }) => problem);
}

/** Invalid characters and names are independent mistakes. */
const isLexical = ({ code }: Problem): boolean =>
  ['unexpected-character', 'bad-name', 'number-too-large'].includes(code);

const within = (problem: Problem, length: number): Problem => ({
  ...problem,
  start: Math.min(problem.start, length),
  end: Math.min(problem.end, length),
});

const tooLong = (): Problem => syntaxProblem('text-too-long', { start: MAX_LENGTH, end: MAX_LENGTH });

const tooDeep = ({ range }: TooDeep, length: number): Problem =>
  syntaxProblem('nested-too-deep', {
    start: Number.isNaN(range.start) ? length : range.start,
    end: Number.isNaN(range.end) ? length : range.end,
  });
