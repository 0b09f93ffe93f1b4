/** The tokens of a text for the parser: separators normalized, brackets balanced, mistakes recorded. */
import type { IToken, TokenType } from 'chevrotain';
import type { Problem } from '../source/problem.ts';
import { syntaxProblem } from './diagnostics.ts';
import { MAX_NUMBER } from './limits.ts';
import {
  BadName,
  Colon,
  Comma,
  keywordToken,
  LeftBracket,
  effectLexer,
  Newline,
  NumberToken,
  Ordinal,
  RightBracket,
  Semicolon,
} from './tokens.ts';

/** Longest piece of the text that a message shows. */
const MOST_SHOWN = 20;

export function tokenizeWithProblems(text: string): { tokens: IToken[]; problems: Problem[] } {
  const { tokens, errors } = effectLexer().tokenize(text);
  const problems = [
    ...errors.map(({ offset, length }) => unexpectedCharacters(text, offset, length)),
    ...tokens.flatMap(tokenProblem),
  ];
  const balanced = balanceBrackets(tokens, text.length, problems);
  return { tokens: tidySeparators(balanced), problems };
}

function unexpectedCharacters(text: string, start: number, length: number): Problem {
  const characters = text.slice(start, start + Math.min(length, MOST_SHOWN));
  return syntaxProblem('unexpected-character', { start, end: start + length }, { characters });
}

function tokenProblem(token: IToken): Problem[] {
  const { image } = token;
  const span = { start: token.startOffset, end: endOf(token) };
  if (token.tokenType === BadName) {
    const better = image === 'I' ? 'you' : image.toLowerCase().replace(/[_-]+/g, '-').replace(/^-|-$/g, '');
    const suggestions = /^[a-z]/.test(better) ? [better] : [];
    return [syntaxProblem('bad-name', span, { in: 'effect', name: image, suggestions })];
  }
  const isNumber = token.tokenType === NumberToken || token.tokenType === Ordinal;
  if (isNumber && Number.parseInt(image, 10) > MAX_NUMBER) {
    return [syntaxProblem('number-too-large', span, { written: image.slice(0, MOST_SHOWN) })];
  }
  return [];
}

/** Drops a `)` without `(`; closes open brackets at the end of the text. */
function balanceBrackets(tokens: IToken[], end: number, problems: Problem[]): IToken[] {
  const open: IToken[] = [];
  const kept = tokens.filter((token) => {
    if (token.tokenType === LeftBracket) open.push(token);
    if (token.tokenType !== RightBracket || open.pop()) return true;
    problems.push(syntaxProblem('extra-bracket', { start: token.startOffset, end: endOf(token) }));
    return false;
  });
  for (const bracket of open) {
    const span = { start: bracket.startOffset, end: endOf(bracket) };
    problems.push(syntaxProblem('unclosed-bracket', span, { in: 'effect' }));
    kept.push(closingBracket(end));
  }
  return kept;
}

const closingBracket = (offset: number): IToken => ({
  image: '',
  startOffset: offset,
  tokenType: RightBracket,
  tokenTypeIdx: RightBracket.tokenTypeIdx!,
});

/** A line that ends with one of these continues on the next; no separator is needed after them. */
const GOES_ON: ReadonlySet<TokenType> = new Set([LeftBracket, Colon, Comma, keywordToken('then'), keywordToken('or')]);
/** Before these a line end is no separator. */
const CONTINUES: ReadonlySet<TokenType> = new Set([RightBracket, keywordToken('else')]);

/** One separator between two parts, and none for a line end that does not separate. A `;` at the end of a line is the line end. */
function tidySeparators(tokens: IToken[]): IToken[] {
  const kept: IToken[] = [];
  let separator: IToken | undefined;
  for (const token of tokens) {
    const last = kept.at(-1);
    if (token.tokenType === Newline) {
      if (last && !GOES_ON.has(last.tokenType)) separator = token;
    } else if (token.tokenType === Semicolon && (!last || separator || last.tokenType === LeftBracket)) {
      continue;
    } else if (token.tokenType === Semicolon) {
      separator = token;
    } else {
      if (separator && !CONTINUES.has(token.tokenType)) kept.push(separator);
      separator = undefined;
      kept.push(token);
    }
  }
  return kept;
}

/** Offset after the last character of a token. */
export const endOf = (token: IToken): number => token.startOffset + token.image.length;
