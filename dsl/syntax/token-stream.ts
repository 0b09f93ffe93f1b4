/** From text to the tokens that the parser sees: separators tidied, brackets balanced, mistakes noted. */
import type { IToken, TokenType } from 'chevrotain';
import type { Problem } from '../source/problem.ts';
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
  return {
    code: 'unexpected-character',
    severity: 'error',
    start,
    end: start + length,
    message: `\`${text.slice(start, start + Math.min(length, 20))}\` has no meaning in an effect.`,
  };
}

function tokenProblem(token: IToken): Problem[] {
  const at = { severity: 'error' as const, start: token.startOffset, end: endOf(token) };
  if (token.tokenType === BadName) {
    const better = token.image === 'I' ? 'you' : token.image.toLowerCase().replace(/[_-]+/g, '-').replace(/^-|-$/g, '');
    return [
      {
        ...at,
        code: 'bad-name',
        message: `\`${token.image}\` is not written as a name.`,
        help: 'Names are small letters and digits, with `-` between words.',
        ...(/^[a-z]/.test(better) ? { suggestions: [better] } : {}),
      },
    ];
  }
  const isNumber = token.tokenType === NumberToken || token.tokenType === Ordinal;
  if (isNumber && Number.parseInt(token.image, 10) > MAX_NUMBER) {
    return [
      {
        ...at,
        code: 'number-too-large',
        message: `\`${token.image.slice(0, 20)}\` is too large; a number is at most ${MAX_NUMBER}.`,
      },
    ];
  }
  return [];
}

/** Drops a `)` that closes nothing; closes at the end of the text what stayed open. */
function balanceBrackets(tokens: IToken[], end: number, problems: Problem[]): IToken[] {
  const open: IToken[] = [];
  const kept = tokens.filter((token) => {
    if (token.tokenType === LeftBracket) open.push(token);
    if (token.tokenType !== RightBracket || open.pop()) return true;
    problems.push({
      code: 'extra-bracket',
      severity: 'error',
      message: '`)` closes no bracket.',
      help: 'Remove it, or add the `(` that it should close.',
      start: token.startOffset,
      end: endOf(token),
    });
    return false;
  });
  for (const bracket of open) {
    problems.push({
      code: 'unclosed-bracket',
      severity: 'error',
      message: 'Expected `)` to close the bracket that opens here.',
      start: bracket.startOffset,
      end: endOf(bracket),
    });
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

/** A line that ends with one of these goes on in the next; no separator is needed behind them. */
const GOES_ON: ReadonlySet<TokenType> = new Set([LeftBracket, Colon, Comma, keywordToken('then'), keywordToken('or')]);
/** Before these a line end says nothing. */
const CONTINUES: ReadonlySet<TokenType> = new Set([RightBracket, keywordToken('else')]);

/** One separator between two parts, none where a line end says nothing. A `;` at the end of a line is the line end. */
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

/** Offset behind the last character of a token. */
export const endOf = (token: IToken): number => token.startOffset + token.image.length;
